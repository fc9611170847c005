import { Requires, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { MANAGE, customerInReach, REWARD_SCOPES } from '../reward-request/customer-in-reach.js';
import { rewardMovements } from './reward-movements.queries.js';
import { RewardMovementPageView, RewardMovementsArgs } from './reward-movements.type.js';
import { rewardBalance } from './reward.queries.js';
import { balanceView, RewardBalanceView } from './reward.type.js';

@Resolver()
export class RewardResolver {
  @SignedIn()
  @Query(() => RewardBalanceView)
  async myRewards(@Ctx() { database, viewer, clock }: UsersContext): Promise<RewardBalanceView> {
    return balanceView(await rewardBalance(database, signedIn(viewer).userId, clock.now()));
  }

  @Requires(MANAGE, REWARD_SCOPES)
  @Query(() => RewardBalanceView, { nullable: true, description: 'Of a customer; null out of the viewer’s scope.' })
  async rewardsOf(
    @Ctx() { database, viewer, clock }: UsersContext,
    @Arg('accountId', () => ID) accountId: string,
  ): Promise<RewardBalanceView | null> {
    if ((await customerInReach(database, viewer, accountId)) === undefined) return null;
    return balanceView(await rewardBalance(database, accountId, clock.now()));
  }

  @Requires(MANAGE, REWARD_SCOPES)
  @Query(() => RewardMovementPageView, {
    description: 'Everybody’s points within the viewer’s scope, the latest first.',
  })
  rewardMovements(
    @Ctx() context: UsersContext,
    @Args(() => RewardMovementsArgs) wish: RewardMovementsArgs,
  ): RewardMovementPageView {
    const { page, sums } = rewardMovements(context, wish);
    return Object.assign(RewardMovementPageView.of(page), { sumUp: sums });
  }
}
