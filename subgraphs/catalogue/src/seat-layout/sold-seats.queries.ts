import type { CatalogueContext } from '../journey/asking.js';
import { soldSince, todayAt } from '../line/sold-of.js';

const SCHEDULES = `select s.id::text as id from route_schedule s join vehicle_type v on v.id = s.vehicle_type_id
  where v.seat_layout_id = $1::bigint`;

/** Numbers of seats that somebody has, by departure, on departures of today and later that ride with a layout. */
export async function soldWithLayout(context: CatalogueContext, id: string): Promise<readonly (readonly string[])[]> {
  const schedules = await context.database.rows<{ id: string }>(SCHEDULES, [id]);
  const sold = await soldSince(
    context,
    schedules.map((schedule) => schedule.id),
    todayAt(context),
  );
  return sold.map(({ seats }) => seats);
}
