import type { Currency } from '@naga/kernel/money.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyView } from '../payment/money.type.js';
import { PolicyExchangeView, PolicyTierView } from './refund-policy.type.js';

@ObjectType('RideTerms', { simpleResolvers: true, description: 'What comes back of tickets sold in one currency.' })
export class RideTermsView {
  @Field(() => String, { description: 'ISO 4217' }) currency!: Currency;
  @Field(() => [PolicyTierView], { description: 'The one with the most time first.' })
  tiers!: readonly PolicyTierView[];
  @Field(() => PolicyExchangeView) exchange!: PolicyExchangeView;
}

@ObjectType('RefundToday', { simpleResolvers: true })
export class RefundTodayView {
  @Field(() => Int, { description: 'Of the fare.' }) percent!: number;
  @Field(() => MoneyView, { description: 'Kept besides of the seats of each passenger, on all rides together.' })
  fixedFee!: MoneyView;
  @Field(() => DateTimeISO, { description: 'Last moment for it.' }) until!: Date;
}
