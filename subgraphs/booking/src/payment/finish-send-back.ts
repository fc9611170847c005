import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { loadBooking } from '../booking/booking.queries.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import { endReviewHold } from './review-hold.js';
import { attemptOf, inReview, markSentBack, refundRefused, sendBackAtProvider } from './reviewed-attempt.js';
import { tellReview } from './tell-review.js';

/**
 * What was decided to go back goes: the provider first, under one reference, then our books, the timeline and the
 * traveller. Where the provider refuses, it is a refund that was refused, and tried again as they are. `actor` as the timeline names it. Refuses NOTHING_TO_REVIEW when somebody else has done it.
 */
export async function finishSendBack(
  context: BookingContext,
  bookingId: string,
  paymentId: string,
  actor: string,
): Promise<void> {
  const { clock, database, viewer } = context;
  const refused = await sendBackAtProvider(
    context,
    inReview(attemptOf(await loadBooking(database, bookingId), paymentId)),
  );
  await inBookingTransaction(context, async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    const attempt = inReview(attemptOf(booking, paymentId));
    const { amount, currency } = attempt.received;
    const now = clock.now();
    if (refused === undefined) await markSentBack(transaction, { id: bookingId, mode: booking.mode }, attempt, now);
    else await refundRefused(transaction, attempt, refused, now);
    const facts = { paymentId, amount, currency, ...(refused && { reason: refused }) };
    const type = refused === undefined ? 'payment.sent_back' : 'refund.failed';
    await note(transaction, now, { bookingId, type, actor, facts });
    await endReviewHold(context, transaction, await loadBooking(transaction, bookingId), now);
    const after = await recordStatus(transaction, bookingId, { now, requestId: viewer.requestId });
    if (amount > 0 && refused === undefined)
      await tellReview(transaction, 'payment.sent_back', after, attempt.received, now, viewer.requestId);
  });
}
