import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { actorOf } from '../booking/actor.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { isBuyer } from '../booking/booking-access.queries.js';
import { BookingNotFound } from '../booking/booking.errors.js';
import { partsOf } from '../booking/booking-record.js';
import { note } from '../booking/timeline.js';
import { NothingBought } from './feedback.errors.js';
import { FEEDBACK_COLUMNS, type FeedbackRow } from './feedback.queries.js';
import { hasBought, type Said, saidProblems } from './feedback.rules.js';

const KEEP = `insert into feedback as f (booking_id, rating, words, language, created_at)
  values ($1, $2, $3, $4, to_timestamp($5::float8 / 1000))
  on conflict (booking_id) do update set rating = excluded.rating, words = excluded.words,
    language = excluded.language, changed_at = excluded.created_at
  returning ${FEEDBACK_COLUMNS}, xmax = 0 as "isFirst"`;

/**
 * Keeps how booking went (specification, section 2: booking confirmation with feedback form); said again it replaces
 * what was said. InvalidInput names what does not fit. Refuses BOOKING_NOT_FOUND (also whom the booking is only looked after by),
 * NOTHING_BOUGHT, TRY_AGAIN.
 */
export async function giveFeedback(context: BookingContext, bookingId: string, said: Said): Promise<FeedbackRow> {
  const problems = saidProblems(said);
  if (problems.length > 0) throw new InvalidInput(problems);
  const { viewer, clock } = context;
  if (!(await isBuyer(context.database, viewer, bookingId))) throw new BookingNotFound({ bookingId });
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    if (!hasBought(partsOf(booking).map(({ state }) => state))) throw new NothingBought({ bookingId });
    const values = [booking.id, said.rating, said.words?.trim() || null, viewer.language, now];
    const [row] = await transaction.rows<FeedbackRow & { isFirst: boolean }>(KEEP, values);
    if (row!.isFirst)
      await note(transaction, now, { bookingId: booking.id, type: 'feedback.given', actor: actorOf(viewer) });
    return row!;
  });
}
