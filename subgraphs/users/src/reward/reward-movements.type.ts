import type { TravelDate } from '@naga/kernel/travel-date.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { PageArgs, PageOf } from '@naga/server-kit/list/page.type.js';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { MOVEMENT_KINDS, type MovementKind } from './reward.rules.js';
import { RewardMovementView } from './reward.type.js';

const TRANSPORT = ['BUS', 'TAXI', 'FERRY'];

@ObjectType('ListedRewardMovement', { simpleResolvers: true, description: 'A line of somebody’s points, for staff.' })
export class ListedMovementView extends RewardMovementView {
  accountId!: string;
}

@ObjectType('RewardSum', { simpleResolvers: true })
export class RewardSumView {
  @Field(() => MOVEMENT_KINDS) kind!: MovementKind;
  @Field(() => Int) points!: number;
  @Field(() => Int, { description: 'How many lines.' }) movements!: number;
}

@ObjectType('RewardMovementPage')
export class RewardMovementPageView extends PageOf(ListedMovementView) {
  sumUp!: () => Promise<readonly RewardSumView[]>;

  @Field(() => [RewardSumView], { description: 'Of all pages, by kind.' })
  sums(): Promise<readonly RewardSumView[]> {
    return this.sumUp();
  }
}

@ArgsType()
export class RewardMovementsArgs extends PageArgs {
  @Field(() => ID, { nullable: true }) @IsOptional() @MaxLength(20) accountId?: string | null;
  @Field(() => MOVEMENT_KINDS, { nullable: true }) kind?: MovementKind | null;
  @Field(() => String, { nullable: true, description: 'What was ridden: BUS, TAXI, FERRY.' })
  @IsOptional()
  @IsIn(TRANSPORT)
  transportType?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'The ride was taken in exchange for another.' })
  isRebooked?: boolean | null;
  @Field(() => LocalDate, { nullable: true, description: 'From this local day on …' }) from?: TravelDate | null;
  @Field(() => LocalDate, { nullable: true, description: '… until this one, included.' }) until?: TravelDate | null;
}
