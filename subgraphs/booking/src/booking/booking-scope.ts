import { type Reach, reachBy, type ScopeKey } from '@naga/server-kit/viewer/reach.js';
import { reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

/**
 * What of `booking b` a scope's key is compared with. A row's country is its operators' (rules.md 8); who
 * drives one ride of a connection sees the booking.
 */
const COLUMNS: Readonly<Record<ScopeKey, string>> = {
  country: 'b.country_codes @> array[$key]',
  operator: 'b.operator_ids @> array[$key::bigint]',
  agency: 'b.agency_id = $key::bigint',
  branch: '(b.branch_id = $key::bigint or b.operator_branch_ids @> array[$key::bigint])',
  own: 'b.booked_by_user_id = $key::bigint',
};

/** Who changes a booking as a whole changes every ride of it: all of them must be his. */
const COLUMNS_TO_CHANGE: typeof COLUMNS = {
  ...COLUMNS,
  country: 'b.country_codes <@ array[$key]',
  operator: 'b.operator_ids <@ array[$key::bigint]',
  branch: `(b.branch_id = $key::bigint or (b.operator_branch_ids = array[$key::bigint]
    and not exists (select 1 from leg l where l.booking_id = b.id and l.stands and l.operator_branch_id is null)))`,
};

const CHANGES: ReadonlySet<string> = new Set(['booking.edit', 'booking.cancel', 'refund.ask', 'refund.overrule']);

/** What a viewer may ask of bookings, each with a scope of its own. */
export type BookingPermission =
  | 'booking.view'
  | 'booking.history'
  | 'booking.edit'
  | 'booking.cancel'
  | 'refund.ask'
  | 'refund.overrule'
  | 'report.view'
  | 'settlement.view';

/** Rows of `booking b` that lie within a reach, always of one mode. */
export interface BookingScope {
  readonly condition: string;
  /** $1 and $2 of the condition. */
  readonly values: readonly [mode: string, key: string | null];
}

/** The one filter of bookings by scope: what it leaves out looks as if it did not exist. */
export function withinReach(reach: Reach, mode: string, columns = COLUMNS): BookingScope {
  const { condition, value } = reachCondition(reach, columns, 2);
  return { condition: `b.mode = $1 and ${condition}`, values: [mode, value] };
}

/** Bookings of which something is the viewer's by this permission: whoever drives one ride sees, or changes, that ride. */
export const partlyScope = (viewer: Viewer, permission: BookingPermission): BookingScope =>
  withinReach(reachBy(viewer, permission), viewer.mode);

/** Bookings that are his as a whole: those he sold or bought, and those of which he drives every ride. */
export const wholeScope = (viewer: Viewer, permission: BookingPermission): BookingScope =>
  withinReach(reachBy(viewer, permission), viewer.mode, COLUMNS_TO_CHANGE);

/** Bookings that the viewer's permission reaches. */
export const bookingScope = (viewer: Viewer, permission: BookingPermission): BookingScope =>
  CHANGES.has(permission) ? wholeScope(viewer, permission) : partlyScope(viewer, permission);
