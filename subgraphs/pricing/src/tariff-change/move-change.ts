import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { ChangedMeanwhile } from '@naga/server-kit/graphql/changed-meanwhile.js';
import { type ChangeState, type ChangeStep, nextState } from './change-state.rules.js';
import { TariffChangeClosed } from './tariff-change.errors.js';
import { lockChange, type WholeChange } from './tariff-changes.queries.js';

/**
 * Locks a change for a step and answers it with the state that the step leads to. Refuses TARIFF_CHANGE_CLOSED where it
 * is not to be done any more, and CHANGED_MEANWHILE where the draft is another than who asks saw.
 */
export async function lockFor(
  transaction: RowTransaction,
  id: string,
  step: ChangeStep,
  version?: number,
): Promise<{ readonly change: WholeChange; readonly next: ChangeState }> {
  const change = await lockChange(transaction, id);
  const next = nextState(change.state, step);
  if (next === undefined) throw new TariffChangeClosed({ state: change.state });
  if (version !== undefined && change.version !== version)
    throw new ChangedMeanwhile({ by: null, at: change.askedAt.toISOString() }, change.askedById);
  return { change, next };
}
