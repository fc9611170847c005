import type { Catalogue } from '../memory/catalogue.js';
import { isOffered } from '../sale/on-sale.rules.js';
import { runsOn } from '../timetable/service-days.rules.js';

const WEEK = 7;

/** Which of the next seven days each trip is offered on: bit 0 = today. */
export function offeredDays({ departures, timetable }: Catalogue, today: number, offlineToo: boolean): Uint8Array {
  return Uint8Array.from(departures, ({ terms }, trip) => {
    const service = timetable.services[timetable.tripService[trip]!]!;
    let bits = 0;
    for (let ahead = 0; ahead < WEEK; ahead++)
      if (runsOn(service, today + ahead) && isOffered(terms, today + ahead, offlineToo)) bits |= 1 << ahead;
    return bits;
  });
}
