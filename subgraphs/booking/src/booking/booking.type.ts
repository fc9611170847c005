import { DateTimeISO, JSONObject, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { MoneyView } from '../payment/money.type.js';
import { PaymentView } from '../payment/payment.type.js';
import type { PaymentStatus } from '../payment/payment-status.rules.js';
import { RefundOfferView, RefundTierView, RefundView } from '../refund/refund.type.js';
import { BOOKING_STATUSES, PAYMENT_STATUSES } from './booking-enums.type.js';
import { BookingLegView } from './booking-leg.type.js';
import type { BookingRecord } from './booking-record.js';
import type { BookingStatus } from './status.rules.js';

@ObjectType('BookingFee', { simpleResolvers: true })
export class BookingFeeView {
  @Field(() => String) name!: string;
  @Field(() => MoneyView) amount!: MoneyView;
}

@ObjectType('BookingEvent', { simpleResolvers: true })
export class BookingEventView {
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => String) type!: string;
  @Field(() => String) actor!: string;
  @Field(() => JSONObject) facts!: Record<string, unknown>;
}

@ObjectType('LedgerEntry', { simpleResolvers: true })
export class LedgerEntryView {
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => String) account!: string;
  @Field(() => SafeInt) debit!: number;
  @Field(() => SafeInt) credit!: number;
  @Field(() => String) currency!: string;
  @Field(() => String) reason!: string;
}

@Directive('@key(fields: "id")')
@ObjectType('Booking', { simpleResolvers: true })
export class BookingView {
  /** What it was made of: for fields that other nouns add (tickets, timeline, ledger). */
  record!: BookingRecord;

  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Booking reference, e.g. KX74QP' }) pnr!: string;
  @Field(() => BOOKING_STATUSES) status!: BookingStatus;
  @Field(() => PAYMENT_STATUSES) paymentStatus!: PaymentStatus;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: 'While held.' }) expiresAt!: Date | null;
  @Field(() => DateTimeISO, { description: 'Server time, so that a countdown needs no clock of the client.' })
  now!: Date;
  @Field(() => String) language!: string;
  @Field(() => String, { nullable: true }) contactEmail!: string | null;
  @Field(() => String, { nullable: true }) contactPhone!: string | null;
  @Field(() => String) currency!: string;
  @Field(() => MoneyView, { description: 'What was agreed at the sale.' }) total!: MoneyView;
  @Field(() => MoneyView) paid!: MoneyView;
  @Field(() => MoneyView) refunded!: MoneyView;
  @Field(() => MoneyView, { description: 'What is still to be paid.' }) due!: MoneyView;
  @Field(() => [BookingLegView]) legs!: readonly BookingLegView[];
  @Field(() => [BookingFeeView]) fees!: readonly BookingFeeView[];
  @Field(() => [PaymentView]) payments!: readonly PaymentView[];
  @Field(() => [RefundView]) refunds!: readonly RefundView[];
  @Field(() => RefundOfferView, {
    nullable: true,
    description: 'What cancelling the whole booking now would give back; null when nothing can be cancelled.',
  })
  refundOffer!: RefundOfferView | null;
  @Field(() => [RefundTierView]) refundTiers!: readonly RefundTierView[];
  @Field(() => Boolean) canExtendHold!: boolean;
  @Field(() => Boolean) passengersComplete!: boolean;
  @Field(() => String, { description: 'platform: web, api, admin' }) bookedFrom!: string;
  @Field(() => ID, { nullable: true }) bookedByUserId!: string | null;
}
