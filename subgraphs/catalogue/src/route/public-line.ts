import type { Asking } from '../journey/asking.js';
import type { SaleTerms } from '../sale/on-sale.rules.js';
import type { PublicLineView } from './public-line.type.js';

/** On whatever day: a season that comes is told, too. */
const isForEverybody = ({ disabled, operatorOffline, routeForUser }: SaleTerms): boolean =>
  !disabled && !operatorOffline && routeForUser === 'EVERYONE';

/** A line that a neighbour names to everybody; undefined where none of its schedules is on sale to everybody. */
export function publicLine({ catalogue, views }: Asking, id: string): PublicLineView | undefined {
  const { departures, timetable, placeOfStop } = catalogue;
  const trip = departures.findIndex(({ route, terms }) => route.id === id && isForEverybody(terms));
  if (trip < 0) return undefined;
  const { route, operator } = departures[trip]!;
  const at = (call: number) => views.locations[placeOfStop[timetable.callStop[call]!]!]!;
  return {
    id,
    operatorId: route.operatorId,
    operatorName: views.operators[operator]!.name,
    transportType: route.transportType,
    from: at(timetable.tripStart[trip]!),
    to: at(timetable.tripStart[trip + 1]! - 1),
  };
}
