import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { applyChange, namesOfStops } from './apply-change.js';
import { lockFor } from './move-change.js';
import { requireChange } from './tariff-changes.queries.js';

/**
 * Writes one's own draft, by who may write prices without a second person. Refuses TARIFF_CHANGE_NOT_FOUND,
 * TARIFF_CHANGE_CLOSED, CHANGED_MEANWHILE, TARIFF_CHANGED.
 */
export async function writeChange(
  context: PricingContext,
  id: string,
  version: number,
  commission: number | null,
): Promise<void> {
  const { operations } = await requireChange(context, 'pricing.edit', id);
  const names = await namesOfStops(context, operations);
  await inRowTransaction(context.database, async (transaction) => {
    const { change } = await lockFor(transaction, id, 'edit', version);
    await applyChange(context, transaction, change, names, { decidedById: null, commission });
  });
  await context.services.tariff.settled();
}
