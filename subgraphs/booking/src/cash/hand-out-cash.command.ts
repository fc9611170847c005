import { actorOf } from '../booking/actor.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { CashCodeUnknown } from '../payment/payment.errors.js';
import { CASH_PROVIDERS } from '../refund/cash-back.rules.js';
import { finishRefund } from '../refund/send-refunds.command.js';
import { collectorOf } from './collector.js';
import { type CashAtCounter, openCode } from './open-code.js';

const SEND = `update refund r set state = 'transit' from payment y
  where y.id = r.payment_id and y.provider = any($2) and r.booking_id = $1 and r.state = 'created'
    and r.wallet_owner_id is null
  returning r.id::text as id, r.amount::float8 as amount, r.currency`;

/**
 * The counter has handed out the cash that goes back of a booking, whoever took it; it is of whoever hands it out.
 * Repeating it hands out nothing more. Refuses CASH_CODE_UNKNOWN, TRY_AGAIN.
 */
export async function handOutCash(context: BookingContext, typed: string): Promise<CashAtCounter> {
  const { booking: found, isForeign } = await openCode(context, typed);
  if (isForeign) throw new CashCodeUnknown();
  const { viewer } = context;
  await inBookingTransaction(context, async (transaction) => {
    const booking = await lockBooking(transaction, found.id);
    const waiting = await transaction.rows<{ id: string; amount: number; currency: string }>(SEND, [
      booking.id,
      CASH_PROVIDERS,
    ]);
    const source = collectorOf(viewer);
    for (const refund of waiting) {
      const handed = { ...refund, ...source };
      await finishRefund(transaction, context, booking, handed, actorOf(viewer));
    }
  });
  return openCode(context, typed);
}
