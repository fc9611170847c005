import { type Party, sizeOf } from '@naga/booking-flow/passengers/party.js';
import { type National, nationalInput } from '@naga/booking-flow/seats/national.js';
import { formatLegId, parseJourneyId } from '@naga/kernel/journey-id.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { browserClient } from '../../../session/browser-client.js';
import {
  JourneyPriceDocument,
  type JourneyPriceQuery,
  type JourneyPriceQueryVariables,
} from './journey-price.generated.js';

type Journey = NonNullable<JourneyPriceQuery['journey']>;

/** A price with its way; null of promotions where none would lower it. */
export interface JourneyPrice {
  readonly legs: Journey['legs'];
  readonly quote: NonNullable<Journey['quote']>;
  readonly ahead: JourneyPriceQuery['promotionsAhead'];
}

const DIRECTIONS = ['ONWARD', 'CONNECTING'] as const;

/** Nobody has chosen seats yet: numbers that none has stand for the cheapest ones. */
const legsOf = (journeyId: string, party: Party, nationalOf: National): JourneyPriceQueryVariables['legs'] =>
  (parseJourneyId(journeyId) ?? []).map((leg, ride) => ({
    legId: formatLegId(leg),
    direction: DIRECTIONS[ride]!,
    seats: Array.from({ length: sizeOf(party) }, (_, passenger) => ({
      seatNumber: `?${passenger}`,
      title: 'MS',
      ...nationalInput(nationalOf),
      passengerType: passenger < party.adults ? 'ADULT' : 'CHILD',
    })),
  }));

/** How the price of a journey comes about as it is now, and what promotions will take off it; undefined where it has none any more. Throws when nobody answers. */
export async function findJourneyPrice(
  journeyId: string,
  party: Party,
  nationalOf: National,
  language: LanguageCode,
): Promise<JourneyPrice | undefined> {
  const client = await browserClient(language);
  const { data } = await client.query({
    query: JourneyPriceDocument,
    variables: {
      journey: journeyId,
      adults: party.adults,
      children: party.children,
      nationalOf,
      legs: legsOf(journeyId, party, nationalOf),
    },
    fetchPolicy: 'no-cache',
  });
  const { journey, promotionsAhead: ahead } = data ?? {};
  if (journey?.quote == null) return undefined;
  return { legs: journey.legs, quote: journey.quote, ahead: ahead?.discount.amount === 0 ? null : (ahead ?? null) };
}
