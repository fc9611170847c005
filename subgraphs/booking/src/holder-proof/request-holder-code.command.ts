import { randomInt } from 'node:crypto';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { actorOf } from '../booking/actor.js';
import { bookingFacts } from '../booking/booking-facts.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { note } from '../booking/timeline.js';
import { tooManyAttempts } from '../booking/too-many-attempts.js';
import { codeContact } from './code-contact.js';
import { CODE_MINUTES, CODES_AN_HOUR, hashOfCode, HOUR_MS } from './holder-code.js';

const SENT = `select count(*)::int as sent from holder_code
  where booking_id = $1 and created_at > to_timestamp($2::float8 / 1000)`;

const KEEP = `insert into holder_code (booking_id, code_hash, created_at, expires_at)
  values ($1, $2, to_timestamp($3::float8 / 1000), to_timestamp($4::float8 / 1000))`;

/**
 * Has a code sent to the telephone and the mailbox of a booking (code-contact.ts); three in an hour, more are answered with
 * TOO_MANY_ATTEMPTS. Refuses BOOKING_NOT_FOUND, TRY_AGAIN.
 */
export async function requestHolderCode(context: BookingContext, bookingId: string): Promise<BookingRecord> {
  const { viewer, clock, services } = context;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    const [counted] = await transaction.rows<{ sent: number }>(SENT, [bookingId, now - HOUR_MS]);
    if (counted!.sent >= CODES_AN_HOUR) throw tooManyAttempts(HOUR_MS);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const hash = hashOfCode(bookingId, code, services.sandboxSecret);
    await transaction.rows(KEEP, [bookingId, hash, now, now + CODE_MINUTES * 60_000]);
    await note(transaction, now, { bookingId, type: 'booking.code_requested', actor: actorOf(viewer) });
    const contact = await codeContact(transaction, booking, now);
    const payload = { ...bookingFacts({ ...booking, ...contact }), code, minutes: CODE_MINUTES };
    const { mode } = booking;
    await emitRows(transaction, now, [{ type: 'booking.code_requested', payload, mode, requestId: viewer.requestId }]);
    return booking;
  });
}
