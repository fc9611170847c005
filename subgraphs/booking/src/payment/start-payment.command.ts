import { randomBytes } from 'node:crypto';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { actorOf } from '../booking/actor.js';
import { openBooking } from '../booking/booking-access.queries.js';
import { stillToPay } from '../booking/booking-money.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { requirePassengers } from '../booking/confirm-booking.command.js';
import { lengthenHold, requireHeld } from '../booking/extend-hold.command.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
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

const GIVE_UP_OTHERS = `update payment set state = 'CANCELLED' where booking_id = $1 and state in ('CREATED', 'PENDING')`;

const CREATE = `insert into payment (booking_id, mode, method, provider, reference, state, amount, currency, return_url,
    created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10::float8 / 1000)) returning id::text as id`;

const OPENED = `update payment set state = 'PENDING', provider_reference = $2, pay_url = $3
  where id = $1 and state = 'CREATED'`;

const openAttempt = (booking: BookingRecord, method: PaymentMethod): PaymentRecord | undefined =>
  booking.payments.find((payment) => payment.method === method && isOpen(payment.state));

async function createAttempt(
  transaction: RowTransaction,
  context: BookingContext,
  booking: BookingRecord,
  { method, provider, returnUrl }: Start,
): Promise<void> {
  const now = context.clock.now();
  const amount = stillToPay(booking);
  const { id, mode, currency } = booking;
  if (amount === 0) throw new NothingToPay({ bookingId: id });
  await transaction.rows(GIVE_UP_OTHERS, [id]);
  const state = collectsLater(method) ? 'PENDING' : 'CREATED';
  const reference = randomBytes(16).toString('hex');
  const values = [id, mode, method, provider, reference, state, amount, currency, returnUrl, now];
  await transaction.rows(CREATE, values);
  await lengthenHold(transaction, booking, now);
  const facts = { method, provider, amount, currency };
  await note(transaction, now, { bookingId: id, type: 'payment.started', actor: actorOf(context.viewer), facts });
}

/** The attempt in its own transaction first: should we die before the provider answers, repeating the call goes on here. */
const begin = (context: BookingContext, start: Start): Promise<BookingRecord> =>
  inBookingTransaction(context, async (transaction) => {
    const booking = await lockBooking(transaction, start.bookingId);
    requireHeld(booking, context.clock.now());
    requirePassengers(booking);
    if (openAttempt(booking, start.method)) return booking;
    await createAttempt(transaction, context, booking, start);
    return recordStatus(transaction, start.bookingId);
  });

/** No lock is held while the provider is asked. */
async function openAtProvider(context: BookingContext, booking: BookingRecord, attempt: PaymentRecord): Promise<void> {
  const { services, database, clock } = context;
  const provider = services.providers.get(attempt.provider);
  if (provider === undefined) throw new MethodNotAvailable({ method: attempt.method });
  const { reference, method, amount, currency, returnUrl } = attempt;
  const description = booking.pnr;
  const request = { reference, method, amount, currency, description, returnUrl, mode: booking.mode, now: clock.now() };
  const { providerReference, payUrl } = await provider.open(request, database);
  await database.rows(OPENED, [attempt.id, providerReference, payUrl]);
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
  await openBooking(context.database, context.viewer, 'booking.edit', bookingId);
  const provider = providerOf(method);
  if (provider === undefined) throw new MethodNotAvailable({ method });
  const begun = await begin(context, { bookingId, method, provider, returnUrl });
  const attempt = openAttempt(begun, method)!;
  if (attempt.state === 'PENDING') return { booking: begun, payment: attempt };
  await openAtProvider(context, begun, attempt);
  const booking = await inBookingTransaction(context, (transaction) => recordStatus(transaction, bookingId));
  return { booking, payment: booking.payments.find(({ id }) => id === attempt.id)! };
}
