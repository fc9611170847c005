import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { moneysOf } from '../booking/booking-money.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { surplusOf } from '../payment/payment-status.rules.js';
import { createRefunds } from '../refund/create-refunds.command.js';
import { tellRefundInCash } from '../refund/tell-refund-in-cash.js';
import { collectCash } from './collect-cash.command.js';
import type { PaidFor } from './refused-cash.rules.js';
import { collectUncollected } from './uncollected.js';
import { tellCashReceived } from './tell-cash-received.js';
import { waiveFees } from './waive-fees.js';

export interface Given {
  /** Of whom. */
  readonly partId: string;
  /** Minor units that the conductor was given. */
  readonly collected: number;
  readonly operatorId: string;
  readonly actor: string;
  readonly requestId: string;
}

export interface Taken {
  /** Null where nothing was given. */
  readonly paymentId: string | null;
  readonly paidFor: readonly PaidFor[];
}

interface Booked extends Taken {
  /** Minor units of it that the booking owed. */
  readonly owed: number;
}

/**
 * The payment; it pays what the booking owes, also for who did not come, and what the whole booking does not owe goes back
 * of it.
 */
async function book(transaction: RowTransaction, booking: BookingRecord, given: Given, now: number): Promise<Booked> {
  const { collected, operatorId, actor, requestId } = given;
  const paymentId = await collectCash(transaction, booking, { amount: collected, operatorId, actor }, now);
  const paid = await loadBooking(transaction, booking.id);
  const surplus = surplusOf(moneysOf(paid));
  const ofThis = { ...paid, payments: paid.payments.filter(({ id }) => id === paymentId) };
  if (surplus > 0) {
    await createRefunds(transaction, ofThis, surplus, 'OVERPAID', now);
    const money = { amount: surplus, currency: booking.currency, why: 'NOT_OWED' } as const;
    await tellRefundInCash(transaction, await loadBooking(transaction, booking.id), money, { now, requestId });
  }
  const paidFor = await collectUncollected(transaction, paid, given, now);
  return { paymentId, paidFor, owed: collected - surplus };
}

/**
 * What a conductor was given of somebody who boards, whatever is owed by now: what is missing are fees, which are let go.
 */
export async function takeCash(
  transaction: RowTransaction,
  booking: BookingRecord,
  { owed, ...given }: Given & { readonly owed: number },
  now: number,
): Promise<Taken> {
  const missing = owed - given.collected;
  await waiveFees(transaction, booking, missing, now);
  if (given.collected === 0) return { paymentId: null, paidFor: [] };
  const owing = missing > 0 ? await loadBooking(transaction, booking.id) : booking;
  const { paymentId, paidFor } = await book(transaction, owing, given, now);
  return { paymentId, paidFor };
}

/** What he was given of somebody who does not board by it: he has it all the same, and who gave it has a receipt. */
export async function keepRefusedCash(
  transaction: RowTransaction,
  booking: BookingRecord,
  given: Given,
  now: number,
): Promise<Taken> {
  const { paymentId, paidFor, owed } = await book(transaction, booking, given, now);
  const { requestId } = given;
  if (owed > 0)
    await tellCashReceived(transaction, await loadBooking(transaction, booking.id), owed, { now, requestId });
  return { paymentId, paidFor };
}
