import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { CatalogueContext } from '../journey/asking.js';
import { pricedLine } from './priced-line.queries.js';
import {
  isRouteOf,
  namedStops,
  pricedCategories,
  pricedOperators,
  pricedSchedules,
  pricedTimings,
} from './priced-operator.queries.js';
import {
  CategoriesToPriceView,
  PricedLineView,
  PricedOperatorView,
  PricedScheduleView,
  PricedTimingView,
  ZonedStopView,
} from './priced-line.type.js';

@Resolver()
export class PricedLineResolver {
  @ForNeighbours()
  @Query(() => PricedLineView, { name: 'pricedLine', nullable: true, description: 'Whose a line is, and its stops.' })
  lineToPrice(@Ctx() context: CatalogueContext, @Arg('id', () => ID) id: string): Promise<PricedLineView | null> {
    return pricedLine(context, id);
  }

  @ForNeighbours()
  @Query(() => [PricedOperatorView], { description: 'Those of these operators that there are.' })
  pricedOperators(
    @Ctx() context: CatalogueContext,
    @Arg('ids', () => [ID]) ids: string[],
  ): Promise<PricedOperatorView[]> {
    return pricedOperators(context, ids);
  }

  @ForNeighbours()
  @Query(() => Boolean, { description: 'Whether a route is an operator’s.' })
  isRouteOf(
    @Ctx() context: CatalogueContext,
    @Arg('routeId', () => ID) routeId: string,
    @Arg('operatorId', () => ID) operatorId: string,
  ): Promise<boolean> {
    return isRouteOf(context, routeId, operatorId);
  }

  @ForNeighbours()
  @Query(() => [PricedTimingView], { description: 'All timings of an operator.' })
  pricedTimings(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
  ): Promise<PricedTimingView[]> {
    return pricedTimings(context, operatorId);
  }

  @ForNeighbours()
  @Query(() => [PricedScheduleView], { description: 'All schedules of an operator, with their timings.' })
  pricedSchedules(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
  ): Promise<PricedScheduleView[]> {
    return pricedSchedules(context, operatorId);
  }

  @ForNeighbours()
  @Query(() => CategoriesToPriceView, { description: 'All classes of seats, and of vehicles.' })
  pricedCategories(@Ctx() context: CatalogueContext): Promise<CategoriesToPriceView> {
    return pricedCategories(context);
  }

  @ForNeighbours()
  @Query(() => [ZonedStopView], { description: 'Those of these stops that there are.' })
  zonedStops(@Ctx() context: CatalogueContext, @Arg('ids', () => [ID]) ids: string[]): Promise<ZonedStopView[]> {
    return namedStops(context, ids);
  }
}
