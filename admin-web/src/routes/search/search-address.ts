import { type inferParserType, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs';
import { MOST_PASSENGERS } from '../../features/sale/most-passengers.js';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import type { TransportType } from './search.generated.js';
import { ROW_ORDERS } from './journey-rows.js';

export const TRANSPORT_TYPES = ['BUS', 'TAXI', 'FERRY'] as const satisfies readonly TransportType[];

/** What is searched for, as it stands in the address: a link repeats the search. from and to are slugs. */
export const searchParsers = {
  from: parseAsString.withDefault(''),
  to: parseAsString.withDefault(''),
  date: parseAsTravelDate,
  type: parseAsStringLiteral(TRANSPORT_TYPES),
  pax: parseAsInteger.withDefault(1),
  sort: parseAsStringLiteral(ROW_ORDERS).withDefault('DEPARTURE'),
};

export type SearchState = inferParserType<typeof searchParsers>;

export const passengersOf = ({ pax }: Pick<SearchState, 'pax'>): number => Math.min(MOST_PASSENGERS, Math.max(1, pax));

/** The same search elsewhere or on another day, as the query of a link. */
export function searchQuery(state: SearchState, change: Partial<Record<keyof SearchState, string>>): string {
  const all = { ...state, pax: passengersOf(state) === 1 ? '' : String(passengersOf(state)), ...change };
  const usual = all.sort === 'DEPARTURE' ? { ...all, sort: '' } : all;
  const said = Object.entries(usual).filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== '');
  return new URLSearchParams(said).toString();
}
