import { GiveBackPointsDocument, ReservePointsDocument } from '../neighbours/users.generated.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { PointsNotEnough } from './points.errors.js';

export interface PointsWish {
  readonly accountId: string;
  readonly bookingId: string;
  readonly turn: number;
  readonly points: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Reserves points at users, before the booking that uses them is written (docs/decisions/0127). Refuses POINTS_NOT_ENOUGH. */
export async function reservePoints(
  { viewer, neighbours }: Pick<BookingContext, 'viewer' | 'neighbours'>,
  { expiresAt, ...wish }: PointsWish,
): Promise<void> {
  const input = { ...wish, expiresAt: new Date(expiresAt).toISOString() };
  const { reservePoints: answer } = await neighbours.ask('users', ReservePointsDocument, { input }, viewer);
  if (!answer.reserved) throw new PointsNotEnough({ available: answer.available });
}

/**
 * Does the work that points were reserved for; where it fails, they are given back at once. Should that fail, too, the
 * reservation lapses.
 */
export async function orGivePointsBack<T>(
  { neighbours, viewer, log }: Pick<BookingContext, 'viewer' | 'neighbours' | 'log'>,
  { bookingId, turn }: Pick<PointsWish, 'bookingId' | 'turn'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await neighbours
      .ask('users', GiveBackPointsDocument, { bookingId, turn }, viewer)
      .catch((err: unknown) => log.warn({ err, bookingId }, 'points not given back; their reservation lapses'));
    throw error;
  }
}
