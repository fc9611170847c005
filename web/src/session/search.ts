import { parseTravelDate } from '@naga/kernel/travel-date.js';
import type { Transport } from './transport.js';

export const MAX_PASSENGERS = 9;

/** Who travels together; children as kernel/child-age has it. */
export interface Party {
  adults: number;
  children: number;
}

/** Seats for all of them. */
export const sizeOf = ({ adults, children }: Party): number => adults + children;

/** What a traveller looks for; places are slugs. */
export interface Search extends Party {
  /** Any kind when left out. */
  transport?: Transport | undefined;
  from: string;
  to: string;
  /** 'YYYY-MM-DD' */
  date: string;
  returnDate?: string | undefined;
}

/** The address of a search (specification, section 2), without language prefix. */
export function resultsPath({ transport, from, to, date, returnDate, ...party }: Search): string {
  const kind = transport === undefined ? 'search' : `${transport}-tickets`;
  const path = [kind, from, to, date, returnDate].filter((part) => part !== undefined && part !== '').join('/');
  return `/${path}${sizeOf(party) > 1 ? `?${partyQuery(party)}` : ''}`;
}

/** Whether results stand at a path, given without language prefix. */
export const isResultsPath = (path: string): boolean =>
  /^\/(bus-tickets|taxi-tickets|ferry-tickets|search)\//.test(path);

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

/** A day that can still be travelled on; undefined for nonsense and for the past. */
export function readDate(text: string | null | undefined, today: string): string | undefined {
  const date = parseTravelDate(text ?? '');
  return date !== undefined && date >= today ? date : undefined;
}
