import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

type Booking = CheckoutBooking_BookingFragment;

/**
 * A booking as the pages that pay look at it. One whose exchange waits for its difference is its new rides: held for so
 * long, with just that to pay, and nothing of the sale's own money.
 */
export function toBePaid<B extends Booking>(booking: B): B {
  const { exchange } = booking;
  if (exchange === null) return booking;
  const { expiresAt, toPay, legs } = exchange;
  return {
    ...booking,
    status: 'BLOCKED',
    expiresAt,
    canExtendHold: false,
    legs,
    fees: [{ __typename: 'BookingFee', name: 'exchange', amount: toPay }],
    total: toPay,
    due: toPay,
    couponCode: null,
    promotions: [],
    couponMethods: [],
    payments: booking.payments.filter(({ state }) => state !== 'SETTLED'),
    refunds: [],
    // What the old rides would bring is not what the new ones will.
    pointsToEarn: 0,
  };
}
