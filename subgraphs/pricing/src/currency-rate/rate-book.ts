import { approximate } from '@naga/kernel/exchange-rate.js';
import type { Money } from '@naga/kernel/money.js';
import type { CurrencyRateRow } from '../market/market-rows.js';

/** Rates of all times, by which amounts of several currencies are compared and never charged: asked of now, as known now. */
export class RateBook {
  /** By currency, those that begin latest first. */
  readonly #rates: ReadonlyMap<string, readonly CurrencyRateRow[]>;

  constructor(rows: readonly CurrencyRateRow[]) {
    const latestFirst = rows.toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime());
    this.#rates = Map.groupBy(latestFirst, ({ currency }) => currency);
  }

  /** About how many US cents an amount is by the rate that holds at an instant (epoch milliseconds); undefined where none does. */
  inCents(amount: Money, at: number): number | undefined {
    if (amount.currency === 'USD') return amount.amount;
    const holds = this.#rates.get(amount.currency)?.find(({ validFrom }) => validFrom.getTime() <= at);
    return holds && approximate(amount, { currency: 'USD', units: '1', per: holds.perDollar, since: '' }).amount;
  }

  /** Whether one costs less than another; no where nobody can say. */
  isCheaper(one: Money, other: Money, at: number): boolean {
    if (one.currency === other.currency) return one.amount < other.amount;
    const [a, b] = [this.inCents(one, at), this.inCents(other, at)];
    return a !== undefined && b !== undefined && a < b;
  }
}
