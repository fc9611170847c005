import { CAUSES } from '../donation/donation-cause.type.js';
import type { Cause } from '../donation/donation.rules.js';
import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyView } from '../payment/money.type.js';

@ObjectType('BookingFee', { simpleResolvers: true, description: 'What is paid beside the fares.' })
export class BookingFeeView {
  @Field(() => String, {
    description:
      "'transaction', 'donation' (neither ours nor the operator's), 'cancellation' (what a cancellation kept), 'exchange' (what changing to another departure cost), 'exchange_kept' (what that kept of a lower fare), 'refused', 'overruled' or 'waived' (below zero: what a refusal or an overrule takes off, and what nobody is left to collect on boarding).",
  })
  name!: string;
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => Int, {
    nullable: true,
    description: 'Of a transaction fee, how it was worked out when it was sold: basis points of the fares …',
  })
  percent!: number | null;
  @Field(() => MoneyView, { nullable: true, description: '… and so much a booking.' }) fixed!: MoneyView | null;
  @Field(() => CAUSES, { nullable: true, description: 'Of a donation what it is for.' }) cause!: Cause | null;
}
