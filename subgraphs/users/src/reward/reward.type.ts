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
  @Field(() => ID, { nullable: true }) bookingId!: string | null;
  @Field(() => String, { nullable: true }) note!: string | null;
}

@ObjectType('RewardBalance', { simpleResolvers: true, description: '100 points are worth 1 US dollar.' })
export class RewardBalanceView {
  @Field(() => Int) spendable!: number;
  @Field(() => Int, { description: 'Earned with trips that are not over yet.' }) pending!: number;
  @Field(() => Int, { description: 'Of the spendable ones, those that expire within 30 days.' }) expiringSoon!: number;
  @Field(() => [RewardMovementView], { description: 'The latest fifty.' }) movements!: readonly RewardMovementView[];
}
