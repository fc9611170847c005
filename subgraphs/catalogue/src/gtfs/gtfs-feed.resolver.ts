import { Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { CatalogueContext } from '../journey/asking.js';
import { feedPart, latestFeed } from './gtfs-feed.queries.js';
import { GtfsFeedView } from './gtfs-feed.type.js';

@Resolver()
export class GtfsFeedResolver {
  @Public()
  @Query(() => GtfsFeedView, { nullable: true, description: 'The newest; null while nothing is on sale.' })
  async gtfsFeed(@Ctx() { database }: CatalogueContext): Promise<GtfsFeedView | null> {
    return (await latestFeed(database)) ?? null;
  }

  @Public()
  @Query(() => String, { nullable: true, description: 'Base64; null when newer feeds have taken its place.' })
  async gtfsFeedPart(
    @Ctx() { database }: CatalogueContext,
    @Arg('digest', () => String) digest: string,
    @Arg('part', () => Int) part: number,
  ): Promise<string | null> {
    return (await feedPart(database, digest, part))?.toString('base64') ?? null;
  }
}
