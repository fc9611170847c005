import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { inverseOperations } from '../tariff-operation/inverse.rules.js';
import { applyChange } from './apply-change.js';
import { firstDay, insertChange } from './save-change.js';
import { NothingToReturn, TariffChangeClosed } from './tariff-change.errors.js';
import { lockChange, requireChange } from './tariff-changes.queries.js';
import { tariffState } from './tariff-state.queries.js';
import { tellSecondPerson } from './tell-of-change.js';
import { lockTariff } from './write-outcome.js';

/** The state before a change, from its own first day on, or from today where that is over. */
const dayOf = (context: PricingContext, first: string): string => {
  const now = firstDay(context, null);
  return first < now ? now : first;
};

export interface Returned {
  /** The change that takes the other back. */
  readonly id: string;
  /** How much of it stays, because somebody changed it since. */
  readonly left: number;
}

/**
 * Takes an applied change back by another one with the inverse operations: written at once by who may write prices, else it
 * waits for a second person. What others changed since stays as they made it. Refuses TARIFF_CHANGE_NOT_FOUND,
 * TARIFF_CHANGE_CLOSED, and NOTHING_TO_RETURN where others changed all of it.
 */
export async function returnChange(
  context: PricingContext,
  id: string,
  { effectiveFrom, note }: { readonly effectiveFrom?: string | null; readonly note?: string | null },
): Promise<Returned> {
  const { operatorId } = await requireChange(context, 'pricing.ask', id);
  const isWriter = scopeOf(context.viewer, 'pricing.edit') !== undefined;
  const returned = await inRowTransaction(context.database, async (transaction) => {
    await lockTariff(transaction, operatorId);
    const { state, number, operations, effectiveFrom: first } = await lockChange(transaction, id);
    if (state !== 'applied') throw new TariffChangeClosed({ state });
    const day = effectiveFrom == null ? dayOf(context, first) : firstDay(context, effectiveFrom);
    const applied = { operatorId, effectiveFrom: first, version: number! };
    // The rules that it made are looked at, too.
    const known = await tariffState(transaction, operatorId, [...operations, ...madeRules(operations)]);
    const back = inverseOperations(operations, applied, known, day);
    if (back.operations.length === 0) throw new NothingToReturn();
    const wanted = { operatorId, effectiveFrom: day, note: note ?? null, operations: back.operations, returnsId: id };
    const made = await insertChange(context, transaction, wanted, isWriter ? 'draft' : 'waiting');
    const change = await lockChange(transaction, made);
    if (isWriter) await applyChange(context, transaction, change, new Map(), { decidedById: null, commission: null });
    else await tellSecondPerson(context, transaction, change);
    return { id: made, left: back.left };
  });
  if (isWriter) await context.services.tariff.settled();
  return returned;
}

const madeRules = (operations: readonly { readonly kind: string; readonly madeId?: string }[]) =>
  operations.flatMap(({ madeId }) =>
    madeId === undefined ? [] : [{ kind: 'END_RULE' as const, ruleId: madeId, was: null }],
  );
