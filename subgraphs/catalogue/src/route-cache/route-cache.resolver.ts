import { listTypes, type RecordsArgs } from '@naga/server-kit/crud/noun-types.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { clearCopy } from '@naga/server-kit/reload/clear-copy.command.js';
import { CacheClearedView, CacheReloadPageView, reloadPage, reloadViews } from '@naga/server-kit/reload/reload.type.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { IsOptional, MaxLength } from 'class-validator';
import { Args, ArgsType, Ctx, Field, ID, Mutation, Query, registerEnumType, Resolver } from 'type-graphql';
import type { CatalogueContext } from '../journey/asking.js';
import { colleagueName } from '../names/colleague-name.js';
import { ROUTE_CACHE, RouteCacheSubject } from './route-cache.js';
import { routeLogNoun } from './route-log.noun.js';

const { Args: ListArgs } = listTypes(routeLogNoun);

registerEnumType(RouteCacheSubject, {
  name: 'RouteCacheSubject',
  description: 'What of the route cache is asked for.',
});

@ArgsType()
class ClearRouteCacheArgs {
  @Field(() => RouteCacheSubject, { nullable: true, description: 'Null: all of it.' })
  subject?: RouteCacheSubject | null;
  @Field(() => ID, { nullable: true, description: 'Of the operator or route; of a pair its slugs: phnom-penh~kampot.' })
  @IsOptional()
  @MaxLength(200)
  id?: string | null;
}

@Resolver()
export class RouteCacheResolver {
  @Requires('system.manage', ['all'])
  @Mutation(() => CacheClearedView, {
    description:
      'Every process reads lines, departures and pairs from the tables again, of a route its own rows alone; answers when they have, after eight seconds at most.',
  })
  async clearRouteCache(
    @Ctx() context: CatalogueContext,
    @Args(() => ClearRouteCacheArgs) { subject, id }: ClearRouteCacheArgs,
  ): Promise<CacheClearedView> {
    if (subject != null && !id?.trim()) throw new InvalidInput([{ path: 'id', code: 'REQUIRED' }]);
    const about = subject == null ? null : { kind: subject, id: id!.trim() };
    const { processes, reloads } = await clearCopy(context, ROUTE_CACHE, about);
    return Object.assign(new CacheClearedView(), {
      processes,
      reloads: reloads.map(reloadViews(context, colleagueName(context))),
    });
  }

  @Requires('system.manage', ['all'])
  @Query(() => CacheReloadPageView, {
    description: 'When each process read lines, departures and pairs again, and why.',
  })
  routeCacheLog(@Ctx() context: CatalogueContext, @Args(() => ListArgs) search: RecordsArgs): CacheReloadPageView {
    return reloadPage(context, routeLogNoun, search, colleagueName(context));
  }
}
