import { mayOpen } from '../booking/booking-access.queries.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { optionFacts } from './option-facts.js';
import { payerOf } from './payer.js';
import { type PaymentOption, paymentOptions } from './payment-option.rules.js';

/** Which ways to pay a booking has now, and why others are closed; undefined for who may not see the booking. */
export async function methodsFor(
  context: BookingContext,
  bookingId: string,
): Promise<readonly PaymentOption[] | undefined> {
  const { database, viewer, clock } = context;
  if (!(await mayOpen(database, viewer, 'booking.view', bookingId))) return undefined;
  const booking = await loadBooking(database, bookingId);
  const payer = await payerOf(context, viewer, booking);
  return paymentOptions(await optionFacts(database, context, booking, payer, clock.now()));
}
