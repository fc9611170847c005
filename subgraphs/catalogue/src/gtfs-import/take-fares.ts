import type { FeedLine, FeedLines } from './feed-lines.js';
import type { FeedFares, FeedStop } from './feed-tables.js';
import { pricesOfLine, type PricesOfLine } from './line-fares.rules.js';
import { nameOf } from './line-of-feed.js';
import type { Taking } from './taking.js';

/** What a seat costs between two stops of ours, in minor units. */
export interface FeedPrice {
  readonly fromStopId: string;
  readonly toStopId: string;
  readonly amount: number;
}

/** What a line costs, as it is kept. */
export interface KeptPrices {
  readonly currency: string;
  readonly prices: readonly FeedPrice[];
  /** Stops of ours that cost the same; none where each has prices of its own. */
  readonly zones: readonly (readonly string[])[];
}

const BEFORE = `select p.currency, p.prices, p.zones from gtfs_line_price p join gtfs_import i on i.id = p.import_id
  where p.route_id = $1::bigint and p.import_id <> $2::bigint and i.state = 'APPLIED' order by p.import_id desc limit 1`;
const KEEP = `insert into gtfs_line_price (import_id, route_id, currency, prices, zones)
  values ($1::bigint, $2::bigint, $3, $4::jsonb, $5::jsonb)`;

/** Of a line that halts at a stop twice the first ride between two stops is the one that is sold. */
function keptPrices(
  { currency, prices, zones }: Exclude<PricesOfLine, string>,
  stopIdAt: (position: number) => string,
): KeptPrices {
  const pairs = new Map<string, FeedPrice>();
  for (const { from, to, amount } of prices) {
    const [fromStopId, toStopId] = [stopIdAt(from), stopIdAt(to)];
    const key = `${fromStopId} ${toStopId}`;
    if (fromStopId !== toStopId && !pairs.has(key)) pairs.set(key, { fromStopId, toStopId, amount });
  }
  return { currency, prices: [...pairs.values()], zones: zones.map((zone) => [...new Set(zone.map(stopIdAt))]) };
}

/** What the price of a stop depends on: where lines between the same stops may cost otherwise, also on which halt there. */
export type ZoneOf = (stop: FeedStop) => string;

export async function zonesOf(lines: FeedLines, fares: FeedFares): Promise<ZoneOf> {
  if (!fares.isByRoute) return (stop) => fares.zoneOf(stop);
  const routesAt = await lines.routesAtStops();
  return (stop) => `${routesAt.get(stop.index)} ${fares.zoneOf(stop)}`;
}

/** Whether prices are new: to what the last feed said, and of the operator's own feed to what is sold. */
async function newsOf(
  { transaction, importId, soldBetween }: Taking,
  kept: KeptPrices,
  routeId: string,
): Promise<'CREATE' | 'CHANGE' | 'SAME'> {
  if (soldBetween === undefined) {
    const [before] = await transaction.rows<KeptPrices>(BEFORE, [routeId, importId]);
    if (before === undefined) return 'CREATE';
    return wordsOf(before) === wordsOf(kept) ? 'SAME' : 'CHANGE';
  }
  const sold = kept.prices.map(({ fromStopId, toStopId }) => soldBetween(routeId, fromStopId, toStopId));
  const isSold = kept.prices.every(
    ({ amount }, at) => sold[at]?.amount === amount && sold[at].currency === kept.currency,
  );
  if (isSold) return 'SAME';
  return sold.every((price) => price === undefined) ? 'CREATE' : 'CHANGE';
}

/** Keeps what a feed says of the prices of a line that it made or changed, for who asks for them then; tells what is new of it. */
export async function takeFares(
  taking: Taking,
  { fares, zoneOf }: { readonly fares: FeedFares; readonly zoneOf: ZoneOf },
  line: FeedLine,
  routeId: string,
  stopIdOf: (feedStop: string) => string,
): Promise<void> {
  const { transaction, importId, writer } = taking;
  const { key: feedId, route, stops } = line;
  const stopAt = (at: number): FeedStop => stops[at]!.stop;
  const said = pricesOfLine(
    stops,
    (from, to) => fares.of(route, stopAt(from), stopAt(to)),
    (at) => zoneOf(stopAt(at)),
  );
  if (said === 'NO_FARE') return;
  const item = { kind: 'FARE' as const, feedId, name: nameOf(line) };
  if (typeof said === 'string') return writer.add({ ...item, action: 'LEFT', reasons: [said] });
  const kept = keptPrices(said, (at) => stopIdOf(stopAt(at).id));
  const action = await newsOf(taking, kept, routeId);
  const { currency, prices, zones } = kept;
  await transaction.rows(KEEP, [importId, routeId, currency, JSON.stringify(prices), JSON.stringify(zones)]);
  // Ids of new stops differ from rehearsal to rehearsal; amounts do not.
  writer.add({ ...item, action, reasons: [] }, JSON.stringify([currency, prices.map(({ amount }) => amount)]));
}

/** JSON of the database has an order of its own. */
const wordsOf = ({ currency, prices, zones }: KeptPrices): string =>
  JSON.stringify([currency, prices.map(({ fromStopId, toStopId, amount }) => [fromStopId, toStopId, amount]), zones]);

/** Fares that no line can have, each with its reason. */
export function leaveFares({ writer }: Taking, { left }: FeedFares): void {
  for (const { id, reason } of left)
    writer.add({ kind: 'FARE', action: 'LEFT', feedId: id, name: id, reasons: [reason] });
}
