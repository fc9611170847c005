interface Ride {
  /** The catalogue's code; null where it can be bought. */
  readonly notOnSaleReason: string | null;
  /** Of a seat; null where nobody set a price. */
  readonly seatFare: { readonly foreign: { readonly currency: string } } | null;
}

/**
 * Why these rides cannot be bought in one booking, which is paid in one currency: the catalogue's code of the first that is
 * not on sale, NO_PRICE or TWO_CURRENCIES; undefined where they can (words: app-kit/why-closed-words).
 */
export function whyClosed(rides: readonly Ride[]): string | undefined {
  const closed = rides.find(({ notOnSaleReason }) => notOnSaleReason !== null)?.notOnSaleReason;
  if (closed != null) return closed;
  const currencies = rides.map(({ seatFare }) => seatFare?.foreign.currency);
  if (currencies.includes(undefined)) return 'NO_PRICE';
  return new Set(currencies).size > 1 ? 'TWO_CURRENCIES' : undefined;
}
