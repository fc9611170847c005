import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, type ReachSql, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

/** What of `settlement s` a scope's key is compared with. Sellers have statements of another kind: their balance. */
const COLUMNS: ReachSql = {
  country: 's.operator_country_code = $key',
  operator: 's.operator_id = $key::bigint',
  branch: 's.branch_id = $key::bigint',
};

/** The scopes statements are looked at by. */
export const SETTLEMENT_SCOPES = scopesOf(COLUMNS);

/** The scopes of who acts for the platform. */
export const PLATFORM_SCOPES = ['country', 'all'] as const;

/** What one may do with statements. `settlement.approve` (rules.md 8) is what two agree on; one of the operator's suffices. */
export type SettlementPermission = 'settlement.view' | 'settlement.agree' | 'settlement.pay';

/** Statements `s` within the viewer's scope, of his mode; $1 and $2. */
export function settlementScope(viewer: Viewer, permission: SettlementPermission) {
  const { condition, value } = reachCondition(reachBy(viewer, permission, SETTLEMENT_SCOPES), COLUMNS, 2);
  return { condition: `s.mode = $1 and ${condition}`, values: [viewer.mode, value] as const };
}
