import { actorOf } from '../booking/actor.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { lockOpened, mayOpen } from '../booking/booking-access.queries.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import { BookingNotFound } from '../booking/booking.errors.js';
import { placeOf } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { NothingToReview, ReceivedOtherCurrency } from './payment.errors.js';
import { settle } from './settle.js';
import { useMoney } from './use-money.command.js';

const FIND = `select booking_id::text as id from payment where id = $1::bigint and mode = $2`;
const FAIL = `update payment set state = 'FAILED' where id = $1 and state = 'REVIEW'`;

async function bookingOf({ database, viewer }: BookingContext, paymentId: string): Promise<string> {
  const [found] = /^\d{1,18}$/.test(paymentId)
    ? await database.rows<{ id: string }>(FIND, [paymentId, viewer.mode])
    : [];
  if (found === undefined || !(await mayOpen(database, viewer, 'booking.view', found.id)))
    throw new BookingNotFound({ paymentId });
  return found.id;
}

/** The attempt with what arrived of it. Refuses NOTHING_TO_REVIEW. */
function inReview(
  booking: BookingRecord,
  paymentId: string,
): PaymentRecord & { received: { amount: number; currency: string } } {
  const attempt = booking.payments.find(({ id }) => id === paymentId);
  if (attempt?.state !== 'REVIEW' || attempt.received === null) throw new NothingToReview({ paymentId });
  return { ...attempt, received: attempt.received };
}

/**
 * What arrived is taken as paid: less than was asked is let go (write_off), more counts in full and what is over goes back
 * by itself. The money then confirms as any other. Refuses BOOKING_NOT_FOUND, NOTHING_TO_REVIEW, RECEIVED_OTHER_CURRENCY, TRY_AGAIN.
 */
export async function acceptReviewed(context: BookingContext, paymentId: string): Promise<BookingRecord> {
  const { viewer, clock, database } = context;
  const bookingId = await bookingOf(context, paymentId);
  await inBookingTransaction(context, async (transaction) => {
    await lockOpened(transaction, viewer, 'booking.edit', bookingId);
    const booking = await loadBooking(transaction, bookingId);
    const attempt = inReview(booking, paymentId);
    const { amount, currency } = attempt.received;
    if (currency !== attempt.currency) throw new ReceivedOtherCurrency({ currency });
    const taken = { ...attempt, amount: Math.max(amount, attempt.amount) };
    await settle(transaction, booking, taken, actorOf(viewer), clock.now(), amount);
    await useMoney(transaction, context, await loadBooking(transaction, bookingId));
  });
  return loadBooking(database, bookingId);
}

async function sendBackAtProvider(
  { services, database, clock }: BookingContext,
  { id, provider: name, providerReference, received }: ReturnType<typeof inReview>,
): Promise<void> {
  const provider = services.providers.get(name);
  if (provider === undefined || providerReference === null) throw new Error(`payment ${id} has no provider`);
  const { amount, currency } = received;
  const request = { reference: `review-${id}`, providerReference, amount, currency, now: clock.now() };
  await provider.refund(request, database);
}

/**
 * What arrived goes back whence it came, whatever it was; the attempt has failed. The provider is asked first, under one
 * reference, so that a crash in between sends it once. Refuses BOOKING_NOT_FOUND, NOTHING_TO_REVIEW, TRY_AGAIN.
 */
export async function sendBackReviewed(context: BookingContext, paymentId: string): Promise<BookingRecord> {
  const { viewer, clock, database } = context;
  const bookingId = await bookingOf(context, paymentId);
  await inBookingTransaction(context, (transaction) => lockOpened(transaction, viewer, 'booking.edit', bookingId));
  await sendBackAtProvider(context, inReview(await loadBooking(database, bookingId), paymentId));
  await inBookingTransaction(context, async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    const attempt = inReview(booking, paymentId);
    const { amount, currency } = attempt.received;
    const now = clock.now();
    await transaction.rows(FAIL, [paymentId]);
    const { account, party } = placeOf(attempt);
    const lines = [
      { account, party, debit: amount, credit: 0 },
      { account, party, debit: 0, credit: amount },
    ];
    await post(transaction, { id: bookingId, mode: booking.mode, currency }, now, 'sent_back', lines);
    const facts = { paymentId, amount, currency };
    await note(transaction, now, { bookingId, type: 'payment.sent_back', actor: actorOf(viewer), facts });
    await recordStatus(transaction, bookingId);
  });
  return loadBooking(database, bookingId);
}
