import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

const BESIDE: readonly string[] = ['donation', 'add_on'];

/**
 * Why seats are not held again, as it is told: a new price (PRICE_CHANGED) is one of the seats alone, and what the booking
 * gave and had beside them is charged with it.
 */
export function toldAgain(refusal: Refusal, { fees }: Pick<CheckoutBooking_BookingFragment, 'fees'>): Refusal {
  if (refusal.code !== 'PRICE_CHANGED') return refusal;
  const beside = fees
    .filter(({ name }) => BESIDE.includes(name))
    .reduce((sum, { amount: { amount } }) => sum + amount, 0);
  const { expected, total, ...facts } = refusal.facts;
  return { ...refusal, facts: { ...facts, expected: Number(expected) + beside, total: Number(total) + beside } };
}
