import { ForNeighbours, Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { OPERATOR_SCOPES } from '../line-price/priced-line.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { askFeedPrices } from './ask-feed-prices.command.js';
import { FeedPricesAskedView, FeedPricesResult } from './feed-price.type.js';
import { standingLines } from './feed-standing.queries.js';

@Resolver()
export class FeedPriceResolver {
  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Mutation(() => FeedPricesResult, {
    description:
      'Asks for the prices that an applied feed says of a line; a second person decides. Refused: RECORD_NOT_FOUND, FEED_UNDONE.',
  })
  askFeedPrices(
    @Ctx() context: PricingContext,
    @Arg('importId', () => ID, { description: 'GtfsImport.id' }) importId: string,
    @Arg('lineId', () => ID) lineId: string,
  ): Promise<FeedPricesAskedView | Refused> {
    return orRefused(async () =>
      Object.assign(new FeedPricesAskedView(), { lineId, outcome: await askFeedPrices(context, importId, lineId) }),
    );
  }

  @ForNeighbours()
  @Query(() => [ID], { description: 'Lines whose prices were asked from a feed, approved, and are sold as they were.' })
  standingFeedPrices(@Ctx() context: PricingContext, @Arg('importId', () => ID) importId: string): Promise<string[]> {
    return standingLines(context, importId);
  }
}
