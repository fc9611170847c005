import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Rows } from '../booking/booking.queries.js';
import { type SoldTicket, ticketByLink, ticketOf } from '../ticket/sold-ticket.queries.js';
import { REVIEW_COLUMNS, type ReviewRow } from './review-row.js';

/**
 * The ticket whose ride is reviewed: as its link opens it (specification: reviews/{ticket_id}/{email}), or by its id for
 * the signed-in account that bought it. Undefined tells nothing about what was wrong.
 */
export async function rideToReview(
  from: Rows,
  viewer: Viewer,
  { id, email }: { id: string; email: string | null | undefined },
): Promise<SoldTicket | undefined> {
  if (viewer.kind === 'user') {
    const ticket = await ticketOf(from, id, viewer.mode);
    if (ticket && ticket.booking.bookedByUserId === viewer.userId) return ticket;
  }
  return ticketByLink(from, { id, email, mode: viewer.mode });
}

const OF_LEG = `select ${REVIEW_COLUMNS} from review t where t.leg_id = $1`;

/** What was said of a ride; undefined before anybody said anything. */
export async function reviewOfLeg(from: Rows, legId: string): Promise<ReviewRow | undefined> {
  return (await from.rows<ReviewRow>(OF_LEG, [legId]))[0];
}

/** The same, to be worded anew: locked as staff locks it, before its rating is queued for (queueForRating). */
export async function lockReviewOfLeg(from: Rows, legId: string): Promise<ReviewRow | undefined> {
  return (await from.rows<ReviewRow>(`${OF_LEG} for update`, [legId]))[0];
}
