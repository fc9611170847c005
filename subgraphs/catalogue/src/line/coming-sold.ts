import { formatClock } from '@naga/kernel/clock-time.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { Chosen } from '@naga/server-kit/crud/bulk/ask-bulk.command.js';
import { foundBy, within } from '@naga/server-kit/crud/noun-list.queries.js';
import type { CatalogueContext } from '../journey/asking.js';
import { operatorNoun } from '../operator/operator.noun.js';
import { hasLeft } from './kept-departures.rules.js';
import { lineNoun } from './line.noun.js';
import type { ComingSoldView, SoldFilter, TouchedDepartureView } from './line.type.js';
import { soldSince } from './sold-of.js';

/** As many as a question holds; LINE_SOLD names as many. */
const MOST_TOLD = 20;

export const SOLD_OF = { LINES: 'LINES', OPERATORS: 'OPERATORS', STOPS: 'STOPS', SCHEDULES: 'SCHEDULES' } as const;
/** What is about to change: lines and operators go off sale, stops move or are called otherwise, schedules are closed for some days. */
export type SoldOf = keyof typeof SOLD_OF;

const ON_SALE = 'not t.off_sale and not d.disabled';

/** Schedules `d` of routes `t` that a change touches; `ids`: SQL of what changes. */
const TOUCHED: Readonly<Record<SoldOf, (ids: string) => string>> = {
  LINES: (ids) => `t.id in (${ids}) and ${ON_SALE}`,
  OPERATORS: (ids) => `t.operator_id in (${ids}) and ${ON_SALE}`,
  SCHEDULES: (ids) => `d.id in (${ids})`,
  STOPS: (ids) => `exists (select 1 from route_stop e where e.route_id = t.id and e.stop_id in (${ids}))`,
};

/** SQL of the ids of what somebody chose, with the values of its parameters. */
function chosenIds(
  context: CatalogueContext,
  { ids, filter }: Chosen & { filter?: SoldFilter | null },
): readonly [sql: string, values: readonly unknown[]] {
  if (filter == null) return ['select unnest($1::bigint[])', [ids?.filter((id) => /^\d{1,18}$/.test(id)) ?? []]];
  const { walked, values } = filter.operators
    ? foundBy(operatorNoun, context, { ...filter.operators })
    : foundBy(lineNoun, context, { ...filter.lines });
  return [`select t.id ${walked}`, values];
}

const SCHEDULES = `select d.id::text as id, c.departure_time as start, t.operator_id::text as "operatorId",
    t.names as "lineNames" from route t
  left join operator o on o.id = t.operator_id join route_timing m on m.route_id = t.id
  join route_schedule d on d.route_timing_id = m.id
  join timing_stop c on c.route_timing_id = m.id and c.position = 0`;

/** A schedule of a line, and when it leaves its first stop: minutes of the local day. */
interface Started {
  readonly id: string;
  readonly start: number;
  readonly operatorId: string;
  readonly lineNames: LocalizedText;
}

/** Service dates, both included; left out: no end. */
export interface DaysOfSale {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/**
 * Coming departures that somebody has seats on and that a change touches, of the lines that the viewer looks after;
 * two questions, however many there are.
 */
export async function comingSold(
  context: CatalogueContext,
  of: SoldOf,
  chosen: Chosen & { filter?: SoldFilter | null },
  { from, until }: DaysOfSale = {},
): Promise<ComingSoldView> {
  const { database, clock } = context;
  const [ids, values] = chosenIds(context, chosen);
  const { condition, value } = within(lineNoun, context, 'seen', values.length + 1);
  const text = `${SCHEDULES} where ${TOUCHED[of](ids)} and ${condition}`;
  const touched = await database.rows<Started>(text, [...values, value]);
  const sold = await soldSince(
    context,
    touched.map(({ id }) => id),
  );
  const schedules = new Map(touched.map((one) => [one.id, one]));
  return soldView(
    sold.flatMap(({ routeScheduleId, date, seats, bookings }) => {
      const { start, operatorId, lineNames } = schedules.get(routeScheduleId)!;
      const departureTime = formatClock(start);
      if (hasLeft(date, departureTime, clock.now()) || (from != null && date < from) || (until != null && date > until))
        return [];
      return [{ routeScheduleId, date, departureTime, operatorId, lineNames, seats: seats.length, bookings }];
    }),
  );
}

function soldView(sold: readonly TouchedDepartureView[]): ComingSoldView {
  const sumOf = (field: 'seats' | 'bookings') => sold.reduce((sum, one) => sum + one[field], 0);
  return {
    departures: sold.length,
    seats: sumOf('seats'),
    bookings: sumOf('bookings'),
    touched: sold.slice(0, MOST_TOLD),
  };
}
