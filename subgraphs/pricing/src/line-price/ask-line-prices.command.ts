import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { insertChange } from '../tariff-change/save-change.js';
import { lockChange } from '../tariff-change/tariff-changes.queries.js';
import { tellSecondPerson } from '../tariff-change/tell-of-change.js';
import { today } from '../tariff-change/today.js';
import { lockTariff } from '../tariff-change/write-outcome.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { lineOperations } from './line-operations.rules.js';
import type { LinePrices } from './line-price.rules.js';
import { requireLine } from './priced-line.js';
import { pricesSeen, requireSound } from './wish-of-line.js';

/** One waits for a line at a time: who asks again takes back what was asked for before. */
const TAKE_BACK = `update tariff_change set state = 'withdrawn', decided_by_id = $2::bigint,
    decided_at = to_timestamp($3::float8 / 1000), version = version + 1
  where line_id = $1::bigint and state = 'waiting'`;

/**
 * Asks for prices of a line by a tariff change, which a second person decides (rules.md 8, `P`); until then nothing
 * changes. Who may be that second person is told. What is so already is not asked for. Refuses RECORD_NOT_FOUND,
 * PRICES_CHANGED; throws InvalidInput for prices that are none.
 */
export async function askLinePrices(
  context: PricingContext,
  lineId: string,
  seen: string,
  wish: LinePrices,
): Promise<void> {
  const { viewer, clock } = context;
  const line = await requireLine(context, 'pricing.ask', lineId);
  const { operatorId } = line;
  await inRowTransaction(context.database, async (transaction) => {
    await lockTariff(transaction, operatorId);
    const saved = await pricesSeen(transaction, line, today(clock), seen);
    requireSound(saved, wish);
    await transaction.rows(TAKE_BACK, [lineId, personBehind(viewer), clock.now()]);
    const operations = lineOperations(saved.pairs, wish, null);
    if (operations.length === 0) return;
    const id = await insertChange(context, transaction, { operatorId, lineId, operations }, 'waiting');
    await tellSecondPerson(context, transaction, await lockChange(transaction, id));
  });
}
