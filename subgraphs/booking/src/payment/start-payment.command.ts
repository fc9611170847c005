import { randomBytes } from 'node:crypto';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { actorOf } from '../booking/actor.js';
import { statusesOf, toPayNow } from '../booking/booking-money.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { requirePassengers } from '../booking/confirm-booking.command.js';
import { requireMethod } from '../coupon/require-method.js';
import { lengthenHold, requireHeld } from '../booking/extend-hold.command.js';
import { insertLines } from '../booking/timeline.js';
import { lengthenExchange } from '../exchange/pay-exchange.js';
import { collectsLater, deadlineOf, type PaymentMethod, wayOf } from './payment-method.rules.js';
import { isOpen, isPayable } from './payment-state.rules.js';
import { MethodNotAvailable, NothingToPay } from './payment.errors.js';
import { isReturnUrl, withPayment } from './return-url.rules.js';

export interface Started {
  readonly booking: BookingRecord;
  readonly payment: PaymentRecord;
}

interface Start {
  readonly bookingId: string;
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly returnUrl: string | null;
}

/** Gives other attempts up, writes this one, the booking's derived status and a line of the timeline. */
const CREATE = `with
  others as (update payment set state = 'CANCELLED' where booking_id = $1 and state in ('CREATED', 'PENDING')),
  b as (update booking set payment_status = $10 where id = $1),
  lines as (${insertLines('$11', '$9')})
  insert into payment (booking_id, mode, method, provider, reference, state, amount, currency, created_at, return_url,
    expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::float8 / 1000), $12, to_timestamp($13::float8 / 1000))
  returning id::text as id`;

const OPENED = `update payment set state = 'PENDING', provider_reference = $2, pay_url = $3, qr = $4
  where id = $1 and state = 'CREATED'`;

const openAttempt = (booking: BookingRecord, method: PaymentMethod, now: number): PaymentRecord | undefined =>
  booking.payments.find((payment) => payment.method === method && isPayable(payment, now));

const givenUp = (payment: PaymentRecord): PaymentRecord =>
  isOpen(payment.state) ? { ...payment, state: 'CANCELLED' } : payment;

function newAttempt(booking: BookingRecord, { method, provider, returnUrl }: Start, now: number): PaymentRecord {
  const amount = toPayNow(booking);
  if (amount === 0) throw new NothingToPay({ bookingId: booking.id });
  return {
    id: '',
    method,
    provider,
    reference: randomBytes(16).toString('hex'),
    providerReference: null,
    state: collectsLater(method) ? 'PENDING' : 'CREATED',
    amount,
    currency: booking.currency,
    payUrl: null,
    returnUrl,
    createdAt: now,
    settledAt: null,
    expiresAt: null,
    qr: null,
    code: null,
    received: null,
  };
}

/** The attempt in its own transaction first: should we die before the provider answers, repeating the call goes on here. */
const begin = (context: BookingContext, start: Start): Promise<Started> =>
  inBookingTransaction(context, async (transaction) => {
    const now = context.clock.now();
    const { bookingId, method, provider, returnUrl } = start;
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    const isExchange = booking.exchange !== null;
    if (isExchange && collectsLater(method)) throw new MethodNotAvailable({ method });
    if (!isExchange) requireHeld(booking, now);
    requirePassengers(booking);
    requireMethod(booking, method);
    const open = openAttempt(booking, method, now);
    if (open !== undefined) return { booking, payment: open };
    const { amount, currency, ...fresh } = newAttempt(booking, start, now);
    const held = await (isExchange ? lengthenExchange : lengthenHold)(transaction, booking, now);
    const expiresAt = deadlineOf(method, now, held.exchange?.expiresAt ?? held.expiresAt);
    const attempt = { ...fresh, amount, currency, expiresAt };
    const { reference, state } = attempt;
    const after = (payment: PaymentRecord): Started => ({
      booking: { ...held, payments: [...held.payments.map(givenUp), payment] },
      payment,
    });
    const { paymentStatus } = statusesOf(after(attempt).booking);
    const facts = { method, provider, amount, currency };
    const line = { bookingId, type: 'payment.started', actor: actorOf(context.viewer), facts };
    const values = [bookingId, booking.mode, method, provider, reference, state, amount, currency, now, paymentStatus];
    const [row] = await transaction.rows<{ id: string }>(CREATE, [
      ...values,
      JSON.stringify([line]),
      returnUrl,
      expiresAt,
    ]);
    return after({ ...attempt, id: row!.id });
  });

/** No lock is held while the provider is asked. */
async function openAtProvider(
  { services, database, clock }: BookingContext,
  { pnr: description, mode }: BookingRecord,
  attempt: PaymentRecord,
): Promise<PaymentRecord> {
  const provider = services.providers.get(attempt.provider);
  if (provider === undefined) throw new MethodNotAvailable({ method: attempt.method });
  const { id, reference, method, amount, currency } = attempt;
  const returnUrl = attempt.returnUrl && withPayment(attempt.returnUrl, id);
  const request = { reference, method, amount, currency, description, returnUrl, mode, now: clock.now() };
  const { providerReference, payUrl, qr } = await provider.open(request, database);
  await database.change(OPENED, [id, providerReference, payUrl, qr]);
  return { ...attempt, state: 'PENDING', providerReference, payUrl, qr };
}

/**
 * Begins to pay what is still owed, and lengthens the hold by five minutes while it may be (rules.md 3). Repeating the
 * call answers the open attempt; another method gives the former attempt up.
 * Refuses BOOKING_NOT_FOUND, METHOD_NOT_AVAILABLE, HOLD_EXPIRED, BOOKING_NOT_HELD, PASSENGERS_INCOMPLETE,
 * COUPON_OTHER_METHOD, NOTHING_TO_PAY, TRY_AGAIN; InvalidInput for a returnUrl that is no path of ours and no web address.
 */
export async function startPayment(
  context: BookingContext,
  bookingId: string,
  method: PaymentMethod,
  returnUrl: string | null,
): Promise<Started> {
  if (returnUrl !== null && !isReturnUrl(returnUrl)) throw new InvalidInput([{ path: 'returnUrl', code: 'IS_URL' }]);
  const way = wayOf(method);
  if (way === undefined) throw new MethodNotAvailable({ method });
  const begun = await begin(context, { bookingId, method, provider: way.provider, returnUrl });
  if (begun.payment.state === 'PENDING') return begun;
  const { booking } = begun;
  const payment = await openAtProvider(context, booking, begun.payment);
  const payments = booking.payments.map((each) => (each.id === payment.id ? payment : each));
  return { booking: { ...booking, payments }, payment };
}
