import { hashOfToken } from '../booking/access-token.js';
import { actorOf } from '../booking/actor.js';
import { loadOpened } from '../booking/booking-access.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { note } from '../booking/timeline.js';
import { CODE_TRIES, hashOfCode } from './holder-code.js';
import { CodeWrong } from './holder-proof.errors.js';

/** Counted before it is compared, and kept whatever comes of it, so that many tries at once are not more than five. */
const TRY = `update holder_code set tries = tries + 1
  where id = (select max(id) from holder_code where booking_id = $1) and used_at is null
    and expires_at > to_timestamp($2::float8 / 1000) and tries < ${CODE_TRIES}
  returning id::text as id, code_hash = $3 as right`;

const PROVE = `with used as (update holder_code set used_at = to_timestamp($2::float8 / 1000)
    where id = $1 and used_at is null returning booking_id)
  update booking_access a set proved_at = to_timestamp($2::float8 / 1000) from used
  where a.booking_id = used.booking_id and a.token_hash = $3 returning 1`;

/**
 * Who holds the booking's token and tells the code that was sent may change it for half an hour. Refuses
 * BOOKING_NOT_FOUND, CODE_WRONG.
 */
export async function proveHolder(context: BookingContext, bookingId: string, code: string): Promise<BookingRecord> {
  const { database, viewer, clock, services } = context;
  const booking = await loadOpened(database, viewer, 'booking.edit', bookingId);
  const now = clock.now();
  const hash = hashOfCode(bookingId, code, services.sandboxSecret);
  const [tried] = await database.rows<{ id: string; right: boolean }>(TRY, [bookingId, now, hash]);
  if (!tried?.right) throw new CodeWrong();
  const token = viewer.bookingToken ? hashOfToken(viewer.bookingToken) : null;
  await inBookingTransaction(context, async (transaction) => {
    const proved = await transaction.rows(PROVE, [tried.id, now, token]);
    if (proved.length === 0) throw new CodeWrong();
    await note(transaction, now, { bookingId, type: 'booking.holder_proved', actor: actorOf(viewer) });
  });
  return booking;
}
