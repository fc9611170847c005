import type { RouterContextProvider } from 'react-router';
import { ask } from '../../session/graph.js';
import { itemsOf } from './quote-items.js';
import { SeatsQuoteDocument, type Seats_LegFragment } from './seats.generated.js';

export type Direction = 'ONWARD' | 'CONNECTING' | 'RETURN' | 'RETURN_CONNECTING';
/** A ride of the trip with its place in it. */
export type RideToSeat = Seats_LegFragment & { direction: Direction };

export const directed = (onward: readonly Seats_LegFragment[], back: readonly Seats_LegFragment[]): RideToSeat[] => [
  ...onward.map((leg, index) => ({ ...leg, direction: index === 0 ? ('ONWARD' as const) : ('CONNECTING' as const) })),
  ...back.map((leg, index) => ({
    ...leg,
    direction: index === 0 ? ('RETURN' as const) : ('RETURN_CONNECTING' as const),
  })),
];

/** Minor units. */
export interface TripPrice {
  currency: string;
  total: number;
  fees: readonly { name: string; amount: number }[];
}

/**
 * What the whole trip costs adults by the number of passengers who pay the local price, 0 to all: a price then changes with
 * a nationality at once, and to the cent. Null where a price is missing.
 */
export function tripPrices(
  context: Readonly<RouterContextProvider>,
  rides: readonly RideToSeat[],
  passengers: number,
): Promise<(TripPrice | null)[]> {
  return Promise.all(
    Array.from({ length: passengers + 1 }, async (_, locals) => {
      const adults = Array.from({ length: passengers }, (_, index) => ({
        nationality: index < locals ? ('LOCAL' as const) : ('FOREIGN' as const),
      }));
      return (await ask(context, SeatsQuoteDocument, { items: itemsOf(rides, adults) })).quote;
    }),
  );
}
