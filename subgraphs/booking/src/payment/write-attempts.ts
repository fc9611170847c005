import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { statusesOf } from '../booking/booking-money.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { insertLines } from '../booking/timeline.js';
import { OPEN_ATTEMPTS } from './open-attempts.js';
import { isOpen } from './payment-state.rules.js';
import { isReserved } from './tender.rules.js';

/** Gives other attempts up, writes these, the booking's derived status and lines of the timeline. */
const WRITE = `with
  others as (update payment set state = 'CANCELLED' where booking_id = $1 and ${OPEN_ATTEMPTS}),
  b as (update booking set payment_status = $5 where id = $1),
  lines as (${insertLines('$6', '$4')})
  insert into payment (booking_id, mode, method, provider, reference, state, amount, currency, created_at, return_url,
    expires_at, code, party, leg_ids)
  select $1, $2, a.method, a.provider, a.reference, a.state, a.amount, a.currency, to_timestamp($4::float8 / 1000),
    a."returnUrl", to_timestamp(a."expiresAt" / 1000), a.code, a.party, a."legIds"
  from jsonb_to_recordset($3::jsonb) as a(method text, provider text, reference text, state text, amount bigint,
    currency text, "returnUrl" text, "expiresAt" float8, code text, party text, "legIds" bigint[])
  returning id::text as id, reference`;

const givenUp = (payment: PaymentRecord): PaymentRecord =>
  isOpen(payment.state) || isReserved(payment) ? { ...payment, state: 'CANCELLED' } : payment;

/** Writes attempts that begin now instead of all open ones, in the caller's transaction; answers the booking with them. */
export async function writeAttempts(
  transaction: RowTransaction,
  booking: BookingRecord,
  attempts: readonly PaymentRecord[],
  actor: string,
  now: number,
): Promise<{ readonly booking: BookingRecord; readonly written: readonly PaymentRecord[] }> {
  const others = booking.payments.map(givenUp);
  const { paymentStatus } = statusesOf({ ...booking, payments: [...others, ...attempts] });
  const lines = attempts.map(({ method, provider, amount, currency, expiresAt }) => ({
    bookingId: booking.id,
    type: 'payment.started',
    actor,
    facts: { method, provider, amount, currency, ...(expiresAt !== null && { expiresAt }) },
  }));
  const values = [booking.id, booking.mode, JSON.stringify(attempts), now, paymentStatus, JSON.stringify(lines)];
  const rows = await transaction.rows<{ id: string; reference: string }>(WRITE, values);
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]));
  const written = attempts.map((attempt) => ({ ...attempt, id: ids.get(attempt.reference)! }));
  return { booking: { ...booking, payments: [...others, ...written] }, written };
}
