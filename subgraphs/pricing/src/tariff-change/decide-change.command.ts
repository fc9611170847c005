import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { requireSecondPerson, wholeReason } from '@naga/server-kit/viewer/second-person.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { applyChange, namesOfStops } from './apply-change.js';
import { lockFor } from './move-change.js';
import { requireChange } from './tariff-changes.queries.js';
import { tellAuthor } from './tell-of-change.js';

const CLOSE = `update tariff_change set state = $2, decided_by_id = $3::bigint, decided_at = to_timestamp($4::float8 / 1000),
    answer = $5, version = version + 1 where id = $1::bigint`;

export interface Decision {
  readonly approve: boolean;
  /** Why not, for who asked. */
  readonly answer?: string | null;
  /** Of new prices, in basis points; null: as of the operator's others. */
  readonly commission?: number | null;
}

/**
 * The second person's yes, which writes the change, or no, which says why; who asked is told either way. Refuses
 * TARIFF_CHANGE_NOT_FOUND, TARIFF_CHANGE_CLOSED, OWN_REQUEST, and TARIFF_CHANGED where something else was written since:
 * then it can be declined, or asked for anew. Throws BAD_USER_INPUT for a no without a reason.
 */
export async function decideChange(context: PricingContext, id: string, decision: Decision): Promise<void> {
  const { viewer, clock } = context;
  const asked = await requireChange(context, 'pricing.edit', id);
  requireSecondPerson(viewer, asked.askedById, { id });
  const { approve, commission = null } = decision;
  const answer = approve ? null : wholeReason(decision.answer ?? '', 'answer');
  const names = approve ? await namesOfStops(context, asked.operations) : new Map<string, string>();
  const decidedById = personBehind(viewer);
  await inRowTransaction(context.database, async (transaction) => {
    const { change, next } = await lockFor(transaction, id, 'decline');
    if (approve) await applyChange(context, transaction, change, names, { decidedById, commission });
    else await transaction.rows(CLOSE, [id, next, decidedById, clock.now(), answer]);
    await tellAuthor(context, transaction, change, { approved: approve, answer });
  });
  if (approve) await context.services.tariff.settled();
}
