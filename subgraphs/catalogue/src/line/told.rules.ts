import { startOf } from './kept-departures.rules.js';
import type { TouchedDeparture } from './line.errors.js';
import type { Line } from './line.rules.js';
import type { SoldDeparture } from './sold-line.rules.js';

/** Whom a change touches is told departure by departure, as many as a screen holds. */
const MOST_TOLD = 20;

/** A sold departure of a saved line with its clock, told. */
export const departureAt =
  (line: Line) =>
  ({ routeScheduleId, date, seats, bookings }: SoldDeparture): TouchedDeparture => ({
    ...{ routeScheduleId, date, seats: seats.length, bookings },
    departureTime: startOf(line, routeScheduleId)!,
  });

/** A departure that somebody has seats on, of any line. */
export interface TouchedOfLine extends TouchedDeparture {
  readonly operatorId: string;
}

/** All passengers of what is touched are. */
export const OF_EVERYBODY = { seatNumbers: null, lostSeats: [], pickupAddresses: null } as const;

/** The same of lines of any operator, with the keys of all of them: whoever is told something is told by one operator. */
export function whomTold<T extends TouchedOfLine>(list: readonly T[]) {
  const byOperator = [...Map.groupBy(list, ({ operatorId }) => operatorId)].map(([operatorId, all]) => ({
    operatorId,
    departures: all.map(({ routeScheduleId, date }) => `${routeScheduleId}@${date}`),
  }));
  return { ...toldOf(list), byOperator };
}

/** How many departures, seats and bookings there are, and the first of them. */
export function toldOf<T extends TouchedDeparture>(list: readonly T[]) {
  const sumOf = (field: 'seats' | 'bookings') => list.reduce((sum, one) => sum + one[field], 0);
  return {
    departures: list.length,
    seats: sumOf('seats'),
    bookings: sumOf('bookings'),
    touched: list.slice(0, MOST_TOLD),
  };
}
