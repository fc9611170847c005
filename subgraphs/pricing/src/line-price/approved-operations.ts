import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { FeedUndone } from '../feed-price/feed-price.errors.js';
import { saidPrices } from '../feed-price/said-prices.queries.js';
import { TariffChanged } from '../tariff-change/tariff-change.errors.js';
import type { Operation } from '../tariff-operation/operation.rules.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { lineOperations } from './line-operations.rules.js';
import { laidOver } from './line-price.rules.js';
import { isStillFit, type LineWish } from './line-wish.rules.js';
import type { PricedLine } from './priced-line.js';
import { lockLine, requireSound } from './wish-of-line.js';

/**
 * What a wish of a line comes to by now, when a second person approves it. Refuses FEED_UNDONE: while the change is locked
 * nobody can take its feed back unseen, which asks for it (`feed-standing.queries.ts`); and TARIFF_CHANGED where prices were
 * written that are neither what its author saw nor what he asks for.
 */
export async function approvedOperations(
  context: PricingContext,
  transaction: RowTransaction,
  line: PricedLine,
  wish: LineWish,
  importId: string | null,
): Promise<Operation[]> {
  if (importId !== null && (await saidPrices(context, importId, line.id)) === undefined) throw new FeedUndone();
  const saved = await lockLine(context, transaction, line);
  if (saved.version !== wish.seen && !isStillFit(saved, wish)) throw new TariffChanged({ operations: [] });
  const { pairs, wish: laid } = laidOver(saved, wish);
  requireSound(saved, laid);
  return lineOperations(pairs, laid, null);
}
