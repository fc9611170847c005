import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, createUnionType, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { CatalogueContext } from '../journey/asking.js';
import { EDITS_LINES } from '../line/line.queries.js';
import { OPERATOR_SCOPES } from '../operator/change-operator.js';
import { GtfsFeedView } from './gtfs-feed.type.js';
import { makeOwnFeed, ownFeedPart } from './make-own-feed.command.js';

const OperatorFeedResult = createUnionType({
  name: 'OperatorFeedResult',
  types: () => [GtfsFeedView, Refused] as const,
});

@Resolver()
export class OwnFeedResolver {
  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Mutation(() => OperatorFeedResult, {
    description:
      'All that an operator drives as a GTFS feed, also what is not on sale to everybody; it can come in again. Refused: RECORD_NOT_FOUND.',
  })
  makeOperatorFeed(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
  ): Promise<GtfsFeedView | Refused> {
    return orRefused(async () => Object.assign(new GtfsFeedView(), await makeOwnFeed(context, operatorId)));
  }

  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Query(() => String, { nullable: true, description: 'Base64; null when newer feeds have taken its place.' })
  async operatorFeedPart(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('digest', () => String, { description: 'GtfsFeed.digest that makeOperatorFeed answered.' }) digest: string,
    @Arg('part', () => Int) part: number,
  ): Promise<string | null> {
    return (await ownFeedPart(context, operatorId, digest, part))?.toString('base64') ?? null;
  }
}
