import type { RideToSeat } from './rides-to-seat.js';

/** Why these rides have no price in one booking, which is paid in one currency; undefined where they have one. */
export function pricelessReason(
  rides: readonly Pick<RideToSeat, 'seatFare'>[],
): 'NO_PRICE' | 'TWO_CURRENCIES' | undefined {
  const currencies = rides.map(({ seatFare }) => seatFare?.foreign.currency);
  if (currencies.includes(undefined)) return 'NO_PRICE';
  return new Set(currencies).size > 1 ? 'TWO_CURRENCIES' : undefined;
}
