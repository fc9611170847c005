import { type Party, partyQuery, sizeOf } from '@naga/booking-flow/passengers/party.js';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import type { Transport } from './transport.js';

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

/** Where one asks to be told when a search finds seats, or a lower price; without language prefix. */
export function watchPath(what: 'seat' | 'fare', { transport, from, to, date, ...party }: Search): string {
  const query = new URLSearchParams({ from, to, date, ...(transport !== undefined && { type: transport }) });
  for (const [name, value] of partyQuery(party)) query.set(name, value);
  return `/${what}-alerts?${query}`;
}

/** Whether results stand at a path, given without language prefix. */
export const isResultsPath = (path: string): boolean =>
  /^\/(bus-tickets|taxi-tickets|ferry-tickets|search)\//.test(path);

/** A day that can still be travelled on; undefined for nonsense and for the past. */
export function readDate(text: string | null | undefined, today: string): string | undefined {
  const date = parseTravelDate(text ?? '');
  return date !== undefined && date >= today ? date : undefined;
}
