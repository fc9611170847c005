import { type CurrencyRate, shownRate } from '@naga/kernel/currency-rate.js';
import type { ShownRate } from '@naga/kernel/exchange-rate.js';
import type { Currency } from '@naga/kernel/money.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { RatesNowDocument } from './pricing.generated.js';

/** How amounts are read in another currency just now; undefined where there is no rate, or nobody answers. */
export async function shownRateNow(
  { neighbours, viewer }: SubgraphContext,
  charged: Currency,
  currency: Currency,
): Promise<ShownRate | undefined> {
  const found = await neighbours.ask('pricing', RatesNowDocument, {}, viewer).catch(() => undefined);
  return shownRate((found?.ratesOfMoment.rates ?? []) as readonly CurrencyRate[], charged, currency);
}
