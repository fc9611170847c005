import { dayNumber, type TravelDate } from '@naga/kernel/travel-date.js';
import { ForNeighbours, Requires } from '@naga/server-kit/graphql/doors.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { requirePermission } from '@naga/server-kit/viewer/permission.js';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { DepartureListView } from './departure.type.js';
import { departuresOf } from './departures.queries.js';
import { RunningDepartureListView, RunningFilterInput } from './running-departure.type.js';
import { runningOn } from './running-departures.js';
import { runsBetween } from './runs.js';
import { RunsView } from './runs.type.js';

const MOST = 500;
/** A leap year. */
const MOST_DAYS = 366;

@Resolver()
export class DepartureResolver {
  @Requires('catalogue.view')
  @Query(() => DepartureListView, {
    description:
      "Departures of one day within the viewer's scope (permission catalogue.view): those that have not left first, by time.",
  })
  departures(
    @Ctx() context: CatalogueContext,
    @Arg('date', () => LocalDate, { description: 'The service date.' }) date: TravelDate,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'At most 500.' }) limit: number,
  ): DepartureListView {
    const scope = requirePermission(context.viewer, 'catalogue.view');
    const few = Math.max(0, Math.min(limit, MOST));
    return departuresOf(askingOf(context), context.viewer, scope, dayNumber(date), few, context.clock.now());
  }
  @ForNeighbours()
  @Query(() => RunningDepartureListView, { description: 'Departures of one day, for who runs them: on sale or not.' })
  runningOn(
    @Ctx() context: CatalogueContext,
    @Arg('date', () => LocalDate, { description: 'The service date.' }) date: TravelDate,
    @Arg('filter', () => RunningFilterInput) filter: RunningFilterInput,
    @Arg('offset', () => Int, { defaultValue: 0 }) offset: number,
    @Arg('limit', () => Int, { defaultValue: 1, description: 'At most 500.' }) limit: number,
    @Arg('after', () => String, { nullable: true, description: 'Those behind this place, whatever the offset.' })
    after: string | undefined,
  ): RunningDepartureListView {
    const window = { offset: Math.max(0, offset), limit: Math.max(0, Math.min(limit, MOST)), after };
    return runningOn(askingOf(context), dayNumber(date), filter, window);
  }

  @ForNeighbours()
  @Query(() => [RunsView], { description: 'Departures of some days, for who counts them; 366 days at most.' })
  runsBetween(
    @Ctx() context: CatalogueContext,
    @Arg('from', () => LocalDate, { description: 'The first service date.' }) from: TravelDate,
    @Arg('to', () => LocalDate, { description: 'The last one, included.' }) to: TravelDate,
    @Arg('filter', () => RunningFilterInput) filter: RunningFilterInput,
  ): RunsView[] {
    const first = dayNumber(from);
    return runsBetween(askingOf(context), first, Math.min(dayNumber(to), first + MOST_DAYS - 1), filter);
  }
}
