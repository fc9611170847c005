import { isRowId } from '@naga/kernel/row-id.js';
import { SALE_HORIZON_DAYS } from '@naga/kernel/sale-horizon.js';
import { RecordNotFound } from '@naga/server-kit/crud/crud.errors.js';
import { askingOf, type CatalogueContext, todayOf } from '../journey/asking.js';
import { linesWithin } from '../line/line.queries.js';
import { savedLine, type SavedLine } from '../line/read-line.js';
import { windowOf } from '../line/schedule-days.rules.js';
import type { AgencyRow } from './feed-tables.js';
import { feedPart, type GtfsFeedRow } from './gtfs-feed.queries.js';
import { keepFeed } from './keep-feed.js';
import { ownFeedFiles, type OwnStop } from './own-feed.js';
import { zonePricesOf, zonesOfStops } from './zone-prices.js';

const OPERATOR = (condition: string) => `select o.id::text as id, o.names, o.slug, o.website, o.phone, o.email
  from operator o where o.id = $1::bigint and ${condition}`;
const LINES = 'select id::text as id from route where operator_id = $1::bigint order by route.id';
const DATES = `select distinct day::text as day from route r join route_timing t on t.route_id = r.id
    join route_schedule d on d.route_timing_id = t.id,
  unnest(array[d.allow_from1, d.allow_to1, d.allow_from2, d.allow_to2, d.blocking_from, d.blocking_to]) as day
  where r.operator_id = $1::bigint and not d.disabled and not r.off_sale and day is not null`;
const STOPS = `select s.id::text as id, s.names ->> 'en' as name, s.latitude, s.longitude from stop s
  where s.operator_id = $1::bigint or exists (select 1 from route_stop e join route r on r.id = e.route_id
    where e.stop_id = s.id and r.operator_id = $1::bigint) order by s.id`;

/** An operator whose lines are within reach; undefined for any other. */
async function operatorWithin(context: CatalogueContext, id: string): Promise<AgencyRow | undefined> {
  if (!isRowId(id)) return undefined;
  const { condition, value } = linesWithin(context, 2);
  return (await context.database.rows<AgencyRow>(OPERATOR(condition), [id, value]))[0];
}

/** A part of what `makeOwnFeed` kept; undefined out of reach, and when newer feeds have taken its place. */
export async function ownFeedPart(
  context: CatalogueContext,
  operatorId: string,
  digest: string,
  position: number,
): Promise<Buffer | undefined> {
  const operator = await operatorWithin(context, operatorId);
  return operator && feedPart(context.database, digest, position, operator.id);
}

async function* linesOf(context: CatalogueContext, ids: readonly string[]): AsyncGenerator<SavedLine, void> {
  for (const id of ids) {
    const line = await savedLine(context, id);
    if (line !== undefined) yield line;
  }
}

/**
 * Writes all that an operator within reach drives as a GTFS feed that comes back without a change, one line at a time, with its prices, and
 * keeps it for who asks for its parts. Refuses RECORD_NOT_FOUND.
 */
export async function makeOwnFeed(context: CatalogueContext, operatorId: string): Promise<GtfsFeedRow> {
  const { database, services } = context;
  const operator = await operatorWithin(context, operatorId);
  if (operator === undefined) throw new RecordNotFound();
  const [lines, dates, stops, zones] = await Promise.all([
    database.rows<{ id: string }>(LINES, [operatorId]),
    database.rows<{ day: string }>(DATES, [operatorId]),
    database.rows<OwnStop>(STOPS, [operatorId]),
    zonesOfStops(context, operatorId),
  ]);
  const window = windowOf(
    todayOf(askingOf(context)),
    SALE_HORIZON_DAYS,
    dates.map(({ day }) => day),
  );
  const ids = lines.map(({ id }) => id);
  const told = { prices: () => zonePricesOf(context, operatorId), lines: () => linesOf(context, ids) };
  const timetable = { operator, baseUrl: services.baseUrl, window, stops, zones, ...told };
  return keepFeed(context, ownFeedFiles(timetable), { operatorId });
}
