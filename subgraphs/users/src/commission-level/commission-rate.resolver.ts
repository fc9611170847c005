import type { SaidRate } from '@naga/kernel/rate-text.js';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { MoneyType } from '../money/money.type.js';
import { CommissionRateView } from './commission-rate.type.js';

@Resolver(() => CommissionRateView)
export class CommissionRateResolver {
  @FieldResolver(() => MoneyType, { nullable: true, description: 'For each seat; null where it is a percentage.' })
  amount(@Root() { amount, currency }: Pick<SaidRate, 'amount' | 'currency'>): MoneyType | null {
    return amount === null || currency === null ? null : Object.assign(new MoneyType(), { amount, currency });
  }
}
