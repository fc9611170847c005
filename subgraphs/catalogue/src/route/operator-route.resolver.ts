import { formatClock } from '@naga/kernel/clock-time.js';
import { localize } from '@naga/kernel/language.js';
import { RequiresInAnyScope } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { type Asking, askingOf, type CatalogueContext } from '../journey/asking.js';
import { OperatorRouteView, type OperatorScheduleView } from './operator-route.type.js';

const DAY = 1440;

/** The schedules of an operator by route, each route's by clock. */
function schedulesByRoute({ catalogue, views }: Asking, operatorId: string): Map<string, OperatorScheduleView[]> {
  const { departures, timetable, rows } = catalogue;
  const found = new Map<string, OperatorScheduleView[]>();
  for (const [trip, { schedule, route, vehicle }] of departures.entries()) {
    if (route.operatorId !== operatorId) continue;
    const leaves = timetable.callDeparture[timetable.tripStart[trip]!] ?? 0;
    const of = found.get(route.id) ?? [];
    of.push({
      id: schedule.id,
      departureTime: formatClock(leaves % DAY),
      daysOfWeek: schedule.daysOfWeek,
      vehicleName: localize(rows.vehicleTypes[vehicle]!.names, views.language),
      disabled: schedule.disabled,
    });
    found.set(route.id, of);
  }
  for (const of of found.values()) of.sort((a, b) => a.departureTime.localeCompare(b.departureTime));
  return found;
}

@Resolver()
export class OperatorRouteResolver {
  @RequiresInAnyScope('catalogue.view')
  @Query(() => [OperatorRouteView], { description: 'By name; none of an operator that is unknown.' })
  operatorRoutes(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
  ): OperatorRouteView[] {
    const asking = askingOf(context);
    const { catalogue, views } = asking;
    const { language } = views;
    const schedules = schedulesByRoute(asking, operatorId);
    return catalogue.rows.routes
      .filter((route) => route.operatorId === operatorId)
      .map(({ id, names, transportType }) => ({
        id,
        operatorId,
        name: localize(names, language),
        names,
        transportType,
        schedules: schedules.get(id) ?? [],
      }))
      .sort((a, b) => a.name.localeCompare(b.name, language));
  }
}
