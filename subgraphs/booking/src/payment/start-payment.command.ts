import { randomBytes } from 'node:crypto';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { actorOf } from '../booking/actor.js';
import { statusesOf, stillToPay } from '../booking/booking-money.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { requirePassengers } from '../booking/confirm-booking.command.js';
import { lengthenHold, requireHeld } from '../booking/extend-hold.command.js';
import { insertLines } from '../booking/timeline.js';
import { collectsLater, type PaymentMethod, providerOf } from './payment-method.rules.js';
import { isOpen } from './payment-state.rules.js';
import { MethodNotAvailable, NothingToPay } from './payment.errors.js';
import { isReturnUrl } from './return-url.rules.js';

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
  insert into payment (booking_id, mode, method, provider, reference, state, amount, currency, created_at, return_url)
  values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::float8 / 1000), $12) returning id::text as id`;

const OPENED = `update payment set state = 'PENDING', provider_reference = $2, pay_url = $3
  where id = $1 and state = 'CREATED'`;

const openAttempt = (booking: BookingRecord, method: PaymentMethod): PaymentRecord | undefined =>
  booking.payments.find((payment) => payment.method === method && isOpen(payment.state));

const givenUp = (payment: PaymentRecord): PaymentRecord =>
  isOpen(payment.state) ? { ...payment, state: 'CANCELLED' } : payment;

function newAttempt(booking: BookingRecord, { method, provider, returnUrl }: Start, now: number): PaymentRecord {
  const amount = stillToPay(booking);
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
  };
}

/** The attempt in its own transaction first: should we die before the provider answers, repeating the call goes on here. */
const begin = (context: BookingContext, start: Start): Promise<BookingRecord> =>
  inBookingTransaction(context, async (transaction) => {
    const now = context.clock.now();
    const { bookingId, method, provider, returnUrl } = start;
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    requireHeld(booking, now);
    requirePassengers(booking);
    if (openAttempt(booking, method)) return booking;
    const attempt = newAttempt(booking, start, now);
    const { reference, state, amount, currency } = attempt;
    const held = await lengthenHold(transaction, booking, now);
    const after = (id: string) => ({ ...held, payments: [...held.payments.map(givenUp), { ...attempt, id }] });
    const { paymentStatus } = statusesOf(after(''));
    const facts = { method, provider, amount, currency };
    const line = { bookingId, type: 'payment.started', actor: actorOf(context.viewer), facts };
    const values = [bookingId, booking.mode, method, provider, reference, state, amount, currency, now, paymentStatus];
    const [row] = await transaction.rows<{ id: string }>(CREATE, [...values, JSON.stringify([line]), returnUrl]);
    return after(row!.id);
  });

/** No lock is held while the provider is asked. */
async function openAtProvider(
  { services, database, clock }: BookingContext,
  { pnr: description, mode }: BookingRecord,
  attempt: PaymentRecord,
): Promise<PaymentRecord> {
  const provider = services.providers.get(attempt.provider);
  if (provider === undefined) throw new MethodNotAvailable({ method: attempt.method });
  const { reference, method, amount, currency, returnUrl } = attempt;
  const request = { reference, method, amount, currency, description, returnUrl, mode, now: clock.now() };
  const { providerReference, payUrl } = await provider.open(request, database);
  await database.change(OPENED, [attempt.id, providerReference, payUrl]);
  return { ...attempt, state: 'PENDING', providerReference, payUrl };
}

/**
 * Begins to pay what is still owed, and lengthens the hold by five minutes while it may be (rules.md 3). Repeating the
 * call answers the open attempt; another method gives the former attempt up.
 * Refuses BOOKING_NOT_FOUND, METHOD_NOT_AVAILABLE, HOLD_EXPIRED, BOOKING_NOT_HELD, PASSENGERS_INCOMPLETE,
 * NOTHING_TO_PAY, TRY_AGAIN; InvalidInput for a returnUrl that is no path of ours and no web address.
 */
export async function startPayment(
  context: BookingContext,
  bookingId: string,
  method: PaymentMethod,
  returnUrl: string | null,
): Promise<Started> {
  if (returnUrl !== null && !isReturnUrl(returnUrl)) throw new InvalidInput([{ path: 'returnUrl', code: 'IS_URL' }]);
  const provider = providerOf(method);
  if (provider === undefined) throw new MethodNotAvailable({ method });
  const begun = await begin(context, { bookingId, method, provider, returnUrl });
  const attempt = openAttempt(begun, method)!;
  if (attempt.state === 'PENDING') return { booking: begun, payment: attempt };
  const payment = await openAtProvider(context, begun, attempt);
  const payments = begun.payments.map((each) => (each.id === payment.id ? payment : each));
  return { booking: { ...begun, payments }, payment };
}
