import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { ColleagueView, colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import type { RequestState } from '@naga/server-kit/viewer/request-state.js';
import { answersOf } from '@naga/server-kit/viewer/second-person.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { LinePricesInput, LinePricesResult, LinePricesView } from '../line-price/line-price.type.js';
import type { SavedPrices } from '../line-price/sold-prices.rules.js';
import { askedPairs, linePricesView } from '../line-price/line-price-view.js';
import { OPERATOR_SCOPES } from '../line-price/priced-line.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { askLinePrices } from './ask-line-prices.command.js';
import { decideLinePrices } from './decide-line-prices.command.js';
import { newestRequest, type PriceRequestRecord, waitingPrices } from './price-requests.queries.js';
import { PricedRouteRef, PriceRequestPageView, PriceRequestsArgs, PriceRequestView } from './price-request.type.js';

const viewOf = (row: PriceRequestRecord, viewer: Viewer, saved?: SavedPrices): PriceRequestView =>
  Object.assign(new PriceRequestView(), row, {
    pairs: saved === undefined ? null : askedPairs(saved, row),
    state: row.state as RequestState,
    canDecide: answersOf(row, viewer, 'pricing.edit').canDecide,
  });

@Resolver(() => PriceRequestView)
export class PriceRequestResolver {
  @FieldResolver(() => PricedRouteRef, { nullable: true, description: 'By name; null for one that is no more.' })
  route(@Root() { lineId }: PriceRequestView): PricedRouteRef {
    return { id: lineId };
  }

  @FieldResolver(() => ColleagueView)
  askedBy(@Root() { askedById }: PriceRequestView): ColleagueView {
    return colleagueOf(askedById)!;
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Query(() => PriceRequestPageView, {
    description: 'Prices that wait for a second person, within the viewer’s scope; those that wait longest come first.',
  })
  async priceRequests(
    @Ctx() context: PricingContext,
    @Args(() => PriceRequestsArgs) wish: PriceRequestsArgs,
  ): Promise<PriceRequestPageView> {
    return PriceRequestPageView.of(waitingPrices(context, wish).map((row) => viewOf(row, context.viewer)));
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Mutation(() => LinePricesResult, {
    description:
      'Asks for prices that a second person decides; nothing changes until then. Takes the place of what waited for this line. Refused: RECORD_NOT_FOUND, PRICES_CHANGED.',
  })
  askLinePrices(
    @Ctx() context: PricingContext,
    @Arg('lineId', () => ID) lineId: string,
    @Arg('version', () => String, { description: 'LinePrices.version that was looked at.' }) version: string,
    @Arg('input', () => LinePricesInput) input: LinePricesInput,
  ): Promise<LinePricesView | Refused> {
    return orRefused(async () => {
      await askLinePrices(context, lineId, version, input);
      return (await linePricesView(context, lineId))!;
    });
  }

  @Requires('pricing.edit', OPERATOR_SCOPES)
  @Mutation(() => LinePricesResult, {
    description:
      'The second person’s yes, which writes the prices, or no. Refused: PRICE_REQUEST_NOT_FOUND, PRICE_REQUEST_DECIDED, OWN_REQUEST, PRICES_CHANGED, FEED_UNDONE.',
  })
  decideLinePrices(
    @Ctx() context: PricingContext,
    @Arg('id', () => ID, { description: 'PriceRequest.id' }) id: string,
    @Arg('approve', () => Boolean) approve: boolean,
    @Arg('answer', () => String, {
      nullable: true,
      description: 'Why not, 1 to 500 letters for who asked; a yes needs none.',
    })
    answer: string | null,
    @Arg('commission', () => Int, {
      nullable: true,
      description: 'Basis points that the platform keeps; null: as of the operator’s other prices.',
    })
    commission: number | null,
  ): Promise<LinePricesView | Refused> {
    return orRefused(async () => {
      const lineId = await decideLinePrices(context, id, { approve, answer, commission });
      return (await linePricesView(context, lineId))!;
    });
  }
}

@Resolver(() => LinePricesView)
export class LinePricesRequestResolver {
  @FieldResolver(() => PriceRequestView, {
    nullable: true,
    description: 'What was asked for last, while it waits or was declined.',
  })
  async request(
    @Ctx() context: PricingContext,
    @Root() { id, saved }: LinePricesView,
  ): Promise<PriceRequestView | null> {
    const row = await newestRequest(context.database, id);
    return row === undefined || !['waiting', 'refused'].includes(row.state) ? null : viewOf(row, context.viewer, saved);
  }
}
