import { isRowId } from '@naga/kernel/row-id.js';
import { actorOf } from '../booking/actor.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { lockOpened, mayOpen } from '../booking/booking-access.queries.js';
import { note } from '../booking/timeline.js';
import { BookingNotFound } from '../booking/booking.errors.js';
import { aloneOf } from '../overrule/overrules.queries.js';
import { withinRides } from '../second-person/within-rides.js';
import { letGoOf } from './charge-news.rules.js';
import { ReceivedOtherCurrency } from './payment.errors.js';
import { acceptable, attemptOf, decideToSendBack, inReview, takenNow, tellTaking } from './reviewed-attempt.js';
import { finishSendBack } from './finish-send-back.js';
import { settle } from './settle.js';
import { useMoney } from './use-money.command.js';

const FIND = `select booking_id::text as id from payment where id = $1::bigint and mode = $2`;

async function bookingOf({ database, viewer }: BookingContext, paymentId: string): Promise<string> {
  const [found] = isRowId(paymentId) ? await database.rows<{ id: string }>(FIND, [paymentId, viewer.mode]) : [];
  if (found === undefined || !(await mayOpen(database, viewer, 'booking.view', found.id)))
    throw new BookingNotFound({ paymentId });
  return found.id;
}

/**
 * What arrived is taken as paid: less than was asked is let go (write_off), more counts in full and what is over goes back
 * by itself. The money then confirms as any other. Above what one person may let go alone the first only asks for it, and
 * a second one takes it. Refuses BOOKING_NOT_FOUND, NOTHING_TO_REVIEW, RECEIVED_OTHER_CURRENCY, OWN_REQUEST, TRY_AGAIN.
 */
export async function acceptReviewed(context: BookingContext, paymentId: string): Promise<BookingRecord> {
  const { viewer, clock, database } = context;
  const bookingId = await bookingOf(context, paymentId);
  await inBookingTransaction(context, async (transaction) => {
    await lockOpened(transaction, viewer, 'booking.edit', bookingId);
    const booking = await loadBooking(transaction, bookingId);
    const attempt = acceptable(attemptOf(booking, paymentId));
    const { amount, currency } = attempt.received;
    if (currency !== attempt.currency) throw new ReceivedOtherCurrency({ currency });
    if (!(await takenNow(transaction, context, attempt, await aloneOf(transaction, booking)))) {
      const facts = { paymentId, amount: letGoOf(attempt), currency };
      await note(transaction, clock.now(), { bookingId, type: 'payment.taking_asked', actor: actorOf(viewer), facts });
      // Of the platform's people alone (review-payment.resolver.ts).
      const { countryCode } = await withinRides(transaction, booking, ({ legs }) => legs);
      await tellTaking(transaction, context, attempt, {
        kind: 'TAKING',
        recordId: bookingId,
        permission: 'booking.edit',
        within: { countryCode },
        pnr: booking.pnr,
      });
      return;
    }
    await settle(
      transaction,
      booking,
      { ...attempt, amount, forgiven: letGoOf(attempt) },
      actorOf(viewer),
      clock.now(),
    );
    await useMoney(transaction, context, await loadBooking(transaction, bookingId));
  });
  return loadBooking(database, bookingId);
}

/**
 * What arrived goes back whence it came, whatever it was; the attempt has failed. It is decided before the provider is
 * asked, so that nobody takes as paid what is on its way back; after a crash whoever repeats it, or a job, goes on with it.
 * Refuses BOOKING_NOT_FOUND, NOTHING_TO_REVIEW, TRY_AGAIN.
 */
export async function sendBackReviewed(context: BookingContext, paymentId: string): Promise<BookingRecord> {
  const { viewer, clock, database } = context;
  const bookingId = await bookingOf(context, paymentId);
  await inBookingTransaction(context, async (transaction) => {
    await lockOpened(transaction, viewer, 'booking.edit', bookingId);
    const attempt = inReview(attemptOf(await loadBooking(transaction, bookingId), paymentId));
    await decideToSendBack(transaction, attempt, clock.now());
  });
  await finishSendBack(context, bookingId, paymentId, actorOf(viewer));
  return loadBooking(database, bookingId);
}
