import { formatClock } from '@naga/kernel/clock-time.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { Chosen } from '@naga/server-kit/crud/bulk/ask-bulk.command.js';
import { foundBy, within } from '@naga/server-kit/crud/noun-list.queries.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { CatalogueContext } from '../journey/asking.js';
import { operatorNoun } from '../operator/operator.noun.js';
import { hasLeft } from './kept-departures.rules.js';
import { lineNoun } from './line.noun.js';
import type { ComingSoldView, SoldFilter } from './line.type.js';
import { soldSince, todayAt } from './sold-of.js';
import { toldOf } from './told.rules.js';

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

/** Of what is switched on a list, the field of a filter that finds it. */
const FOUND_BY: Readonly<Partial<Record<SoldOf, keyof SoldFilter>>> = { LINES: 'lines', OPERATORS: 'operators' };
const NOUNS = { lines: lineNoun, operators: operatorNoun } as const;

interface Touching extends Chosen {
  readonly filter?: SoldFilter | null;
}

/** SQL of the ids of what somebody chose, with the values of its parameters. Throws BAD_USER_INPUT for a filter of something else. */
function chosenIds(
  context: CatalogueContext,
  of: SoldOf,
  { ids, filter }: Touching,
): readonly [sql: string, values: readonly unknown[]] {
  if (filter == null) return ['select unnest($1::bigint[])', [ids?.filter((id) => /^\d{1,18}$/.test(id)) ?? []]];
  const [by, ...more] = Object.keys(NOUNS).filter((name) => filter[name as keyof SoldFilter] != null);
  if (by === undefined || by !== FOUND_BY[of] || more.length > 0)
    throw new InvalidInput([{ path: 'filter', code: 'FORM' }]);
  const { walked, values } = foundBy(NOUNS[FOUND_BY[of]], context, { ...filter[FOUND_BY[of]] });
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
 * two questions, however many there are. Throws BAD_USER_INPUT for a filter of something else than what changes.
 */
export async function comingSold(
  context: CatalogueContext,
  of: SoldOf,
  chosen: Touching,
  { from, until }: DaysOfSale = {},
): Promise<ComingSoldView> {
  const { database, clock } = context;
  const [ids, values] = chosenIds(context, of, chosen);
  const { condition, value } = within(lineNoun, context, 'seen', values.length + 1);
  const text = `${SCHEDULES} where ${TOUCHED[of](ids)} and ${condition}`;
  const touched = await database.rows<Started>(text, [...values, value]);
  const today = todayAt(context);
  const first = from == null || from < today ? today : from;
  const sold = await soldSince(
    context,
    touched.map(({ id }) => id),
    first,
    until,
  );
  const schedules = new Map(touched.map((one) => [one.id, one]));
  const departures = sold.map(({ routeScheduleId, date, seats, bookings }) => {
    const { start, operatorId, lineNames } = schedules.get(routeScheduleId)!;
    const departureTime = formatClock(start);
    return { routeScheduleId, date, departureTime, operatorId, lineNames, seats: seats.length, bookings };
  });
  return toldOf(departures.filter(({ date, departureTime }) => !hasLeft(date, departureTime, clock.now())));
}
