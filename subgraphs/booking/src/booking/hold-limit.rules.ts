import type { BookingType } from './booking-type.rules.js';

/** Seats by departure. */
export type SeatsByDeparture = Readonly<Record<string, number>>;

/** One booking whose seats are held and not paid. */
export interface LivingHold {
  readonly bookingId: string;
  readonly pnr: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** It waits for cash: its contact is counted, too (payment/promises.ts). */
  readonly isPromised: boolean;
  readonly seats: SeatsByDeparture;
}

/** How many seats one visitor may hold (environment: HELD_SEATS, HELD_SEATS_DEPARTURE, HELD_SEATS_TRADE). */
export interface HoldLimits {
  readonly heldSeats: number;
  readonly heldSeatsDeparture: number;
  readonly heldSeatsTrade: number;
}

export interface TooMany {
  readonly limit: number;
  /** Seats that are held already, of what is limited. */
  readonly held: number;
  /** Undefined where it is all departures together. */
  readonly departure?: string;
  /** Which holds they belong to, the one that ends last first. */
  readonly holds: readonly LivingHold[];
}

/** Who sells to others holds seats for many; a coach for a school is as much theirs as a counter's morning. */
const TRADE: ReadonlySet<BookingType> = new Set(['COUNTER', 'AGENCY', 'PARTNER']);

const sumOf = (seats: SeatsByDeparture): number => Object.values(seats).reduce((sum, one) => sum + one, 0);

/**
 * What there is too much of when these seats are held beside the visitor's living holds; undefined where nothing is. Of one
 * departure everything that is held counts, so that nobody has it all without paying; over all departures what waits
 * for cash does not: it is kept for a day, and people who share an address would wait for each other.
 */
export function tooManyHeld(
  type: BookingType,
  holds: readonly LivingHold[],
  asked: SeatsByDeparture,
  { heldSeats, heldSeatsDeparture, heldSeatsTrade }: HoldLimits,
): TooMany | undefined {
  const isTrade = TRADE.has(type);
  const inOrder = holds.toSorted((a, b) => b.expiresAt - a.expiresAt);
  for (const [departure, wanted] of isTrade ? [] : Object.entries(asked)) {
    const here = inOrder.filter(({ seats }) => (seats[departure] ?? 0) > 0);
    const held = here.reduce((sum, { seats }) => sum + seats[departure]!, 0);
    if (held + wanted > heldSeatsDeparture) return { limit: heldSeatsDeparture, held, departure, holds: here };
  }
  const plain = inOrder.filter(({ isPromised }) => !isPromised);
  const held = plain.reduce((sum, { seats }) => sum + sumOf(seats), 0);
  const limit = isTrade ? heldSeatsTrade : heldSeats;
  return held + sumOf(asked) > limit ? { limit, held, holds: plain } : undefined;
}
