import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MOVEMENT_KINDS, type MovementKind } from './reward.rules.js';

registerEnumType(MOVEMENT_KINDS, { name: 'RewardKind' });

@ObjectType('RewardMovement', { simpleResolvers: true })
export class RewardMovementView {
  @Field(() => ID) id!: string;
  @Field(() => MOVEMENT_KINDS) kind!: MovementKind;
  @Field(() => Int, { description: 'Negative: points that went away.' }) points!: number;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: 'Of earned points.' }) expiresAt!: Date | null;
  @Field(() => Boolean, { description: 'Of points that wait for their trip.' }) isPending!: boolean;
  @Field(() => ID, { nullable: true }) bookingId!: string | null;
  @Field(() => String, { nullable: true, description: "The booking's reference." }) pnr!: string | null;
  @Field(() => String, { nullable: true, description: 'What was ridden: BUS, TAXI, FERRY.' })
  transportType!: string | null;
  @Field(() => Boolean, { description: 'The ride was taken in exchange for another.' }) isRebooked!: boolean;
  @Field(() => String, { nullable: true }) note!: string | null;
}

@ObjectType('ExpiringPoints', { simpleResolvers: true })
export class ExpiringPointsView {
  @Field(() => Int) points!: number;
  @Field(() => DateTimeISO) expiresAt!: Date;
}

@ObjectType('RewardBalance', { simpleResolvers: true, description: '100 points are worth 1 US dollar.' })
export class RewardBalanceView {
  @Field(() => Int) spendable!: number;
  @Field(() => Int, { description: 'Earned with trips that are not over yet.' }) pending!: number;
  @Field(() => Int, { description: 'Of the spendable ones, those that expire within 30 days.' }) expiringSoon!: number;
  @Field(() => [ExpiringPointsView], { description: 'What expires when, the soonest first; twelve ends at most.' })
  expiring!: readonly ExpiringPointsView[];
  @Field(() => [RewardMovementView], { description: 'The latest fifty.' }) movements!: readonly RewardMovementView[];
}

const MOST_ENDS = 12;

/** What rewardBalance answers, as the graph shows it. */
export const balanceView = ({
  expiring,
  ...balance
}: Omit<RewardBalanceView, 'expiring'> & {
  readonly expiring: readonly { readonly points: number; readonly expiresAt: number }[];
}): RewardBalanceView => ({
  ...balance,
  expiring: expiring.slice(0, MOST_ENDS).map(({ points, expiresAt }) => ({ points, expiresAt: new Date(expiresAt) })),
});
