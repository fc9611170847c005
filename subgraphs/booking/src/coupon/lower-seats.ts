import type { PriceStage } from '../booking/seat-request.rules.js';
import { lowered } from './discounted.rules.js';
import type { CouponTerms } from './coupon-terms.js';
import type { Reservation } from './reserve-coupon.js';

interface Fee {
  readonly name: string;
  readonly amount: number;
}

/** Seats at the prices that a reservation gives them; `refOf` says which seat is which. */
export function lowerSeats<Seat extends { readonly fare: number; readonly stages: readonly PriceStage[] }>(
  seats: readonly Seat[],
  { seats: savings, source }: Reservation,
  refOf: (seat: Seat) => string,
): (Seat & { readonly platformDiscount: number })[] {
  const byRef = new Map(savings.map((saving) => [saving.ref, saving]));
  return seats.map((seat) => {
    const saving = byRef.get(refOf(seat));
    return saving && saving.discount > 0 ? lowered(seat, saving, source) : { ...seat, platformDiscount: 0 };
  });
}

/** The fees of the booking then: the transaction fee follows the fares. */
export const loweredFees = (fees: readonly Fee[], { fee }: Reservation): Fee[] =>
  fees.flatMap(({ name, amount }) =>
    name !== 'transaction' ? [{ name, amount }] : fee === 0 ? [] : [{ name, amount: fee }],
  );

/** What the booking keeps of its coupon; `fees` are those it has without. */
export const couponTerms = ({ paymentMethods }: Reservation, fees: readonly Fee[]): CouponTerms => ({
  paymentMethods,
  fees: fees.filter(({ name }) => name === 'transaction'),
});
