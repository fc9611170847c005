import { SignedIn } from '@naga/server-kit/graphql/doors.js';
import { Query, Resolver } from 'type-graphql';
import { RewardBalanceView } from './reward.type.js';

const notYet = (): Promise<never> => Promise.reject(new Error('not yet'));

@Resolver()
export class RewardResolver {
  @SignedIn()
  @Query(() => RewardBalanceView)
  myRewards(): Promise<never> {
    return notYet();
  }
}
