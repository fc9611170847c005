import { recordPage, type RecordRow, recordWith } from '@naga/server-kit/crud/noun-list.queries.js';
import { listTypes, type RecordsArgs } from '@naga/server-kit/crud/noun-types.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { answerReview } from './answer-review.command.js';
import { hideReview, publishReview } from './moderate-review.command.js';
import { reviewNoun } from './review.noun.js';
import type { ReviewRow } from './review-row.js';
import { REVIEW_SCOPES } from './review-scope.js';
import { staffReviewView } from './review-view.js';
import { ReviewPageView, StaffReviewResult, StaffReviewView } from './review.type.js';

const answerOf = (context: BookingContext, command: () => Promise<ReviewRow>): Promise<StaffReviewView | Refused> =>
  orRefused(async () => staffReviewView(await command(), context.viewer.language));

const { Args: ListArgs } = listTypes(reviewNoun);
const viewIn =
  ({ viewer }: BookingContext) =>
  (row: RecordRow): StaffReviewView =>
    staffReviewView(row as unknown as ReviewRow, viewer.language);

@Resolver()
export class StaffReviewResolver {
  @Requires('review.reply', REVIEW_SCOPES)
  @Query(() => ReviewPageView, { description: "Reviews within the viewer's scope." })
  reviews(@Ctx() context: BookingContext, @Args(() => ListArgs) search: RecordsArgs): ReviewPageView {
    return ReviewPageView.of(recordPage(reviewNoun, context, search).map(viewIn(context)));
  }

  @Requires('review.reply', REVIEW_SCOPES)
  @Query(() => StaffReviewView, { nullable: true })
  async review(@Ctx() context: BookingContext, @Arg('id', () => ID) id: string): Promise<StaffReviewView | null> {
    const row = await recordWith(reviewNoun, context, id);
    return row ? viewIn(context)(row) : null;
  }

  @Requires('review.reply', REVIEW_SCOPES)
  @Mutation(() => StaffReviewResult, {
    description:
      "The operator's answer, in the place of an earlier one. Refused: REVIEW_NOT_FOUND, CHANGED_MEANWHILE, TRY_AGAIN.",
  })
  answerReview(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('text', () => String, { nullable: true, description: '1000 letters at most; null takes it away.' })
    text: string | null,
  ): Promise<StaffReviewView | Refused> {
    return answerOf(context, () => answerReview(context, { id, version }, text));
  }

  @Requires('review.moderate', REVIEW_SCOPES)
  @Mutation(() => StaffReviewResult, {
    description: 'Off the page, and it counts no more. Refused: REVIEW_NOT_FOUND, CHANGED_MEANWHILE, TRY_AGAIN.',
  })
  hideReview(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('reason', () => String, { description: '1 to 500 letters, for staff.' }) reason: string,
  ): Promise<StaffReviewView | Refused> {
    return answerOf(context, () => hideReview(context, { id, version }, reason));
  }

  @Requires('review.moderate', REVIEW_SCOPES)
  @Mutation(() => StaffReviewResult, {
    description: 'Everybody may read it, and it counts. Refused: REVIEW_NOT_FOUND, CHANGED_MEANWHILE, TRY_AGAIN.',
  })
  publishReview(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ): Promise<StaffReviewView | Refused> {
    return answerOf(context, () => publishReview(context, { id, version }));
  }
}
