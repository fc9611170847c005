import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { moneysOf } from '../booking/booking-money.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { loadBooking } from '../booking/booking.queries.js';
import { namedByExchange } from '../booking/named-rides.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import { OPEN_ATTEMPTS } from '../payment/open-attempts.js';
import { withoutNeedlessForgiving } from '../payment/forgiven.js';
import { surplusOf } from '../payment/payment-status.rules.js';
import { createRefunds } from '../refund/create-refunds.command.js';
import { releaseSeats } from '../seat-claim/release-seats.command.js';
import type { ToldAt } from '../points/tell-points.js';
import { heldInstead } from './exchange-money.js';

/** The old parts are as they were; the new ones never were bought, which is EXPIRED however it ended. Attempts to pay the difference end with it, and what a
 * wallet has set aside for one is free again. */
const GIVE_UP = `with
  x as (update exchange set state = $3, ended_at = to_timestamp($4::float8 / 1000) where id = $2),
  news as (update part set state = 'EXPIRED' where id = any($5::bigint[]) and state = 'HELD'),
  y as (update payment set state = upper($3) where booking_id = $1 and ${OPEN_ATTEMPTS})
  update part set state = 'TICKETED' where booking_id = $1 and state = 'EXCHANGE_ONGOING'`;

export interface GivenUpBy extends ToldAt {
  /** As the timeline names it. */
  readonly actor: string;
}

/**
 * The open exchange ends without being made, in the caller's transaction, which holds the lock on the booking: by time
 * ('expired') or because somebody gave it up ('cancelled'). What was paid towards it goes back. Answers the booking.
 */
export async function giveUpExchange(
  transaction: RowTransaction,
  booking: BookingRecord,
  { now, requestId, as, actor }: GivenUpBy & { readonly as: 'cancelled' | 'expired' },
): Promise<BookingRecord> {
  const { id: bookingId } = booking;
  const parts = heldInstead(booking).flatMap((leg) => leg.parts.map(({ id }) => id));
  await releaseSeats(transaction, bookingId, parts);
  await transaction.rows(GIVE_UP, [bookingId, booking.exchange!.id, as, now, parts]);
  await note(transaction, now, { bookingId, type: `exchange.${as}`, actor });
  const after = await withoutNeedlessForgiving(transaction, await loadBooking(transaction, bookingId), now);
  const surplus = surplusOf(moneysOf(after));
  if (surplus > 0) await createRefunds(transaction, after, surplus, 'OVERPAID', now, namedByExchange(booking));
  return recordStatus(transaction, bookingId, { now, requestId });
}

/** Whoever cancels wants no other ride: an open exchange is given up first, in the caller's transaction. Answers the booking. */
export async function withoutExchange(
  transaction: RowTransaction,
  booking: BookingRecord,
  by: GivenUpBy,
): Promise<BookingRecord> {
  return booking.exchange === null ? booking : giveUpExchange(transaction, booking, { ...by, as: 'cancelled' });
}
