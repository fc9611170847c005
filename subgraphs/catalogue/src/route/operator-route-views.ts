import { formatClock } from '@naga/kernel/clock-time.js';
import { localize } from '@naga/kernel/language.js';
import type { Asking } from '../journey/asking.js';
import type { OperatorRouteView, OperatorScheduleView } from './operator-route.type.js';

const DAY = 1440;

/** The schedule that is this trip of the timetable. */
function scheduleView({ catalogue, views }: Asking, trip: number): OperatorScheduleView {
  const { departures, timetable, rows } = catalogue;
  const { schedule, timing, route, vehicle } = departures[trip]!;
  const leaves = timetable.callDeparture[timetable.tripStart[trip]!] ?? 0;
  return {
    id: schedule.id,
    routeTimingId: timing.id,
    routeName: localize(route.names, views.language),
    departureTime: formatClock(leaves % DAY),
    daysOfWeek: schedule.daysOfWeek,
    vehicleName: localize(rows.vehicleTypes[vehicle]!.names, views.language),
    disabled: schedule.disabled,
  };
}

/** The schedules of an operator by route, each route's by clock. */
function schedulesByRoute(asking: Asking, operatorId: string): Map<string, OperatorScheduleView[]> {
  const found = new Map<string, OperatorScheduleView[]>();
  for (const [trip, { route }] of asking.catalogue.departures.entries()) {
    if (route.operatorId !== operatorId) continue;
    const of = found.get(route.id) ?? [];
    of.push(scheduleView(asking, trip));
    found.set(route.id, of);
  }
  for (const of of found.values()) of.sort((a, b) => a.departureTime.localeCompare(b.departureTime));
  return found;
}

/** The routes of an operator, by name; none of one that is unknown. */
export function routesOfOperator(asking: Asking, operatorId: string): OperatorRouteView[] {
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

/** A route that a neighbour names; its schedules are looked for only where they are asked. */
export function routeNamed(asking: Asking, id: string): OperatorRouteView | undefined {
  const route = asking.catalogue.rows.routes.find((one) => one.id === id);
  if (route === undefined) return undefined;
  const { operatorId, names, transportType } = route;
  return {
    id,
    operatorId,
    name: localize(names, asking.views.language),
    names,
    transportType,
    get schedules() {
      return schedulesByRoute(asking, operatorId).get(id) ?? [];
    },
  };
}

/** A schedule that a neighbour names. */
export function scheduleNamed(asking: Asking, id: string): OperatorScheduleView | undefined {
  const trip = asking.catalogue.tripAt(id);
  return trip === undefined ? undefined : scheduleView(asking, trip);
}
