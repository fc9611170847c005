import type { ShownRate } from '@naga/kernel/exchange-rate.js';
import type { Currency } from '@naga/kernel/money.js';
import type { PassengerField } from '@naga/kernel/passenger-field.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { DateTimeISO, LocalDate, OffsetDateTime, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { MoneyView } from '../payment/money.type.js';
import { REFUND_CLASSES, type RefundClass } from '../refund/refund-policy.rules.js';
import { ExchangeTermsView, RefundTierView } from '../refund/refund.type.js';
import {
  LEG_DIRECTIONS,
  NATIONALITIES,
  PART_STATES,
  PASSENGER_FIELDS,
  PASSENGER_TYPES,
  TITLES,
} from './booking-enums.type.js';
import type { GivenBackAs } from '../refund/given-back-as.js';
import type { Driven } from './drives.js';
import { SeatAddOnView } from '../add-on/add-on.type.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import type { PartState } from './part-state.rules.js';
import type { Nationality, PassengerType, Title } from './passenger.rules.js';
import type { LegDirection } from './seat-request.rules.js';

@Directive('@shareable')
@ObjectType('PriceStage', { simpleResolvers: true, description: 'One step on the way to a fare.' })
export class PriceStageView {
  @Field(() => String) name!: string;
  @Field(() => SafeInt, { description: 'What the step adds or takes off, minor units.' }) amount!: number;
  @Field(() => SafeInt, { description: 'After the step, minor units.' }) subtotal!: number;
  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'Of a supplement: what the seat, or the vehicle, was called that it was paid for.',
  })
  names?: LocalizedText | null | undefined;
  /** Resolved by price-stage.resolver.ts. */
  source!: string;
  bookingId!: string;
}

/** What of a passenger is for whoever carries him or sold him the ride. */
export interface Personal {
  readonly email: string | null;
  readonly mobileNumber: string | null;
  readonly documentNumber: string | null;
  /** 'YYYY-MM-DD'. */
  readonly birthDate: string | null;
}

@ObjectType('SoldLevel', { simpleResolvers: true, description: 'By which commission level an agency earned.' })
export class SoldLevelView {
  @Field(() => String) name!: string;
  @Field(() => Int, { description: 'CommissionLevel.version' }) version!: number;
}

@ObjectType('PartCommission', {
  simpleResolvers: true,
  description: 'What the platform earns of a seat, by which share of what; out of it the agency is paid that sold it.',
})
export class PartCommissionView {
  @Field(() => Int, {
    nullable: true,
    description: 'Basis points of `base`; null of what was sold before it was kept.',
  })
  rate!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Which price says that share, in which version: PriceStage.source of the first stage.',
  })
  source!: string | null;
  @Field(() => MoneyView, { description: 'The price before promotions, coupon and points.' }) base!: MoneyView;
  @Field(() => MoneyView) amount!: MoneyView;
}

@ObjectType('PartEarned', {
  simpleResolvers: true,
  description: 'What the agency that sold a seat earns of it, out of the platform’s commission, and by which rate.',
})
export class PartEarnedView {
  @Field(() => MoneyView, { description: 'As it was sold.' }) amount!: MoneyView;
  @Field(() => MoneyView, {
    description: 'What of `amount` did not go back with the fare.',
  })
  kept!: MoneyView;
  @Field(() => Int, {
    nullable: true,
    description:
      'Basis points of the fare that `amount` is; null where it is an amount for each seat or all of our commission, and of what was sold before it was kept.',
  })
  rate!: number | null;
  @Field(() => SoldLevelView, {
    nullable: true,
    description: 'Whose rate said so; null where none did, and of what was sold before it was kept.',
  })
  level!: SoldLevelView | null;
}

@ObjectType('SoldPolicy', { simpleResolvers: true, description: 'Which refund policy a seat was sold with.' })
export class SoldPolicyView {
  @Field(() => REFUND_CLASSES, { description: 'FLEX, too, of a seat that was made flexible.' }) class!: RefundClass;
  @Field(() => Int, { description: 'RefundPolicy.version' }) version!: number;
}

@ObjectType('PartGivenBack', {
  simpleResolvers: true,
  description:
    'What of a seat’s fare is not owed any more: fare × percent, less the fixed fee, never below zero. Of that `unpaid` was never paid and does not come back.',
})
export class PartGivenBackView {
  @Field(() => String, {
    description: "'CANCELLED' (by its terms), 'REJECTED' (by its operator), or the code of an overrule.",
  })
  as!: GivenBackAs;
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => Int, { nullable: true, description: 'Null where somebody decided it beside the terms.' })
  percent!: number | null;
  @Field(() => MoneyView, { nullable: true, description: 'Null where percent is.' }) fixedFee!: MoneyView | null;
  @Field(() => SoldPolicyView, { nullable: true, description: 'Whose step decided; null where percent is.' })
  policy!: SoldPolicyView | null;
  @Field(() => MoneyView, {
    nullable: true,
    description: 'Null where it was not kept: of what its operator refused, and of old.',
  })
  unpaid!: MoneyView | null;
}

@ObjectType('ShownRate', {
  simpleResolvers: true,
  description: 'So many units of a currency were shown for so many of the charged one (docs/decisions/0141).',
})
export class ShownRateView implements ShownRate {
  @Field(() => String, { description: 'ISO 4217.' }) currency!: Currency;
  @Field(() => String, { description: 'An exact decimal.' }) units!: string;
  @Field(() => String, { description: 'An exact decimal.' }) per!: string;
  @Field(() => DateTimeISO, { description: 'Since when the rate held.' }) since!: string;
}

@ObjectType('BookingPart', { simpleResolvers: true, description: 'One passenger on one leg.' })
export class BookingPartView {
  @Field(() => ID) id!: string;
  @Field(() => PART_STATES) state!: PartState;
  @Field(() => Int, { description: 'Which passenger, from 0: the same on every ride.' }) position!: number;
  @Field(() => String) seatNumber!: string;
  @Field(() => TITLES) title!: Title;
  @Field(() => NATIONALITIES, { description: 'LOCAL is a national of the country whose people pay the local price.' })
  nationality!: Nationality;
  @Field(() => String, {
    nullable: true,
    description: 'Whose national he was sold as, ISO 3166-1 alpha-2; null of whom nobody asked of which country.',
  })
  nationalOf!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The country whose nationals' price he pays; null where it is the visitors'. Being moved leaves it.",
  })
  nationalPriceOf!: string | null;
  @Field(() => PASSENGER_TYPES) passengerType!: PassengerType;
  @Field(() => String, { nullable: true, description: 'Null until setPassengers.' }) firstName!: string | null;
  @Field(() => String, { nullable: true, description: 'Null until setPassengers.' }) lastName!: string | null;
  /** Resolved by booking-part.resolver.ts. */
  personal!: Personal;
  /** Whose ride it is, of which booking, which an agency may have sold. */
  ride!: Driven & { readonly bookingId: string; readonly agencyId: string | null };
  @Field(() => String, { nullable: true, description: "From the operator's range, at TICKETED." })
  ticketCode!: string | null;
  @Field(() => MoneyView, { description: 'What this seat costs, fees aside.' }) fare!: MoneyView;
  @Field(() => [PriceStageView], { description: 'How the fare came about, in order.' })
  stages!: readonly PriceStageView[];
  @Field(() => [SeatAddOnView], { description: 'What is bought beside it and did not go back.' })
  addOns!: readonly SeatAddOnView[];
  @Field(() => ShownRateView, {
    nullable: true,
    description: 'As who held it was shown what it costs; null: as it is charged.',
  })
  shownRate!: ShownRateView | null;
  /** Resolved by booking-part.resolver.ts. */
  commission!: PartCommissionView;
  /** Resolved by booking-part.resolver.ts. */
  earned!: PartEarnedView | null;
  @Field(() => PartGivenBackView, {
    nullable: true,
    description: 'Null while it is a bought seat, and of one that was changed.',
  })
  givenBack!: PartGivenBackView | null;
}

@Directive('@shareable')
@ObjectType('TicketTermText', { simpleResolvers: true, description: 'A term that a ticket is sold under.' })
export class TicketTermTextView {
  @Field(() => LocalizedTextType) title!: LocalizedTextType;
  @Field(() => LocalizedTextType, { description: 'On several lines.' }) text!: LocalizedTextType;
}

@ObjectType('BookingLeg', {
  simpleResolvers: true,
  description: 'One ride as it was sold: later edits of the catalogue do not change it.',
})
export class BookingLegView {
  @Field(() => ID) id!: string;
  @Field(() => LEG_DIRECTIONS, {
    description:
      'A ride and its CONNECTING one are decided and ticketed together, as are RETURN and RETURN_CONNECTING.',
  })
  direction!: LegDirection;
  @Field(() => ID, { description: 'JourneyLeg.id of what was bought.' }) journeyLegId!: string;
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'Service date, of the first stop of the departure.' }) date!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String) transportType!: string;
  operatorBranchId!: string | null;
  bookingId!: string;
  @Field(() => String, { description: "The operator's home, ISO 3166-1 alpha-2." }) operatorCountryCode!: string;
  @Field(() => String, {
    description: 'LOCAL passengers are nationals of it, ISO 3166-1 alpha-2; of the route, as it was sold.',
  })
  localCountryCode!: string;
  /** Resolved by booking-leg.resolver.ts. */
  vehicleNames!: LocalizedText;
  @Field(() => LocalizedTextType, { description: 'Boarding stop.' }) fromName!: LocalizedTextType;
  @Field(() => LocalizedTextType, { description: 'Its town.' }) fromLocationName!: LocalizedTextType;
  @Field(() => LocalizedTextType, { description: 'Drop-off stop.' }) toName!: LocalizedTextType;
  @Field(() => LocalizedTextType, { description: 'Its town.' }) toLocationName!: LocalizedTextType;
  @Field(() => String, { nullable: true, description: 'Of the boarding stop.' }) fromAddress!: string | null;
  @Field(() => Float, { nullable: true }) fromLatitude!: number | null;
  @Field(() => Float, { nullable: true }) fromLongitude!: number | null;
  @Field(() => OffsetDateTime, { description: 'Of the boarding stop.' }) departureTime!: string;
  @Field(() => OffsetDateTime, { description: 'At the drop-off stop.' }) arrivalTime!: string;
  @Field(() => [RefundTierView], { description: 'The terms it was sold with, the most generous first.' })
  refundTiers!: readonly RefundTierView[];
  @Field(() => ExchangeTermsView) exchangeTerms!: ExchangeTermsView;
  @Field(() => String, { nullable: true, description: 'Where the travellers asked to be fetched.' })
  pickupAddress!: string | null;
  @Field(() => String, { nullable: true, description: 'Whom the driver calls there.' })
  pickupPhone!: string | null;
  @Field(() => String, { nullable: true, description: "When they asked to be fetched, 'HH:mm'." })
  pickupTime!: string | null;
  @Field(() => String, { nullable: true, description: 'Where they asked to be taken on arrival.' })
  taxiDropOff!: string | null;
  @Field(() => [TicketTermTextView], { description: 'What it was sold under, in words.' })
  terms!: readonly TicketTermTextView[];
  @Field(() => [PASSENGER_FIELDS], {
    description: 'What its operator asks of each passenger; checked before payment.',
  })
  requiredFields!: readonly PassengerField[];
  @Field(() => OffsetDateTime, {
    nullable: true,
    description:
      'While the leg waits for an operator that confirms by hand: until when it answers. Unanswered, it is rejected and paid back. A connection waits as a whole.',
  })
  confirmBy!: string | null;
  @Field(() => Boolean, { description: "Whether this leg's own operator still has to accept or refuse it." })
  awaitsOperator!: boolean;
  @Field(() => OffsetDateTime, {
    nullable: true,
    description:
      'While the sold seats of the leg wait for codes that its operator gives by hand: until when. The tickets come then at the latest.',
  })
  codeBy!: string | null;
  @Field(() => [BookingPartView], { description: 'In the order of the passengers.' })
  parts!: readonly BookingPartView[];
}
