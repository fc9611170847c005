import { Requires, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { Arg, Args, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { UserView } from '../people/user.type.js';
import { AffiliateInput, AffiliatePageView, AffiliateResult, AffiliatesArgs, AffiliateView } from './affiliate.type.js';

const notYet = (): Promise<never> => Promise.reject(new Error('not yet'));

@Resolver(() => AffiliateView)
export class AffiliateResolver {
  @Requires('affiliate.manage')
  @Query(() => AffiliatePageView)
  affiliates(@Args(() => AffiliatesArgs) _args: AffiliatesArgs): Promise<never> {
    return notYet();
  }

  @SignedIn()
  @Query(() => AffiliateView, { nullable: true, description: "One's own, or whom affiliate.manage reaches." })
  affiliate(@Arg('id', () => ID) _id: unknown): Promise<never> {
    return notYet();
  }

  @SignedIn()
  @Query(() => AffiliateView, { nullable: true, description: 'The page of the affiliate himself.' })
  myAffiliate(): Promise<never> {
    return notYet();
  }

  @Requires('affiliate.manage')
  @Mutation(() => AffiliateResult)
  createAffiliate(@Arg('input', () => AffiliateInput) _input: unknown): Promise<never> {
    return notYet();
  }

  @Requires('affiliate.manage')
  @Mutation(() => AffiliateResult)
  updateAffiliate(
    @Arg('id', () => ID) _id: unknown,
    @Arg('version', () => Int) _version: unknown,
    @Arg('input', () => AffiliateInput) _input: unknown,
  ): Promise<never> {
    return notYet();
  }

  @FieldResolver(() => UserView, { nullable: true })
  account(@Root() _: AffiliateView): Promise<never> {
    return notYet();
  }
}
