import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { LinePrices } from '../line-price/line-price.rules.js';
import { requireLine } from '../line-price/priced-line.js';
import { lockPrices, requireSound } from '../line-price/write-prices.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { keepRequest } from './keep-request.js';

/**
 * Asks for prices of a line, which a second person decides (rules.md 8, `P`); until then nothing changes. Who may be that
 * second person is told. Refuses RECORD_NOT_FOUND, PRICES_CHANGED; throws InvalidInput for prices that are none.
 */
export async function askLinePrices(
  context: PricingContext,
  lineId: string,
  seen: string,
  wish: LinePrices,
): Promise<void> {
  const line = await requireLine(context, 'pricing.ask', lineId);
  await inRowTransaction(context.database, async (transaction) => {
    const saved = await lockPrices(transaction, line, seen);
    requireSound(saved, wish);
    await keepRequest(context, transaction, line, saved, wish);
  });
}
