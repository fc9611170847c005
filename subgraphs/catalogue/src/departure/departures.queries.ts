import { instantOf } from '@naga/kernel/clock-time.js';
import { localize } from '@naga/kernel/language.js';
import { fromDayNumber } from '@naga/kernel/travel-date.js';
import type { Scope, Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Asking } from '../journey/asking.js';
import { dateText, timeText } from '../journey/clock-text.js';
import type { Departure } from '../memory/departure.js';
import { runsOn } from '../timetable/service-days.rules.js';
import { isWithinScope } from './departure-scope.rules.js';

/**
 * All departures of a service date within the viewer's scope, and the first of them: by departure of their first stop,
 * those that have left by `now` (epoch milliseconds) behind those that have not.
 */
export function departuresOf(asking: Asking, viewer: Viewer, scope: Scope, day: number, limit: number, now: number) {
  const { timetable, departures } = asking.catalogue;
  const trips: number[] = [];
  for (const [trip, departure] of departures.entries()) {
    if (!runsOn(timetable.services[timetable.tripService[trip]!]!, day)) continue;
    if (isWithinScope(scope, ownerOf(asking, departure), viewer.kind === 'user' ? viewer : {})) trips.push(trip);
  }
  const leaves = (trip: number): number => timetable.callDeparture[timetable.tripStart[trip]!] ?? 0;
  const hasLeft = (trip: number): number => Number(instantOf(fromDayNumber(day), leaves(trip)) < now);
  trips.sort((a, b) => hasLeft(a) - hasLeft(b) || leaves(a) - leaves(b) || a - b);
  const listed = trips.slice(0, limit).map((trip) => {
    const { schedule, route, operator, vehicle } = departures[trip]!;
    return {
      routeScheduleId: schedule.id,
      date: dateText(day),
      departureTime: timeText(day, leaves(trip)),
      route: localize(route.names, asking.views.language),
      operator: asking.views.operators[operator]!,
      vehicle: asking.views.vehicleOn(vehicle, day),
    };
  });
  return { total: trips.length, departures: listed };
}

const ownerOf = ({ catalogue }: Asking, { terms, operator, branchId }: Departure) => ({
  operatorId: terms.operatorId,
  countryCode: catalogue.operators[operator]!.countryCode,
  branchId,
});
