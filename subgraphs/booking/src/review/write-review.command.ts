import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { localTime } from '../booking/local-time.js';
import { note } from '../booking/timeline.js';
import { actorOf } from '../booking/actor.js';
import type { SoldTicket } from '../ticket/sold-ticket.queries.js';
import { NotTravelled, ReviewClosed, TicketNotFound } from './review.errors.js';
import { lockReviewOfLeg, reviewOfLeg, rideToReview } from './review-of-ride.queries.js';
import type { ReviewRow } from './review-row.js';
import {
  authorName,
  changeableUntil,
  hasTravelled,
  type Opinion,
  opinionProblems,
  stateAfterWriting,
} from './review.rules.js';
import { queueForRating, tellRating } from './tell-rating.js';

export interface WrittenReview extends Opinion {
  readonly ticketId: string;
  /** Of the booking, when it has one; not needed of the account that bought it. */
  readonly email?: string | null | undefined;
}

const WRITE = `insert into review (booking_id, leg_id, mode, operator_id, operator_name, country_code, from_name, to_name,
    travelled_on, author_name, language, cleanliness, punctuality, bus_quality, professionalism, issues, comments,
    state, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9::date, $10, $11, $12, $13, $14, $15, $16, $17, $18,
    to_timestamp($19::float8 / 1000))
  on conflict (leg_id) do update set cleanliness = excluded.cleanliness, punctuality = excluded.punctuality,
    bus_quality = excluded.bus_quality, professionalism = excluded.professionalism, issues = excluded.issues,
    comments = excluded.comments, state = excluded.state, changed_at = excluded.created_at, version = review.version + 1`;

function valuesOf({ booking, leg }: SoldTicket, opinion: Opinion, state: string, now: number): unknown[] {
  const traveller = leg.parts.find((part) => part.state === 'COMPLETED')!;
  const { cleanliness, punctuality, busQuality, professionalism, issues } = opinion;
  return [
    booking.id,
    leg.id,
    booking.mode,
    leg.operatorId,
    leg.operatorName,
    leg.operatorCountryCode,
    JSON.stringify(leg.fromLocationName),
    JSON.stringify(leg.toLocationName),
    leg.date,
    authorName(traveller.firstName, traveller.lastName),
    booking.language,
    cleanliness,
    punctuality,
    busQuality,
    professionalism,
    [...new Set(issues)],
    opinion.comments?.trim() || null,
    state,
    now,
  ];
}

function requireOpen(review: ReviewRow | undefined, now: number): void {
  if (review === undefined) return;
  const until = changeableUntil(review.createdAt.getTime());
  if (until <= now) throw new ReviewClosed({ until: localTime(until) });
}

/**
 * What a traveller says of a ride, once a ride; said again within a week it replaces what he said (changeableUntil).
 * The operator's rating follows by operator.rated. InvalidInput names what does not fit.
 * Refuses TICKET_NOT_FOUND, NOT_TRAVELLED, REVIEW_CLOSED, TRY_AGAIN.
 */
export async function writeReview(context: BookingContext, { ticketId, email, ...opinion }: WrittenReview) {
  const problems = opinionProblems(opinion);
  if (problems.length > 0) throw new InvalidInput(problems);
  const { viewer, clock, database } = context;
  const found = await rideToReview(database, viewer, { id: ticketId, email });
  if (found === undefined) throw new TicketNotFound();
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await lockBooking(transaction, found.booking.id);
    const leg = booking.legs.find(({ id }) => id === found.leg.id)!;
    if (!hasTravelled(leg.parts.map(({ state }) => state))) throw new NotTravelled();
    const before = await lockReviewOfLeg(transaction, leg.id);
    requireOpen(before, now);
    const { operatorId } = leg;
    const { mode } = booking;
    await queueForRating(transaction, operatorId);
    const state = stateAfterWriting(before?.state, opinion.comments);
    await transaction.rows(WRITE, valuesOf({ id: ticketId, booking, leg }, opinion, state, now));
    const type = before === undefined ? 'review.written' : 'review.changed';
    await note(transaction, now, { bookingId: booking.id, type, actor: actorOf(viewer) });
    await tellRating(transaction, { operatorId, mode, requestId: viewer.requestId }, now);
    return (await reviewOfLeg(transaction, leg.id))!;
  });
}
