import { mayOpen } from '../booking/booking-access.queries.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { type PaymentOption, paymentOptions } from './payment-option.rules.js';

/** Which ways to pay a booking has now, and why others are closed; undefined for who may not see the booking. */
export async function methodsFor(
  { database, viewer }: BookingContext,
  bookingId: string,
): Promise<readonly PaymentOption[] | undefined> {
  if (!(await mayOpen(database, viewer, 'booking.view', bookingId))) return undefined;
  return paymentOptions();
}
