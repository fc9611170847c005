import { SignedIn } from '@naga/server-kit/graphql/doors.js';
import { Ctx, Query, Resolver } from 'type-graphql';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { rewardBalance } from './reward.queries.js';
import { RewardBalanceView } from './reward.type.js';

@Resolver()
export class RewardResolver {
  @SignedIn()
  @Query(() => RewardBalanceView)
  myRewards(@Ctx() { database, viewer, clock }: UsersContext): Promise<RewardBalanceView> {
    return rewardBalance(database, signedIn(viewer).userId, clock.now());
  }
}
