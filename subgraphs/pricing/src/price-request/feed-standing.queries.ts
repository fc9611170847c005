import { pricesBetween } from '../line-price/line-price.queries.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { isStanding } from './feed-prices.rules.js';
import type { PriceRequestRecord } from './price-requests.queries.js';

type Approved = Pick<PriceRequestRecord, 'lineId' | 'operatorId' | 'currency' | 'prices' | 'zones' | 'sold' | 'state'>;

/** Waits for who decides one of them at this moment; the last of a line is the one that counts. */
const OF_FEED = `select line_id::text as "lineId", operator_id::text as "operatorId", currency, prices, zones, sold, state
  from price_request where import_id = $1::bigint and state in ('waiting', 'done') order by id for share`;

/** Lines whose prices were asked from a feed, approved by a second person, and are sold as they were asked for. */
export async function standingLines({ database }: PricingContext, importId: string): Promise<string[]> {
  const requests = await database.rows<Approved>(OF_FEED, [importId]);
  const lastOf = new Map(requests.filter(({ state }) => state === 'done').map((one) => [one.lineId, one]));
  const approved = [...lastOf.values()];
  if (approved.length === 0) return [];
  const stopIds = approved.flatMap(({ prices }) => prices.flatMap((price) => [price.fromStopId, price.toStopId]));
  const { zoneOf, between } = await pricesBetween(database, approved[0]!.operatorId, [...new Set(stopIds)]);
  const priceNow = (from: string, to: string) => between(zoneOf.get(from), zoneOf.get(to)) ?? undefined;
  return approved.filter((one) => isStanding(priceNow, one)).map(({ lineId }) => lineId);
}
