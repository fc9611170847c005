import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { peopleOf } from '@naga/server-kit/viewer/people-of.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { lockFor } from './move-change.js';
import { TariffChangeNotFound } from './tariff-change.errors.js';
import { requireChange } from './tariff-changes.queries.js';

const CLOSE = `update tariff_change set state = $2, version = version + 1 where id = $1::bigint`;

/** Takes back what one drafted or asked for oneself. Refuses TARIFF_CHANGE_NOT_FOUND, TARIFF_CHANGE_CLOSED. */
export async function withdrawChange(context: PricingContext, id: string): Promise<void> {
  const { askedById } = await requireChange(context, 'pricing.ask', id);
  if (!peopleOf(context.viewer).includes(askedById)) throw new TariffChangeNotFound();
  await inRowTransaction(context.database, async (transaction) => {
    const { next } = await lockFor(transaction, id, 'withdraw');
    await transaction.rows(CLOSE, [id, next]);
  });
}
