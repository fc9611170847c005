import type { SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { browserClient } from '../../session/browser-client.js';
import { holdInput } from './hold-input.js';
import type { RideToSeat } from './rides-to-seat.js';
import { SeatsPromotionsDocument, type SeatsPromotionsQuery } from './seats.generated.js';

export type PromotionsFound = NonNullable<SeatsPromotionsQuery['promotionsAhead']>;

/** What promotions would take off these seats if they were held now; undefined where none would. */
export async function findPromotions(
  rides: readonly RideToSeat[],
  choice: SeatChoice,
  language: LanguageCode,
): Promise<PromotionsFound | undefined> {
  const client = await browserClient(language);
  // Being fetched makes no price, and may be half said.
  const { legs } = holdInput(rides, { ...choice, pickups: {} }, language, undefined);
  const { data } = await client.query({
    query: SeatsPromotionsDocument,
    variables: { legs: legs.map(({ legId, direction, seats }) => ({ legId, direction, seats })) },
    fetchPolicy: 'no-cache',
  });
  const found = data?.promotionsAhead;
  return found && found.discount.amount > 0 ? found : undefined;
}
