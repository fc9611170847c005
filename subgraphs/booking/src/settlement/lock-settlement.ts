import { isRowId } from '@naga/kernel/row-id.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { SettlementNotFound, SettlementNotInState } from './settlement.errors.js';
import { type SettlementPermission, settlementScope } from './settlement-scope.js';
import type { Payee } from './payee.rules.js';
import { type SettlementState, settlementStates } from './settlement-state.rules.js';

export interface LockedSettlement {
  readonly id: string;
  readonly state: SettlementState;
  readonly mode: string;
  readonly payee: Payee;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly operatorCountryCode: string;
  readonly branchId: string;
  readonly currency: string;
  readonly paidBy: string | null;
}

const LOCK = (
  condition: string,
): string => `select s.id::text as id, s.state, s.mode, s.payee, s.operator_id::text as "operatorId",
    s.operator_name as "operatorName", s.operator_country_code as "operatorCountryCode", s.branch_id::text as "branchId",
    s.currency, s.paid_by::text as "paidBy"
  from settlement s where ${condition} and s.id = $3 for update`;

/** Locks a statement that the viewer may act on. Refuses SETTLEMENT_NOT_FOUND. */
export async function lockSettlement(
  transaction: RowTransaction,
  viewer: Viewer,
  permission: SettlementPermission,
  id: string,
): Promise<LockedSettlement> {
  const { condition, values } = settlementScope(viewer, permission);
  const [row] = isRowId(id) ? await transaction.rows<LockedSettlement>(LOCK(condition), [...values, id]) : [];
  if (row === undefined) throw new SettlementNotFound({ id });
  return row;
}

/** Refuses SETTLEMENT_NOT_IN_STATE where `to` does not follow. */
export function requireStep({ id, state }: LockedSettlement, to: SettlementState): void {
  if (!settlementStates.can(state, to)) throw new SettlementNotInState({ id, state });
}
