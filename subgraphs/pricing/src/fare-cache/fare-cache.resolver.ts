import { Requires } from '@naga/server-kit/graphql/doors.js';
import { clearCopy } from '@naga/server-kit/reload/clear-copy.command.js';
import {
  CacheClearedView,
  CacheReloadPageView,
  CacheReloadsArgs,
  reloadViews,
} from '@naga/server-kit/reload/reload.type.js';
import { reloadPage } from '@naga/server-kit/reload/reloads.queries.js';
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { colleagueName } from '../neighbours/colleague-name.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { FARE_CACHE } from './fare-cache.js';

@Resolver()
export class FareCacheResolver {
  @Requires('system.manage', ['all'])
  @Mutation(() => CacheClearedView, {
    description:
      'Every process reads prices, rules and fees from the tables again; answers when they have, after eight seconds at most.',
  })
  async clearFareCache(@Ctx() context: PricingContext): Promise<CacheClearedView> {
    const { processes, reloads } = await clearCopy(context, FARE_CACHE, null);
    return Object.assign(new CacheClearedView(), {
      processes,
      reloads: reloads.map(reloadViews(colleagueName(context))),
    });
  }

  @Requires('system.manage', ['all'])
  @Query(() => CacheReloadPageView, { description: 'When each process read prices, rules and fees again, and why.' })
  fareCacheLog(
    @Ctx() context: PricingContext,
    @Args(() => CacheReloadsArgs) search: CacheReloadsArgs,
  ): CacheReloadPageView {
    return CacheReloadPageView.of(reloadPage(context.database, search).map(reloadViews(colleagueName(context))));
  }
}
