import { dayNumber, type TravelDate } from '@naga/kernel/travel-date.js';
import { dateText } from '../journey/clock-text.js';
import { fareKeyOf } from '../journey/leg-view.js';
import type { Catalogue } from '../memory/catalogue.js';
import { runsOn } from '../timetable/service-days.rules.js';
import { ALIGHT, BOARD } from '../timetable/timetable.js';
import type { PricedRunView } from './searched-rides.type.js';

/** Between which stops a vehicle may be ridden. */
function keysOf(catalogue: Catalogue, trip: number): string[] {
  const { tripStart, callFlags } = catalogue.timetable;
  const [first, end] = [tripStart[trip]!, tripStart[trip + 1]!];
  const keys: string[] = [];
  for (let board = first; board < end; board++)
    for (let alight = board + 1; alight < end; alight++)
      if (callFlags[board]! & BOARD && callFlags[alight]! & ALIGHT)
        keys.push(fareKeyOf(catalogue, { trip, day: 0, board, alight }));
  return keys;
}

/** What an operator drives from a day on: what there is to price, once for each schedule. */
export function pricedRuns(catalogue: Catalogue, operatorId: string, from: TravelDate, days: number): PricedRunView[] {
  const operator = catalogue.operatorAt(operatorId);
  const { services, tripService } = catalogue.timetable;
  return catalogue.departures.flatMap((departure, trip) => {
    if (departure.operator !== operator) return [];
    const all = Array.from({ length: days }, (_, ahead) => dayNumber(from) + ahead);
    const dates = all.filter((day) => runsOn(services[tripService[trip]!]!, day)).map(dateText);
    if (dates.length === 0) return [];
    const { hasPassengerTypePricing } = departure.schedule;
    return [{ fareKeys: keysOf(catalogue, trip), hasPassengerTypePricing, dates }];
  });
}
