import type { Money } from '@naga/kernel/money.js';
import { type MapSeat, priceTiers, tierAmount } from './seat.js';

/** Beyond so many nobody counts dots: each seat says its price to who asks. */
const MOST_TIERS = 4;

/** The prices on board where they differ, and which of them a seat has, from 1; 0 where they do not. */
export function seatTiers(seats: readonly MapSeat[]): {
  readonly tiers: readonly Money[];
  readonly tierOf: (seat: MapSeat) => number;
} {
  const all = priceTiers(seats);
  if (all.length < 2 || all.length > MOST_TIERS) return { tiers: [], tierOf: () => 0 };
  return {
    tiers: all,
    tierOf: (seat) => all.findIndex(({ amount }) => amount === tierAmount(seat)?.amount) + 1,
  };
}
