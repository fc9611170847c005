import type { Money } from '@naga/kernel/money.js';
import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { MoneyView } from '../price/money.type.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { lowestFare } from './lowest-fare.js';

@Resolver()
export class LowestFaresResolver {
  @ForNeighbours()
  @Query(() => [MoneyView], {
    nullable: 'items',
    description: 'As JourneyDay.lowestFare, for many lists of rides at once; null where none of a list has a price.',
  })
  lowestFares(
    @Ctx() { services }: PricingContext,
    @Arg('offers', () => [[String]], { description: "Each ride as 'date|fareKey'." }) offers: readonly string[][],
  ): (Money | null)[] {
    const tariff = services.tariff.current;
    return offers.map((rides) => lowestFare(tariff, rides) ?? null);
  }
}
