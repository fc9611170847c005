import { rowsOf } from '../harness/database.js';
import type { Server } from '../harness/server.js';
import type { Person } from './people.js';

/** Where somebody looks for a seat. */
interface Rides {
  readonly from: string;
  readonly to: string;
  /** Only on these routes; null: with everybody. */
  readonly routes: readonly string[] | null;
}

const EVERYBODYS: readonly Rides[] = [
  { from: 'phnom-penh', to: 'siem-reap', routes: null },
  { from: 'vientiane', to: 'pakse', routes: null },
];

/** The rides that are sold to a person: those of his operator, from end to end, or everybody's. */
export async function ridesFor(server: Server, { operatorId }: Person): Promise<readonly Rides[]> {
  if (operatorId === null) return EVERYBODYS;
  return rowsOf<Rides>(
    server.dataDir,
    `select start.slug as "from", finish.slug as "to", array_agg(route.id::text) as routes
     from catalogue.route
       join lateral (select location_id from catalogue.route_stop join catalogue.stop on stop.id = stop_id
         where route_id = route.id order by position limit 1) first on true
       join lateral (select location_id from catalogue.route_stop join catalogue.stop on stop.id = stop_id
         where route_id = route.id order by position desc limit 1) last on true
       join catalogue.location start on start.id = first.location_id
       join catalogue.location finish on finish.id = last.location_id
     where route.operator_id = ${operatorId} group by 1, 2 order by 1, 2 limit 4`,
  );
}
