import { dayNumber, type TravelDate } from '@naga/kernel/travel-date.js';
import { dateText } from '../journey/clock-text.js';
import { fareKeyOf } from '../journey/leg-view.js';
import { journeysOver } from '../journey/search-journeys.queries.js';
import type { Catalogue } from '../memory/catalogue.js';
import { isOffered } from '../sale/on-sale.rules.js';
import type { Ride } from '../timetable/timetable.js';
import { legsOf } from './legs-of-connections.js';

export interface SearchedPair {
  /** Location.id */
  readonly from: string;
  readonly to: string;
  readonly day: TravelDate;
  readonly searches: number;
}

export interface FoundRide {
  readonly fareKey: string;
  readonly date: string;
  readonly searches: number;
  readonly isOfConnection: boolean;
}

export interface FoundRides {
  readonly rides: readonly FoundRide[];
  readonly isCut: boolean;
}

/** The operator's rides that a search between two places shows: the direct ones on sale or not by now, legs of what is offered that day. */
function* ridesOf(catalogue: Catalogue, operator: number, pair: SearchedPair): Generator<FoundRide> {
  const [from, to] = [catalogue.placeAt(pair.from), catalogue.placeAt(pair.to)];
  if (from === undefined || to === undefined) return;
  const { departures } = catalogue;
  const isOwn = (ride: Ride): boolean => departures[ride.trip]!.operator === operator;
  const found = journeysOver(catalogue, { from, to, day: dayNumber(pair.day) }, ({ trip, day }) =>
    isOffered(departures[trip]!.terms, day),
  );
  const told = (ride: Ride, isOfConnection: boolean): FoundRide => ({
    fareKey: fareKeyOf(catalogue, ride),
    date: dateText(ride.day),
    searches: pair.searches,
    isOfConnection,
  });
  for (const ride of [...found.direct, ...found.closed]) if (isOwn(ride)) yield told(ride, false);
  for (const leg of legsOf(found.connecting, isOwn)) yield told(leg, true);
}

/** What searches found of an operator, pair by pair, `most` at most. In steps (inSlices). */
export function* foundRides(
  catalogue: Catalogue,
  operator: number,
  pairs: readonly SearchedPair[],
  most: number,
): Generator<void, FoundRides> {
  const rides: FoundRide[] = [];
  for (const pair of pairs) {
    for (const ride of ridesOf(catalogue, operator, pair)) {
      if (rides.length === most) return { rides, isCut: true };
      rides.push(ride);
    }
    yield;
  }
  return { rides, isCut: pairs.length === most };
}
