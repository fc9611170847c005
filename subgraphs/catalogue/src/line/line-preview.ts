import { fromDayNumber } from '@naga/kernel/travel-date.js';
import { type Asking, refusalOf, todayOf } from '../journey/asking.js';
import { LegView } from '../journey/leg-view.js';
import { runsOn } from '../timetable/service-days.rules.js';
import type { LineDepartureView } from './line.type.js';

/** All departures of a route on the next days, today's first, for the buyer of the question. */
export function linePreview(asking: Asking, routeId: string, days: number): LineDepartureView[] {
  const { timetable, departures } = asking.catalogue;
  const trips = [...departures.entries()]
    .filter(
      ([trip, { route }]) => route.id === routeId && timetable.tripStart[trip]! + 1 < timetable.tripStart[trip + 1]!,
    )
    .map(([trip]) => trip)
    .sort(
      (a, b) => timetable.callDeparture[timetable.tripStart[a]!]! - timetable.callDeparture[timetable.tripStart[b]!]!,
    );
  const today = todayOf(asking);
  return Array.from({ length: days }, (_, ahead) => today + ahead).flatMap((day) =>
    trips
      .filter((trip) => runsOn(timetable.services[timetable.tripService[trip]!]!, day))
      .map((trip) => {
        const ride = { trip, day, board: timetable.tripStart[trip]!, alight: timetable.tripStart[trip + 1]! - 1 };
        return {
          date: fromDayNumber(day),
          leg: new LegView(asking, ride),
          notOnSaleReason: refusalOf(asking, ride),
        };
      }),
  );
}
