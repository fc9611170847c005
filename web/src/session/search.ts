import { parseTravelDate } from '@naga/kernel/travel-date.js';
import type { Transport } from './transport.js';

export const MAX_PASSENGERS = 9;

/** What a traveller looks for; places are slugs. */
export interface Search {
  /** Any kind when left out. */
  transport?: Transport | undefined;
  from: string;
  to: string;
  /** 'YYYY-MM-DD' */
  date: string;
  returnDate?: string | undefined;
  passengers: number;
}

/** The address of a search (specification, section 2), without language prefix. */
export function resultsPath({ transport, from, to, date, returnDate, passengers }: Search): string {
  const kind = transport === undefined ? 'search' : `${transport}-tickets`;
  const path = [kind, from, to, date, returnDate].filter((part) => part !== undefined && part !== '').join('/');
  return `/${path}${passengers > 1 ? `?pax=${passengers}` : ''}`;
}

/** Whether results stand at a path, given without language prefix. */
export const isResultsPath = (path: string): boolean =>
  /^\/(bus-tickets|taxi-tickets|ferry-tickets|search)\//.test(path);

/** 1 to 9; anything else reads as 1. */
export function readPassengers(query: URLSearchParams): number {
  const count = Number(query.get('pax') ?? 1);
  return Number.isInteger(count) && count >= 1 && count <= MAX_PASSENGERS ? count : 1;
}

/** A day that can still be travelled on; undefined for nonsense and for the past. */
export function readDate(text: string | null | undefined, today: string): string | undefined {
  const date = parseTravelDate(text ?? '');
  return date !== undefined && date >= today ? date : undefined;
}
