import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { promiseCommission } from '../agent-commission/promise-commission.js';
import { actorOf } from '../booking/actor.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { creditIn, type Payer } from './payer.js';
import { MethodNotAvailable } from './payment.errors.js';
import { settle } from './settle.js';
import { takeFromBalance } from './take-from-balance.js';
import { useMoney } from './use-money.command.js';
import { writeAttempts } from './write-attempts.js';

/**
 * An agency's balance, or a wallet that pays it all: debited in the transaction that confirms (rules.md 3), under the lock
 * of the balance, never below what may be. Refuses METHOD_NOT_AVAILABLE with NOT_ENOUGH.
 */
export async function payFromBalance(
  transaction: RowTransaction,
  context: BookingContext,
  booking: BookingRecord,
  attempt: PaymentRecord,
  payer: Payer,
): Promise<{ booking: BookingRecord; payment: PaymentRecord }> {
  const now = context.clock.now();
  const actor = actorOf(context.viewer);
  const { method, amount, currency } = attempt;
  const floor = method === 'AGENT_BALANCE' ? -creditIn(currency, payer) : 0;
  const { written } = await writeAttempts(transaction, booking, [attempt], actor, now);
  const [begun] = written;
  if (!(await takeFromBalance(transaction, booking, begun!, floor)))
    throw new MethodNotAvailable({ method, reason: 'NOT_ENOUGH', amount, currency });
  if (method === 'AGENT_BALANCE') await promiseCommission(transaction, booking, payer, now);
  await settle(transaction, booking, begun!, actor, now);
  await useMoney(transaction, context, await loadBooking(transaction, booking.id));
  const after = await loadBooking(transaction, booking.id);
  return { booking: after, payment: after.payments.find(({ id }) => id === begun!.id)! };
}
