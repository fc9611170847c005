import { isStanding, type LineWish } from '../line-price/line-wish.rules.js';
import { pricesBetween } from '../line-price/prices-between.queries.js';
import { seatPrices } from '../line-price/sold-prices.rules.js';
import { zoneOfStop } from '../tariff-operation/operation.rules.js';
import { today } from '../tariff-change/today.js';
import type { PricingContext } from '../tariff/pricing-services.js';

interface Asked {
  readonly lineId: string;
  readonly operatorId: string;
  readonly wish: LineWish;
  readonly state: 'waiting' | 'applied';
}

/** Waits for who decides one of them at this moment; the last of a line is the one that counts. */
const OF_FEED = `select line_id::text as "lineId", operator_id::text as "operatorId", wish, state
  from tariff_change where import_id = $1::bigint and state in ('waiting', 'applied') order by id for share`;

/** Lines whose prices were asked from a feed, approved by a second person, and are sold as they were asked for. */
export async function standingLines({ database, clock }: PricingContext, importId: string): Promise<string[]> {
  const asked = await database.rows<Asked>(OF_FEED, [importId]);
  const lastOf = new Map(asked.filter(({ state }) => state === 'applied').map((one) => [one.lineId, one]));
  const applied = [...lastOf.values()];
  if (applied.length === 0) return [];
  const stopIds = applied.flatMap(({ wish }) => wish.prices.flatMap((price) => [price.fromStopId, price.toStopId]));
  const lineIds = [...lastOf.keys()];
  const pricesOf = await pricesBetween(database, applied[0]!.operatorId, lineIds, [...new Set(stopIds)], today(clock));
  return applied
    .filter(({ lineId, wish }) => {
      const { at } = pricesOf(lineId);
      return isStanding((from, to) => seatPrices(at(from, to, zoneOfStop).terms) ?? undefined, wish);
    })
    .map(({ lineId }) => lineId);
}
