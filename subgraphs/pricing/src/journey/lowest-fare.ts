import { type Money, money } from '@naga/kernel/money.js';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import type { Tariff } from '../tariff/tariff.js';
import { journeyPrice } from './journey-fare.js';

const ONE_ADULT = { adults: 1, children: 0 };

/**
 * The cheapest of some rides, each written 'date|fareKey', for one adult foreign visitor with the fee; undefined when
 * none has a price. Rides priced in another currency than the first are left out: they cannot be compared.
 */
export function lowestFare(tariff: Tariff, offers: readonly string[]): Money | undefined {
  let lowest: Money | undefined;
  for (const offer of offers) {
    const [day, fareKey] = offer.split('|');
    const date = parseTravelDate(day ?? '');
    const price = date && journeyPrice(tariff, [{ date, fareKey: fareKey ?? '' }], 'FOREIGN', ONE_ADULT);
    if (price === undefined || (lowest !== undefined && price.currency !== lowest.currency)) continue;
    if (lowest === undefined || price.total < lowest.amount) lowest = money(price.total, price.currency);
  }
  return lowest;
}
