import { localCountriesOf } from '@naga/booking-flow/seats/national.js';
import type { Sitter } from '@naga/booking-flow/seats/seat-choice.js';
import type { RouterContextProvider } from 'react-router';
import { ask } from '../../session/graph.js';
import { itemsOf } from './quote-items.js';
import type { RideToSeat } from './rides-to-seat.js';
import { SeatsQuoteDocument, type SeatsQuoteQuery } from './seats.generated.js';

/** Minor units. */
export type TripPrice = Pick<NonNullable<SeatsQuoteQuery['quote']>, 'currency' | 'total' | 'fees' | 'items'>;

/** What the whole trip costs these passengers; null where a price is missing. */
export const tripPrice = async (
  context: Readonly<RouterContextProvider>,
  rides: readonly RideToSeat[],
  sitters: readonly Pick<Sitter, 'nationalOf' | 'passengerType'>[],
): Promise<TripPrice | null> => (await ask(context, SeatsQuoteDocument, { items: itemsOf(rides, sitters) })).quote;

/**
 * What the whole trip costs adults by the number of passengers who pay the local price, 0 to all: a price then changes with
 * a nationality at once, and to the cent. Null where a price is missing; none where the rides' locals differ.
 */
export function tripPrices(
  context: Readonly<RouterContextProvider>,
  rides: readonly RideToSeat[],
  passengers: number,
): Promise<(TripPrice | null)[]> {
  const [country = null, ...others] = localCountriesOf(rides);
  if (others.length > 0) return Promise.resolve([]);
  return Promise.all(
    Array.from({ length: passengers + 1 }, (_, locals) =>
      tripPrice(
        context,
        rides,
        Array.from({ length: passengers }, (_, index) => ({ nationalOf: index < locals ? country : null })),
      ),
    ),
  );
}
