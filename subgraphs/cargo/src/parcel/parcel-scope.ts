import type { Reach, ScopeKey } from '@naga/server-kit/viewer/reach.js';
import { reachCondition } from '@naga/server-kit/viewer/reach-sql.js';

/** What of `parcel` a scope's key is compared with. */
const COLUMNS: Readonly<Record<ScopeKey, string>> = {
  country: 'parcel.country_code = $key',
  operator: 'parcel.operator_id = $key::bigint',
  branch: 'parcel.branch_id = $key::bigint',
  agency: 'parcel.agency_id = $key::bigint',
  own: 'parcel.sent_by_user_id = $key::bigint',
};

/** Rows of `parcel`, of one mode, that lie within a reach. */
export interface ParcelScope {
  readonly condition: string;
  /** $1 and $2 of the condition. */
  readonly values: readonly [mode: string, key: string | null];
}

/** The one filter of parcels by scope (rules.md 8): what it leaves out looks as if it did not exist. */
export function parcelScope(reach: Reach, mode: string): ParcelScope {
  const { condition, value } = reachCondition(reach, COLUMNS, 2);
  return { condition: `parcel.mode = $1 and ${condition}`, values: [mode, value] };
}
