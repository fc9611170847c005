import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyView } from '../payment/money.type.js';
import { REFUND_FAILURES, type RefundFailure } from '../payment/refund-failure.rules.js';

registerEnumType(REFUND_FAILURES, { name: 'RefundFailure', description: 'Why a provider sends nothing back.' });

@ObjectType('Refund', { simpleResolvers: true, description: 'Money going back by the way it came.' })
export class RefundView {
  @Field(() => ID) id!: string;
  @Field(() => String, {
    description:
      "'created', 'transit', 'done', 'failed' (its provider refused it; tried again at retryAt, or it waits for a person) or 'canceled' (another stands in its place).",
  })
  state!: string;
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => String, {
    description:
      'CANCELLED, OVERRULED (beyond the terms), EXCHANGED (for something cheaper), REJECTED (by the operator), BOARDING_UNDONE, PAID_TOO_LATE, PAID_AFTER_CANCELLATION, OVERPAID or SENT_BACK (it was never taken as paid).',
  })
  reason!: string;
  @Field(() => Boolean, { description: 'Into the wallet of who booked, instead of the way it came.' })
  toWallet!: boolean;
  @Field(() => Boolean, { description: 'Over a counter, because its provider sent nothing back.' }) inCash!: boolean;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: 'When the provider took it; null before.' })
  doneAt!: Date | null;
  @Field(() => REFUND_FAILURES, {
    nullable: true,
    description: 'Why its provider refused it; null unless it is failed.',
  })
  failure!: RefundFailure | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When a failed one is tried again; null where it waits for a person.',
  })
  retryAt!: Date | null;
}

@ObjectType('RefundLine', {
  simpleResolvers: true,
  description: 'What one seat gives back: its fare × percent, less the fixed fee, never below zero.',
})
export class RefundLineView {
  @Field(() => ID, { description: 'BookingPart.id' }) partId!: string;
  @Field(() => Int) percent!: number;
  @Field(() => MoneyView) fixedFee!: MoneyView;
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => MoneyView, { description: 'What of its add-ons goes back besides.' }) addOns!: MoneyView;
}

@ObjectType('RefundOffer', {
  simpleResolvers: true,
  description: 'What cancelling gives back now. cancelBooking looks at the clock again.',
})
export class RefundOfferView {
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => MoneyView, { description: 'What was paid for the whole booking.' }) paid!: MoneyView;
  @Field(() => DateTimeISO, { description: 'Ten minutes from now at most; earlier when the terms change sooner.' })
  validUntil!: Date;
  @Field(() => [RefundLineView], { description: 'One for each seat that would be given back.' })
  lines!: readonly RefundLineView[];
}

@ObjectType('ExchangeTerms', {
  simpleResolvers: true,
  description: 'What changing to another departure costs besides a higher fare, and until when.',
})
export class ExchangeTermsView {
  @Field(() => MoneyView, { description: 'Of each passenger and way.' }) fee!: MoneyView;
  @Field(() => Int, { description: 'Before the departure of the passenger’s own boarding stop.' })
  minutesBefore!: number;
  @Field(() => DateTimeISO, { description: 'Last moment for it.' }) until!: Date;
}

@ObjectType('RefundTier', { simpleResolvers: true, description: 'A step of the refund terms.' })
export class RefundTierView {
  @Field(() => Int, {
    description: 'From which it applies, before the departure of the passenger’s own boarding stop.',
  })
  minutesBefore!: number;
  @Field(() => Int, { description: 'Of the fare.' }) percent!: number;
  @Field(() => MoneyView, { description: 'Kept of each seat.' }) fixedFee!: MoneyView;
  @Field(() => DateTimeISO, { description: 'Last moment for it.' }) until!: Date;
}
