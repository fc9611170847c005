import { localMoment } from '@naga/kernel/clock-time.js';
import { addDays } from '@naga/kernel/travel-date.js';
import { inSlices } from '@naga/server-kit/process/in-slices.js';
import type { CatalogueContext } from '../journey/asking.js';
import { type FoundRides, foundRides, type SearchedPair } from './found-rides.js';
import { placesOf } from './places-of-operator.js';

/** A leg has one end of the pair, a direct ride both: those come first, then what was searched most, where not all can be looked at. */
const SEARCHED = `select from_location_id::text as "from", to_location_id::text as "to", travel_date::text as day,
    sum(count)::int as searches
  from search_count
  where searched_on > $1::date and searched_on <= $2::date
    and (from_location_id = any($3::bigint[]) or to_location_id = any($4::bigint[]))
  group by from_location_id, to_location_id, travel_date
  order by from_location_id = any($3::bigint[]) and to_location_id = any($4::bigint[]) desc,
    searches desc, travel_date, from_location_id, to_location_id limit $5`;

/** What an operator's tariff was asked for: its rides that searches of the last days found, today's included. */
export async function searchedRides(
  { database, services, clock }: CatalogueContext,
  operatorId: string,
  days: number,
  most: number,
): Promise<FoundRides> {
  const catalogue = services.catalogue.current;
  const operator = catalogue.operatorAt(operatorId);
  if (operator === undefined) return { rides: [], isCut: false };
  // This process's own of the last seconds, too.
  await services.searches.flush();
  const today = localMoment(clock.now()).date;
  const { boarding, leaving } = placesOf(catalogue, operator);
  const values = [addDays(today, -days), today, boarding, leaving, most];
  return inSlices(foundRides(catalogue, operator, await database.rows<SearchedPair>(SEARCHED, values), most));
}
