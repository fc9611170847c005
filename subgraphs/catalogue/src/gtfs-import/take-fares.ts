import type { FeedLine } from './feed-lines.js';
import { nameOf } from './line-of-feed.js';
import { pricesOfLine, type PricesOfLine } from './feed-fares.rules.js';
import type { FeedFares } from './feed-tables.js';
import type { Taking } from './taking.js';

/** What a seat costs between two stops of ours, in minor units. */
export interface FeedPrice {
  readonly fromStopId: string;
  readonly toStopId: string;
  readonly amount: number;
}

const BEFORE = `select p.currency, p.prices from gtfs_line_price p join gtfs_import i on i.id = p.import_id
  where p.route_id = $1::bigint and p.import_id <> $2::bigint and i.state = 'APPLIED' order by p.import_id desc limit 1`;
const KEEP = `insert into gtfs_line_price (import_id, route_id, currency, prices) values ($1::bigint, $2::bigint, $3, $4::jsonb)`;

/** Of a line that halts at a stop twice the first ride between two stops is the one that is sold. */
function betweenStops(
  { prices }: Exclude<PricesOfLine, string>,
  stopIdAt: (position: number) => string,
): readonly FeedPrice[] {
  const pairs = new Map<string, FeedPrice>();
  for (const { from, to, amount } of prices) {
    const [fromStopId, toStopId] = [stopIdAt(from), stopIdAt(to)];
    const key = `${fromStopId} ${toStopId}`;
    if (fromStopId !== toStopId && !pairs.has(key)) pairs.set(key, { fromStopId, toStopId, amount });
  }
  return [...pairs.values()];
}

/** Keeps what a feed says of the prices of a line that it made or changed, for who asks for them then; tells what is new of it. */
export async function takeFares(
  { transaction, importId, writer }: Taking,
  fares: FeedFares,
  line: FeedLine,
  routeId: string,
  stopIdOf: (feedStop: string) => string,
): Promise<void> {
  const { key: feedId, route, stops } = line;
  const said = pricesOfLine(stops, (from, to) => fares.of(route, stops[from]!.stop, stops[to]!.stop));
  if (said === 'NO_FARE') return;
  const item = { kind: 'FARE' as const, feedId, name: nameOf(line) };
  if (typeof said === 'string') return writer.add({ ...item, action: 'LEFT', reasons: [said] });
  const prices = betweenStops(said, (at) => stopIdOf(stops[at]!.stop.id));
  const { currency } = said;
  const [before] = await transaction.rows<{ currency: string; prices: readonly FeedPrice[] }>(BEFORE, [
    routeId,
    importId,
  ]);
  const isSame =
    before?.currency === currency && JSON.stringify(before.prices.map(wordsOf)) === JSON.stringify(prices.map(wordsOf));
  await transaction.rows(KEEP, [importId, routeId, currency, JSON.stringify(prices)]);
  const action = before === undefined ? 'CREATE' : isSame ? 'SAME' : 'CHANGE';
  // Ids of new stops differ from rehearsal to rehearsal; amounts do not.
  writer.add({ ...item, action, reasons: [] }, JSON.stringify([currency, prices.map(({ amount }) => amount)]));
}

/** JSON of the database has an order of its own. */
const wordsOf = ({ fromStopId, toStopId, amount }: FeedPrice) => [fromStopId, toStopId, amount];

/** Fares that no line can have, each with its reason. */
export function leaveFares({ writer }: Taking, { left }: FeedFares): void {
  for (const { id, reason } of left)
    writer.add({ kind: 'FARE', action: 'LEFT', feedId: id, name: id, reasons: [reason] });
}
