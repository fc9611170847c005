import { money, type Currency, type Money } from '@naga/kernel/money.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

type Booking = Pick<CheckoutBooking_BookingFragment, 'legs' | 'fees' | 'total'>;

/**
 * What a booking rides and costs after its operator refused a part of it: refused rides are neither ridden nor paid, and
 * their share of the fee is gone. The whole sale where nothing was refused, or nothing stays.
 */
export function stayingOf<B extends Booking>({
  legs,
  fees,
  total,
}: B): {
  legs: B['legs'];
  fees: B['fees'];
  total: Money;
} {
  const staying = legs
    .map((leg) => ({ ...leg, parts: leg.parts.filter(({ state }) => state !== 'REJECTED') }))
    .filter(({ parts }) => parts.length > 0);
  const whole = money(total.amount, total.currency as Currency);
  const sold = fees.filter(({ name }) => name !== 'refused');
  if (staying.length === 0) return { legs, fees: sold, total: whole };
  const refused = legs.flatMap(({ parts }) => parts).filter(({ state }) => state === 'REJECTED');
  const off = refused.reduce((sum, { fare }) => sum + fare.amount, 0);
  const back = fees.filter(({ name }) => name === 'refused').reduce((sum, { amount }) => sum + amount.amount, 0);
  return { legs: staying, fees, total: money(whole.amount - off + back, whole.currency) };
}
