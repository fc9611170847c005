import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import { SellingAgencyView } from '../balance/selling-agency.type.js';
import { ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import { DateTimeISO, JSONObject, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { BookingPromotionView } from '../coupon/coupon.type.js';
import { OperatorOfLegView } from '../seat-map/ride.type.js';
import { MoneyView } from '../payment/money.type.js';
import { PaymentView } from '../payment/payment.type.js';
import type { PaymentStatus } from '../payment/payment-status.rules.js';
import { RefundOfferView, RefundView } from '../refund/refund.type.js';
import { BookingExchangeView } from '../exchange/exchange.type.js';
import { BOOKING_STATUSES, BOOKING_TYPES, PAYMENT_METHODS, PAYMENT_STATUSES } from './booking-enums.type.js';
import type { BookingType } from './booking-type.rules.js';
import { BookingFeeView } from './booking-fee.type.js';
import { BookingLegView } from './booking-leg.type.js';
import type { BookingRecord } from './booking-record.js';
import type { BookingStatus } from './status.rules.js';

@ObjectType('BookingEvent', { simpleResolvers: true, description: 'One line of the timeline.' })
export class BookingEventView {
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => String, { description: "'hold.created', 'booking.confirmed', 'leg.accepted' …" }) type!: string;
  @Field(() => String, { description: "'guest', 'system', 'user:<id>', 'service:<name>' or 'provider:<name>'." })
  actor!: string;
  @Field(() => ColleagueView, { nullable: true, description: 'The person among them.' }) by!: ColleagueView | null;
  @Field(() => JSONObject, { description: 'What else is known of it; amounts in minor units.' }) facts!: Record<
    string,
    unknown
  >;
}

@ObjectType('LedgerEntry', {
  simpleResolvers: true,
  description: 'One side of a double entry; the entries of one instant and reason balance.',
})
export class LedgerEntryView {
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => String, {
    description:
      "'customer', 'clearing:<provider>', 'operator_payable:<operator id>', 'commission', 'fees', 'discounts' or 'rewards' (what points pay).",
  })
  account!: string;
  @Field(() => SellingAgencyView, { nullable: true, description: 'Whose account it is, where that is an agency.' })
  agency!: SellingAgencyView | null;
  @Field(() => ColleagueView, { nullable: true, description: 'Whose wallet it is.' }) person!: ColleagueView | null;
  @Field(() => OperatorOfLegView, {
    nullable: true,
    description: 'Whom it is owed to, or whose people have the cash; also one who drives none of its legs any more.',
  })
  operator!: OperatorOfLegView | null;
  @Field(() => SafeInt, { description: 'Minor units.' }) debit!: number;
  @Field(() => SafeInt, { description: 'Minor units.' }) credit!: number;
  @Field(() => String) currency!: string;
  @Field(() => String, {
    description: "'sale', 'payment', 'refund', 'cancellation', 'rejection', 'exchange' or 'move'.",
  })
  reason!: string;
}

@Directive('@key(fields: "id")')
@ObjectType('Booking', {
  simpleResolvers: true,
  description:
    'One purchase with everything that hangs on it. Its state lives on the parts; status and paymentStatus are derived.',
})
export class BookingView {
  /** What it was made of: for fields that other nouns add (tickets, timeline, ledger). */
  record!: BookingRecord;

  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Booking reference, e.g. KX74QP' }) pnr!: string;
  @Field(() => BOOKING_STATUSES, { description: 'Derived from the states of the parts.' }) status!: BookingStatus;
  @Field(() => PAYMENT_STATUSES, { description: 'Derived from the money: paid, refunded, due.' })
  paymentStatus!: PaymentStatus;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: 'While held.' }) expiresAt!: Date | null;
  @Field(() => DateTimeISO, { description: 'Server time, so that a countdown needs no clock of the client.' })
  now!: Date;
  @Field(() => String, { description: "Of its mails and tickets: 'en', 'km', 'th', 'vi' or 'es'." }) language!: string;
  @Field(() => String, { nullable: true, description: 'Null until setPassengers, and when there is none.' })
  contactEmail!: string | null;
  @Field(() => String, { nullable: true, description: 'As it was typed. Null until setPassengers.' })
  contactPhone!: string | null;
  @Field(() => Int, { description: 'Of contact and language: rises with each change; editBooking asks for it.' })
  contactVersion!: number;
  @Field(() => String, { description: 'ISO 4217. A booking has one currency.' }) currency!: string;
  @Field(() => MoneyView, { description: 'What was agreed at the sale, and at each exchange since.' })
  total!: MoneyView;
  @Field(() => MoneyView, {
    description: 'The same by the standard fee, before somebody began to pay: what a hold of the same seats costs.',
  })
  standardTotal!: MoneyView;
  @Field(() => MoneyView, { description: 'What arrived, refunds not taken off.' }) paid!: MoneyView;
  @Field(() => MoneyView, {
    description: 'What never arrived and staff let go: nobody owes it, and it is no money that goes back.',
  })
  forgiven!: MoneyView;
  @Field(() => MoneyView, { description: 'What has gone back; a refund on its way is not counted.' })
  refunded!: MoneyView;
  @Field(() => MoneyView, { description: 'What is still to be paid; while an exchange is open, what it costs.' })
  due!: MoneyView;
  @Field(() => String, { nullable: true, description: 'The coupon it is bought with.' }) couponCode!: string | null;
  @Field(() => MoneyView, { description: 'What the coupon saves; the total is what remains.' }) discount!: MoneyView;
  @Field(() => [BookingPromotionView], {
    description: 'What lowers it without a code, in the order of the stages; see the stages of its parts.',
  })
  promotions!: readonly BookingPromotionView[];
  @Field(() => MoneyView, { description: 'What these save, beside discount.' }) promotionDiscount!: MoneyView;
  @Field(() => Int, { description: 'Points that pay part of it, one for each cent; less what came back.' })
  points!: number;
  @Field(() => Int, {
    description: 'Points that its rides earn whoever bought it, once they are over; 0 where nobody does.',
  })
  pointsToEarn!: number;
  @Field(() => [PAYMENT_METHODS], { description: 'With which its coupon may be paid; none: with all.' })
  couponMethods!: readonly PaymentMethod[];
  @Field(() => [BookingLegView], { description: 'In the order they are ridden.' }) legs!: readonly BookingLegView[];
  @Field(() => [BookingLegView], { description: 'Rides that were replaced by others.' })
  exchangedLegs!: readonly BookingLegView[];
  @Field(() => BookingExchangeView, { nullable: true, description: 'The exchange that waits to be paid.' })
  exchange!: BookingExchangeView | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Until when some of its seats can be exchanged for another departure; null when none can.',
  })
  exchangeableUntil!: Date | null;
  @Field(() => [BookingFeeView]) fees!: readonly BookingFeeView[];
  @Field(() => [PaymentView], { description: 'Every attempt, oldest first.' }) payments!: readonly PaymentView[];
  @Field(() => [RefundView]) refunds!: readonly RefundView[];
  @Field(() => MoneyView, { description: 'What goes back in cash and waits until a counter hands it out.' })
  cashBack!: MoneyView;
  @Field(() => MoneyView, {
    description:
      'What went or goes back into the balance of the agency that sold it (soldBy), which pays its customer.',
  })
  backAtAgency!: MoneyView;
  @Field(() => SellingAgencyView, { nullable: true, description: 'Null where no agency did.' })
  soldBy!: SellingAgencyView | null;
  @Field(() => RefundOfferView, {
    nullable: true,
    description: 'What cancelling the whole booking now would give back; null when nothing can be cancelled.',
  })
  refundOffer!: RefundOfferView | null;
  @Field(() => Boolean, { description: 'extendHold would be granted: held, and not lengthened twice yet.' })
  canExtendHold!: boolean;
  @Field(() => Boolean, { description: 'Names and telephone are known: it can be paid.' }) passengersComplete!: boolean;
  @Field(() => String, { description: 'platform: web, api, admin' }) bookedFrom!: string;
  @Field(() => BOOKING_TYPES, { description: 'Who sold it, as it was when the seats were held.' })
  bookingType!: BookingType;
}
