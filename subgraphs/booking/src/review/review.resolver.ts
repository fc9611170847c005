import { Public } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { OperatorReviewArgs, WriteReviewInput } from './review-input.type.js';
import { reviewOfLeg, rideToReview } from './review-of-ride.queries.js';
import { operatorReviewPageView, ownReviewView, rideToReviewView } from './review-view.js';
import { OperatorReviewPageView, type OwnReviewView, RideToReviewView, WriteReviewResult } from './review.type.js';
import { operatorReviewPage } from './reviews.queries.js';
import { writeReview } from './write-review.command.js';

@Resolver()
export class ReviewResolver {
  @Public()
  @Query(() => RideToReviewView, {
    nullable: true,
    description:
      'As the link of a mail opens it, or by the ticket alone for the signed-in account that bought it; null when id and e-mail do not belong together.',
  })
  async rideToReview(
    @Ctx() { database, viewer, clock }: BookingContext,
    @Arg('ticketId', () => ID) id: string,
    @Arg('email', () => String, { nullable: true, description: 'Of the booking, when it has one.' })
    email?: string | null,
  ): Promise<RideToReviewView | null> {
    const ticket = await rideToReview(database, viewer, { id, email });
    if (ticket === undefined) return null;
    const review = await reviewOfLeg(database, ticket.leg.id);
    return rideToReviewView(ticket, review, { language: viewer.language, now: clock.now() });
  }

  @Public()
  @Mutation(() => WriteReviewResult, {
    description:
      'By who has travelled, once a ride; said again within a week it replaces what was said. Refused: TICKET_NOT_FOUND, NOT_TRAVELLED, REVIEW_CLOSED, TRY_AGAIN.',
  })
  writeReview(
    @Ctx() context: BookingContext,
    @Arg('input', () => WriteReviewInput) input: WriteReviewInput,
  ): Promise<OwnReviewView | Refused> {
    const opinion = { ...input, comments: input.comments ?? null };
    return orRefused(async () => ownReviewView(await writeReview(context, opinion), context.viewer.language));
  }

  @Public()
  @Query(() => OperatorReviewPageView, {
    description: 'What travellers say of an operator (Operator.reviewsOperatorId).',
  })
  async operatorReviews(
    @Ctx() { database, viewer }: BookingContext,
    @Args(() => OperatorReviewArgs) { operatorId, ...page }: OperatorReviewArgs,
  ): Promise<OperatorReviewPageView> {
    const read = await operatorReviewPage(database, operatorId, viewer.mode, page);
    return operatorReviewPageView(read, viewer.language);
  }
}
