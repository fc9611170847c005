import { formatMoney, type Money } from '@naga/kernel/money.js';

/** What a way cost when its journey was chosen, minor units; undefined where nobody said it. */
export interface SeenPrices {
  onward: number | undefined;
  back: number | undefined;
}

/** What the same journey costs the same passengers now; undefined where a price is missing or there is no way back. */
export interface PricesNow {
  onward: Money | undefined;
  back: Money | undefined;
}

export interface ChangedPrice {
  way: 'onward' | 'back';
  before: Money;
  now: Money;
}

/** The ways whose price is not the one that was seen (specification, section 3: previous price, previous return price). */
export const changedPrices = (seen: SeenPrices, now: PricesNow): ChangedPrice[] =>
  (['onward', 'back'] as const).flatMap((way) => {
    const [amount, price] = [seen[way], now[way]];
    if (amount === undefined || price === undefined || amount === price.amount) return [];
    return [{ way, before: { ...price, amount }, now: price }];
  });

/** Whether one of them costs more: nobody pays that without having agreed. */
export const isDearer = (changes: readonly ChangedPrice[]): boolean =>
  changes.some(({ before, now }) => now.amount > before.amount);

/** What the trip would have cost and what it costs, as people read it, by its present total in minor units. */
export function riseOf(
  changes: readonly ChangedPrice[],
  total: number,
): { before: string; now: string; total: number } {
  const { currency } = changes[0]!.now;
  const rise = changes.reduce((sum, { before, now }) => sum + now.amount - before.amount, 0);
  return {
    before: formatMoney({ amount: total - rise, currency }),
    now: formatMoney({ amount: total, currency }),
    total,
  };
}

const A_PRICE = /^\d{1,12}$/;

/** The prices that were seen, from the address that leads here (results/list/checkout-path). */
export function readSeenPrices(query: URLSearchParams): SeenPrices {
  const price = (name: string) => {
    const text = query.get(name) ?? '';
    return A_PRICE.test(text) ? Number(text) : undefined;
  };
  return { onward: price('was'), back: price('wasBack') };
}
