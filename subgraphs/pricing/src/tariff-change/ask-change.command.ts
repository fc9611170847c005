import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { lockFor } from './move-change.js';
import { requireChange } from './tariff-changes.queries.js';
import { tellSecondPerson } from './tell-of-change.js';

const MOVE = `update tariff_change set state = $2, asked_at = to_timestamp($3::float8 / 1000), version = version + 1
  where id = $1::bigint`;

/**
 * Asks a second person for a drafted change (rules.md 8, `P`); who may be that person is told. Refuses
 * TARIFF_CHANGE_NOT_FOUND, TARIFF_CHANGE_CLOSED, CHANGED_MEANWHILE.
 */
export async function askChange(context: PricingContext, id: string, version: number): Promise<void> {
  await requireChange(context, 'pricing.ask', id);
  await inRowTransaction(context.database, async (transaction) => {
    const { change, next } = await lockFor(transaction, id, 'ask', version);
    await transaction.rows(MOVE, [id, next, context.clock.now()]);
    await tellSecondPerson(context, transaction, change);
  });
}
