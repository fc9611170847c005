import type { Company } from './operators.js';
import { reversed } from './roads.js';
import type { Service } from './services.js';
import { stopOf, type Stop } from './stops.js';

/** One halt of a ride; minutes and kilometres from its first stop. */
export interface Call {
  readonly stop: Stop;
  readonly km: number;
  readonly arrival: number;
  readonly departure: number;
  readonly board: boolean;
  readonly dropOff: boolean;
}

export type Direction = 'out' | 'back';

/** Between two stops of one city. */
const CITY_MINUTES = 15;

/** Minutes people see are multiples of five. */
const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;

/** Where a service halts in one direction. In the first city people only get on, in the last they only get off. */
export function callsOf(company: Company, service: Service, direction: Direction): Call[] {
  const road = direction === 'out' ? service.road : reversed(service.road);
  const end = road.milestones.length - 1;
  const calls: Call[] = [];
  let late = 0;
  for (const [index, { place, km, minutes }] of road.milestones.entries()) {
    const halts = stopsIn(place, company, service);
    const inOrder = index === 0 ? halts : halts.toReversed();
    const ends = index === 0 || index === end;
    for (const [nth, stop] of (ends ? inOrder : inOrder.slice(-1)).entries()) {
      if (nth > 0) late += CITY_MINUTES;
      const arrival = toFive((minutes * service.vehicle.pace) / 100) + late;
      const departure = ends ? arrival : arrival + service.vehicle.halt;
      calls.push({ stop, km, arrival, departure, board: index < end, dropOff: index > 0 });
    }
  }
  return calls;
}

/** Out of town in this order, into town in the other. */
function stopsIn(place: string, company: Company, service: Service): Stop[] {
  const keys = service.stops.get(place) ?? company.spec.stops.get(place) ?? [undefined];
  return keys.map((key) => stopOf(place, key));
}
