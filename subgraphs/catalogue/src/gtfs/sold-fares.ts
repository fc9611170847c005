import { formatFareKey } from '@naga/kernel/fare-key.js';
import { formatOffer } from '@naga/kernel/offer.js';
import { type Currency, money, type Money } from '@naga/kernel/money.js';
import { fromDayNumber } from '@naga/kernel/travel-date.js';
import type { CatalogueContext } from '../journey/asking.js';
import { LowestFaresDocument } from '../neighbours/pricing.generated.js';
import { ALIGHT, BOARD } from '../timetable/timetable.js';
import type { Sold, SoldTrip } from './sold-trips.js';

/** What a seat on a route costs from one stop to another. */
export interface SoldFare {
  readonly operatorId: string;
  readonly routeId: string;
  readonly from: string;
  readonly to: string;
  readonly price: Money;
}

/** Timings of one pair of stops whose price is asked for: the lowest of them is told. */
const MOST_TIMINGS = 24;
/** Pairs of one question. */
const CHUNK = 1000;

interface Pair extends Omit<SoldFare, 'price'> {
  readonly offers: Set<string>;
}

/** Each pair of stops between which the trips of one route take somebody. */
function pairsOf({ catalogue }: Sold, trips: readonly SoldTrip[]): Pair[] {
  const { timetable, stops, operators } = catalogue;
  const { callStop, callFlags } = timetable;
  const pairs = new Map<string, Pair>();
  for (const { departure, firstDay, calls } of trips) {
    const { timing, route, operator, vehicle } = departure;
    const { cabin } = catalogue.vehicleOn(vehicle, firstDay);
    const operatorId = operators[operator]!.id;
    for (const [index, board] of calls.entries()) {
      if ((callFlags[board]! & BOARD) === 0) continue;
      for (const alight of calls.slice(index + 1)) {
        if ((callFlags[alight]! & ALIGHT) === 0) continue;
        const [from, to] = [stops[callStop[board]!]!.id, stops[callStop[alight]!]!.id];
        const key = `${from}-${to}`;
        let pair = pairs.get(key);
        if (pair === undefined) pairs.set(key, (pair = { operatorId, routeId: route.id, from, to, offers: new Set() }));
        if (pair.offers.size === MOST_TIMINGS) continue;
        const fareKey = formatFareKey({
          operatorId,
          routeId: route.id,
          routeTimingId: timing.id,
          insteadOf: timing.insteadOfIds,
          stopIdFrom: from,
          stopIdTo: to,
          cabin,
        });
        pair.offers.add(formatOffer([{ date: fromDayNumber(firstDay), fareKey }]));
      }
    }
  }
  return [...pairs.values()];
}

/** What pricing asks for every ride that is on sale, as lists of journeys say it; pairs without a price are left out. */
export async function soldFares({ neighbours, viewer }: CatalogueContext, sold: Sold): Promise<SoldFare[]> {
  const fares: SoldFare[] = [];
  for (const trips of Map.groupBy(sold.trips, ({ departure }) => departure.route.id).values()) {
    const pairs = pairsOf(sold, trips);
    for (let start = 0; start < pairs.length; start += CHUNK) {
      const asked = pairs.slice(start, start + CHUNK);
      const offers = asked.map((pair) => [...pair.offers]);
      const { lowestFares } = await neighbours.ask('pricing', LowestFaresDocument, { offers }, viewer);
      for (const [index, { offers: _, ...pair }] of asked.entries()) {
        const price = lowestFares[index];
        if (price) fares.push({ ...pair, price: money(price.amount, price.currency as Currency) });
      }
    }
  }
  return fares;
}
