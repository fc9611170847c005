import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { type JourneyRow, journeyRow } from '../../features/journey-rows/journey-row.js';
import { ask, type Failure } from '../../session/graph.js';
import { localPath } from '../../session/language.js';
import { readDate, readParty, type Search, sizeOf } from '../../session/search.js';
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
  /** 'YYYY-MM-DD' of what is shown. */
  day: string;
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
  const back = readDate(params.back, today);
  const returnDate = back !== undefined && back >= date ? back : undefined;
  const onward = returnDate === undefined ? undefined : (query.get('onward') ?? undefined);
  const day = onward === undefined ? date : returnDate!;
  const [a, b] = onward === undefined ? [from, to] : [to, from];
  const { searchJourneys } = await ask(context, AgencySearchDocument, {
    from: a,
    to: b,
    date: day,
    ...party,
    passengers: sizeOf(party),
  });
  if (searchJourneys === null) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  const places = [searchJourneys.from, searchJourneys.to] as const;
  const [there, end] = onward === undefined ? places : ([places[1], places[0]] as const);
  return {
    search: { from, to, date, returnDate, ...party },
    from: there,
    to: end,
    onward,
    day,
    rows: searchJourneys.journeys.map(journeyRow),
    nextDate: searchJourneys.nextDate,
  };
}
