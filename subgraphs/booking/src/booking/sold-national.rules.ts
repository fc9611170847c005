import type { Nationality } from './passenger.rules.js';
import type { SeatRequest } from './seat-request.rules.js';

interface SoldLeg {
  readonly localCountryCode: string;
  readonly parts: readonly { readonly position: number; readonly nationality: Nationality }[];
}

/**
 * Whose national a passenger was sold as, in the words of a seat that is asked for: of the one country where he paid the
 * local price. Whoever did so in two was told as LOCAL by a program that names no country, and stays it; who never did
 * stays a foreign visitor, as nobody asked of which country (rules.md 5).
 */
export function soldNational(
  legs: readonly SoldLeg[],
  position: number,
): Required<Pick<SeatRequest, 'nationality' | 'nationalOf'>> {
  const paysLocal = (leg: SoldLeg) =>
    leg.parts.some((part) => part.position === position && part.nationality === 'LOCAL');
  const countries = [...new Set(legs.filter(paysLocal).map(({ localCountryCode }) => localCountryCode))];
  const nationality = countries.length === 0 ? 'FOREIGN' : 'LOCAL';
  return { nationality, nationalOf: countries.length === 1 ? countries[0]! : null };
}
