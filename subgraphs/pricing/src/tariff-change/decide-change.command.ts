import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { requireSecondPerson, wholeReason } from '@naga/server-kit/viewer/second-person.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { approvedOperations } from '../line-price/approved-operations.js';
import { namesOnLine, requireLine } from '../line-price/priced-line.js';
import { applyChange, type Applying, namesOfStops } from './apply-change.js';
import { lockFor } from './move-change.js';
import { requireChange, type WholeChange } from './tariff-changes.queries.js';
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

type Approval = (transaction: RowTransaction, change: WholeChange, by: Applying) => Promise<void>;

/** Asks the catalogue what it takes to apply a change, before anything is locked. What a line wishes is worked out anew. */
async function approval(
  context: PricingContext,
  { lineId, wish, importId, operations }: WholeChange,
): Promise<Approval> {
  if (lineId === null || wish === null) {
    const names = await namesOfStops(context, operations);
    return (transaction, change, by) => applyChange(context, transaction, change, names, by);
  }
  const line = await requireLine(context, 'pricing.edit', lineId);
  return async (transaction, change, by) => {
    const approved = await approvedOperations(context, transaction, line, wish, importId);
    const anew = { ...change, operations: approved };
    await applyChange(context, transaction, anew, namesOnLine(line), { ...by, together: wish.zones });
  };
}

/**
 * The second person's yes, which writes the change, or no, which says why; who asked is told either way. Refuses
 * TARIFF_CHANGE_NOT_FOUND, TARIFF_CHANGE_CLOSED, OWN_REQUEST, RECORD_NOT_FOUND for a line that is no more, FEED_UNDONE, and TARIFF_CHANGED where something else was written since:
 * then it can be declined, or asked for anew. Throws BAD_USER_INPUT for a no without a reason.
 */
export async function decideChange(context: PricingContext, id: string, decision: Decision): Promise<void> {
  const { viewer, clock } = context;
  const asked = await requireChange(context, 'pricing.edit', id);
  requireSecondPerson(viewer, asked.askedById, { id });
  const { approve, commission = null } = decision;
  const answer = approve ? null : wholeReason(decision.answer ?? '', 'answer');
  const yes = approve ? await approval(context, asked) : undefined;
  const decidedById = personBehind(viewer);
  await inRowTransaction(context.database, async (transaction) => {
    const { change, next } = await lockFor(transaction, id, 'decline');
    if (yes) await yes(transaction, change, { decidedById, commission });
    else await transaction.rows(CLOSE, [id, next, decidedById, clock.now(), answer]);
    await tellAuthor(context, transaction, change, { approved: approve, answer });
  });
  if (approve) await context.services.tariff.settled();
}
