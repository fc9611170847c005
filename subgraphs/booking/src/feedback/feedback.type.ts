import { PageArgs, PageOf } from '@naga/server-kit/list/page.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, createUnionType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { WORDS_LENGTH } from './feedback.rules.js';

@ObjectType('Feedback', { simpleResolvers: true, description: 'How booking went, said by who bought.' })
export class FeedbackView {
  @Field(() => ID) bookingId!: string;
  @Field(() => Int, { description: '1 to 5.' }) rating!: number;
  @Field(() => String, { nullable: true }) words!: string | null;
  @Field(() => String, { description: 'In which it was said.' }) language!: string;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: 'When it was last said anew; null: never.' })
  changedAt!: Date | null;
}

@ObjectType('FeedbackRow', { simpleResolvers: true, description: 'To the platform’s people.' })
export class FeedbackRowView extends FeedbackView {
  @Field(() => String) pnr!: string;
}

@ObjectType('FeedbackPage')
export class FeedbackPageView extends PageOf(FeedbackRowView) {
  averageOf!: () => Promise<number | null>;

  @Field(() => Float, { nullable: true, description: 'Of all pages, to one decimal; null without any.' })
  average(): Promise<number | null> {
    return this.averageOf();
  }
}

@ArgsType()
export class GiveFeedbackArgs {
  @Field(() => ID) bookingId!: string;
  @Field(() => Int, { description: '1 to 5.' }) rating!: number;
  @Field(() => String, { nullable: true, description: `${WORDS_LENGTH} letters at most.` })
  @IsOptional()
  words?: string | null;
}

@ArgsType()
export class FeedbackArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: 'This many stars at most.' })
  @IsOptional()
  @Min(1)
  @Max(5)
  ratingUpTo?: number | null;
  @Field(() => Boolean, { nullable: true }) withWords?: boolean | null;
  @Field(() => String, { nullable: true, description: 'Part of the words, or a booking reference.' })
  @IsOptional()
  @MaxLength(200)
  text?: string | null;
}

export const FeedbackResult = createUnionType({
  name: 'FeedbackResult',
  types: () => [FeedbackView, Refused] as const,
});
