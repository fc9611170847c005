import { isRowId } from '@naga/kernel/row-id.js';
import { forbidden } from '@naga/server-kit/viewer/permission.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { hashOfToken } from './access-token.js';
import { BookingNotFound } from './booking.errors.js';
import type { BookingRecord } from './booking-record.js';
import { loadBooking, type Rows } from './booking.queries.js';
import {
  type BookingPermission,
  type BookingScope,
  bookingScope,
  partlyScope,
  wholeScope,
  withinReach,
} from './booking-scope.js';
import { drives } from './drives.js';
import type { NamedRides } from './named-rides.js';

const find = (condition: string): string =>
  `select b.id::text as id from booking b where b.id = $3::bigint and ((${condition})
   or (b.mode = $1 and exists (select 1 from booking_access a where a.booking_id = b.id and a.token_hash = $4)))`;

function question(viewer: Viewer, { condition, values }: BookingScope, bookingId: string) {
  const token = viewer.bookingToken ? hashOfToken(viewer.bookingToken) : null;
  return { sql: find(condition), values: [...values, bookingId, token] };
}

/** Whether the viewer may do this with the booking: by its token or by his scope. */
export async function mayOpen(
  from: Rows,
  viewer: Viewer,
  permission: BookingPermission,
  bookingId: string,
): Promise<boolean> {
  if (!isRowId(bookingId)) return false;
  const { sql, values } = question(viewer, bookingScope(viewer, permission), bookingId);
  return (await from.rows(sql, values)).length > 0;
}

/** Whether the viewer sees every ride of it as its own: by its token, or by a scope that has all of it. */
export async function mayOpenWhole(from: Rows, viewer: Viewer, bookingId: string): Promise<boolean> {
  const { sql, values } = question(viewer, wholeScope(viewer, 'booking.view'), bookingId);
  return (await from.rows(sql, values)).length > 0;
}

/** Whether the viewer bought it: its token is his, or it stands under his account. Who only looks after it did not. */
export async function isBuyer(from: Rows, viewer: Viewer, bookingId: string): Promise<boolean> {
  if (!isRowId(bookingId)) return false;
  const own = withinReach(viewer.kind === 'user' ? { by: 'own', key: viewer.userId } : 'nothing', viewer.mode);
  const { sql, values } = question(viewer, own, bookingId);
  return (await from.rows(sql, values)).length > 0;
}

/** Whether the booking is the viewer's to do this with by his scope: he owns it, sold it, drives it or answers for it. */
export async function reachesByScope(
  from: Rows,
  viewer: Viewer,
  permission: BookingPermission,
  bookingId: string,
): Promise<boolean> {
  const { condition, values } = bookingScope(viewer, permission);
  const sql = `select 1 from booking b where b.id = $3::bigint and (${condition})`;
  return (await from.rows(sql, [...values, bookingId])).length > 0;
}

/**
 * Whether these rides are the viewer's to do this with: because the booking is (a token says nothing here), or because he
 * drives every one of them, whoever drives the others.
 */
export async function reachesRides(
  from: Rows,
  viewer: Viewer,
  permission: BookingPermission,
  booking: BookingRecord,
  named: NamedRides,
): Promise<boolean> {
  const rides = named(booking);
  const isDriven = rides.every((ride) => ride !== undefined && drives(viewer, permission, ride));
  return (isDriven && rides.length > 0) || (await reachesByScope(from, viewer, permission, booking.id));
}

/** The same by a token, too, as a command opens it. */
export const mayOpenRides = async (
  from: Rows,
  viewer: Viewer,
  permission: BookingPermission,
  booking: BookingRecord,
  named: NamedRides,
): Promise<boolean> =>
  (await mayOpen(from, viewer, permission, booking.id)) ||
  ((await mayOpen(from, viewer, 'booking.view', booking.id)) &&
    (await reachesRides(from, viewer, permission, booking, named)));

/** What lockOpened refuses: out of reach, or seen but not his to do this with. */
async function refuseUnopened(
  from: Rows,
  viewer: Viewer,
  permission: BookingPermission,
  bookingId: string,
): Promise<never> {
  if (await mayOpen(from, viewer, 'booking.view', bookingId)) throw forbidden(permission);
  throw new BookingNotFound({ bookingId });
}

/** The booking of which the viewer drives a ride, where what is named of it is his; `lock` holds it still. */
async function openPartly(
  from: Rows,
  viewer: Viewer,
  permission: BookingPermission,
  bookingId: string,
  { named, lock }: { readonly named: NamedRides; readonly lock: boolean },
): Promise<BookingRecord | undefined> {
  const { condition, values } = partlyScope(viewer, permission);
  const sql = `select 1 from booking b where b.id = $3::bigint and (${condition})${lock ? ' for update' : ''}`;
  if (!isRowId(bookingId) || (await from.rows(sql, [...values, bookingId])).length === 0) return undefined;
  const booking = await loadBooking(from, bookingId);
  const isHis = named(booking).every((ride) => ride !== undefined && drives(viewer, permission, ride));
  return isHis ? booking : undefined;
}

/** A whole booking the viewer may change, as it is before it is locked; refuses as lockOpened does. */
export async function loadOpened(
  from: Rows,
  viewer: Viewer,
  permission: BookingPermission,
  bookingId: string,
  named?: NamedRides,
): Promise<BookingRecord> {
  if (await mayOpen(from, viewer, permission, bookingId)) return loadBooking(from, bookingId);
  const partly = named && (await openPartly(from, viewer, permission, bookingId, { named, lock: false }));
  return partly ?? refuseUnopened(from, viewer, permission, bookingId);
}

/**
 * Locks a booking the viewer may change, or of which he may change the rides that are named. Refuses with
 * BOOKING_NOT_FOUND what he may not touch; somebody who may see it but lacks the permission for this is told so
 * (FORBIDDEN), because he knows that it exists.
 */
export async function lockOpened(
  from: Rows,
  viewer: Viewer,
  permission: BookingPermission,
  bookingId: string,
  named?: NamedRides,
): Promise<void> {
  if (!isRowId(bookingId)) throw new BookingNotFound({ bookingId });
  const { sql, values } = question(viewer, bookingScope(viewer, permission), bookingId);
  if ((await from.rows(`${sql} for update`, values)).length > 0) return;
  if (named && (await openPartly(from, viewer, permission, bookingId, { named, lock: true }))) return;
  await refuseUnopened(from, viewer, permission, bookingId);
}
