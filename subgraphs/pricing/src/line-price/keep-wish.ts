import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { insertChange } from '../tariff-change/save-change.js';
import { lockChange } from '../tariff-change/tariff-changes.queries.js';
import { tellSecondPerson } from '../tariff-change/tell-of-change.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { lineOperations } from './line-operations.rules.js';
import type { LinePrices } from './line-price.rules.js';
import type { PricedLine } from './priced-line.js';
import type { SavedPrices } from './sold-prices.rules.js';

/** One waits for a line at a time: who asks again takes back what was asked for before. */
const TAKE_BACK = `update tariff_change set state = 'withdrawn', decided_by_id = $2::bigint,
    decided_at = to_timestamp($3::float8 / 1000), version = version + 1
  where line_id = $1::bigint and state = 'waiting'`;

/**
 * Keeps what is asked for of a line as a tariff change until a second person decides it, and tells who may be that person.
 * What is so already is not asked for. `importId`: of the feed that says it.
 */
export async function keepWish(
  context: PricingContext,
  transaction: RowTransaction,
  { id: lineId, operatorId }: PricedLine,
  saved: SavedPrices,
  { currency, prices, zones = [] }: LinePrices,
  importId: string | null = null,
): Promise<void> {
  await transaction.rows(TAKE_BACK, [lineId, personBehind(context.viewer), context.clock.now()]);
  const operations = lineOperations(saved.pairsWith(zones), { currency, prices }, null);
  if (operations.length === 0) return;
  const sold = saved.pairs.flatMap(({ fromStopIds, toStopIds, price }) =>
    price === null ? [] : [{ fromStopIds, toStopIds, price }],
  );
  const wish = { currency, prices, zones, sold, seen: saved.version };
  const id = await insertChange(context, transaction, { operatorId, lineId, importId, wish, operations }, 'waiting');
  await tellSecondPerson(context, transaction, await lockChange(transaction, id));
}
