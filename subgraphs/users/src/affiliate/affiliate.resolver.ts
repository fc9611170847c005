import { ForNeighbours, OwnOr, Requires, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { signedIn } from '../account/signed-in.js';
import { userById } from '../people/user.loader.js';
import { UserView } from '../people/user.type.js';
import type { UsersContext } from '../services.js';
import { AFFILIATE_SCOPES, affiliateBy, affiliatePage, affiliatesNamed, shareOf } from './affiliate.queries.js';
import {
  AffiliateInput,
  AffiliatePageView,
  AffiliateResult,
  AffiliatesArgs,
  AffiliateView,
  AffiliateShareView,
  NamedAffiliateView,
} from './affiliate.type.js';
import { createAffiliate } from './create-affiliate.command.js';
import { updateAffiliate } from './update-affiliate.command.js';

const MANAGE = 'affiliate.manage';

async function affiliateById({ database, viewer, clock }: UsersContext, id: string): Promise<AffiliateView | null> {
  const row = await affiliateBy(database, viewer, reachBy(viewer, MANAGE), { id }, clock.now());
  return row ? Object.assign(new AffiliateView(), row) : null;
}

@Resolver(() => AffiliateView)
export class AffiliateResolver {
  @Requires(MANAGE, AFFILIATE_SCOPES)
  @Query(() => AffiliatePageView)
  affiliates(
    @Ctx() { database, viewer, clock }: UsersContext,
    @Args(() => AffiliatesArgs) search: AffiliatesArgs,
  ): AffiliatePageView {
    return AffiliatePageView.of(affiliatePage(database, viewer, reachBy(viewer, MANAGE), search, clock.now()));
  }

  @OwnOr(MANAGE)
  @Query(() => AffiliateView, { nullable: true, description: "One's own, or whom affiliate.manage reaches." })
  affiliate(@Ctx() context: UsersContext, @Arg('id', () => ID) id: string): Promise<AffiliateView | null> {
    return affiliateById(context, id);
  }

  @SignedIn()
  @Query(() => AffiliateView, { nullable: true, description: 'The page of the affiliate himself.' })
  async myAffiliate(@Ctx() { database, viewer, clock }: UsersContext): Promise<AffiliateView | null> {
    const accountId = signedIn(viewer).userId;
    return (await affiliateBy(database, viewer, 'nothing', { accountId }, clock.now())) ?? null;
  }

  @ForNeighbours()
  @Query(() => AffiliateShareView, {
    nullable: true,
    description: 'What he earns of a sale now; null of a code that nobody active has.',
  })
  affiliateShare(
    @Ctx() { database }: UsersContext,
    @Arg('code', () => String) code: string,
  ): Promise<AffiliateShareView | null> {
    return shareOf(database, code);
  }

  @ForNeighbours()
  @Query(() => [NamedAffiliateView], { description: 'Whoever has these codes, active or not.' })
  affiliatesNamed(
    @Ctx() { database }: UsersContext,
    @Arg('codes', () => [String]) codes: string[],
  ): Promise<NamedAffiliateView[]> {
    return affiliatesNamed(database, codes);
  }

  @Requires(MANAGE, AFFILIATE_SCOPES)
  @Mutation(() => AffiliateResult)
  createAffiliate(
    @Ctx() context: UsersContext,
    @Arg('input', () => AffiliateInput) input: AffiliateInput,
  ): Promise<AffiliateView | Refused> {
    return orRefused(async () => {
      const id = await createAffiliate(context, input);
      return (await affiliateById(context, id)) as AffiliateView;
    });
  }

  @Requires(MANAGE, AFFILIATE_SCOPES)
  @Mutation(() => AffiliateResult)
  updateAffiliate(
    @Ctx() context: UsersContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => AffiliateInput) input: AffiliateInput,
  ): Promise<AffiliateView | Refused> {
    return orRefused(async () => {
      await updateAffiliate(context, id, version, input);
      return (await affiliateById(context, id)) as AffiliateView;
    });
  }

  @FieldResolver(() => UserView, { nullable: true })
  account(@Root() { accountId }: AffiliateView, @Ctx() context: UsersContext): Promise<UserView | null> | null {
    return accountId === null ? null : userById(context, accountId);
  }
}
