import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { type ReachCondition, reachCondition, type ReachSql } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { SELLER_OF } from './counted.js';

/**
 * What of a ride `l` of `booking b` a scope's key is compared with: of a connection each operator's reports count his own
 * ride only, though he sees the whole booking.
 */
const COLUMNS: ReachSql = {
  country: 'l.operator_country_code = $key',
  operator: 'l.operator_id = $key::bigint',
  agency: 'b.agency_id = $key::bigint',
  branch: '(b.branch_id = $key::bigint or l.operator_branch_id = $key::bigint)',
  own: `${SELLER_OF} = $key::bigint`,
};

/** Rides within the viewer's scope of report.view, of his mode; $1 and $2. */
export function reportScope(viewer: Viewer) {
  const { condition, value } = reachCondition(reachBy(viewer, 'report.view'), COLUMNS, 2);
  return { condition: `b.mode = $1 and ${condition}`, values: [viewer.mode, value] as const };
}

/** The same by booking.view, for the lists behind the numbers; his own are what he bought, too. */
export const rideCondition = (viewer: Viewer, parameter = 2): ReachCondition =>
  reachCondition(reachBy(viewer, 'booking.view'), { ...COLUMNS, own: 'b.booked_by_user_id = $key::bigint' }, parameter);

/** Local days (UTC+7) of a column, both ends included; $3 and $4. */
export const betweenDays = (column: string): string =>
  `${column} >= ($3::date)::timestamp at time zone interval '7 hours'
    and ${column} < ($4::date + 1)::timestamp at time zone interval '7 hours'`;

/** The local day (UTC+7) of a column, 'YYYY-MM-DD'. */
export const dayOf = (column: string): string =>
  `to_char(${column} at time zone 'UTC' + interval '7 hours', 'YYYY-MM-DD')`;
