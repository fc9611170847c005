import { KINDS } from '../memory/build-catalogue.js';
import type { Catalogue } from '../memory/catalogue.js';
import { findJourneys, type FoundJourneys } from '../timetable/find-journeys.js';
import type { Ride } from '../timetable/timetable.js';
import { refusalOf, todayOf, type Asking } from './asking.js';

export type Kind = (typeof KINDS)[number];

/** From where to where, when and how. Places are positions in the catalogue; the day is a day number. */
export interface Trip {
  readonly from: number;
  readonly to: number;
  readonly day: number;
  readonly kind?: Kind | undefined;
  /** Vehicles with fewer seats are left out. */
  readonly passengers?: number;
}

/** The journeys of one day over rides that are open, from memory: no statement, well under a millisecond. */
export const journeysOver = (
  catalogue: Catalogue,
  { from, to, day, kind }: Omit<Trip, 'passengers'>,
  open: (ride: Ride) => boolean,
): FoundJourneys =>
  findJourneys(catalogue.timetable, {
    from: catalogue.places[from]!.stops,
    to: catalogue.places[to]!.stops,
    day,
    kind: kind === undefined ? undefined : KINDS.indexOf(kind),
    open,
    onward: catalogue.onwardTo(to),
  });

/** The journeys of one day that can be bought now. */
export function journeysOf(asking: Asking, { passengers = 1, ...trip }: Trip): FoundJourneys {
  const { departures } = asking.catalogue;
  const open = (ride: Ride) => departures[ride.trip]!.seatCount >= passengers && refusalOf(asking, ride) === null;
  return journeysOver(asking.catalogue, trip, open);
}

/** The first later day with a journey, of a past day the first from today; undefined when none is near enough. */
export function nextDayWithJourney(asking: Asking, trip: Trip): number | undefined {
  const after = Math.max(trip.day, todayOf(asking) - 1);
  for (let day = after + 1; day <= after + asking.settings.DAYS_AHEAD; day++) {
    const { direct, connecting } = journeysOf(asking, { ...trip, day });
    if (direct.length + connecting.length > 0) return day;
  }
  return undefined;
}
