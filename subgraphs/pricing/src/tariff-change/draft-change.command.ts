import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { reachesOperator } from '../operator-tariff/operator-reach.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { lockFor } from './move-change.js';
import { insertChange, prepared, type WantedChange } from './save-change.js';
import { TariffChangeNotFound } from './tariff-change.errors.js';
import { requireChange } from './tariff-changes.queries.js';

/**
 * Keeps a change as a draft: nothing is sold otherwise. Answers its id. Refuses TARIFF_CHANGE_NOT_FOUND for an operator out
 * of reach, TARIFF_CHANGED where something was written since what was looked at; throws BAD_USER_INPUT.
 */
export async function draftChange(context: PricingContext, wanted: WantedChange): Promise<string> {
  if (!(await reachesOperator(context, 'pricing.ask', wanted.operatorId))) throw new TariffChangeNotFound();
  return inRowTransaction(context.database, (transaction) => insertChange(context, transaction, wanted, 'draft'));
}

const UPDATE = `update tariff_change set effective_from = $2::date, note = $3, operations = $4::jsonb, version = version + 1
  where id = $1::bigint`;

/** Says a draft anew. Refuses as draftChange, and TARIFF_CHANGE_CLOSED, CHANGED_MEANWHILE. */
export async function updateDraft(
  context: PricingContext,
  id: string,
  version: number,
  wanted: Omit<WantedChange, 'operatorId'>,
): Promise<string> {
  const { operatorId } = await requireChange(context, 'pricing.ask', id);
  await inRowTransaction(context.database, async (transaction) => {
    await lockFor(transaction, id, 'edit', version);
    const { effectiveFrom, note, operations } = await prepared(context, transaction, { ...wanted, operatorId });
    await transaction.rows(UPDATE, [id, effectiveFrom, note, JSON.stringify(operations)]);
  });
  return id;
}
