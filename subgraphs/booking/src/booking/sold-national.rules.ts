import type { SeatRequest } from './seat-request.rules.js';

/** What a sold part keeps of its passenger's nationality; countries are ISO 3166-1 alpha-2. */
export interface SoldNational {
  /** Null of whom nobody asked of which country. */
  readonly nationalOf: string | null;
  /** The country whose nationals' price he pays; null where it is the visitors'. */
  readonly nationalPriceOf: string | null;
}

/** What is kept of a seat as it counts on a ride (seatOn) whose local price is for the people of this country. */
export function nationalOn(localCountryCode: string, { nationality, nationalOf }: SeatRequest): SoldNational {
  const nationalPriceOf = nationality === 'LOCAL' ? localCountryCode : null;
  return { nationalOf: nationalOf ?? nationalPriceOf, nationalPriceOf };
}

interface SoldLeg {
  readonly parts: readonly { readonly position: number; readonly nationalOf: string | null }[];
}

/**
 * Whose national a passenger was sold as, in the words of a seat that is asked for. Whoever was of two countries was told as
 * LOCAL by a program that names none, and stays it; of whom nobody asked it stays a foreign visitor (rules.md 5).
 */
export function soldNational(
  legs: readonly SoldLeg[],
  position: number,
): Required<Pick<SeatRequest, 'nationality' | 'nationalOf'>> {
  const own = legs.flatMap(({ parts }) => parts.filter((part) => part.position === position));
  const countries = [...new Set(own.flatMap(({ nationalOf }) => nationalOf ?? []))];
  const nationality = countries.length === 0 ? 'FOREIGN' : 'LOCAL';
  return { nationality, nationalOf: countries.length === 1 ? countries[0]! : null };
}
