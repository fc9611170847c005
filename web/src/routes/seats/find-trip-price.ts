import type { SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { browserClient } from '../../session/browser-client.js';
import type { TripPrice } from './load-rides.js';
import type { RideToSeat } from './rides-to-seat.js';
import { itemsOf } from './quote-items.js';
import { SeatsQuoteDocument } from './seats.generated.js';

/** What the whole trip costs these passengers; undefined where a price is missing. Throws when nobody answers. */
export async function findTripPrice(
  rides: readonly RideToSeat[],
  { sitters, seats }: SeatChoice,
  language: LanguageCode,
): Promise<TripPrice | undefined> {
  const client = await browserClient(language);
  const { data } = await client.query({
    query: SeatsQuoteDocument,
    variables: { items: itemsOf(rides, sitters, seats) },
    fetchPolicy: 'no-cache',
  });
  return data?.quote ?? undefined;
}
