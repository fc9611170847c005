import type { LocalizedText } from '@naga/kernel/language.js';
import { LocalDate, OffsetDateTime, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, Float, ID, ObjectType } from 'type-graphql';
import { MoneyView } from '../payment/money.type.js';
import { LEG_DIRECTIONS, NATIONALITIES, PART_STATES, PASSENGER_TYPES, TITLES } from './booking-enums.type.js';
import { LocalizedTextView } from './localized-text.type.js';
import type { PartState } from './part-state.rules.js';
import type { Nationality, PassengerType, Title } from './passenger.rules.js';
import type { LegDirection } from './seat-request.rules.js';

@Directive('@shareable')
@ObjectType('PriceStage', { simpleResolvers: true })
export class PriceStageView {
  @Field(() => String) name!: string;
  @Field(() => SafeInt) amount!: number;
  @Field(() => SafeInt) subtotal!: number;
  @Field(() => String) source!: string;
}

@ObjectType('BookingPart', { simpleResolvers: true, description: 'One passenger on one leg.' })
export class BookingPartView {
  @Field(() => ID) id!: string;
  @Field(() => PART_STATES) state!: PartState;
  @Field(() => String) seatNumber!: string;
  @Field(() => TITLES) title!: Title;
  @Field(() => NATIONALITIES) nationality!: Nationality;
  @Field(() => PASSENGER_TYPES) passengerType!: PassengerType;
  @Field(() => String, { nullable: true }) firstName!: string | null;
  @Field(() => String, { nullable: true }) lastName!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) mobileNumber!: string | null;
  @Field(() => String, { nullable: true, description: "From the operator's range, at TICKETED." })
  ticketCode!: string | null;
  @Field(() => MoneyView) fare!: MoneyView;
  @Field(() => [PriceStageView]) stages!: readonly PriceStageView[];
}

@ObjectType('BookingLeg', { simpleResolvers: true })
export class BookingLegView {
  @Field(() => ID) id!: string;
  @Field(() => LEG_DIRECTIONS) direction!: LegDirection;
  @Field(() => ID) journeyLegId!: string;
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate) date!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String) transportType!: string;
  operatorBranchId!: string | null;
  operatorCountryCode!: string;
  /** Resolved by booking-leg.resolver.ts. */
  vehicleNames!: LocalizedText;
  @Field(() => LocalizedTextView) fromName!: LocalizedTextView;
  @Field(() => LocalizedTextView) fromLocationName!: LocalizedTextView;
  @Field(() => LocalizedTextView) toName!: LocalizedTextView;
  @Field(() => LocalizedTextView) toLocationName!: LocalizedTextView;
  @Field(() => String, { nullable: true }) fromAddress!: string | null;
  @Field(() => Float, { nullable: true }) fromLatitude!: number | null;
  @Field(() => Float, { nullable: true }) fromLongitude!: number | null;
  @Field(() => OffsetDateTime) departureTime!: string;
  @Field(() => OffsetDateTime) arrivalTime!: string;
  @Field(() => OffsetDateTime, {
    nullable: true,
    description:
      'While the leg waits for an operator that confirms by hand: until when it answers. Unanswered, it is rejected and paid back. A connection waits as a whole.',
  })
  confirmBy!: string | null;
  @Field(() => Boolean, { description: "Whether this leg's own operator still has to accept or refuse it." })
  awaitsOperator!: boolean;
  @Field(() => [BookingPartView]) parts!: readonly BookingPartView[];
}
