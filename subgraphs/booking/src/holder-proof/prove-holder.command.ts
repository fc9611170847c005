import { hashOfToken } from '../booking/access-token.js';
import { actorOf } from '../booking/actor.js';
import { loadOpened } from '../booking/booking-access.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { note } from '../booking/timeline.js';
import { CodeWrong } from './holder-proof.errors.js';
import { spendHolderCode, tryHolderCode } from './spend-holder-code.js';

const PROVE = `update booking_access set proved_at = to_timestamp($2::float8 / 1000)
  where booking_id = $1 and token_hash = $3 returning 1`;

/**
 * Who holds the booking's token and tells the code that was sent may change it for half an hour. Refuses
 * BOOKING_NOT_FOUND, CODE_WRONG.
 */
export async function proveHolder(context: BookingContext, bookingId: string, code: string): Promise<BookingRecord> {
  const { database, viewer, clock } = context;
  const booking = await loadOpened(database, viewer, 'booking.edit', bookingId);
  const now = clock.now();
  const codeId = await tryHolderCode(context, bookingId, code);
  const token = viewer.bookingToken ? hashOfToken(viewer.bookingToken) : null;
  await inBookingTransaction(context, async (transaction) => {
    await spendHolderCode(transaction, now, codeId);
    const proved = await transaction.rows(PROVE, [bookingId, now, token]);
    if (proved.length === 0) throw new CodeWrong();
    await note(transaction, now, { bookingId, type: 'booking.holder_proved', actor: actorOf(viewer) });
  });
  return booking;
}
