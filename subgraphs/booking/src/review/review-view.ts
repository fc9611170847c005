import { type LanguageCode, localize } from '@naga/kernel/language.js';
import { localTime } from '../booking/local-time.js';
import type { SoldTicket } from '../ticket/sold-ticket.queries.js';
import { ASPECTS, averageOf, operatorRating } from './rating.rules.js';
import type { ReviewRow } from './review-row.js';
import { authorName, changeableUntil } from './review.rules.js';
import type { operatorReviewPage } from './reviews.queries.js';
import { OperatorReviewPageView, OwnReviewView, ReviewView, RideToReviewView, StaffReviewView } from './review.type.js';

/** What everybody may read of it. */
function words(row: ReviewRow, language: LanguageCode): ReviewView {
  const { id, authorName, travelledOn, cleanliness, punctuality, busQuality, professionalism } = row;
  const { issues, comments, createdAt, changedAt, answer, answeredAt } = row;
  return {
    id,
    authorName,
    travelledOn,
    fromName: localize(row.fromName, language),
    toName: localize(row.toName, language),
    cleanliness,
    punctuality,
    busQuality,
    professionalism,
    average: averageOf(row),
    issues,
    comments,
    language: row.language,
    createdAt,
    changedAt,
    answer,
    answeredAt,
  };
}

/** To who wrote it. */
export function ownReviewView(row: ReviewRow, language: LanguageCode): OwnReviewView {
  const { operatorId, operatorName, state } = row;
  return Object.assign(new OwnReviewView(), { ...words(row, language), operatorId, operatorName, state });
}

/** To staff. */
export function staffReviewView(row: ReviewRow, language: LanguageCode): StaffReviewView {
  const { bookingId, hiddenReason, version } = row;
  return Object.assign(new StaffReviewView(), { ...ownReviewView(row, language), bookingId, hiddenReason, version });
}

/** To everybody, with the averages over all pages. */
export function operatorReviewPageView(
  { total, rows, sums }: Awaited<ReturnType<typeof operatorReviewPage>>,
  language: LanguageCode,
): OperatorReviewPageView {
  const average = (sum: number) => (total === 0 ? null : Math.round((sum / total) * 10) / 10);
  const aspects = Object.fromEntries(ASPECTS.map((aspect) => [aspect, average(sums[aspect] ?? 0)]));
  const all = ASPECTS.reduce((sum, aspect) => sum + (sums[aspect] ?? 0), 0);
  return Object.assign(new OperatorReviewPageView(), {
    total,
    ...aspects,
    rating: operatorRating(all, total).rating,
    rows: rows.map((row) => Object.assign(new ReviewView(), words(row, language))),
  });
}

/** The ride a ticket is for, with what was said of it already. */
export function rideToReviewView(
  { id, leg }: SoldTicket,
  review: ReviewRow | undefined,
  { language, now }: { language: LanguageCode; now: number },
): RideToReviewView {
  const traveller = leg.parts.find(({ state }) => state === 'COMPLETED');
  const closes = review ? changeableUntil(review.createdAt.getTime()) : undefined;
  return Object.assign(new RideToReviewView(), {
    ticketId: id,
    operatorId: leg.operatorId,
    operatorName: leg.operatorName,
    fromName: localize(leg.fromLocationName, language),
    toName: localize(leg.toLocationName, language),
    departureTime: localTime(leg.departureTime),
    travelled: traveller !== undefined,
    open: traveller !== undefined && (closes === undefined || closes > now),
    authorName: traveller ? authorName(traveller.firstName, traveller.lastName) : null,
    changeableUntil: closes === undefined ? null : new Date(closes),
    review: review ? ownReviewView(review, language) : null,
  });
}
