import type { Database } from '@naga/server-kit/database/database.js';
import { atOneMoment, loadSome, TABLES } from './load-catalogue.queries.js';
import type { RouteRows } from './splice-route.js';

const OF_ROUTE = 'route_id = $1::bigint';
const OF_TIMING = 'route_timing_id in (select id from route_timing where route_id = $1::bigint)';

/** Which rows are a route's, table by table. */
const CONDITIONS: Readonly<Record<keyof RouteRows, string>> = {
  routes: 'id = $1::bigint',
  routeStops: OF_ROUTE,
  routeAmenities: OF_ROUTE,
  routeTripInfos: OF_ROUTE,
  routeTimings: OF_ROUTE,
  timingStops: OF_TIMING,
  routeSchedules: OF_TIMING,
};

/** All rows of one route, of one moment. */
export const loadRoute = (database: Database, id: string): Promise<RouteRows> =>
  atOneMoment(database, async (client) => {
    const rows: Record<string, unknown[]> = {};
    for (const [name, condition] of Object.entries(CONDITIONS))
      rows[name] = await loadSome(database, client, TABLES[name as keyof RouteRows], condition, [id]);
    return rows as unknown as RouteRows;
  });
