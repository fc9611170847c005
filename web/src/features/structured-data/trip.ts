import type { Money } from '@naga/kernel/money.js';
import { type Thing, thing } from './thing.js';

export interface TripFacts {
  /** Of each of its rides: BUS, TAXI or FERRY. */
  readonly kinds: readonly string[];
  /** Each once, in riding order. */
  readonly operators: readonly { name: string; slug: string }[];
  /** ISO with offset. */
  readonly departs: string;
  readonly arrives: string;
  /** Names of the stops. */
  readonly from: string;
  readonly to: string;
  readonly offer?: { readonly price: Money; readonly address: string; readonly soldOut: boolean } | undefined;
}

/** What schema.org calls both ends: a bus knows stops, a boat terminals, a taxi only where it begins. */
const ENDS: Record<string, readonly [type: string, from: string, to: string | undefined, place: string]> = {
  BUS: ['BusTrip', 'departureBusStop', 'arrivalBusStop', 'BusStop'],
  FERRY: ['BoatTrip', 'departureBoatTerminal', 'arrivalBoatTerminal', 'BoatTerminal'],
};
const OTHERWISE = ['Trip', 'tripOrigin', undefined, 'Place'] as const;

/** schema.org BusTrip, BoatTrip or, for a taxi and for a journey of several kinds, Trip. */
export function tripOf({ kinds, operators, departs, arrives, from, to, offer }: TripFacts, baseUrl: string): Thing {
  const [kind, ...others] = new Set(kinds);
  const [type, start, end, place] = (others.length === 0 && ENDS[kind ?? '']) || OTHERWISE;
  const at = (name: string) => thing(place, { name });
  const providers = operators.map(({ name, slug }) =>
    thing('Organization', { name, url: `${baseUrl}/operators/${slug}` }),
  );
  return thing(type, {
    name: `${from} – ${to}`,
    provider: providers.length === 1 ? providers[0] : providers,
    departureTime: departs,
    arrivalTime: arrives,
    [start]: at(from),
    ...(end === undefined
      ? { itinerary: thing('ItemList', { itemListElement: [at(from), at(to)] }) }
      : { [end]: at(to) }),
    offers:
      offer &&
      thing('Offer', {
        price: (offer.price.amount / 100).toFixed(2),
        priceCurrency: offer.price.currency,
        availability: `https://schema.org/${offer.soldOut ? 'SoldOut' : 'InStock'}`,
        url: offer.address,
      }),
  });
}
