import type { Money } from '@naga/kernel/money.js';
import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { MoneyView } from '../price/money.type.js';
import { tariffNow } from '../demand/tariff-now.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { lowestFare, readOffers } from './lowest-fare.js';

@Resolver()
export class LowestFaresResolver {
  @ForNeighbours()
  @Query(() => [MoneyView], {
    nullable: 'items',
    description: 'As JourneyDay.lowestFare, for many lists of journeys at once; null where none of a list has a price.',
  })
  async lowestFares(
    @Ctx() context: PricingContext,
    @Arg('offers', () => [[String]], { description: 'Each journey as kernel/offer writes it.' })
    offers: readonly string[][],
    @Arg('nationalOf', () => String, {
      nullable: true,
      description: 'ISO 3166-1 alpha-2, whose local prices count; null: a foreign visitor.',
    })
    nationalOf: string | null | undefined,
    @Arg('currency', () => String, {
      nullable: true,
      description: 'ISO 4217: only what is sold in it counts; null: whatever is cheapest by the rates of now.',
    })
    currency: string | null | undefined,
  ): Promise<(Money | null)[]> {
    const lists = offers.map(readOffers);
    const tariff = await tariffNow(context, lists.flat(2));
    return lists.map((journeys) => lowestFare(tariff, journeys, context.clock.now(), { nationalOf, currency }) ?? null);
  }
}
