import { actorOf } from '../booking/actor.js';
import { loadBooking } from '../booking/booking.queries.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { finishRefund } from '../refund/send-refunds.command.js';
import { collectorOf } from './collector.js';
import { type CashAtCounter, openCode, paymentOf } from './open-code.js';

const SEND = `update refund set state = 'transit' where payment_id = $1 and state = 'created' and wallet_owner_id is null
  returning id::text as id, amount::float8 as amount, currency`;

/**
 * The counter has handed out the cash that goes back of a code; it is of whoever hands it out. Repeating it hands out
 * nothing more. Refuses CASH_CODE_UNKNOWN, TRY_AGAIN.
 */
export async function handOutCash(context: BookingContext, typed: string): Promise<CashAtCounter> {
  const { booking: found, payment } = await openCode(context, typed);
  const { viewer } = context;
  await inBookingTransaction(context, async (transaction) => {
    const booking = await lockBooking(transaction, found.id);
    const waiting = await transaction.rows<{ id: string; amount: number; currency: string }>(SEND, [payment.id]);
    const source = collectorOf(viewer);
    for (const refund of waiting) {
      const handed = { ...refund, ...source, bookingId: booking.id };
      await finishRefund(transaction, context, booking, handed, actorOf(viewer));
    }
  });
  const booking = await loadBooking(context.database, found.id);
  return { booking, payment: paymentOf(booking, payment.code!) };
}
