import type { National, NationalPrices } from '@naga/booking-flow/seats/national.js';
import { priceFor } from '@naga/booking-flow/seats/national.js';
import { formatMoney, type Money } from '@naga/kernel/money.js';
import { type DayFare, isLowest } from '../../session/day-fares.js';

/** What one adult pays at least on a day; undefined of a day on which nothing can be bought that has a price. */
export type CalendarFares = NationalPrices<DayFare> | undefined;

export interface CalendarPrice {
  readonly fare: Money;
  /** None of the month is lower, and some day is dearer (isLowest). */
  readonly isLow: boolean;
}

/** The prices of a month for one traveller. */
export function pricesOf(
  days: ReadonlyMap<string, CalendarFares>,
  month: string,
  nationalOf: National,
): ReadonlyMap<string, CalendarPrice> {
  const priced = [...days].flatMap(([date, fares]) =>
    fares === undefined || !date.startsWith(month) ? [] : [{ date, fare: priceFor(fares, nationalOf) }],
  );
  const fares = priced.map(({ fare }) => fare);
  return new Map(priced.map(({ date, fare }) => [date, { fare, isLow: isLowest(fare, fares) }]));
}

/** '$8', '$8,50': an amount without the cents it has not. */
const shortMoney = (fare: Money): string => formatMoney(fare).replace(/,00$/, '');

/** The same without the sign, for who hears it. */
export const spokenAmount = (fare: Money): string => shortMoney(fare).replace(/^[^\d]+/, '');

/** In a cell of a phone's calendar: from ten thousand on in thousands ('៛34,9'), which a language says in its way. */
export function cellPrice(fare: Money): { readonly text: string; readonly inThousands: boolean } {
  const whole = shortMoney(fare);
  const [, sign = '', digits = ''] = /^([^\d]*)([\d.]+)/.exec(whole) ?? [];
  const units = Number(digits.replaceAll('.', ''));
  if (units < 10_000) return { text: whole, inThousands: false };
  return { text: `${sign}${String(Math.round(units / 100) / 10).replace('.', ',')}`, inThousands: true };
}
