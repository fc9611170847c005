import type { JourneyLegKey } from '@naga/kernel/journey-id.js';
import { localize } from '@naga/kernel/language.js';
import { ListPage, type PageAsked, type PageRows } from '@naga/server-kit/list/list-page.js';
import { type Reach, reachBy } from '@naga/server-kit/viewer/reach.js';
import { DRIVING_SCOPES } from '../booking/drives.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { RunningOnDocument } from '../neighbours/catalogue.generated.js';
import { departureKey } from '../seat-claim/departure.js';
import { type BoardDay, departureSums } from './departure-sums.js';
import type { DepartureToBoardView } from './manifest.type.js';
import { BOARDED, NO_SHOW, TICKETED } from './ticketed.js';

const MOST = 200;

/** How many have a ticket for each of these departures, and how many of them have boarded or did not come. */
const COUNTS = `select l.departure, count(*)::int as sold, count(*) filter (where ${BOARDED})::int as boarded,
    count(*) filter (where ${NO_SHOW})::int as "noShow" ${TICKETED} group by l.departure`;

interface Count {
  readonly departure: string;
  readonly sold: number;
  readonly boarded: number;
  readonly noShow: number;
}

export interface BoardFilter {
  readonly date: string;
  readonly operatorId?: string | null | undefined;
  readonly branchId?: string | null | undefined;
  /** Only those that take somebody between the stops of one of these. */
  readonly servesAny?: RiddenStops[] | undefined;
}

export type RiddenStops = Pick<JourneyLegKey, 'stopIdFrom' | 'stopIdTo'>;

export type RunFilter = { operatorId?: string; branchId?: string; countryCode?: string };

/** What of the timetable is asked for within what the viewer runs; undefined where the two do not meet. */
export function runsWithin(reach: Reach, { operatorId, branchId }: Omit<BoardFilter, 'date'>): RunFilter | undefined {
  if (reach === 'nothing') return undefined;
  const asked = { ...(operatorId && { operatorId }), ...(branchId && { branchId }) };
  if (reach === 'everything') return asked;
  const by = reach.by === 'country' ? 'countryCode' : reach.by === 'operator' ? 'operatorId' : 'branchId';
  const wanted = (asked as RunFilter)[by];
  return wanted === undefined || wanted === reach.key ? { ...asked, [by]: reach.key } : undefined;
}

/**
 * Departures of a service date that the viewer runs, by departure, with how many board them: one question to the
 * catalogue and one statement for a page of 200 at most.
 */
export function departuresToBoard(
  context: BookingContext,
  filter: BoardFilter,
  at: PageAsked,
): ListPage<DepartureToBoardView> {
  return departuresWithin(context, 'manifest.view', filter, at);
}

/** The same of those that the viewer answers for by another permission. */
export function departuresWithin(
  context: BookingContext,
  permission: string,
  { date, servesAny, ...filter }: BoardFilter,
  at: PageAsked,
): ListPage<DepartureToBoardView> {
  const asked = runsWithin(reachBy(context.viewer, permission, DRIVING_SCOPES), filter);
  if (asked === undefined) return ListPage.none();
  let found: ReturnType<typeof listed> | undefined;
  const day: BoardDay = { date, filter: { ...asked, ...(servesAny && { servesAny }) } };
  const once = () => (found ??= listed(context, day, at));
  return new ListPage(
    once,
    async () => (await once()).total,
    () => departureSums(context, day),
  );
}

async function listed(
  { database, neighbours, viewer }: BookingContext,
  day: BoardDay,
  { page = 1, pageSize, after = null }: PageAsked,
): Promise<PageRows<DepartureToBoardView> & { readonly total: number }> {
  const limit = Math.min(Math.max(pageSize, 1), MOST);
  const variables = { ...day, offset: (Math.max(page, 1) - 1) * limit, limit, after };
  const { runningOn } = await neighbours.ask('catalogue', RunningOnDocument, variables, viewer);
  const keys = runningOn.departures.map(({ routeScheduleId, date }) => departureKey(routeScheduleId, date as string));
  const counts = await database.rows<Count>(COUNTS, [keys, viewer.mode]);
  const byKey = new Map(counts.map((count) => [count.departure, count]));
  const rows = runningOn.departures.map((departure, index) => ({
    routeScheduleId: departure.routeScheduleId,
    date: departure.date as string,
    departureTime: departure.departureTime as string,
    route: localize(departure.routeNames as { en: string }, viewer.language),
    operatorId: departure.operatorId,
    operatorName: departure.operatorName,
    vehicleName: localize(departure.vehicleNames as { en: string }, viewer.language),
    seatCount: departure.seatCount,
    sold: byKey.get(keys[index]!)?.sold ?? 0,
    boarded: byKey.get(keys[index]!)?.boarded ?? 0,
    noShow: byKey.get(keys[index]!)?.noShow ?? 0,
  }));
  return { total: runningOn.total, rows, next: runningOn.next };
}
