import { requirePermission, unauthenticated } from '@naga/server-kit/viewer/permission.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { type BookingScope, withinReach } from '../booking/booking-scope.js';

/**
 * The bookings a signed-in user made himself, whatever else his role lets him see. A key reads them only where
 * booking.view is among its scopes.
 */
export function ownBookings(viewer: Viewer): BookingScope {
  if (viewer.kind !== 'user') throw unauthenticated();
  if (viewer.apiKeyId !== undefined) requirePermission(viewer, 'booking.view');
  return withinReach({ by: 'own', key: viewer.userId }, viewer.mode);
}
