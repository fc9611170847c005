/**
 * Whose national a passenger is, ISO 3166-1 alpha-2, as far as it makes a price on his trip; null is a foreign visitor on
 * each ride of it. It is asked once: each ride's own country says whether he pays its local price (rules, section 5).
 */
export type National = string | null;

/** What a ride makes of it. */
export const nationalityOn = (
  { localCountryCode }: { readonly localCountryCode: string },
  nationalOf: National,
): 'LOCAL' | 'FOREIGN' => (nationalOf === localCountryCode ? 'LOCAL' : 'FOREIGN');

/** The countries whose nationals pay a local price on one of these rides, each once, in the order they are ridden. */
export const localCountriesOf = (rides: readonly { readonly localCountryCode: string }[]): string[] => [
  ...new Set(rides.map(({ localCountryCode }) => localCountryCode)),
];

export interface SoldLeg {
  readonly parts: readonly { readonly position: number; readonly nationalOf: National }[];
}

/** Whose national a passenger was sold as, on whichever ride he was asked. */
export const soldNationalOf = (legs: readonly SoldLeg[], position: number): National =>
  legs.flatMap(({ parts }) => parts).find((part) => part.position === position && part.nationalOf !== null)
    ?.nationalOf ?? null;

/** What a hold is told of it: the seat's own word for programs that know no rides, and whose national he is. */
export const nationalInput = (nationalOf: National): { nationality: 'LOCAL' | 'FOREIGN'; nationalOf: National } => ({
  nationality: nationalOf === null ? 'FOREIGN' : 'LOCAL',
  nationalOf,
});

/** A price for foreign visitors and one for the nationals of each country that has another. */
export interface NationalPrices<Price> {
  readonly foreign: Price;
  /** ISO 3166-1 alpha-2 → price. */
  readonly nationals: Readonly<Record<string, Price>>;
}

export const priceFor = <Price>({ foreign, nationals }: NationalPrices<Price>, nationalOf: National): Price =>
  nationals[nationalOf ?? ''] ?? foreign;
