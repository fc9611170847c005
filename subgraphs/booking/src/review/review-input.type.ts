import { ArrayMaxSize, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { ROW_ID } from '@naga/kernel/row-id.js';
import { COMMENTS_LENGTH, ISSUES, type Issue } from './review.rules.js';

@InputType('WriteReviewInput', { description: 'Each rating 1 to 5.' })
export class WriteReviewInput {
  @Field(() => ID) @MaxLength(64) ticketId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Of the booking, when it has one; not needed of its own account.',
  })
  @IsOptional()
  @MaxLength(254)
  email?: string | null;
  @Field(() => Int) cleanliness!: number;
  @Field(() => Int) punctuality!: number;
  @Field(() => Int) busQuality!: number;
  @Field(() => Int) professionalism!: number;
  @Field(() => [ISSUES], { defaultValue: [] }) @ArrayMaxSize(20) issues!: Issue[];
  @Field(() => String, { nullable: true, description: `${COMMENTS_LENGTH} letters at most.` })
  @IsOptional()
  comments?: string | null;
}

@ArgsType()
export class OperatorReviewArgs {
  @Field(() => ID) @Matches(ROW_ID) operatorId!: string;
  @Field(() => Int, { defaultValue: 1, description: 'From 1.' }) @Min(1) @Max(1_000_000) page!: number;
  @Field(() => Int, { defaultValue: 20 }) @Min(1) @Max(200) pageSize!: number;
}
