import { reachBy, type ScopeKey } from '@naga/server-kit/viewer/reach.js';
import { scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

/** Whose ride something is. */
export interface Driven {
  readonly operatorId: string;
  readonly operatorBranchId: string | null;
  readonly operatorCountryCode: string;
}

/** What of a ride a scope's key is compared with; a buyer's scopes (own, agency) do not answer for its operator. */
const KEYS: { readonly [key in ScopeKey]?: keyof Driven } = {
  country: 'operatorCountryCode',
  operator: 'operatorId',
  branch: 'operatorBranchId',
};

/** The same in SQL, of `leg l`. */
export const DRIVEN_SQL: Readonly<Record<ScopeKey, string>> = {
  country: 'l.operator_country_code = $key',
  operator: 'l.operator_id = $key::bigint',
  branch: 'l.operator_branch_id = $key::bigint',
  agency: 'false',
  own: 'false',
};

/** The scopes in which somebody answers for an operator. */
export const DRIVING_SCOPES = scopesOf(KEYS);

/** Whether the viewer answers for the operator of a ride by the scope of this permission (rules.md 8), never by a token. */
export function drives(viewer: Viewer, permission: string, ride: Driven): boolean {
  const reach = viewer.kind === 'user' ? reachBy(viewer, permission, DRIVING_SCOPES) : 'nothing';
  if (reach === 'everything' || reach === 'nothing') return reach === 'everything';
  const column = KEYS[reach.by];
  return column !== undefined && ride[column] === reach.key;
}
