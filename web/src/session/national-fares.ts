import type { NationalPrices } from '@naga/booking-flow/seats/national.js';

/** A fare of the graph as prices by whose national somebody is. */
export const nationalFares = <Fare>({
  foreign,
  nationals,
}: {
  readonly foreign: Fare;
  readonly nationals: readonly { readonly countryCode: string; readonly fare: Fare }[];
}): NationalPrices<Fare> => ({
  foreign,
  nationals: Object.fromEntries(nationals.map(({ countryCode, fare }) => [countryCode, fare])),
});
