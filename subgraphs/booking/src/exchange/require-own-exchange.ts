import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { mayOpenRides } from '../booking/booking-access.queries.js';
import type { Rows } from '../booking/booking.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { BookingPermission } from '../booking/booking-scope.js';
import { localTime } from '../booking/local-time.js';
import { ridesOfExchange } from '../booking/named-rides.js';
import { ExchangeOpen } from './exchange.errors.js';

/**
 * What gives seats back gives an open exchange up: who may do so with his own rides alone waits until one of others' is
 * paid or over. Refuses EXCHANGE_OPEN.
 */
export async function requireOwnExchange(
  from: Rows,
  viewer: Viewer,
  permission: BookingPermission,
  booking: BookingRecord,
): Promise<void> {
  const { id: bookingId, exchange } = booking;
  if (exchange === null || (await mayOpenRides(from, viewer, permission, booking, ridesOfExchange))) return;
  throw new ExchangeOpen({ bookingId, expiresAt: localTime(exchange.expiresAt) });
}
