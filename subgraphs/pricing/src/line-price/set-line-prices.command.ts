import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { applyChange } from '../tariff-change/apply-change.js';
import { demandShare } from '../tariff-change/demand-share.js';
import { insertChange } from '../tariff-change/save-change.js';
import { lockChange } from '../tariff-change/tariff-changes.queries.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { lineOperations } from './line-operations.rules.js';
import type { LinePrices } from './line-price.rules.js';
import { namesOnLine, requireLine } from './priced-line.js';
import { lockPrices, requireSound } from './wish-of-line.js';

/**
 * Writes the prices of a line from today on, as a tariff change of its operator: who asks after the answer has them, who
 * asks another process within a second. `seen`: the version of what was looked at. Refuses RECORD_NOT_FOUND,
 * PRICES_CHANGED; throws InvalidInput for prices that are none, and without a commission where the operator has none yet.
 */
export async function setLinePrices(
  context: PricingContext,
  lineId: string,
  seen: string,
  wish: LinePrices,
  commission: number | null,
): Promise<void> {
  const line = await requireLine(context, 'pricing.edit', lineId);
  const { operatorId } = line;
  demandShare(commission);
  await inRowTransaction(context.database, async (transaction) => {
    const saved = await lockPrices(context, transaction, line, seen);
    requireSound(saved, wish);
    const operations = lineOperations(saved.pairs, wish, commission);
    if (operations.length === 0) return;
    const id = await insertChange(context, transaction, { operatorId, lineId, operations }, 'draft');
    const change = await lockChange(transaction, id);
    await applyChange(context, transaction, change, namesOnLine(line), { decidedById: null, commission });
  });
  await context.services.tariff.settled();
}
