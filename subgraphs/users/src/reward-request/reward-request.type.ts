import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { PageArgs, PageOf } from '@naga/server-kit/list/page.type.js';
import { REQUEST_STATES, TO_DECIDE } from '@naga/server-kit/viewer/request-state.type.js';
import type { RequestState } from '@naga/server-kit/viewer/request-state.js';
import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { REWARD_CODES, type RewardCode } from './reward-request.rules.js';

registerEnumType(REWARD_CODES, {
  name: 'RewardCode',
  description: 'Why staff moves points by hand.',
  valuesConfig: {
    CORRECTION: { description: 'What was wrong is put right, either way.' },
    MISUSE: { description: 'They are taken away.' },
  },
});

@ObjectType('RewardRequest', { simpleResolvers: true, description: 'Points that a second person moves, or does not.' })
export class RewardRequestView {
  @Field(() => ID) id!: string;
  @Field(() => REQUEST_STATES) state!: RequestState;
  accountId!: string;
  @Field(() => Int, { description: 'Below zero they are taken away.' }) points!: number;
  @Field(() => REWARD_CODES) why!: RewardCode;
  @Field(() => String, { description: 'In the words of who asks.' }) note!: string;
  askedById!: string;
  @Field(() => DateTimeISO) askedAt!: Date;
  decidedById!: string | null;
  @Field(() => DateTimeISO, { nullable: true }) decidedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it was declined.' }) answer!: string | null;
  @Field(() => Boolean) canDecide!: boolean;
  @Field(() => Boolean) canWithdraw!: boolean;
}

@ObjectType('RewardRequestPage')
export class RewardRequestPageView extends PageOf(RewardRequestView) {}

export const RewardRequestResult = createUnionType({
  name: 'RewardRequestResult',
  types: () => [RewardRequestView, Refused] as const,
});

@ArgsType()
export class RewardRequestsArgs extends PageArgs {
  @Field(() => REQUEST_STATES, { nullable: true }) state?: RequestState | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @MaxLength(20) accountId?: string | null;
  @Field(() => Boolean, { nullable: true, description: TO_DECIDE }) toDecide?: boolean | null;
}

@ArgsType()
export class AskPointsArgs {
  @Field(() => ID) @MaxLength(20) accountId!: string;
  @Field(() => Int, { description: 'Below zero they are taken away.' }) points!: number;
  @Field(() => REWARD_CODES) why!: RewardCode;
  @Field(() => String, { description: 'In words, 1 to 500 letters, for who decides.' }) note!: string;
}
