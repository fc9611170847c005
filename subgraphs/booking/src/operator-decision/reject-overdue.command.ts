import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { rejectWay } from './reject-way.command.js';
import { waysOf } from './ways.rules.js';

const BATCH = 200;

const OVERDUE = `select booking_id::text as id from leg where confirm_by <= to_timestamp($1::float8 / 1000)
  group by booking_id order by min(confirm_by), booking_id limit ${BATCH}`;

const reject = (context: BookingContext, id: string): Promise<void> =>
  inBookingTransaction(context, async (transaction) => {
    const now = context.clock.now();
    let booking = await lockBooking(transaction, id);
    for (const way of waysOf(booking.legs)) {
      if (!way.some(({ confirmBy }) => confirmBy !== null && confirmBy <= now)) continue;
      const { requestId } = context.viewer;
      const rejection = { actor: 'system', requestId, cause: 'OVERDUE', reason: null } as const;
      booking = await rejectWay(transaction, booking, way, now, rejection);
    }
  });

/**
 * PENDING_OPERATOR → REJECTED for ways whose operators have not answered in time (rules.md 3), each booking in a
 * transaction of its own: one that fails does not keep the others waiting, and is tried again.
 */
export async function rejectOverdue(context: BookingContext): Promise<void> {
  const { database, clock, log } = context;
  for (const { id } of await database.rows<{ id: string }>(OVERDUE, [clock.now()])) {
    try {
      await reject(context, id);
    } catch (err) {
      log.error({ err, bookingId: id }, 'overdue booking not rejected; it will be tried again');
    }
  }
}
