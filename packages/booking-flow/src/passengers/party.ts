/** More do not fit into one booking. */
export const MAX_PASSENGERS = 9;

/** Who travels together; children as kernel/child-age has it. */
export interface Party {
  adults: number;
  children: number;
}

/** Seats for all of them. */
export const sizeOf = ({ adults, children }: Party): number => adults + children;

/** How an address says who travels: adults are ?pax=, children are left out when there are none. */
export const partyQuery = ({ adults, children }: Party): URLSearchParams =>
  new URLSearchParams({ pax: String(adults), ...(children > 0 && { children: String(children) }) });

const whole = (text: string | null, least: number, most: number): number => {
  const count = text === null || text === '' ? least : Number(text);
  return Number.isInteger(count) && count >= least && count <= most ? count : least;
};

/** One adult at least, nine passengers at most; anything else reads as one adult and as no child. */
export function readParty(query: URLSearchParams): Party {
  const adults = whole(query.get('pax'), 1, MAX_PASSENGERS);
  return { adults, children: whole(query.get('children'), 0, MAX_PASSENGERS - adults) };
}
