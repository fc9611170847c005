import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import { moneysOf } from '../booking/booking-money.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { createRefunds, type RefundReason } from '../refund/create-refunds.command.js';
import { withoutNeedlessForgiving } from './forgiven.js';
import { surplusOf } from './payment-status.rules.js';

/** Why money goes back that bought nothing. */
function reasonFor(booking: BookingRecord): RefundReason {
  const states = partsOf(booking).map(({ state }) => state);
  if (states.every((state) => state === 'EXPIRED')) return 'PAID_TOO_LATE';
  return states.every((state) => state === 'CANCELLED') ? 'PAID_AFTER_CANCELLATION' : 'OVERPAID';
}

/** Whatever is not owed goes back by itself, in the caller's transaction; who paid too late is told. */
export async function returnSurplus(
  transaction: RowTransaction,
  { clock, viewer }: Pick<BookingContext, 'clock' | 'viewer'>,
  paid: BookingRecord,
): Promise<void> {
  const now = clock.now();
  const booking = await withoutNeedlessForgiving(transaction, paid, now);
  const surplus = surplusOf(moneysOf(booking));
  if (surplus === 0) return;
  const reason = reasonFor(booking);
  await createRefunds(transaction, booking, surplus, reason, now);
  if (reason === 'OVERPAID') return;
  const { currency, mode } = booking;
  const payload = { ...bookingFacts(booking), amount: { amount: surplus, currency }, reason };
  await emitRows(transaction, now, [{ type: 'payment.refunded_late', payload, mode, requestId: viewer.requestId }]);
}
