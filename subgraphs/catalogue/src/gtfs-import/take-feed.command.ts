import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { CatalogueContext } from '../journey/asking.js';
import { ownFeedId } from '../gtfs/own-ids.rules.js';
import { soldBetween } from '../gtfs/zone-prices.js';
import type { DayWindow } from '@naga/kernel/days-of-sale.js';
import type { Feed, FeedLine } from './feed-lines.js';
import { GtfsLinks } from './gtfs-links.js';
import { type ImportReport, ReportWriter } from './import-report.js';
import { placeFinder } from './place-of-stop.js';
import { leaveLine, takeLine, wantedLine } from './take-lines.js';
import { leaveFares, takeFares, zonesOf } from './take-fares.js';
import { leaveStop, takeStop } from './take-stops.js';
import { touchStops } from './touch-stops.js';
import type { Taking } from './taking.js';

export interface FeedOrder {
  readonly importId: string;
  readonly operatorId: string;
  readonly vehicleTypeIds: readonly string[];
}

/** Told how many lines are done, of how many. */
export type Progress = (done: number, total: number) => Promise<void>;

const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtext('gtfs-import'), hashtext($1))`;
const COUNTRY = 'select country_code as "countryCode" from operator where id = $1::bigint';
const VEHICLES = `select id::text as id, transport_type as "transportType" from vehicle_type where id = any($1::bigint[])
  order by id desc`;

/** The days of which a feed speaks that we made for this operator; undefined for any other. */
function ownWindow({ info }: Feed, operatorId: string, baseUrl: string): DayWindow | undefined {
  const isOwn = info !== undefined && info.publisherUrl === baseUrl && info.feedId === ownFeedId(operatorId);
  return isOwn ? info.window : undefined;
}

async function takingOf(
  context: CatalogueContext,
  transaction: RowTransaction,
  { importId, operatorId, vehicleTypeIds }: FeedOrder,
  feed: Feed,
): Promise<Taking> {
  await transaction.rows(ONE_AT_A_TIME, [operatorId]);
  const [operator] = await transaction.rows<{ countryCode: string }>(COUNTRY, [operatorId]);
  const vehicles = await transaction.rows<{ id: string; transportType: string }>(VEHICLES, [vehicleTypeIds]);
  const own = ownWindow(feed, operatorId, context.services.baseUrl);
  return {
    context,
    transaction,
    importId,
    operatorId,
    localCountryCode: operator!.countryCode,
    vehicles: new Map(vehicles.map(({ id, transportType }) => [transportType, id])),
    own,
    soldBetween: own && feed.fares && (await soldBetween(context, operatorId)),
    links: await (own === undefined ? GtfsLinks.of(transaction, operatorId) : GtfsLinks.ofOwn(transaction, operatorId)),
    placeOf: await placeFinder(transaction),
    changedStops: new Map(),
    writer: new ReportWriter(),
  };
}

/** Stops that lines halt at, each once; those that no line halts at are of no use. */
async function takeStops(taking: Taking, { stops }: FeedLine, ids: Map<string, string>): Promise<void> {
  for (const { stop } of stops) if (!ids.has(stop.id)) ids.set(stop.id, await takeStop(taking, stop));
}

/** Takes the lines of a feed that can be kept, one after the other, with the stops they halt at; answers which links it says again. */
async function takeLines(taking: Taking, { lines, fares }: Feed, tell: Progress): Promise<ReadonlySet<string>> {
  const stopIds = new Map<string, string>();
  const again = new Set<string>();
  const priced = fares && { fares, zoneOf: await zonesOf(lines, fares) };
  let done = 0;
  await tell(0, lines.count);
  for await (const line of lines) {
    if (taking.links.find('LINE', line.key) !== undefined) again.add(line.key);
    const wanted = wantedLine(taking, line);
    if (wanted !== undefined) {
      await takeStops(taking, line, stopIds);
      const stopIdOf = (id: string) => stopIds.get(id)!;
      const routeId = await takeLine(taking, wanted, stopIdOf);
      if (priced !== undefined && routeId !== undefined) await takeFares(taking, priced, line, routeId, stopIdOf);
    }
    await tell((done += 1), lines.count);
  }
  return again;
}

async function leaveGone(taking: Taking, { routes, stops }: Feed, again: ReadonlySet<string>): Promise<void> {
  const { links, own } = taking;
  for (const link of links.goneOf('LINE', own === undefined ? again : routes)) await leaveLine(taking, link);
  for (const link of links.goneOf('STOP', stops)) await leaveStop(taking, link);
}

/**
 * Does all that a feed says to an operator's stops and lines inside the caller's transaction, and tells what that is. A
 * feed with problems in its rows is told of, and nothing is done.
 */
export async function takeFeed(
  context: CatalogueContext,
  transaction: RowTransaction,
  feed: Feed,
  order: FeedOrder,
  tell: Progress,
): Promise<ImportReport> {
  const { problems, unread, agencies } = feed;
  const rest = { problemCount: problems.count, problems: problems.told, unread, agencies: [...agencies] };
  const taking = await takingOf(context, transaction, order, feed);
  const { writer } = taking;
  if (problems.count > 0) return writer.report(rest);
  if (feed.fares !== undefined) leaveFares(taking, feed.fares);
  await leaveGone(taking, feed, await takeLines(taking, feed, tell));
  await touchStops(taking);
  return writer.report(rest);
}
