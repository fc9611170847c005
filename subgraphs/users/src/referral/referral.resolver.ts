import { Public, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { makeReferralCode } from './make-code.command.js';
import { myReferrals } from './my-referrals.queries.js';
import { OwnReferralsResult, OwnReferralsView, RewardTermsView } from './referral.type.js';
import { useReferralCode } from './use-code.command.js';

const ownView = async ({ database, viewer }: UsersContext): Promise<OwnReferralsView> =>
  Object.assign(new OwnReferralsView(), await myReferrals(database, signedIn(viewer).userId));

@Resolver()
export class ReferralResolver {
  @Public()
  @Query(() => RewardTermsView, { description: 'As the platform’s admins set them.' })
  rewardTerms(@Ctx() { services }: UsersContext): RewardTermsView {
    const now = services.settings.current;
    return {
      referrerPoints: now.REFERRER_POINTS,
      friendPoints: now.FRIEND_POINTS,
      friendsAMonth: now.REFERRALS_OF_ONE,
      cashbackPoints: now.CASHBACK_POINTS,
    };
  }

  @SignedIn()
  @Query(() => OwnReferralsView)
  myReferrals(@Ctx() context: UsersContext): Promise<OwnReferralsView> {
    return ownView(context);
  }

  @SignedIn()
  @Mutation(() => OwnReferralsView, {
    description: 'The viewer’s code for his friends, made when he asks for it first.',
  })
  async makeReferralCode(@Ctx() context: UsersContext): Promise<OwnReferralsView> {
    await makeReferralCode(context);
    return ownView(context);
  }

  @SignedIn()
  @Mutation(() => OwnReferralsResult, {
    description:
      'The viewer came by the code of another. Refused: REFERRAL_UNKNOWN, REFERRAL_OWN, REFERRAL_TOO_LATE (he travelled before, or came by another).',
  })
  useReferralCode(
    @Ctx() context: UsersContext,
    @Arg('code', () => String) code: string,
  ): Promise<OwnReferralsView | Refused> {
    return orRefused(async () => {
      await useReferralCode(context, code);
      return ownView(context);
    });
  }
}
