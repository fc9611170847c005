import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { today } from '../tariff-change/today.js';
import { lockTariff } from '../tariff-change/write-outcome.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { PricesChanged } from './line-price.errors.js';
import { savedPrices } from './line-price.queries.js';
import { type LinePrices, MOST_PAIRS, problemsOfPrices } from './line-price.rules.js';
import type { PricedLine } from './priced-line.js';
import type { SavedPrices } from './sold-prices.rules.js';

/** What is on sale today, looked at under the operator's lock. */
export async function lockLine(
  { clock }: PricingContext,
  transaction: RowTransaction,
  line: PricedLine,
): Promise<SavedPrices> {
  await lockTariff(transaction, line.operatorId, line.operatorCountryCode);
  return savedPrices(transaction, line, today(clock));
}

/** The same. Refuses PRICES_CHANGED where it is not what was seen. */
export async function lockPrices(
  context: PricingContext,
  transaction: RowTransaction,
  line: PricedLine,
  seen: string,
): Promise<SavedPrices> {
  const saved = await lockLine(context, transaction, line);
  if (saved.version !== seen) throw new PricesChanged();
  return saved;
}

/** Throws InvalidInput for prices that are none, at their fields. */
export function requireSound(saved: SavedPrices, wish: LinePrices): void {
  const pairs = saved.pairsWith(wish.zones ?? []);
  const problems =
    pairs.length > MOST_PAIRS ? [{ path: 'prices', code: 'ARRAY_MAX_SIZE', facts: { max: MOST_PAIRS } }] : [];
  const all = [...problems, ...problemsOfPrices(pairs, wish)];
  if (all.length > 0) throw new InvalidInput(all);
}
