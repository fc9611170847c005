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
