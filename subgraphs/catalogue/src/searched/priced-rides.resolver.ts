import type { TravelDate } from '@naga/kernel/travel-date.js';
import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { CatalogueContext } from '../journey/asking.js';
import { pricedRuns } from './priced-runs.js';
import { searchedRides } from './searched-rides.queries.js';
import { PricedRunView, SearchedRidesView } from './searched-rides.type.js';

const MOST_DAYS = 180;
const MOST_RIDES = 50_000;

/** What pricing tries a change of a tariff on. */
@Resolver()
export class PricedRidesResolver {
  @ForNeighbours()
  @Query(() => SearchedRidesView, {
    description: 'Rides of an operator that searches of the last days found, alone or with a change.',
  })
  searchedRides(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('days', () => Int, { description: '1 to 180, today included.' }) days: number,
    @Arg('most', () => Int, { description: 'At most 50,000.' }) most: number,
  ): Promise<SearchedRidesView> {
    return searchedRides(context, operatorId, Math.min(days, MOST_DAYS), Math.min(most, MOST_RIDES));
  }

  @ForNeighbours()
  @Query(() => [PricedRunView], { description: 'What an operator drives on some days, on sale or not.' })
  pricedRuns(
    @Ctx() { services }: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('from', () => LocalDate, { description: 'The first service date.' }) from: TravelDate,
    @Arg('days', () => Int, { description: '1 to 180.' }) days: number,
  ): PricedRunView[] {
    return pricedRuns(services.catalogue.current, operatorId, from, Math.min(days, MOST_DAYS));
  }
}
