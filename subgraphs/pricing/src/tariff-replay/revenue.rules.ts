import type { Currency } from '@naga/kernel/money.js';
import type { Fare } from './replay-kind.rules.js';

/** Fares of seats in one currency, in minor units: as they were sold, by the tariff as it stands, and under a change. */
export interface Revenue {
  readonly currency: Currency;
  readonly sold: number;
  readonly before: number;
  readonly after: number;
}

interface Prices {
  readonly before: Fare;
  readonly after: Fare;
}

/** The same seats sold at three prices: nobody stays away, and nobody comes, for what they cost. */
export class RevenueSums {
  readonly #sums = new Map<Currency, Revenue>();

  add(seats: number, soldAt: { readonly currency: Currency; readonly fares: number }, { before, after }: Prices): void {
    this.#add(soldAt.currency, { sold: soldAt.fares });
    if (before) this.#add(before.currency, { before: seats * before.fare });
    if (after) this.#add(after.currency, { after: seats * after.fare });
  }

  get all(): Revenue[] {
    return [...this.#sums.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
  }

  #add(currency: Currency, more: Partial<Omit<Revenue, 'currency'>>): void {
    const known = this.#sums.get(currency) ?? { currency, sold: 0, before: 0, after: 0 };
    this.#sums.set(currency, {
      currency,
      sold: known.sold + (more.sold ?? 0),
      before: known.before + (more.before ?? 0),
      after: known.after + (more.after ?? 0),
    });
  }
}
