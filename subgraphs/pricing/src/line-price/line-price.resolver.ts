import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { ColleagueView, colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { PricingContext } from '../tariff/pricing-services.js';
import { askLinePrices } from './ask-line-prices.command.js';
import { LinePricesInput, LinePricesResult, LinePricesView, PriceRequestView } from './line-price.type.js';
import { linePricesView, requestView } from './line-price-view.js';
import { OPERATOR_SCOPES } from './priced-line.js';
import { setLinePrices } from './set-line-prices.command.js';

@Resolver()
export class LinePriceResolver {
  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Query(() => LinePricesView, { nullable: true, description: 'Null out of reach.' })
  linePrices(
    @Ctx() context: PricingContext,
    @Arg('lineId', () => ID, { description: 'Line.id' }) lineId: string,
  ): Promise<LinePricesView | null> {
    return linePricesView(context, lineId);
  }

  @Requires('pricing.edit', OPERATOR_SCOPES)
  @Mutation(() => LinePricesResult, {
    description: 'Sold within a second; what is held keeps its price. Refused: RECORD_NOT_FOUND, PRICES_CHANGED.',
  })
  setLinePrices(
    @Ctx() context: PricingContext,
    @Arg('lineId', () => ID) lineId: string,
    @Arg('version', () => String, { description: 'LinePrices.version that was looked at.' }) version: string,
    @Arg('input', () => LinePricesInput) input: LinePricesInput,
    @Arg('commission', () => Int, {
      nullable: true,
      description:
        'Basis points that the platform keeps; null: as it was, and of new prices as of the operator’s others.',
    })
    commission: number | null,
  ): Promise<LinePricesView | Refused> {
    return orRefused(async () => {
      await setLinePrices(context, lineId, version, input, commission);
      return (await linePricesView(context, lineId))!;
    });
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Mutation(() => LinePricesResult, {
    description:
      'Asks for prices that a second person decides (decideTariffChange); nothing changes until then. Takes the place of what waited for this line. Refused: RECORD_NOT_FOUND, PRICES_CHANGED.',
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
}

@Resolver(() => LinePricesView)
export class LinePricesRequestResolver {
  @FieldResolver(() => PriceRequestView, {
    nullable: true,
    description: 'What was asked for last, while it waits or was declined.',
  })
  request(@Ctx() context: PricingContext, @Root() { id, saved }: LinePricesView): Promise<PriceRequestView | null> {
    return requestView(context, id, saved);
  }
}

@Resolver(() => PriceRequestView)
export class PriceRequestResolver {
  @FieldResolver(() => ColleagueView)
  askedBy(@Root() { askedById }: PriceRequestView): ColleagueView {
    return colleagueOf(askedById)!;
  }
}
