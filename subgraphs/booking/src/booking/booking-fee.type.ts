import { PAYMENT_METHODS, type PaymentMethod } from '@naga/kernel/payment-method.js';
import { CAUSES } from '../donation/donation-cause.type.js';
import { SoldAddOnView } from '../add-on/add-on.type.js';
import type { Cause } from '../donation/donation.rules.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyView } from '../payment/money.type.js';
import { SoldPolicyView } from './booking-leg.type.js';

@ObjectType('BookingFee', { simpleResolvers: true, description: 'What is paid beside the fares.' })
export class BookingFeeView {
  @Field(() => String, {
    description:
      "'transaction', 'donation' (neither ours nor the operator's), 'add_on' (beside a seat), 'add_on_back' (below zero: what of it went back), 'cancellation' (what a cancellation kept), 'exchange' (what changing to another departure cost), 'exchange_kept' (what that kept of a lower fare), 'refused', 'overruled' or 'waived' (below zero: what a refusal or an overrule takes off, and what nobody is left to collect on boarding).",
  })
  name!: string;
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => Int, {
    nullable: true,
    description: 'How a transaction fee, or one add-on, was worked out when it was sold: basis points of the fares …',
  })
  percent!: number | null;
  @Field(() => MoneyView, { nullable: true, description: '… and so much a booking, or a piece.' })
  fixed!: MoneyView | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Of a transaction fee: TransactionFee.version of its terms; null of what was sold before it was kept.',
  })
  version!: number | null;
  @Field(() => PAYMENT_METHODS, {
    nullable: true,
    description: 'Of a transaction fee: the method whose own fee it is; null of the standard one.',
  })
  method!: PaymentMethod | null;
  @Field(() => [SoldPolicyView], {
    description:
      'Whose steps decided what a cancellation or an exchange costs or keeps, each once; none where nobody kept them.',
  })
  policies!: readonly SoldPolicyView[];
  @Field(() => ID, { nullable: true, description: 'Of an add-on: BookingPart.id.' }) partId!: string | null;
  @Field(() => SoldAddOnView, { nullable: true, description: 'Which add-on it is.' }) addOn!: SoldAddOnView | null;
  @Field(() => CAUSES, { nullable: true, description: 'Of a donation what it is for.' }) cause!: Cause | null;
}
