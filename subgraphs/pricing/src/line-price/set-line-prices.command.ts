import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import type { LinePrices } from './line-price.rules.js';
import { requireLine } from './priced-line.js';
import { lockPrices, requireSound, writePrices } from './write-prices.js';

/**
 * Writes the prices of a line: who asks after the answer has them, who asks another process within a second. `seen`: the version of what was looked at. Refuses
 * RECORD_NOT_FOUND, PRICES_CHANGED; throws InvalidInput for prices that are none, and without a commission where the
 * operator has none yet.
 */
export async function setLinePrices(
  context: PricingContext,
  lineId: string,
  seen: string,
  wish: LinePrices,
  commission: number | null,
): Promise<void> {
  const line = await requireLine(context, 'pricing.edit', lineId);
  await inRowTransaction(context.database, async (transaction) => {
    const saved = await lockPrices(transaction, line, seen);
    requireSound(saved, wish);
    await writePrices(transaction, line, saved, wish, commission);
  });
  await context.services.tariff.settled();
}
