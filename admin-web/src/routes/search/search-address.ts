import { type Party, readParty, sizeOf } from '@naga/booking-flow/passengers/party.js';
import { returnDateOf, type WayToChoose, wayToChoose } from '@naga/booking-flow/trip/round-trip.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import { type inferParserType, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import type { TransportType } from './search.generated.js';
import { ROW_ORDERS } from './journey-rows.js';

export const TRANSPORT_TYPES = ['BUS', 'TAXI', 'FERRY'] as const satisfies readonly TransportType[];

/**
 * What is searched for, as it stands in the address: a link repeats the search. from and to are slugs; onward is the
 * journey there, while the one back (on the day `return`) is chosen; customer a booking of who buys again.
 */
export const searchParsers = {
  from: parseAsString.withDefault(''),
  to: parseAsString.withDefault(''),
  date: parseAsTravelDate,
  return: parseAsTravelDate,
  type: parseAsStringLiteral(TRANSPORT_TYPES),
  pax: parseAsInteger.withDefault(1),
  children: parseAsInteger.withDefault(0),
  sort: parseAsStringLiteral(ROW_ORDERS).withDefault('DEPARTURE'),
  onward: parseAsString.withDefault(''),
  customer: parseAsString.withDefault(''),
};

type SearchAddress = inferParserType<typeof searchParsers>;

/** A search on a day: today's where the address names none, and no return before it. */
export type SearchState = Omit<SearchAddress, 'date'> & { date: TravelDate };

export const searchOn = (today: TravelDate, { date, ...address }: SearchAddress): SearchState => {
  const day = date ?? today;
  return { ...address, date: day, return: returnDateOf(day, address.return) ?? null };
};

export const partyOf = ({ pax, children }: Pick<SearchState, 'pax' | 'children'>): Party =>
  readParty(new URLSearchParams({ pax: String(pax), children: String(children) }));

export const passengersOf = (state: Pick<SearchState, 'pax' | 'children'>): number => sizeOf(partyOf(state));

/** Which way of the trip is chosen now. */
export const wayOf = ({ from, to, date, return: back, onward }: SearchState): WayToChoose =>
  wayToChoose({ from, to, date, returnDate: back ?? undefined, onward: onward === '' ? undefined : onward });

/** The same search elsewhere or on another day, as the query of a link; null leaves something out. */
export function searchQuery(
  state: SearchState | SearchAddress,
  change: Partial<Record<keyof SearchState, string | null>>,
): string {
  const { adults, children } = partyOf(state);
  const usual = {
    ...state,
    pax: adults === 1 ? '' : String(adults),
    children: children === 0 ? '' : String(children),
    sort: state.sort === 'DEPARTURE' ? '' : state.sort,
    ...change,
  };
  const said = Object.keys(searchParsers).flatMap((name) => {
    const value = usual[name as keyof SearchState];
    return value === null || value === '' ? [] : [[name, String(value)]];
  });
  return new URLSearchParams(said).toString();
}

/** Another day for the way that is chosen now; nobody comes back before he leaves. */
export const onDay = (state: SearchState, day: string): string =>
  wayOf(state).isBack
    ? searchQuery(state, { return: day })
    : searchQuery(state, { date: day, ...(state.return !== null && state.return < day && { return: day }) });
