import { SearchedPageOf } from '@naga/server-kit/list/page.type.js';
import { DateTimeISO, LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ISSUES, type Issue, REVIEW_STATES, type ReviewState } from './review.rules.js';

registerEnumType(ISSUES, { name: 'ReviewIssue', description: 'What went wrong on a ride.' });
registerEnumType(REVIEW_STATES, {
  name: 'ReviewState',
  valuesConfig: {
    PUBLISHED: { description: 'Everybody reads it, and it counts.' },
    WAITING: { description: 'Somebody has to look first: it holds a way to reach people, or was hidden before.' },
    HIDDEN: { description: 'Taken off the page, with a reason.' },
  },
});

@ObjectType('Review', { simpleResolvers: true, description: 'What a traveller says of one ride; each rating 1 to 5.' })
export class ReviewView {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true, description: "'Dara K.'; null once who travelled is forgotten." })
  authorName!: string | null;
  @Field(() => LocalDate) travelledOn!: string;
  @Field(() => String, { description: "Town, in the reader's language." }) fromName!: string;
  @Field(() => String) toName!: string;
  @Field(() => Int) cleanliness!: number;
  @Field(() => Int) punctuality!: number;
  @Field(() => Int) busQuality!: number;
  @Field(() => Int) professionalism!: number;
  @Field(() => Float, { description: 'Of the four, to one decimal.' }) average!: number;
  @Field(() => [ISSUES]) issues!: readonly Issue[];
  @Field(() => String, { nullable: true }) comments!: string | null;
  @Field(() => String, { description: 'Of the comments: that of the booking.' }) language!: string;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: 'When it was last worded anew; null: never.' })
  changedAt!: Date | null;
  @Field(() => String, { nullable: true, description: "The operator's." }) answer!: string | null;
  @Field(() => DateTimeISO, { nullable: true }) answeredAt!: Date | null;
}

@ObjectType('OwnReview', { simpleResolvers: true, description: 'To who wrote it.' })
export class OwnReviewView extends ReviewView {
  @Field(() => ID) operatorId!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => REVIEW_STATES) state!: ReviewState;
}

@ObjectType('StaffReview', { simpleResolvers: true, description: 'To staff that looks after it.' })
export class StaffReviewView extends OwnReviewView {
  @Field(() => ID, { nullable: true, description: 'Null where it was not written here.' })
  bookingId!: string | null;
  @Field(() => String, { nullable: true }) hiddenReason!: string | null;
  @Field(() => Int, { description: 'Named by who answers, publishes or hides it.' }) version!: number;
}

@ObjectType('RideToReview', { simpleResolvers: true, description: 'The ride of a ticket and what was said of it.' })
export class RideToReviewView {
  @Field(() => ID) ticketId!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String, { description: "Town, in the reader's language." }) fromName!: string;
  @Field(() => String) toName!: string;
  @Field(() => OffsetDateTime) departureTime!: string;
  @Field(() => Boolean, { description: 'Somebody has travelled; before that nothing can be said.' })
  travelled!: boolean;
  @Field(() => Boolean, { description: 'It can be written, or worded anew, at this moment.' }) open!: boolean;
  @Field(() => String, { nullable: true, description: "As whose it is shown: 'Dara K.'; null before the ride." })
  authorName!: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Until when the review can be worded anew; null: none yet.',
  })
  changeableUntil!: Date | null;
  @Field(() => OwnReviewView, { nullable: true }) review!: OwnReviewView | null;
}

@ObjectType('OperatorReviewPage', { simpleResolvers: true, description: 'What everybody may read of an operator.' })
export class OperatorReviewPageView {
  @Field(() => Int, { description: 'Of all pages.' }) total!: number;
  @Field(() => Float, { nullable: true, description: 'Average of all, to one decimal; null without any.' })
  rating!: number | null;
  @Field(() => Float, { nullable: true }) cleanliness!: number | null;
  @Field(() => Float, { nullable: true }) punctuality!: number | null;
  @Field(() => Float, { nullable: true }) busQuality!: number | null;
  @Field(() => Float, { nullable: true }) professionalism!: number | null;
  @Field(() => [ReviewView], { description: 'Those with comments first, newest first.' }) rows!: readonly ReviewView[];
}

@ObjectType('ReviewPage', { description: 'One page of the list.' })
export class ReviewPageView extends SearchedPageOf(StaffReviewView) {}

export const WriteReviewResult = createUnionType({
  name: 'WriteReviewResult',
  types: () => [OwnReviewView, Refused] as const,
});
export const StaffReviewResult = createUnionType({
  name: 'StaffReviewResult',
  types: () => [StaffReviewView, Refused] as const,
});
