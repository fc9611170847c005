import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { HoldExpired } from '../booking/booking.errors.js';
import { toPayNow } from '../booking/booking-money.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { recordStatus } from '../booking/record-status.js';
import { EXTENSION_MS, EXTENSIONS } from '../booking/hold.rules.js';
import { completeExchange } from './complete-exchange.js';
import { heldInstead } from './exchange-money.js';
import { giveUpExchange } from './give-up-exchange.js';

const LENGTHEN = `with
  claims as (update seat_claim set expires_at = to_timestamp($3::float8 / 1000) where id in (
    select id from seat_claim where booking_id = $1 and state = 'held' order by departure, seat_no for update) returning 1),
  x as (update exchange set expires_at = to_timestamp($3::float8 / 1000), extensions = extensions + 1 where id = $2)
  select count(*)::int as seats from claims`;

/**
 * Five minutes more for whoever begins to pay the difference, twice at most, in the caller's transaction.
 * Refuses HOLD_EXPIRED when the seats are not held any more.
 */
export async function lengthenExchange(
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
): Promise<BookingRecord> {
  const exchange = booking.exchange!;
  if (exchange.expiresAt <= now) throw new HoldExpired({ bookingId: booking.id });
  if (exchange.extensions >= EXTENSIONS) return booking;
  const expiresAt = exchange.expiresAt + EXTENSION_MS;
  await transaction.rows(LENGTHEN, [booking.id, exchange.id, expiresAt]);
  return { ...booking, exchange: { ...exchange, expiresAt, extensions: exchange.extensions + 1 } };
}

/** The seats of an exchange are held until this moment, in the caller's transaction, unless they are held longer already. */
export async function exchangeUntil(transaction: RowTransaction, { id, exchange }: BookingRecord, until: number) {
  if (exchange!.expiresAt < until) await transaction.rows(LENGTHEN, [id, exchange!.id, until]);
}

/** They are held no longer than until this moment, when a new hold would end, in the caller's transaction. */
export async function shortenExchange(transaction: RowTransaction, { id, exchange }: BookingRecord, until: number) {
  if (exchange!.expiresAt > until) await transaction.rows(LENGTHEN, [id, exchange!.id, until]);
}

const hasLeft = (booking: BookingRecord, now: number): boolean =>
  heldInstead(booking).some(({ departureTime }) => departureTime <= now);

/**
 * Money has settled while an exchange is open, in the caller's transaction: the exchange is made as soon as nothing is
 * missing; a seat that is gone, or a ride that has left, ends it. True when the money has found its use.
 */
export async function payExchange(
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
  requestId: string,
): Promise<boolean> {
  if (booking.exchange === null) return false;
  if (toPayNow(booking) > 0) {
    await recordStatus(transaction, booking.id, { now, requestId });
    return true;
  }
  const by = { actor: 'system', requestId, kind: 'exchange' } as const;
  const made = hasLeft(booking, now) ? undefined : await completeExchange(transaction, booking, now, by);
  if (made === undefined) await giveUpExchange(transaction, booking, { now, as: 'expired', ...by });
  return true;
}
