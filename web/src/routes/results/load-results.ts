import { SALE_HORIZON_DAYS } from '@naga/kernel/sale-horizon.js';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { data, redirect, type RouterContextProvider } from 'react-router';
import {
  CalendarPricesDocument,
  type CalendarPricesQueryVariables,
} from '../../features/search-form/search-form.generated.js';
import { type DayFare, dayFares } from '../../session/day-fares.js';
import { journeyRow } from '../../features/journey-rows/journey-row.js';
import { ask, type Failure } from '../../session/graph.js';
import { localPath } from '../../session/language.js';
import { readParty, sizeOf } from '@naga/booking-flow/passengers/party.js';
import type { NationalPrices } from '@naga/booking-flow/seats/national.js';
import { returnDateOf } from '@naga/booking-flow/trip/round-trip.js';
import { readDate, resultsPath, type Search } from '../../session/search.js';
import { transportType, type Transport } from '../../session/transport.js';
import { visitContext } from '../../session/visit.js';
import { ChosenJourneyDocument, ResultsDocument } from './results.generated.js';

const DAYS_BEFORE = 3;
/** Of the strip. */
const DAYS = 7;
/** What an address without a party asks for; the address says its own. */
const ONE = { adults: 1, children: 0 };

export interface ResultsParams {
  lang?: string | undefined;
  from: string;
  to: string;
  date?: string | undefined;
  return?: string | undefined;
}

/** The days of an address. Throws a redirect for a day that is over; without any, tomorrow. */
function daysOf(params: ResultsParams, today: string, redirectTo: (date: string) => string) {
  const date = readDate(params.date, today);
  if (params.date !== undefined && date === undefined) throw redirect(redirectTo(today));
  const day = date ?? addDays(travelDate(today), 1);
  return { date: day, returnDate: returnDateOf(day, readDate(params.return, today)) };
}

/** The party and the filters of an address; what was chosen is over. */
function askedOf(query: URLSearchParams): string {
  const asked = new URLSearchParams(query);
  asked.delete('onward');
  return asked.size > 0 ? `?${asked}` : '';
}

/** What each of the days around costs one adult at least; without prices where they cannot be had now. */
async function stripFares(
  context: Readonly<RouterContextProvider>,
  variables: CalendarPricesQueryVariables,
): Promise<Readonly<Record<string, NationalPrices<DayFare>>>> {
  try {
    const { journeyDays } = await ask(context, CalendarPricesDocument, variables);
    return Object.fromEntries(
      journeyDays.flatMap((day) => {
        const fares = dayFares(day);
        return fares === undefined ? [] : [[day.date, fares]];
      }),
    );
  } catch {
    return {};
  }
}

/** Everything the results of one leg show; of a round trip the onward choice stands in ?onward= . */
export async function loadResults(
  context: Readonly<RouterContextProvider>,
  params: ResultsParams,
  query: URLSearchParams,
  transport: Transport | undefined,
) {
  const { today, now, brand } = context.get(visitContext);
  const party = readParty(query);
  const { from, to } = params;
  const { date, returnDate } = daysOf(params, today, (day) =>
    localPath(params, resultsPath({ transport, from, to, date: day, ...ONE }) + askedOf(query)),
  );
  const search: Search = { transport, from, to, date, returnDate, ...party };
  const onwardId = query.get('onward');
  const alone = returnDate === undefined;
  const returning = returnDate !== undefined && onwardId !== null;
  const day = returning ? returnDate : date;
  const earliest = returning ? date : today;
  const lastDay = addDays(travelDate(today), SALE_HORIZON_DAYS);
  const strip = {
    from: returning ? to : from,
    to: returning ? from : to,
    transportType: transport === undefined ? null : transportType(transport),
    start: addDays(travelDate(day), -DAYS_BEFORE),
  };
  const [found, chosen] = await Promise.all([
    ask(context, ResultsDocument, { ...strip, date: day, passengers: sizeOf(party), ...party, alone }),
    returning ? ask(context, ChosenJourneyDocument, { id: onwardId, ...party, alone }) : undefined,
  ]);
  const result = found.searchJourneys;
  if (result === null) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  if (chosen?.journey === null) throw redirect(localPath(params, resultsPath(search)));
  const rows = result.journeys.map(journeyRow);
  const onward = chosen === undefined ? undefined : journeyRow(chosen.journey);
  return {
    kind: 'results' as const,
    search,
    now,
    /** Of the leg that is shown: a return's places are the other way round. */
    leg: returning ? ('return' as const) : ('onward' as const),
    day,
    from: result.from,
    to: result.to,
    onward,
    rows: rows
      .filter(({ operators }) => brand.operatorId === undefined || operators.some(({ id }) => id === brand.operatorId))
      // One cannot leave again before one has arrived.
      .filter(({ departs }) => onward === undefined || departs > chosen!.journey!.arrivalTime),
    days: found.journeyDays.map((one) => ({
      date: one.date,
      journeyCount: one.journeyCount,
      /** Over, before the way there, or not sold yet. */
      isClosed: one.date < earliest || one.date > lastDay,
    })),
    /** Follow the page: seven days of prices cost as much as the day that is asked for. */
    fares: stripFares(context, { ...strip, days: DAYS }),
    notOnSale: result.notOnSale,
    nextDate: result.nextDate,
    otherTransports: result.otherTransportTypes.map((type) => type.toLowerCase() as Transport),
    nearby: result.nearby,
  };
}

export type Results = Awaited<ReturnType<typeof loadResults>>;
