import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { colleague } from '@naga/server-kit/viewer/colleague.type.js';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { rideOf } from '../booking/named-rides.js';
import { seenOf } from '../booking/seen-rides.js';
import { HISTORY, requireHistory } from '../booking/require-history.js';
import { byScopeAlone, STAFF_SCOPES } from '../booking/staff.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { BookingCommentView } from './comment.type.js';
import { commentsOf } from './comments.queries.js';
import { addComment, editComment } from './write-comment.command.js';

@Resolver(() => BookingView)
export class CommentResolver {
  @Requires(HISTORY)
  @FieldResolver(() => [BookingCommentView], { description: 'Staff only: what they wrote about it, oldest first.' })
  async comments(@Ctx() context: BookingContext, @Root() { id }: BookingView): Promise<BookingCommentView[]> {
    await requireHistory(context, id);
    const { database, viewer } = context;
    const self = personBehind(viewer);
    const rows = await seenOf(context, id, await commentsOf(database, id), ({ legId }) =>
      legId === null ? () => [] : rideOf(legId),
    );
    return rows.map(({ authorId, ...row }) => ({ ...row, author: colleague(authorId), isMine: authorId === self }));
  }

  @Requires('booking.edit', STAFF_SCOPES)
  @Mutation(() => BookingResult, {
    description: 'Staff: a comment on a booking or on one of its rides. Refused: BOOKING_NOT_FOUND, TRY_AGAIN.',
  })
  addBookingComment(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('text', () => String, { description: '1 to 2000 letters.' }) text: string,
    @Arg('legId', () => ID, { nullable: true, description: 'BookingLeg.id; the whole booking without it.' })
    legId?: string | null,
  ): Promise<BookingView | Refused> {
    const { clock } = context;
    return orRefused(async () =>
      bookingView(await addComment(byScopeAlone(context), bookingId, legId ?? null, text), clock.now()),
    );
  }

  @Requires('booking.edit', STAFF_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      "Staff: another wording of one's own comment. Refused: BOOKING_NOT_FOUND, COMMENT_NOT_YOURS, TRY_AGAIN.",
  })
  editBookingComment(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('commentId', () => ID) commentId: string,
    @Arg('text', () => String, { description: '1 to 2000 letters.' }) text: string,
  ): Promise<BookingView | Refused> {
    const { clock } = context;
    return orRefused(async () =>
      bookingView(await editComment(byScopeAlone(context), bookingId, commentId, text), clock.now()),
    );
  }
}
