import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { issueWaiting } from './issue-waiting.js';

const BATCH = 200;

const OVERDUE = `select booking_id::text as id from leg where code_by <= to_timestamp($1::float8 / 1000)
  group by booking_id order by min(code_by), booking_id limit ${BATCH}`;

const give = (context: BookingContext, id: string): Promise<unknown> =>
  inBookingTransaction(context, async (transaction) => {
    const now = context.clock.now();
    const booking = await lockBooking(transaction, id);
    const overdue = booking.legs.filter(({ codeBy }) => codeBy !== null && codeBy <= now);
    if (overdue.length === 0) return;
    await issueWaiting(transaction, booking, overdue, now, { actor: 'system', requestId: context.viewer.requestId });
  });

/**
 * CONFIRMED → TICKETED for legs whose operator has given no codes in time: from its ranges, else its running number, each
 * booking in a transaction of its own: one that fails does not keep the others waiting, and is tried again.
 */
export async function giveOverdueCodes(context: BookingContext): Promise<void> {
  const { database, clock, log } = context;
  for (const { id } of await database.rows<{ id: string }>(OVERDUE, [clock.now()])) {
    try {
      await give(context, id);
    } catch (err) {
      log.error({ err, bookingId: id }, 'codes not given; it will be tried again');
    }
  }
}
