import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import { paymentEntries, placeOf } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { tellPaymentFailed } from '../reminder/tell-payment-failed.js';
import { isMoneyHere, nextState } from './charge-news.rules.js';
import { holdForReview } from './review-hold.js';
import { tellReview } from './tell-review.js';
import { RESERVED } from './open-attempts.js';
import type { ChargeNews } from './charge-news.rules.js';
import { InvalidRequest } from './payment.errors.js';
import { useMoney } from './use-money.command.js';

const FIND = `select booking_id::text as "bookingId", link_id::text as "linkId" from payment where provider = $1 and reference = $2`;

/** An attempt as its provider says it is; in REVIEW with what it took. */
export const MOVE = `update payment set state = $2, provider_reference = coalesce(provider_reference, $3),
    settled_at = case when $2 = 'SETTLED' then to_timestamp($4::float8 / 1000) end,
    received_amount = case when $2 = 'REVIEW' then $5::bigint end,
    received_currency = case when $2 = 'REVIEW' then $6 end where id = $1`;

/** What a wallet set aside for the other half is let go with it. */
const LET_GO = `update payment set state = 'CANCELLED' where booking_id = $1 and ${RESERVED}`;

async function move(
  transaction: RowTransaction,
  context: BookingContext,
  booking: BookingRecord,
  attempt: PaymentRecord,
  news: ChargeNews,
): Promise<void> {
  const state = nextState(attempt, news);
  if (state === undefined) return;
  const now = context.clock.now();
  const { amount, currency } = isMoneyHere(news) ? news : attempt;
  await transaction.rows(MOVE, [attempt.id, state, news.providerReference, now, amount, currency]);
  const facts = { paymentId: attempt.id, amount, currency };
  const line = { bookingId: booking.id, type: `payment.${state.toLowerCase()}`, actor: `provider:${attempt.provider}` };
  await note(transaction, now, { ...line, facts });
  if (state !== 'SETTLED') {
    if (state !== 'AUTHORIZED' && state !== 'REVIEW') await transaction.rows(LET_GO, [booking.id]);
    if (state === 'REVIEW') await holdForReview(transaction, booking, now);
    const after = await recordStatus(transaction, booking.id, { now, requestId: context.viewer.requestId });
    if (state === 'REVIEW')
      await tellReview(transaction, 'payment.in_review', after, news, now, context.viewer.requestId);
    if (state === 'FAILED' || state === 'DECLINED')
      await tellPaymentFailed(transaction, after, now, context.viewer.requestId);
    return;
  }
  await post(transaction, booking, now, 'payment', paymentEntries(placeOf(attempt), amount));
  await useMoney(transaction, context, await loadBooking(transaction, booking.id));
}

/** Whose attempt a provider tells of. */
export type Paid = { readonly bookingId: string } | { readonly linkId: string };

/** What the news of a charge are about. Refuses INVALID_REQUEST for a reference nobody knows. */
export async function paidBy({ database }: BookingContext, provider: string, { reference }: ChargeNews): Promise<Paid> {
  const [found] = await database.rows<{ bookingId: string | null; linkId: string | null }>(FIND, [provider, reference]);
  if (found === undefined) throw new InvalidRequest();
  return found.bookingId === null ? { linkId: found.linkId! } : { bookingId: found.bookingId };
}

/** The attempt that news are of. Refuses INVALID_REQUEST where its provider calls it otherwise. */
export function attemptOf(payments: readonly PaymentRecord[], news: ChargeNews): PaymentRecord {
  const attempt = payments.find(({ reference }) => reference === news.reference);
  const known = attempt?.providerReference;
  if (attempt === undefined || (known != null && known !== news.providerReference)) throw new InvalidRequest();
  return attempt;
}

/**
 * What a provider tells of a booking's attempt, told once or many times: the first counts (rules.md 4). Money that settles
 * confirms the booking, or goes back.
 */
export async function receiveNews(
  context: BookingContext,
  bookingId: string,
  news: ChargeNews,
): Promise<BookingRecord> {
  await inBookingTransaction(context, async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    await move(transaction, context, booking, attemptOf(booking.payments, news), news);
  });
  return loadBooking(context.database, bookingId);
}
