import { Args, type ClassType, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { listTypes, type RecordsArgs } from '../crud/noun-types.js';
import type { Noun } from '../crud/noun.js';
import type { AnyContext } from '../graphql/context.js';
import { Requires } from '../graphql/doors.js';
import { clearCopy } from './clear-copy.command.js';
import type { KeptCopy } from './kept-copy.js';
import { CacheClearedView, CacheReloadPageView, reloadPage, reloadViews } from './reload.type.js';

export interface Cache<T> {
  /** 'fare': the graph has `clearFareCache` and `fareCacheLog`. */
  readonly name: string;
  /** What is in it, in words: 'prices, rules and fees'. */
  readonly holds: string;
  readonly log: Noun;
  readonly kept: KeptCopy<T>;
  readonly nameOf: (context: AnyContext) => (userId: string) => Promise<string | null>;
}

/** The log of a copy in memory of which nobody asks for a part, and the way to have it read again. */
export function cacheResolver<T>({ name, holds, log, kept, nameOf }: Cache<T>): ClassType {
  const title = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  const { Args: ListArgs } = listTypes(log);
  @Resolver()
  class CacheResolver {
    @Requires('system.manage', ['all'])
    @Mutation(() => CacheClearedView, {
      name: `clear${title}Cache`,
      description: `Every process reads ${holds} from the tables again; answers when they have, after eight seconds at most.`,
    })
    async clear(@Ctx() context: AnyContext): Promise<CacheClearedView> {
      const { processes, reloads } = await clearCopy(context, kept, null);
      return Object.assign(new CacheClearedView(), {
        processes,
        reloads: reloads.map(reloadViews(context, nameOf(context))),
      });
    }

    @Requires('system.manage', ['all'])
    @Query(() => CacheReloadPageView, {
      name: `${name}CacheLog`,
      description: `When each process read ${holds} again, and why.`,
    })
    log(@Ctx() context: AnyContext, @Args(() => ListArgs) search: RecordsArgs): CacheReloadPageView {
      return reloadPage(context, log, search, nameOf(context));
    }
  }
  return CacheResolver;
}
