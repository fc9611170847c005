import type { Rows } from '../booking/booking.queries.js';

export interface CommentRow {
  readonly id: string;
  readonly legId: string | null;
  readonly text: string;
  readonly authorId: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
}

const OF_BOOKING = `select id::text as id, leg_id::text as "legId", text, author_id::text as "authorId",
    created_at as "createdAt", edited_at as "editedAt" from booking_comment where booking_id = $1 order by id`;

/** The comments on a booking, oldest first. */
export const commentsOf = (from: Rows, bookingId: string): Promise<CommentRow[]> => from.rows(OF_BOOKING, [bookingId]);
