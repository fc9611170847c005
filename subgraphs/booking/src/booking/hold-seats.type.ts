import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { DateTimeISO, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsOptional,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Field, ID, InputType, ObjectType, createUnionType } from 'type-graphql';
import { LEG_DIRECTIONS, NATIONALITIES, PASSENGER_TYPES, TITLES } from './booking-enums.type.js';
import { BookingView } from './booking.type.js';
import type { Nationality, PassengerType, Title } from './passenger.rules.js';
import { ContactInput, MOST_PASSENGERS, PassengerInput, PHONE } from './passenger.type.js';
import type { LegDirection } from './seat-request.rules.js';

/** One line in any script; zero-width spaces belong to Khmer. */
const LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

@InputType('SeatRequestInput', {
  description: 'A seat and who will sit there: it decides the gender rule and the price.',
})
export class SeatRequestInput {
  @Field(() => String) @Length(1, 10) seatNumber!: string;
  @Field(() => TITLES) title!: Title;
  @Field(() => NATIONALITIES, { description: 'LOCAL is a national of the country whose people pay the local price.' })
  nationality!: Nationality;
  @Field(() => String, {
    nullable: true,
    description:
      "Whose national the passenger is, ISO 3166-1 alpha-2: then he is LOCAL on the rides where that country's people pay the local price, and FOREIGN on the others, whatever nationality says.",
  })
  @IsOptional()
  @Matches(/^[A-Z]{2}$/)
  nationalOf?: string | null;
  @Field(() => PASSENGER_TYPES, { defaultValue: 'ADULT' }) passengerType!: PassengerType;
}

@InputType('HoldLegInput', {
  description: 'legId: JourneyLeg.id. Seats in the order of the passengers; the same passengers ride every leg.',
})
export class HoldLegInput {
  @Field(() => ID) @MaxLength(100) legId!: string;
  @Field(() => LEG_DIRECTIONS, { defaultValue: 'ONWARD' }) direction!: LegDirection;
  @Field(() => [SeatRequestInput])
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_PASSENGERS)
  @ValidateNested()
  seats!: SeatRequestInput[];
  @Field(() => String, { nullable: true, description: 'Where the travellers want to be fetched.' })
  @IsOptional()
  @Length(1, 200)
  @Matches(LINE)
  pickupAddress?: string | null;
  @Field(() => String, { nullable: true, description: 'Whom the driver calls there.' })
  @IsOptional()
  @Matches(PHONE)
  pickupPhone?: string | null;
  @Field(() => String, { nullable: true, description: "When they want to be fetched, 'HH:mm'." })
  @IsOptional()
  @Matches(TIME)
  pickupTime?: string | null;
  @Field(() => String, { nullable: true, description: 'Where they want to be taken on arrival.' })
  @IsOptional()
  @Length(1, 200)
  @Matches(LINE)
  taxiDropOff?: string | null;
}

@InputType('ShownInInput', {
  description:
    'In which currency a traveller reads prices, by the rates of which moment (ratesOfMoment.at). The booking keeps the rate; what is charged is the quote’s.',
})
export class ShownInInput {
  @Field(() => String) @IsIn(CURRENCIES) currency!: Currency;
  @Field(() => DateTimeISO) at!: Date;
}

@InputType('HoldSeatsInput', { description: 'All seats of all legs are held, or none.' })
export class HoldSeatsInput {
  @Field(() => [HoldLegInput]) @ArrayMinSize(1) @ArrayMaxSize(4) @ValidateNested() legs!: HoldLegInput[];
  @Field(() => String, {
    defaultValue: 'en',
    description: 'Of the mails and tickets; anything unknown reads as English.',
  })
  @MaxLength(10)
  language!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The affiliate whose link led here, reduced to its digits (at most 12, or it is nobody).',
  })
  @MaxLength(200)
  @IsOptional()
  affiliateId?: string | null;
  @Field(() => SafeInt, {
    nullable: true,
    description: 'Price the client showed, minor units; a different price is refused with PRICE_CHANGED.',
  })
  expectedTotal?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'A coupon code as it was typed; one that does not help this purchase is refused with COUPON_….',
  })
  @IsOptional()
  @MaxLength(200)
  couponCode?: string | null;
  @Field(() => ShownInInput, { nullable: true, description: 'Left out: prices were shown as they are charged.' })
  @IsOptional()
  @ValidateNested()
  shownIn?: ShownInInput | null;
  @Field(() => [PassengerInput], {
    nullable: true,
    description: 'Who is known already, as setPassengers takes it and with contact: then all is written, or nothing.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_PASSENGERS)
  @ValidateNested()
  passengers?: PassengerInput[] | null;
  @Field(() => ContactInput, { nullable: true, description: 'Together with passengers.' })
  @IsOptional()
  @ValidateNested()
  contact?: ContactInput | null;
}

@ObjectType('HeldBooking', {
  simpleResolvers: true,
  description: "holdSeats and the rest of a guest's calls answer with the booking and, once, the token that opens it.",
})
export class HeldBookingView {
  @Field(() => BookingView) booking!: BookingView;
  @Field(() => String, { description: 'Header X-Booking-Token; opens this booking and no other.' })
  accessToken!: string;
}

export const HoldSeatsResult = createUnionType({
  name: 'HoldSeatsResult',
  types: () => [HeldBookingView, Refused] as const,
});
export const BookingResult = createUnionType({ name: 'BookingResult', types: () => [BookingView, Refused] as const });
