import type { CatalogueContext } from '../journey/asking.js';
import { lineBefore } from './line-before.rules.js';
import { savedLine, type SavedLine } from './read-line.js';
import type { SoldDeparture } from './sold-line.rules.js';
import { endedOf } from './touched-by-change.js';

/** Schedules of lines that imports changed or made, and of those that halt at stops that they moved. */
export const SCHEDULES_OF_IMPORTS = (ids: string): string => `(t.id in
    (select g.row_id from gtfs_import_change g where g.kind = 'LINE' and g.import_id in (${ids}))
  or exists (select 1 from route_stop e join gtfs_import_change g on g.row_id = e.stop_id and g.kind = 'STOP'
    where e.route_id = t.id and g.before is not null and g.import_id in (${ids})))`;

const CHANGED = `select g.row_id::text as "lineId", g.before, array_agg(d.id::text) as schedules
  from gtfs_import_change g join route_timing m on m.route_id = g.row_id join route_schedule d on d.route_timing_id = m.id
  where g.kind = 'LINE' and g.import_id = any($1::bigint[]) and d.id = any($2::bigint[]) group by g.id`;
/** Of these, those that halt at a stop that is moved back. */
const HALTING = `select distinct d.id::text as id from gtfs_import_change g join route_stop e on e.stop_id = g.row_id
  join route_timing m on m.route_id = e.route_id join route_schedule d on d.route_timing_id = m.id
  where g.kind = 'STOP' and g.before is not null and g.import_id = any($1::bigint[]) and d.id = any($2::bigint[])`;

interface ChangedLine {
  readonly lineId: string;
  /** Null: the import made it. */
  readonly before: SavedLine | null;
  readonly schedules: readonly string[];
}

/** Of sold departures of such schedules those that are touched when imports are taken back; lines that are sold are read alone. */
export async function touchedByUndo(
  context: CatalogueContext,
  importIds: readonly string[],
  sold: readonly SoldDeparture[],
): Promise<readonly SoldDeparture[]> {
  if (sold.length === 0) return [];
  const values = [importIds, [...new Set(sold.map(({ routeScheduleId }) => routeScheduleId))]];
  const [changed, halting] = await Promise.all([
    context.database.rows<ChangedLine>(CHANGED, values),
    context.database.rows<{ id: string }>(HALTING, values),
  ]);
  const moved = new Set(halting.map(({ id }) => id));
  const touched = new Set(sold.filter(({ routeScheduleId }) => moved.has(routeScheduleId)));
  for (const { lineId, before, schedules } of changed) {
    const own = sold.filter(({ routeScheduleId }) => schedules.includes(routeScheduleId));
    const saved = before && (await savedLine(context, lineId));
    const ended = saved == null ? own : endedOf(context, saved, lineBefore(before!, saved), own).ended;
    for (const departure of ended) touched.add(departure);
  }
  return sold.filter((departure) => touched.has(departure));
}
