import { fromDayNumber } from '@naga/kernel/travel-date.js';
import type { CatalogueContext } from '../journey/asking.js';
import { SoldDeparturesDocument } from '../neighbours/booking.generated.js';

const SCHEDULES = `select s.id::text as id from route_schedule s join vehicle_type v on v.id = s.vehicle_type_id
  where v.seat_layout_id = $1::bigint`;

/** All the catalogue's vehicles keep the clock of Phnom Penh and Vientiane. */
const LOCAL_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;

/** Numbers of seats that somebody has, by departure, on departures of today and later that ride with a layout. */
export async function soldWithLayout(
  { database, neighbours, viewer, clock }: CatalogueContext,
  id: string,
): Promise<readonly (readonly string[])[]> {
  const schedules = await database.rows<{ id: string }>(SCHEDULES, [id]);
  if (schedules.length === 0) return [];
  const from = fromDayNumber(Math.floor((clock.now() + LOCAL_MS) / DAY_MS));
  const variables = { routeScheduleIds: schedules.map((schedule) => schedule.id), from };
  const { soldDepartures } = await neighbours.ask('booking', SoldDeparturesDocument, variables, viewer);
  return soldDepartures.map(({ seats }) => seats);
}
