import { forbidden } from '@naga/server-kit/viewer/permission.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { hashOfToken } from './access-token.js';
import { BookingNotFound } from './booking.errors.js';
import type { Rows } from './booking.queries.js';

type Permission = 'booking.view' | 'booking.edit' | 'booking.cancel' | 'report.view';

export interface Reach {
  /** A condition on `booking b` with $1 and $2 as its parameters. */
  readonly condition: string;
  readonly values: readonly [unknown, unknown];
}

const BIGINT = /^\d{1,18}$/;

/**
 * Rows a viewer may see by his scope (rules.md 8), always within his mode: own < branch < operator or agency <
 * country < all. A scope whose key he does not have reaches nothing.
 */
export function reachOf(viewer: Viewer, permission: Permission): Reach {
  const scope = viewer.kind === 'service' ? 'all' : viewer.grants[permission];
  const reach = (condition: string, key: unknown): Reach =>
    key == null
      ? { condition: 'b.mode = $1 and $2::text is not null', values: [viewer.mode, null] }
      : { condition: `b.mode = $1 and ${condition}`, values: [viewer.mode, String(key)] };
  const user = viewer.kind === 'user' ? viewer : undefined;
  switch (scope) {
    case 'all':
      return reach(`$2::text is not null`, 'all');
    case 'country':
      return reach('b.country_codes @> array[$2::text]', user?.countryCode);
    case 'operator':
      return reach('b.operator_ids @> array[$2::text::bigint]', user?.operatorId);
    case 'agency':
      return reach('b.agency_id = $2::text::bigint', user?.agencyId);
    case 'branch':
      return reach(
        '(b.branch_id = $2::text::bigint or b.operator_branch_ids @> array[$2::text::bigint])',
        user?.branchId,
      );
    case 'own':
      return reach('b.booked_by_user_id = $2::text::bigint', user?.userId);
    default:
      return reach('false', undefined);
  }
}

const find = (condition: string): string =>
  `select b.id::text as id from booking b where b.id = $3::bigint and ((${condition})
   or (b.mode = $1 and exists (select 1 from booking_access a where a.booking_id = b.id and a.token_hash = $4)))`;

function question(viewer: Viewer, permission: Permission, bookingId: string) {
  const { condition, values } = reachOf(viewer, permission);
  const token = viewer.bookingToken ? hashOfToken(viewer.bookingToken) : null;
  return { sql: find(condition), values: [...values, bookingId, token] };
}

/** Whether the viewer may do this with the booking: by its token or by his scope. */
export async function mayOpen(from: Rows, viewer: Viewer, permission: Permission, bookingId: string): Promise<boolean> {
  if (!BIGINT.test(bookingId)) return false;
  const { sql, values } = question(viewer, permission, bookingId);
  return (await from.rows(sql, values)).length > 0;
}

/**
 * Locks a booking the viewer may change. Refuses with BOOKING_NOT_FOUND what he may not touch; somebody who may see it
 * but lacks the permission for this is told so (FORBIDDEN), because he knows that it exists.
 */
export async function lockOpened(from: Rows, viewer: Viewer, permission: Permission, bookingId: string): Promise<void> {
  if (!BIGINT.test(bookingId)) throw new BookingNotFound({ bookingId });
  const { sql, values } = question(viewer, permission, bookingId);
  if ((await from.rows(`${sql} for update`, values)).length > 0) return;
  if (await mayOpen(from, viewer, 'booking.view', bookingId)) throw forbidden(permission);
  throw new BookingNotFound({ bookingId });
}
