import { mayOpen } from '../booking/booking-access.queries.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { chargedBy } from '../fee/charge-method.js';
import { optionFacts } from './option-facts.js';
import { payerOf } from './payer.js';
import { type PaymentOption, paymentOptions } from './payment-option.rules.js';

export interface ChargedOption extends PaymentOption {
  /** The booking at the price of who pays so. */
  readonly charged: BookingRecord;
}

/** Which ways to pay a booking has now, what it costs by each, and why others are closed; undefined for who may not see the booking. */
export async function methodsFor(
  context: BookingContext,
  bookingId: string,
): Promise<readonly ChargedOption[] | undefined> {
  const { database, viewer, clock } = context;
  if (!(await mayOpen(database, viewer, 'booking.view', bookingId))) return undefined;
  const booking = await loadBooking(database, bookingId);
  const payer = await payerOf(context, viewer, booking);
  const options = paymentOptions(await optionFacts(database, context, booking, payer, clock.now()));
  return options.map((option) => ({ ...option, charged: chargedBy(booking, option.method) }));
}
