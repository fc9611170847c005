import type { FeeRecord } from '../booking/fee-record.js';
import { type DiscountName, lowered, type SeatSaving } from './discounted.rules.js';
import type { CouponTerms } from './coupon-terms.js';
import type { Reservation } from './reserve-coupon.js';

type Seat = Parameters<typeof lowered>[0];

interface Lowering {
  readonly seats: readonly (SeatSaving & { readonly ref: string })[];
  readonly source: string;
}

/** Seats at the prices that a coupon or a promotion gives them; `refOf` says which seat is which. */
export function lowerSeats<Own extends Seat>(
  seats: readonly Own[],
  { seats: savings, source }: Lowering,
  refOf: (seat: Own) => string,
  name: DiscountName = 'coupon',
): Own[] {
  const byRef = new Map(savings.map((saving) => [saving.ref, saving]));
  return seats.map((seat) => {
    const saving = byRef.get(refOf(seat));
    return saving && saving.discount > 0 ? lowered(seat, saving, { name, source }) : seat;
  });
}

/** The fees of the booking then: the transaction fee follows the fares. */
export const loweredFees = (fees: readonly FeeRecord[], { fee }: Pick<Reservation, 'fee'>): FeeRecord[] =>
  fees.flatMap((one) => (one.name !== 'transaction' ? [one] : fee === 0 ? [] : [{ ...one, amount: fee }]));

/** What the booking keeps of its coupon; `fees` are those it has without. */
export const couponTerms = ({ paymentMethods }: Reservation, fees: readonly FeeRecord[]): CouponTerms => ({
  paymentMethods,
  fees: fees.filter(({ name }) => name === 'transaction'),
});
