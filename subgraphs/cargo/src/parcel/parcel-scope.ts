import type { Reach, ScopeKey } from '@naga/server-kit/viewer/reach.js';

/** Columns of `parcel` that a scope's key is compared with. */
const COLUMNS: Readonly<Record<ScopeKey, string>> = {
  country: 'parcel.country_code = $2::text',
  operator: 'parcel.operator_id = $2::text::bigint',
  branch: 'parcel.branch_id = $2::text::bigint',
  agency: 'parcel.agency_id = $2::text::bigint',
  own: 'parcel.sent_by_user_id = $2::text::bigint',
};

/** Rows of `parcel`, of one mode, that lie within a reach. */
export interface ParcelScope {
  readonly condition: string;
  /** $1 and $2 of the condition. */
  readonly values: readonly [mode: string, key: string | null];
}

/** The one filter of parcels by scope (rules.md 8): what it leaves out looks as if it did not exist. */
export function parcelScope(reach: Reach, mode: string): ParcelScope {
  const within = (condition: string, key: string | null): ParcelScope => ({
    condition: `parcel.mode = $1 and ${condition}`,
    values: [mode, key],
  });
  if (reach === 'everything') return within('$2::text is null', null);
  if (reach === 'nothing') return within('$2::text is not null', null);
  return within(COLUMNS[reach.by], reach.key);
}
