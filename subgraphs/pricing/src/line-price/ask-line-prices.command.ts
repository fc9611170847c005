import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { keepWish } from './keep-wish.js';
import type { LinePrices } from './line-price.rules.js';
import { requireLine } from './priced-line.js';
import { lockPrices, requireSound } from './wish-of-line.js';

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
  const line = await requireLine(context, 'pricing.ask', lineId);
  await inRowTransaction(context.database, async (transaction) => {
    const saved = await lockPrices(context, transaction, line, seen);
    requireSound(saved, wish);
    await keepWish(context, transaction, line, saved, wish);
  });
}
