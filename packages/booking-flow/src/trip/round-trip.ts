import { type OtherPoints, withPoints } from '../points/ride-points.js';
import type { Direction } from '../sale/sale-form.js';

/** A trip while its journeys are chosen: the one there first, and then the one back. Places are slugs. */
export interface TripToChoose {
  from: string;
  to: string;
  /** 'YYYY-MM-DD' */
  date: string;
  returnDate?: string | undefined;
  /** The journey there, once it is chosen. */
  onward?: string | undefined;
}

export interface WayToChoose {
  from: string;
  to: string;
  /** 'YYYY-MM-DD' */
  day: string;
  isBack: boolean;
  /** What is chosen now is the whole trip. */
  isLast: boolean;
}

/** What is to be chosen next. */
export function wayToChoose({ from, to, date, returnDate, onward }: TripToChoose): WayToChoose {
  if (returnDate === undefined) return { from, to, day: date, isBack: false, isLast: true };
  if (onward === undefined) return { from, to, day: date, isBack: false, isLast: false };
  return { from: to, to: from, day: returnDate, isBack: true, isLast: true };
}

/** Nobody comes back before he leaves: such a day of an address is none. */
export const returnDateOf = <Day extends string>(date: string, back: Day | null | undefined): Day | undefined =>
  back != null && back >= date ? back : undefined;

const directed = <Leg extends object>(legs: readonly Leg[], first: Direction, next: Direction) =>
  legs.map((leg, index) => ({ ...leg, direction: index === 0 ? first : next }));

/** The rides there and back in the order they are ridden, each with its place in the trip. */
export const ridesOfTrip = <Leg extends object>(there: readonly Leg[], back: readonly Leg[] = []) => [
  ...directed(there, 'ONWARD', 'CONNECTING'),
  ...directed(back, 'RETURN', 'RETURN_CONNECTING'),
];

interface Timed {
  boarding: { time: string };
  dropOff: { time: string };
}

/** Whether one of the rides leaves before the one before it has arrived; such a trip is not sold. */
export const isOutOfOrder = (rides: readonly Timed[]): boolean =>
  rides.some(
    ({ boarding }, index) => index > 0 && Date.parse(rides[index - 1]!.dropOff.time) > Date.parse(boarding.time),
  );

/** The address of a sale with other stops on one ride; `names`: its parameters that are journeys. */
export function withPointsIn(
  query: URLSearchParams,
  names: readonly string[],
  legId: string,
  points: OtherPoints,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of names) {
    const id = query.get(name);
    if (id !== null) next.set(name, withPoints(id, legId, points));
  }
  return next;
}
