import type { BookingRecord, LegRecord, PartRecord } from '../booking/booking-record.js';
import { type NamedRides, ridesOfParts } from '../booking/named-rides.js';
import type { Currency } from '@naga/kernel/money.js';
import { isUnused } from '@naga/kernel/part-state.js';
import { isCancelled } from '../booking/part-state.rules.js';
import { waysOf } from '../operator-decision/ways.rules.js';
import { exchangeableUntil } from './exchange-terms.rules.js';
import { exchangeTerms } from './sold-terms.rules.js';

/** The rides of one way with those of their seats that are given up for others. */
export interface WayGivenUp {
  readonly legs: readonly LegRecord[];
  /** Who changes, by position, in order. */
  readonly passengers: readonly number[];
}

const isGone = ({ state }: PartRecord): boolean => isCancelled(state) || state === 'EXCHANGED';

/**
 * What the named seats lead to: the connecting rides of one way move together, so that all a passenger still has on the
 * way is given up. Undefined where a seat is not in the booking, or something on the way has no valid ticket (boarded,
 * being exchanged, given back): that cannot be exchanged (rules.md 7).
 */
export function waysGivenUp(booking: BookingRecord, partIds: readonly string[]): readonly WayGivenUp[] | undefined {
  const wanted = new Set(partIds);
  const ways = waysOf(booking.legs).flatMap((way) => {
    const chosen = way.flatMap(({ parts }) => parts.filter(({ id }) => wanted.has(id)));
    const passengers = [...new Set(chosen.map(({ position }) => position))].sort((a, b) => a - b);
    const legs = way
      .map((leg) => ({
        ...leg,
        parts: leg.parts.filter((part) => passengers.includes(part.position) && (wanted.has(part.id) || !isGone(part))),
      }))
      .filter(({ parts }) => parts.length > 0);
    return passengers.length === 0 ? [] : [{ legs, passengers }];
  });
  const given = ways.flatMap(({ legs }) => legs.flatMap(({ parts }) => parts));
  const isWhole = given.filter(({ id }) => wanted.has(id)).length === wanted.size;
  return isWhole && given.length > 0 && given.every(({ state }) => isUnused(state)) ? ways : undefined;
}

/** The rides of what these seats lead to: who drives only one of a connection does not exchange it. */
export const ridesGivenUp =
  (partIds: readonly string[]): NamedRides =>
  (booking) => [
    ...ridesOfParts(partIds)(booking),
    ...(waysGivenUp(booking, partIds) ?? []).flatMap(({ legs }) => legs),
  ];

/** The last moment (epoch milliseconds) at which all of it may be exchanged, by the terms each was sold with. */
export const exchangeEnds = (ways: readonly WayGivenUp[], currency: Currency): number =>
  Math.min(
    ...ways.flatMap(({ legs }) =>
      legs.flatMap(({ parts, departureTime }) =>
        parts.map(({ refundPolicy }) => exchangeableUntil(exchangeTerms(refundPolicy, currency), departureTime)),
      ),
    ),
  );

export const partsGivenUp = (ways: readonly WayGivenUp[]): readonly PartRecord[] =>
  ways.flatMap(({ legs }) => legs.flatMap(({ parts }) => parts));

/** The rides these passengers keep beside those given up. */
export function ridesKept(booking: BookingRecord, ways: readonly WayGivenUp[]): readonly LegRecord[] {
  const given = new Set(partsGivenUp(ways).map(({ id }) => id));
  const passengers = new Set(ways.flatMap((way) => way.passengers));
  return booking.legs.filter(({ parts }) =>
    parts.some((part) => passengers.has(part.position) && !given.has(part.id) && !isGone(part)),
  );
}
