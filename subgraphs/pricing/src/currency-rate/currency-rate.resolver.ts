import { Public } from '@naga/server-kit/graphql/doors.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { PricingContext } from '../tariff/pricing-services.js';
import { RatesOfMomentView } from './currency-rate.type.js';
import { currencyRates } from './currency-rates.queries.js';

@Resolver()
export class CurrencyRateResolver {
  @Public()
  @Query(() => RatesOfMomentView, { description: 'Exchange rates, as they are now or were at a moment before.' })
  async ratesOfMoment(
    @Ctx() { database, clock }: PricingContext,
    @Arg('at', () => DateTimeISO, { nullable: true, description: 'Left out, or to come: now.' })
    asked?: Date | null,
  ): Promise<RatesOfMomentView> {
    const now = clock.now();
    const at = new Date(Math.min(now, asked?.getTime() ?? now));
    return { at, rates: await currencyRates(database, at) };
  }
}
