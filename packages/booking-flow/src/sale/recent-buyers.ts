import { plainPhone } from '../passengers/passenger-form.js';
import { soldNationalOf } from '../seats/national.js';
import type { KnownCustomer } from './sale-form.js';
import { travellersOf } from './travellers.js';

/** Fewer digits would offer everybody. */
const FEWEST_DIGITS = 6;

/** What a typed number is searched by; undefined while it is too short to name anybody. */
export function numberToSearch(mobileNumber: string): string | undefined {
  const text = plainPhone(mobileNumber);
  return text.replace(/\D/g, '').length < FEWEST_DIGITS ? undefined : text;
}

/** Each buyer once, the first mention of him. */
export function eachOnce<Buyer extends { passengerName: string | null }>(buyers: readonly Buyer[]): Buyer[] {
  const names = new Set<string>();
  return buyers.filter(({ passengerName }) => {
    const isNew = passengerName !== null && !names.has(passengerName);
    if (passengerName !== null) names.add(passengerName);
    return isNew;
  });
}

/** A booking, as far as it tells of who bought it. */
export interface Bought extends Pick<KnownCustomer, 'contactEmail' | 'contactPhone'> {
  legs: readonly {
    parts: readonly {
      position: number;
      state: string;
      title: 'MR' | 'MS';
      nationalOf: string | null;
      firstName: string | null;
      lastName: string | null;
    }[];
  }[];
}

/** What a booking tells of who bought it. */
export const customerOf = ({ contactPhone, contactEmail, legs }: Bought): KnownCustomer => ({
  contactPhone,
  contactEmail,
  people: travellersOf(legs).map(({ person: { title, firstName, lastName, position } }) => ({
    title,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    nationalOf: soldNationalOf(legs, position),
  })),
});
