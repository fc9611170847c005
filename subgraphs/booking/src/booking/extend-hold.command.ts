import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { actorOf } from './actor.js';
import { BookingNotHeld, HoldExpired, HoldExtendedTooOften } from './booking.errors.js';
import { statusesOf } from './booking-money.js';
import { type BookingRecord, partsOf } from './booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from './booking-transaction.js';
import { canExtend, EXTENSION_MS, EXTENSIONS, isHeld } from './hold.rules.js';
import { note } from './timeline.js';

const until = (extensions: string): string => `with
  claims as (update seat_claim set expires_at = to_timestamp($2::float8 / 1000) where id in (
      select id from seat_claim where booking_id = $1 and state = 'held' order by departure, seat_no for update)
    returning 1),
  b as (update booking set expires_at = to_timestamp($2::float8 / 1000), extensions = ${extensions} where id = $1)
  select count(*)::int as seats from claims`;

const EXTEND = until('extensions + 1');
const HOLD_UNTIL = until('$3::int');

/** Refuses HOLD_EXPIRED or BOOKING_NOT_HELD when the seats are not reserved (any more). */
export function requireHeld(booking: BookingRecord, now: number): void {
  if (isHeld(booking, now)) return;
  const { status } = statusesOf(booking);
  if (status === 'BLOCKED' || status === 'EXPIRED') throw new HoldExpired({ bookingId: booking.id });
  throw new BookingNotHeld({ bookingId: booking.id, status });
}

/** Five minutes more, in the caller's transaction; nothing when it was lengthened twice already. */
export async function lengthenHold(
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
): Promise<BookingRecord> {
  if (!canExtend(booking, now)) return booking;
  const expiresAt = booking.expiresAt! + EXTENSION_MS;
  const [claims] = await transaction.rows<{ seats: number }>(EXTEND, [booking.id, expiresAt]);
  if (claims!.seats < partsOf(booking).length) throw new HoldExpired({ bookingId: booking.id });
  return { ...booking, expiresAt, extensions: booking.extensions + 1 };
}

async function holdExactlyUntil(
  transaction: RowTransaction,
  booking: BookingRecord,
  until: number,
): Promise<BookingRecord> {
  const [claims] = await transaction.rows<{ seats: number }>(HOLD_UNTIL, [booking.id, until, EXTENSIONS]);
  if (claims!.seats < partsOf(booking).length) throw new HoldExpired({ bookingId: booking.id });
  return { ...booking, expiresAt: until, extensions: EXTENSIONS };
}

/** Held until this moment and not lengthened any more, in the caller's transaction; nothing where it is held longer already. */
export const holdUntil = async (
  transaction: RowTransaction,
  booking: BookingRecord,
  until: number,
): Promise<BookingRecord> =>
  (booking.expiresAt ?? 0) >= until ? booking : holdExactlyUntil(transaction, booking, until);

/** Held no longer than until this moment, when a new hold would end, in the caller's transaction. */
export const shortenHold = async (
  transaction: RowTransaction,
  booking: BookingRecord,
  until: number,
): Promise<BookingRecord> =>
  (booking.expiresAt ?? 0) <= until ? booking : holdExactlyUntil(transaction, booking, until);

/**
 * HELD → HELD: the holder asks for more time, five minutes, twice at most, started payments included.
 * Refuses BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, HOLD_EXTENDED_TOO_OFTEN.
 */
export async function extendHold(context: BookingContext, bookingId: string): Promise<BookingRecord> {
  return inBookingTransaction(context, async (transaction) => {
    const now = context.clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    requireHeld(booking, now);
    const { expiresAt, extensions } = booking;
    if (extensions >= EXTENSIONS)
      throw new HoldExtendedTooOften({ bookingId, expiresAt: new Date(expiresAt!).toISOString() });
    await note(transaction, now, { bookingId, type: 'hold.extended', actor: actorOf(context.viewer) });
    return lengthenHold(transaction, booking, now);
  });
}
