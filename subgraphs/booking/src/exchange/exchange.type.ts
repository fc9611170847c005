import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, ArrayMinSize, IsOptional, Length, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { LEG_DIRECTIONS, PASSENGER_FIELDS } from '../booking/booking-enums.type.js';
import { BookingLegView } from '../booking/booking-leg.type.js';
import { REFUND_TO, type RefundTo } from '../refund/refund-to.rules.js';
import { MOST_PASSENGERS, PassengerFactsInput } from '../booking/passenger.type.js';
import type { LegDirection } from '../booking/seat-request.rules.js';
import { SeatAddOnView } from '../add-on/add-on.type.js';
import { MoneyView } from '../payment/money.type.js';

/** Twenty seats on each of four legs. */
const PARTS_A_BOOKING = 80;

@InputType('ExchangeRideInput', { description: 'legId: JourneyLeg.id of a ride that is wanted instead.' })
export class ExchangeRideInput {
  @Field(() => ID) @MaxLength(100) legId!: string;
  @Field(() => LEG_DIRECTIONS, { defaultValue: 'ONWARD' }) direction!: LegDirection;
  @Field(() => [String], {
    nullable: true,
    description:
      'In the order of the passengers; without them seats are found, their old numbers where these are free.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_PASSENGERS)
  @Length(1, 10, { each: true })
  seatNumbers?: string[] | null;
}

@ArgsType()
export class ExchangeOfferArgs {
  @Field(() => ID) bookingId!: string;
  @Field(() => [ID], {
    description: 'BookingPart.id of the seats to give up; a passenger’s connecting rides of one way move together.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(PARTS_A_BOOKING)
  @MaxLength(20, { each: true })
  partIds!: string[];
  @Field(() => [ExchangeRideInput]) @ArrayMinSize(1) @ArrayMaxSize(4) @ValidateNested() rides!: ExchangeRideInput[];
}

@ArgsType()
export class BeginExchangeArgs extends ExchangeOfferArgs {
  @Field(() => SafeInt, {
    nullable: true,
    description: 'ExchangeOffer.difference the client showed; another one is refused with DIFFERENCE_CHANGED.',
  })
  expected?: number | null;
  @Field(() => REFUND_TO, {
    nullable: true,
    description:
      'Where what comes back goes: the way it came, or into the wallet of the customer who bought the booking.',
  })
  refundTo?: RefundTo | null;
  @Field(() => [PassengerFactsInput], {
    nullable: true,
    description:
      'What ExchangeOffer.passengers lack, one for each of them in their order; what is known already stays as it is.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_PASSENGERS)
  @ValidateNested()
  passengers?: PassengerFactsInput[] | null;
}

@ObjectType('ExchangeSeat', { simpleResolvers: true, description: 'Where a passenger would sit.' })
export class ExchangeSeatView {
  @Field(() => ID, { description: 'BookingPart.id of a seat he gives up.' }) replaces!: string;
  @Field(() => ID, { description: 'JourneyLeg.id' }) legId!: string;
  @Field(() => String) seatNumber!: string;
  @Field(() => MoneyView) fare!: MoneyView;
}

@ObjectType('ExchangedAddOn', { simpleResolvers: true, description: 'What a passenger has beside a seat he gives up.' })
export class ExchangedAddOnView extends SeatAddOnView {
  @Field(() => ID, { description: 'BookingPart.id' }) partId!: string;
  @Field(() => Boolean, { description: 'To his new seat; else it goes back: no ride of his has it.' })
  goesAlong!: boolean;
}

@ObjectType('ExchangePassenger', { simpleResolvers: true, description: 'Somebody who changes.' })
export class ExchangePassengerView {
  @Field(() => Int, { description: 'BookingPart.position' }) position!: number;
  @Field(() => [PASSENGER_FIELDS], {
    description:
      'What the operators of the new rides ask of him that the booking does not have: told to beginExchange.',
  })
  missing!: readonly PassengerField[];
}

@ObjectType('ExchangeCredits', {
  simpleResolvers: true,
  description: 'What stays credited to the new seats of what took something off the old ones.',
})
export class ExchangeCreditsView {
  @Field(() => MoneyView) promotions!: MoneyView;
  @Field(() => MoneyView, { description: 'Of the offer code.' }) coupon!: MoneyView;
  @Field(() => MoneyView, { description: 'Of points: what they are worth.' }) points!: MoneyView;
}

@ObjectType('ExchangeOffer', {
  simpleResolvers: true,
  description:
    'What an exchange would cost now (new fare less old fare, never below zero, and the change fee). Nothing is held yet.',
})
export class ExchangeOfferView {
  @Field(() => MoneyView, { description: 'Of the seats given up.' }) oldFare!: MoneyView;
  @Field(() => MoneyView, { description: 'Of the new seats, what stays credited taken off.' }) newFare!: MoneyView;
  @Field(() => MoneyView, { description: 'Of each passenger and way.' }) fee!: MoneyView;
  @Field(() => MoneyView, { description: 'What of a lower fare does not come back.' }) kept!: MoneyView;
  @Field(() => ExchangeCreditsView) credits!: ExchangeCreditsView;
  @Field(() => MoneyView, {
    description:
      'What falls away of what promotions and an offer code saved: their rules do not hold for these rides, or they cost less.',
  })
  savingLost!: MoneyView;
  @Field(() => SafeInt, { description: 'Minor units: above zero is paid now, below zero comes back.' })
  difference!: number;
  @Field(() => Boolean, { description: 'The difference is collected on boarding, as what it cost is.' })
  collected!: boolean;
  @Field(() => [ExchangeSeatView]) seats!: readonly ExchangeSeatView[];
  @Field(() => [ExchangedAddOnView], { description: 'What is bought beside the seats that are given up.' })
  addOns!: readonly ExchangedAddOnView[];
  @Field(() => [ExchangePassengerView], { description: 'Who changes, in the order of the passengers.' })
  passengers!: readonly ExchangePassengerView[];
}

@ObjectType('BookingExchange', {
  simpleResolvers: true,
  description: 'New seats are held in place of old ones, whose tickets stay valid until the difference is paid.',
})
export class BookingExchangeView {
  @Field(() => DateTimeISO, { description: 'Until when the new seats are held.' }) expiresAt!: Date;
  @Field(() => MoneyView, { description: 'What is to be paid for it.' }) toPay!: MoneyView;
  @Field(() => MoneyView, { description: 'Of the seats given up.' }) oldFare!: MoneyView;
  @Field(() => MoneyView, { description: 'Of the new seats, what stays credited taken off.' }) newFare!: MoneyView;
  @Field(() => ExchangeCreditsView) credits!: ExchangeCreditsView;
  @Field(() => MoneyView) fee!: MoneyView;
  @Field(() => MoneyView, { description: 'What of a lower fare does not come back.' }) kept!: MoneyView;
  @Field(() => [ExchangedAddOnView], { description: 'What is bought beside the seats that are given up.' })
  addOns!: readonly ExchangedAddOnView[];
  @Field(() => [ID], { description: 'BookingPart.id of what is given up.' }) partIds!: readonly string[];
  @Field(() => [BookingLegView], { description: 'The new rides.' }) legs!: readonly BookingLegView[];
}

export const ExchangeOfferResult = createUnionType({
  name: 'ExchangeOfferResult',
  types: () => [ExchangeOfferView, Refused] as const,
});
