import { SignedIn } from '@naga/server-kit/graphql/doors.js';
import { Ctx, Query, Resolver } from 'type-graphql';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { rewardBalance } from './reward.queries.js';
import { balanceView, RewardBalanceView } from './reward.type.js';

@Resolver()
export class RewardResolver {
  @SignedIn()
  @Query(() => RewardBalanceView)
  async myRewards(@Ctx() { database, viewer, clock }: UsersContext): Promise<RewardBalanceView> {
    return balanceView(await rewardBalance(database, signedIn(viewer).userId, clock.now()));
  }
}
