import type { Money } from '@naga/kernel/money.js';
import { priceOf } from './feed-fares.rules.js';
import type { FeedRow } from './feed-row.js';
import type { FeedFares } from './feed-tables.js';

/** Between the prices of a cell: no spreadsheet parts cells by it, nor makes a day of 12|7. */
const BETWEEN = '|';

const keyOf = (...ids: readonly string[]): string => JSON.stringify(ids);

/** A departure with the stops of which its rows have told. */
export interface TypedDeparture {
  readonly id: string;
  /** Id of its route. */
  readonly route: string;
  readonly stopIds: string[];
}

/**
 * What a typed timetable says of prices: in the row of a stop what one pays to get there from each stop before it, in the
 * order of the way; nothing between two marks is no price. A line says each of its prices once.
 */
export class TypedPrices {
  readonly #prices = new Map<string, Money>();
  readonly #currencyOf = new Map<string, string>();

  /** Reads the cells `currency` and `prices` of a row that tells of the stop at a place of its departure. */
  take(row: FeedRow, { id: departure, route, stopIds }: TypedDeparture, place: number): void {
    const currency = row.text('currency') || (this.#currencyOf.get(departure) ?? '');
    if (currency !== '') this.#currencyOf.set(departure, currency);
    const text = row.text('prices');
    if (text === '') return;
    if (currency === '') return row.wrong('REQUIRED', 'currency');
    const amounts = text.split(BETWEEN).map((amount) => amount.trim().replace(',', '.'));
    if (amounts.length > place) return row.wrong('FORM', 'prices', text);
    for (const [index, amount] of amounts.entries()) {
      const price = amount === '' ? null : priceOf(amount, currency);
      if (price === null) continue;
      if (price === 'FARE_CURRENCY') return row.wrong('FORM', 'currency', currency);
      if (price === undefined || price === 'FARE_AMOUNT') return row.wrong('FORM', 'prices', amount);
      const key = keyOf(route, stopIds[index]!, stopIds[place]!);
      const known = this.#prices.get(key);
      if (known !== undefined && (known.amount !== price.amount || known.currency !== price.currency))
        return row.wrong('DIFFERS', 'prices', amount);
      this.#prices.set(key, price);
    }
  }

  /** As of a feed; undefined where it says none. */
  get fares(): FeedFares | undefined {
    if (this.#prices.size === 0) return undefined;
    return {
      left: [],
      isByRoute: true,
      zoneOf: ({ id }) => id,
      of: (route, from, to) => this.#prices.get(keyOf(route.id, from.id, to.id)),
    };
  }
}
