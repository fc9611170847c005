import { type AddOn, sumOfAddOns } from '@naga/booking-flow/sale/fee-lines.js';

interface KindOf {
  readonly kind: 'INSURANCE' | 'FLEX' | 'LUGGAGE' | 'OTHER';
}

/** What of people's add-ons a conductor has to do with, such as luggage: each once, with how many there are of it. */
export const carriedAddOns = (addOns: readonly (AddOn & KindOf)[]): readonly AddOn[] =>
  sumOfAddOns([{ addOns: addOns.filter(({ kind }) => kind === 'LUGGAGE' || kind === 'OTHER') }]);
