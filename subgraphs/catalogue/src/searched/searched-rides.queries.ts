import { localMoment } from '@naga/kernel/clock-time.js';
import { addDays, dayNumber, type TravelDate } from '@naga/kernel/travel-date.js';
import { inSlices } from '@naga/server-kit/process/in-slices.js';
import type { CatalogueContext } from '../journey/asking.js';
import { dateText } from '../journey/clock-text.js';
import { fareKeyOf } from '../journey/leg-view.js';
import type { Catalogue } from '../memory/catalogue.js';
import { directBetween } from '../timetable/find-journeys.js';
import { placesOf } from './places-of-operator.js';

interface SearchedRides {
  readonly rides: readonly { readonly fareKey: string; readonly date: string; readonly searches: number }[];
  readonly isCut: boolean;
}

interface SearchedPair {
  readonly from: string;
  readonly to: string;
  readonly day: TravelDate;
  readonly searches: number;
}

/** Those that were searched most come first: they are looked at where not all can be. */
const SEARCHED = `select from_location_id::text as "from", to_location_id::text as "to", travel_date::text as day,
    sum(count)::int as searches
  from search_count
  where searched_on > $1::date and searched_on <= $2::date
    and from_location_id = any($3::bigint[]) and to_location_id = any($4::bigint[])
  group by from_location_id, to_location_id, travel_date
  order by searches desc, travel_date, from_location_id, to_location_id limit $5`;

/** The operator's direct rides that a search between two places finds, on sale or not by now. */
function* ridesOf(
  catalogue: Catalogue,
  operator: number,
  pairs: readonly SearchedPair[],
  most: number,
): Generator<void, SearchedRides> {
  const rides: { fareKey: string; date: string; searches: number }[] = [];
  for (const { from, to, day, searches } of pairs) {
    const [start, end] = [catalogue.placeAt(from), catalogue.placeAt(to)];
    if (start === undefined || end === undefined) continue;
    const [boards, alights] = [catalogue.places[start]!.stops, catalogue.places[end]!.stops];
    for (const ride of directBetween(catalogue.timetable, boards, alights, dayNumber(day))) {
      if (catalogue.departures[ride.trip]!.operator !== operator) continue;
      if (rides.length === most) return { rides, isCut: true };
      rides.push({ fareKey: fareKeyOf(catalogue, ride), date: dateText(ride.day), searches });
    }
    yield;
  }
  return { rides, isCut: pairs.length === most };
}

/** What an operator's tariff was asked for: its rides that searches of the last days found, today's included. */
export async function searchedRides(
  { database, services, clock }: CatalogueContext,
  operatorId: string,
  days: number,
  most: number,
): Promise<SearchedRides> {
  const catalogue = services.catalogue.current;
  const operator = catalogue.operatorAt(operatorId);
  if (operator === undefined) return { rides: [], isCut: false };
  // This process's own of the last seconds, too.
  await services.searches.flush();
  const today = localMoment(clock.now()).date;
  const { boarding, leaving } = placesOf(catalogue, operator);
  const values = [addDays(today, -days), today, boarding, leaving, most];
  return inSlices(ridesOf(catalogue, operator, await database.rows<SearchedPair>(SEARCHED, values), most));
}
