import { DOCUMENT_NUMBER } from '@naga/kernel/passenger-field.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, IsEmail, IsOptional, Length, Matches, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { NATIONALITIES, PASSENGER_TYPES, TITLES } from './booking-enums.type.js';
import type { Nationality, PassengerType, Title } from './passenger.rules.js';

/** Anything people are called by, in any script; no control characters, no markup. */
export const NAME = /^[^\p{C}<>]*[\p{L}\p{M}][^\p{C}<>]*$/u;
/** A telephone number as people write it. */
export const PHONE = /^\+?[0-9][0-9 ()./-]{4,23}$/;

/** So many travel together at most. */
export const MOST_PASSENGERS = 20;

@InputType('PassengerFactsInput', { description: 'What operators ask of a passenger beside his name.' })
export class PassengerFactsInput {
  @Field(() => String, { nullable: true }) @IsOptional() @IsEmail() @MaxLength(254) email?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @Matches(PHONE) mobileNumber?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Of the passport or identity card, where an operator asks for it.',
  })
  @IsOptional()
  @Matches(DOCUMENT_NUMBER)
  documentNumber?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Where an operator asks for it.' })
  birthDate?: string | null;
}

@InputType('PassengerInput', { description: 'Title, nationality and type are those the seat was held for.' })
export class PassengerInput extends PassengerFactsInput {
  @Field(() => TITLES) title!: Title;
  @Field(() => String) @Length(1, 80) @Matches(NAME) firstName!: string;
  @Field(() => String) @Length(1, 80) @Matches(NAME) lastName!: string;
  @Field(() => NATIONALITIES) nationality!: Nationality;
  @Field(() => PASSENGER_TYPES, { defaultValue: 'ADULT' }) passengerType!: PassengerType;
  @Field(() => String, { description: 'Of the first leg.' }) @Length(1, 10) seatNumber!: string;
}

@InputType('ContactInput', { description: 'Where tickets and news go.' })
export class ContactInput {
  @Field(() => String, { nullable: true, description: "Null: 'I don't have e-mail'." })
  @IsOptional()
  @IsEmail()
  @MaxLength(254)
  email?: string | null;
  @Field(() => String, { description: 'Country code welcome; digits, spaces and ()./- only.' })
  @Matches(PHONE)
  mobileNumber!: string;
}

/** Checked as a whole, so that a problem is named by its path: 'passengers.0.firstName'. */
@ArgsType()
export class SetPassengersArgs {
  @Field(() => ID) bookingId!: string;
  @Field(() => [PassengerInput]) @ArrayMaxSize(MOST_PASSENGERS) @ValidateNested() passengers!: PassengerInput[];
  @Field(() => ContactInput) @ValidateNested() contact!: ContactInput;
}
