import { IsEmail, IsOptional, Length, Matches, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { TITLES } from '../booking/booking-enums.type.js';
import type { Title } from '../booking/passenger.rules.js';
import { DOCUMENT_NUMBER } from '@naga/kernel/passenger-field.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { NAME, PHONE } from '../booking/passenger.type.js';

@InputType('PassengerCorrectionInput', {
  description: 'Who travels. Nationality and kind of passenger made the price and stay as they were sold.',
})
export class PassengerCorrectionInput {
  @Field(() => TITLES, { description: 'The gender rule holds for it.' }) title!: Title;
  @Field(() => String) @Length(1, 80) @Matches(NAME) firstName!: string;
  @Field(() => String) @Length(1, 80) @Matches(NAME) lastName!: string;
  @Field(() => String, { nullable: true }) @IsOptional() @IsEmail() @MaxLength(254) email?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @Matches(PHONE) mobileNumber?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Left out it stays; null takes it away where nobody asks for it.',
  })
  @IsOptional()
  @Matches(DOCUMENT_NUMBER)
  documentNumber?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'See documentNumber.' }) birthDate?: string | null;
}

@ArgsType()
export class ChangePassengerArgs {
  @Field(() => ID) bookingId!: string;
  @Field(() => ID, { description: 'BookingPart.id of one of his rides.' }) partId!: string;
  @Field(() => PassengerCorrectionInput) @ValidateNested() passenger!: PassengerCorrectionInput;
}
