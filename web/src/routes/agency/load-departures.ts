import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { type JourneyRow, journeyRow } from '../../features/journey-rows/journey-row.js';
import { ask, type Failure } from '../../session/graph.js';
import { localPath } from '../../session/language.js';
import { readParty, sizeOf } from '@naga/booking-flow/passengers/party.js';
import { returnDateOf, type WayToChoose, wayToChoose } from '@naga/booking-flow/trip/round-trip.js';
import { readDate, type Search } from '../../session/search.js';
import { visitContext } from '../../session/visit.js';
import { agencySearchPath } from '../../features/checkout/agency-paths.js';
import { AgencyPlacesDocument, AgencySearchDocument } from './agency.generated.js';

type Context = Readonly<RouterContextProvider>;

interface Params {
  lang?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  date?: string | undefined;
  back?: string | undefined;
}

/** A search sent without script has what was typed: its first place each. Throws the redirect to the departures. */
export async function resolveTyped(context: Context, params: Params, query: URLSearchParams): Promise<void> {
  const { today } = context.get(visitContext);
  const typed = [query.get('from') ?? '', query.get('to') ?? ''].map((text) => text.slice(0, 80));
  const [from = '', to = ''] = query.get('swap') === '1' ? typed.reverse() : typed;
  const found = await ask(context, AgencyPlacesDocument, { from: from || '-', to: to || '-' });
  const [a, b] = [found.from[0]?.location.slug, found.to[0]?.location.slug];
  if (a === undefined || b === undefined || a === b) return;
  const date = readDate(query.get('date'), today) ?? addDays(travelDate(today), 1);
  const returnDate = readDate(query.get('return'), today);
  throw redirect(localPath(params, agencySearchPath({ from: a, to: b, date, returnDate, ...readParty(query) })));
}

export interface Departures {
  search: Search;
  from: { slug: string; name: string };
  to: { slug: string; name: string };
  /** The journey there, while the one back is chosen. */
  onward: string | undefined;
  /** What is shown. */
  way: WayToChoose;
  rows: readonly JourneyRow[];
  /** The next day with departures, where this one has none. */
  nextDate: string | null;
}

/** The departures that can be sold on the day of an address; of a round trip first there, then (?onward=) back. */
export async function loadDepartures(context: Context, params: Params, query: URLSearchParams): Promise<Departures> {
  const { today } = context.get(visitContext);
  const party = readParty(query);
  const { from = '', to = '' } = params;
  const date = readDate(params.date, today) ?? addDays(travelDate(today), 1);
  const returnDate = returnDateOf(date, readDate(params.back, today));
  const search: Search = { from, to, date, returnDate, ...party };
  const onward = returnDate === undefined ? undefined : (query.get('onward') ?? undefined);
  const way = wayToChoose({ ...search, onward });
  const { searchJourneys } = await ask(context, AgencySearchDocument, {
    from: way.from,
    to: way.to,
    date: way.day,
    ...party,
    passengers: sizeOf(party),
    alone: returnDate === undefined,
  });
  if (searchJourneys === null) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  return {
    search,
    from: way.isBack ? searchJourneys.to : searchJourneys.from,
    to: way.isBack ? searchJourneys.from : searchJourneys.to,
    onward,
    way,
    rows: searchJourneys.journeys.map(journeyRow),
    nextDate: searchJourneys.nextDate,
  };
}
