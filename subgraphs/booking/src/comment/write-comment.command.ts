import { isRowId } from '@naga/kernel/row-id.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { actorOf } from '../booking/actor.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { rideOf } from '../booking/named-rides.js';
import { note } from '../booking/timeline.js';
import { commentText } from './comment-text.rules.js';
import { CommentNotYours } from './comment.errors.js';

const INSERT = `insert into booking_comment (booking_id, leg_id, text, author_id, created_at)
  values ($1, $2, $3, $4, to_timestamp($5::float8 / 1000))`;

const EDIT = `update booking_comment set text = $4, edited_at = to_timestamp($5::float8 / 1000)
  where id = $1 and booking_id = $2 and author_id = $3 returning id`;

/** What is kept of a comment; InvalidInput where nothing is said, or more than 2000 letters. */
export function wholeText(typed: string, path = 'text'): string {
  const kept = commentText(typed);
  if ('problem' in kept) throw new InvalidInput([{ path, code: kept.problem }]);
  return kept.text;
}

/** The ride that a comment is about, if it is about one. */
const RIDE = `select leg_id::text as "legId" from booking_comment
  where id = $1 and booking_id::text = $2 and leg_id is not null`;

interface NewComment {
  readonly bookingId: string;
  /** Null: about the whole booking. */
  readonly legId: string | null;
  readonly text: string;
}

/** Writes a comment and its line of the timeline, in the caller's transaction. */
export async function keepComment(
  transaction: RowTransaction,
  viewer: Viewer,
  now: number,
  { bookingId, legId, text }: NewComment,
): Promise<void> {
  await transaction.rows(INSERT, [bookingId, legId, text, personBehind(viewer), now]);
  await note(transaction, now, { bookingId, type: 'comment.added', actor: actorOf(viewer), facts: { legId } });
}

/**
 * A comment of staff on a booking, or on one ride of it. Refuses BOOKING_NOT_FOUND, TRY_AGAIN; InvalidInput where nothing
 * is said, more than 2000 letters, or about a ride of another booking.
 */
export async function addComment(
  context: BookingContext,
  bookingId: string,
  legId: string | null,
  typed: string,
): Promise<BookingRecord> {
  const text = wholeText(typed);
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(
      transaction,
      context,
      'booking.edit',
      bookingId,
      legId === null ? undefined : rideOf(legId),
    );
    if (legId !== null && !booking.legs.some(({ id }) => id === legId))
      throw new InvalidInput([{ path: 'legId', code: 'UNKNOWN' }]);
    await keepComment(transaction, viewer, now, { bookingId, legId, text });
    return booking;
  });
}

/**
 * Another wording of one's own comment; the first one is not kept. Refuses BOOKING_NOT_FOUND, COMMENT_NOT_YOURS,
 * TRY_AGAIN; InvalidInput as addComment.
 */
export async function editComment(
  context: BookingContext,
  bookingId: string,
  commentId: string,
  typed: string,
): Promise<BookingRecord> {
  const text = wholeText(typed);
  const { viewer, clock } = context;
  const author = personBehind(viewer);
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const canBe = isRowId(bookingId) && isRowId(commentId);
    const [about] = canBe ? await transaction.rows<{ legId: string }>(RIDE, [commentId, bookingId]) : [];
    const named = about && rideOf(about.legId);
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId, named);
    const edited = canBe ? await transaction.rows(EDIT, [commentId, bookingId, author, text, now]) : [];
    if (edited.length === 0) throw new CommentNotYours({ commentId });
    return booking;
  });
}
