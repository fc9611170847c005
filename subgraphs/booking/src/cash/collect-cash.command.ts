import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { promiseCommission } from '../agent-commission/promise-commission.js';
import { actorOf } from '../booking/actor.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { agencyPaying } from '../payment/agency-paying.js';
import { creditIn, ownAgency, type Payer } from '../payment/payer.js';
import { BalanceTooLow, CashCodeOver } from '../payment/payment.errors.js';
import { isPayable } from '../payment/payment-state.rules.js';
import { settle } from '../payment/settle.js';
import { takeFromBalance } from '../payment/take-from-balance.js';
import { useMoney } from '../payment/use-money.command.js';
import { collectorOf } from './collector.js';
import { type CashAtCounter, openCode, paymentOf } from './open-code.js';

/** What somebody on board will collect is not a counter's. */
export const isCollectable = (payment: PaymentRecord, now: number): boolean =>
  payment.code !== null && isPayable(payment, now);

async function take(
  transaction: RowTransaction,
  context: BookingContext,
  booking: BookingRecord,
  attempt: PaymentRecord,
  own: Payer,
): Promise<void> {
  const now = context.clock.now();
  const taken = { ...attempt, ...collectorOf(context.viewer) };
  const floor = -creditIn(attempt.currency, own);
  if (taken.provider === 'agency' && !(await takeFromBalance(transaction, booking, taken, floor)))
    throw new BalanceTooLow({ amount: attempt.amount, currency: attempt.currency });
  if (agencyPaying(context.viewer, booking) !== undefined) await promiseCommission(transaction, booking, own, now);
  await settle(transaction, booking, taken, actorOf(context.viewer), now);
  await useMoney(transaction, context, await loadBooking(transaction, booking.id));
}

/**
 * The counter has taken the cash of a code: the attempt settles, and the booking is confirmed (rules.md 3). Repeating it
 * answers what was taken. Refuses CASH_CODE_UNKNOWN, CASH_CODE_OVER, BALANCE_TOO_LOW (an agency that has not that much
 * left with us), TRY_AGAIN.
 */
export async function collectCash(context: BookingContext, typed: string): Promise<CashAtCounter> {
  const { booking: found, payment } = await openCode(context, typed);
  const own = await ownAgency(context);
  await inBookingTransaction(context, async (transaction) => {
    const booking = await lockBooking(transaction, found.id);
    const attempt = paymentOf(booking, payment.id);
    if (attempt.state === 'SETTLED') return;
    if (!isCollectable(attempt, context.clock.now())) throw new CashCodeOver({ state: attempt.state });
    await take(transaction, context, booking, attempt, own);
  });
  return openCode(context, typed);
}
