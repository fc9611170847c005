import { randomBytes } from 'node:crypto';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { stillToPay } from '../booking/booking-money.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { namedBy } from '../booking/named-rides.js';
import { note } from '../booking/timeline.js';
import { cashBackEntries, cashEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { collectsLater, wayOf } from '../payment/payment-method.rules.js';
import { leftOf } from '../refund/left-of.js';
import { tellRefunds } from '../refund/tell-refunds.js';
import type { PaidFor } from './refused-cash.rules.js';
import { uncollectAgain } from './uncollected.js';

const METHOD = 'PAY_ON_BOARDING';

const SETTLE = `update payment set state = 'SETTLED', amount = $2, settled_at = to_timestamp($3::float8 / 1000)
  where id = $1 and state = 'PENDING' returning id::text as id`;

const LEFT = `update payment set amount = $2 where id = $1 and state = 'PENDING'`;

const INSERT = `insert into payment (booking_id, mode, method, provider, reference, state, amount, currency, created_at,
    settled_at)
  values ($1, $2, '${METHOD}', $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000),
    case when $5 = 'SETTLED' then to_timestamp($8::float8 / 1000) end) returning id::text as id`;

const HAND_BACK = `insert into refund (booking_id, payment_id, mode, state, amount, currency, reason, created_at, done_at,
    leg_ids, part_ids)
  values ($1, $2, $3, 'done', $4, $5, 'BOARDING_UNDONE', to_timestamp($6::float8 / 1000),
    to_timestamp($6::float8 / 1000), $7::bigint[], $8::bigint[])`;

/** Whom it paid for, as its scan knows it. */
const PAID_FOR = `select facts->'paidFor' as "paidFor" from scan where payment_id = $1 and facts ? 'paidFor'`;

const KEEP_SURPLUS = `update refund set state = 'canceled' where payment_id = $1 and state = 'created'`;

const promised = ({ payments }: BookingRecord): PaymentRecord | undefined =>
  payments.find(({ method, state }) => collectsLater(method) && state === 'PENDING');

async function insert(
  transaction: RowTransaction,
  { id, mode, currency }: BookingRecord,
  state: 'SETTLED' | 'PENDING',
  amount: number,
  now: number,
): Promise<string> {
  const values = [id, mode, wayOf(METHOD)?.provider, randomBytes(16).toString('hex'), state, amount, currency, now];
  const [row] = await transaction.rows<{ id: string }>(INSERT, values);
  return row!.id;
}

/**
 * Cash taken at the door, in the caller's transaction: a settled payment, and cash in hand of the operator in the ledger.
 * What was promised on boarding settles with the last that is collected; until then it keeps what is left.
 * Answers the payment's id.
 */
export async function collectCash(
  transaction: RowTransaction,
  booking: BookingRecord,
  { amount, operatorId, actor }: { amount: number; operatorId: string; actor: string },
  now: number,
): Promise<string> {
  const promise = promised(booking);
  const left = stillToPay(booking) - amount;
  const settled = promise && left <= 0 ? await transaction.rows<{ id: string }>(SETTLE, [promise.id, amount, now]) : [];
  if (promise && left > 0) await transaction.rows(LEFT, [promise.id, left]);
  const paymentId = settled[0]?.id ?? (await insert(transaction, booking, 'SETTLED', amount, now));
  await post(transaction, booking, now, 'payment', cashEntries(operatorId, amount));
  const facts = { paymentId, amount, currency: booking.currency, method: METHOD };
  await note(transaction, now, { bookingId: booking.id, type: 'payment.settled', actor, facts });
  return paymentId;
}

/**
 * The cash of a boarding that is undone, or of a scan that boarded nobody, goes back by the hand that took it, with what was too
 * much and waited at a counter: the payment stays and is refunded, the promise to pay on boarding lives again, and so does
 * what it had paid for who did not come.
 */
export async function handBackCash(
  transaction: RowTransaction,
  booking: BookingRecord,
  {
    paymentId,
    partId,
    operatorId,
    actor,
    requestId,
  }: { paymentId: string; partId: string; operatorId: string; actor: string; requestId: string },
  now: number,
): Promise<void> {
  const payment = booking.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) throw new Error(`booking ${booking.id} has no payment ${paymentId}`);
  await transaction.rows(KEEP_SURPLUS, [paymentId]);
  const { currency } = payment;
  const amount = leftOf(await loadBooking(transaction, booking.id), payment);
  if (amount === 0) return;
  const { legIds, partIds } = namedBy(booking, [partId]);
  const { id, mode } = booking;
  await transaction.rows(HAND_BACK, [id, paymentId, mode, amount, currency, now, legIds, partIds]);
  await post(transaction, booking, now, 'refund', cashBackEntries(operatorId, amount));
  const facts = { amount, currency, reason: 'BOARDING_UNDONE' };
  await note(transaction, now, { bookingId: booking.id, type: 'refund.done', actor, facts });
  const [scan] = await transaction.rows<{ paidFor: readonly PaidFor[] }>(PAID_FOR, [paymentId]);
  if (scan) await uncollectAgain(transaction, await loadBooking(transaction, booking.id), scan.paidFor, now);
  const owing = await loadBooking(transaction, booking.id);
  const [promise, left] = [promised(owing), stillToPay(owing)];
  if (promise) await transaction.rows(LEFT, [promise.id, left]);
  else if (left > 0) await insert(transaction, booking, 'PENDING', left, now);
  await tellRefunds(transaction, booking.id, { now, requestId });
}
