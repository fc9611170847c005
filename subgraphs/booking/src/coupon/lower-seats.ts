import { type DiscountName, lowered, type SeatSaving } from './discounted.rules.js';

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
