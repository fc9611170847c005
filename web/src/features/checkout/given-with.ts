import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

type Fees = CheckoutBooking_BookingFragment['fees'];

/** What a booking gives for a cause. */
export const givenWith = ({ fees }: { readonly fees: Fees }): Fees[number] | undefined =>
  fees.find(({ name }) => name === 'donation');
