import { ByKeyOr, Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { FEEDBACK_SCOPES, feedbackOn, feedbackPage } from './feedback.queries.js';
import { FeedbackArgs, FeedbackPageView, FeedbackResult, FeedbackView, GiveFeedbackArgs } from './feedback.type.js';
import { giveFeedback } from './give-feedback.command.js';

@Resolver()
export class FeedbackResolver {
  @ByKeyOr('booking.view')
  @Query(() => FeedbackView, {
    nullable: true,
    description: 'What the viewer said of this booking, which he bought; null: nothing yet.',
  })
  async feedbackOn(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<FeedbackView | null> {
    const row = await feedbackOn(context, bookingId);
    return row === undefined ? null : Object.assign(new FeedbackView(), row);
  }

  @ByKeyOr('booking.edit')
  @Mutation(() => FeedbackResult, {
    description:
      'How booking went, by who bought it, in the place of what was said before. Refused: BOOKING_NOT_FOUND, NOTHING_BOUGHT, TRY_AGAIN.',
  })
  giveFeedback(
    @Ctx() context: BookingContext,
    @Args(() => GiveFeedbackArgs) { bookingId, rating, words }: GiveFeedbackArgs,
  ): Promise<FeedbackView | Refused> {
    return orRefused(async () =>
      Object.assign(new FeedbackView(), await giveFeedback(context, bookingId, { rating, words: words ?? null })),
    );
  }

  @Requires('review.moderate', FEEDBACK_SCOPES)
  @Query(() => FeedbackPageView, { description: "What buyers say, within the viewer's scope, newest first." })
  feedback(@Ctx() context: BookingContext, @Args(() => FeedbackArgs) search: FeedbackArgs): FeedbackPageView {
    const { page, average } = feedbackPage(context, search);
    return Object.assign(FeedbackPageView.of(page), { averageOf: average });
  }
}
