import { type Money, money } from '@naga/kernel/money.js';
import { parseTravelDate, type TravelDate } from '@naga/kernel/travel-date.js';
import { transactionFee } from '../fee/transaction-fee.rules.js';
import { fareOf } from '../price/price.rules.js';
import type { Tariff } from '../tariff/tariff.js';

/** A week of offers names seven days many times: each is read once. */
function dayReader(): (text: string) => TravelDate | undefined {
  const known = new Map<string, TravelDate | undefined>();
  return (text) => {
    if (!known.has(text)) known.set(text, parseTravelDate(text));
    return known.get(text);
  };
}

/**
 * The cheapest of some rides, each written 'date|fareKey', for one adult foreign visitor with the fee; undefined when
 * none has a price. Rides priced in another currency than the first are left out: they cannot be compared.
 */
export function lowestFare(tariff: Tariff, offers: readonly string[]): Money | undefined {
  const readDay = dayReader();
  let lowest: Money | undefined;
  for (const offer of offers) {
    const bar = offer.indexOf('|');
    const date = readDay(offer.slice(0, bar));
    const price = date && tariff.seat(offer.slice(bar + 1), date, 'FOREIGN', 'ADULT');
    if (price === undefined) continue;
    const fare = fareOf(price.stages);
    if (lowest === undefined) lowest = money(fare, price.currency);
    else if (price.currency === lowest.currency && fare < lowest.amount) lowest = money(fare, price.currency);
  }
  // The fee never changes which fare is lowest: it grows with the fare.
  return lowest && money(lowest.amount + transactionFee(lowest.amount, tariff.fee(lowest.currency)), lowest.currency);
}
