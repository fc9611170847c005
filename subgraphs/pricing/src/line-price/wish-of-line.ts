import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { Rows } from '../tariff-change/tariff-state.queries.js';
import { PricesChanged } from './line-price.errors.js';
import { savedPrices, type SavedPrices } from './line-price.queries.js';
import { type LinePrices, MOST_PAIRS, problemsOfPrices } from './line-price.rules.js';
import type { PricedLine } from './priced-line.js';

/** Prices of a line as they are sold on a day. Refuses PRICES_CHANGED where they are not what was seen. */
export async function pricesSeen(from: Rows, line: PricedLine, day: string, seen: string): Promise<SavedPrices> {
  const saved = await savedPrices(from, line, day);
  if (saved.version !== seen) throw new PricesChanged();
  return saved;
}

/** Throws InvalidInput for prices that are none, at their fields. */
export function requireSound({ pairs }: SavedPrices, wish: LinePrices): void {
  const problems =
    pairs.length > MOST_PAIRS ? [{ path: 'prices', code: 'ARRAY_MAX_SIZE', facts: { max: MOST_PAIRS } }] : [];
  const all = [...problems, ...problemsOfPrices(pairs, wish)];
  if (all.length > 0) throw new InvalidInput(all);
}
