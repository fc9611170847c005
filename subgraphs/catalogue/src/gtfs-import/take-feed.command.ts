import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { CatalogueContext } from '../journey/asking.js';
import { ownFeedId } from '../gtfs/own-ids.rules.js';
import type { DayWindow } from '../line/schedule-days.rules.js';
import { inSlices } from '../memory/in-slices.js';
import { type FeedLine, feedLines } from './feed-lines.js';
import { GtfsLinks } from './gtfs-links.js';
import { type ImportReport, ReportWriter } from './import-report.js';
import { placeFinder } from './place-of-stop.js';
import type { Feed } from './read-feed.js';
import { leaveLine, takeLine, type WantedLine, wantedLine } from './take-lines.js';
import { leaveStop, takeStop } from './take-stops.js';
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
  return info?.publisherUrl === baseUrl && info.feedId === ownFeedId(operatorId) ? info.window : undefined;
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
    links: await (own === undefined ? GtfsLinks.of(transaction, operatorId) : GtfsLinks.ofOwn(transaction, operatorId)),
    placeOf: await placeFinder(transaction),
    writer: new ReportWriter(),
  };
}

/** Lines that can be kept; the others are told. */
function* wantedLines(taking: Taking, lines: readonly FeedLine[]): Generator<void, WantedLine[]> {
  const wanted: WantedLine[] = [];
  for (const line of lines) {
    const kept = wantedLine(taking, line);
    if (kept !== undefined) wanted.push(kept);
    yield;
  }
  return wanted;
}

/** Stops that lines halt at, each once; those that no line halts at are of no use. */
async function takeStops(taking: Taking, lines: readonly WantedLine[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { feed } of lines)
    for (const { stop } of feed.stops) if (!ids.has(stop.id)) ids.set(stop.id, await takeStop(taking, stop));
  return ids;
}

async function leaveGone(taking: Taking, feed: Feed, lines: readonly FeedLine[]): Promise<void> {
  const { links, own } = taking;
  const named = own === undefined ? lines.map(({ key }) => key) : feed.routes.keys();
  for (const link of links.goneOf('LINE', new Set(named))) await leaveLine(taking, link);
  for (const link of links.goneOf('STOP', new Set(feed.stops.keys()))) await leaveStop(taking, link);
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
  const lines = await feedLines(feed);
  const { problems, unread, agencies } = feed;
  const rest = { problemCount: problems.count, problems: problems.told, unread, agencies: [...agencies] };
  const taking = await takingOf(context, transaction, order, feed);
  const { writer } = taking;
  if (problems.count > 0) return writer.report(rest);
  const wanted = await inSlices(wantedLines(taking, lines));
  await tell(0, wanted.length);
  const stopIds = await takeStops(taking, wanted);
  for (const [done, line] of wanted.entries()) {
    await takeLine(taking, line, (id) => stopIds.get(id)!);
    await tell(done + 1, wanted.length);
  }
  await leaveGone(taking, feed, lines);
  return writer.report(rest);
}
