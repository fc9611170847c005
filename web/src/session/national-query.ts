import type { National } from '@naga/booking-flow/seats/national.js';

/** What `?nat=` says of whose prices are shown. */
export const nationalWord = (nationalOf: National): string => nationalOf ?? 'foreign';

/** Whose prices are shown, of the countries that have their own here; 'local' in older addresses is the first of them. */
export function readNational(query: URLSearchParams, countries: readonly string[]): National {
  const word = query.get('nat');
  return (word === 'local' ? countries[0] : countries.find((country) => country === word)) ?? null;
}
