import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { PAYMENT_METHODS, PAYMENT_STATES, WAYS_BACK } from '../booking/booking-enums.type.js';
import { MoneyView } from './money.type.js';
import type { PaymentState } from './payment-state.rules.js';
import type { WayBack } from '../refund/cash-back.rules.js';

@ObjectType('Payment', { simpleResolvers: true, description: 'One attempt to pay.' })
export class PaymentView {
  @Field(() => ID) id!: string;
  @Field(() => PAYMENT_METHODS) method!: PaymentMethod;
  @Field(() => String, { description: "Who carries it out, 'sandbox' for example." }) provider!: string;
  @Field(() => PAYMENT_STATES) state!: PaymentState;
  @Field(() => MoneyView, { description: 'What was asked; once it is SETTLED, what arrived, and never another.' })
  amount!: MoneyView;
  @Field(() => MoneyView, {
    description: 'Of a SETTLED one: what was let go of what was asked, as long as somebody would owe it.',
  })
  forgiven!: MoneyView;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true }) settledAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Page to pay at, while something is to be done there.' })
  payUrl!: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Until when it can be paid, where that is before the hold ends.',
  })
  expiresAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'What a banking app scans, while it can be paid.' })
  qr!: string | null;
  @Field(() => String, { nullable: true, description: 'Eight digits to name at a counter.' })
  code!: string | null;
  @Field(() => MoneyView, {
    nullable: true,
    description:
      'What its provider says it took, where that is not what was asked: a person looks at it, or has (REVIEW). Null of all others.',
  })
  received!: MoneyView | null;
  @Field(() => Boolean, {
    description:
      'In REVIEW: one person would take it as paid, and so much is let go that a second one has to say so, too.',
  })
  takingAsked!: boolean;
  @Field(() => WAYS_BACK) wayBack!: WayBack;
  @Field(() => Boolean, { description: 'What arrived for it was not what was asked, and went back.' })
  sentBack!: boolean;
  @Field(() => String, { nullable: true, description: "The provider's own reference; null until it answered." })
  reference!: string | null;
}
