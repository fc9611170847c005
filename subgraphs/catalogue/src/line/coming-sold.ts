import { LANGUAGES, localize, type LocalizedText } from '@naga/kernel/language.js';
import { pickupAddress } from '@naga/kernel/pickup-address.js';
import { isRowId } from '@naga/kernel/row-id.js';
import { seatChanges } from '@naga/kernel/seat-changes.js';
import type { Chosen } from '@naga/server-kit/crud/bulk/ask-bulk.command.js';
import { changedIds } from '@naga/server-kit/crud/bulk/bulk-report.queries.js';
import { foundBy } from '@naga/server-kit/crud/noun-list.queries.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import type { CatalogueContext } from '../journey/asking.js';
import { operatorNoun } from '../operator/operator.noun.js';
import { pickupLocationNoun } from '../pickup/pickup-location.noun.js';
import { lineNoun } from './line.noun.js';
import { LINE_SCOPES, SEES_PASSENGERS } from './line.queries.js';
import type { ComingSoldView, SoldFilter } from './coming-sold.type.js';
import { layoutCells } from '../seat-layout/seat-layouts.queries.js';
import { type PassengersMeant, soldSince, type Started, stillToLeave, todayAt } from './sold-of.js';
import { whomTold } from './told.rules.js';
import { SCHEDULES_OF_IMPORTS, touchedByUndo } from './touched-by-undo.js';

export const SOLD_OF = {
  LINES: 'LINES',
  OPERATORS: 'OPERATORS',
  STOPS: 'STOPS',
  SCHEDULES: 'SCHEDULES',
  VEHICLE_TYPES: 'VEHICLE_TYPES',
  SEAT_LAYOUTS: 'SEAT_LAYOUTS',
  PICKUP_LOCATIONS: 'PICKUP_LOCATIONS',
  GTFS_IMPORTS: 'GTFS_IMPORTS',
} as const;
/**
 * What is about to change: lines and operators go off sale, stops and pick-up locations move or are called otherwise,
 * schedules are closed for some days, vehicles and their seats become others, imports are taken back.
 */
export type SoldOf = keyof typeof SOLD_OF;

const ON_SALE = 'not t.off_sale and not d.disabled';

/** Schedules `d` of routes `t` that a change touches; `ids`: SQL of what changes. */
const TOUCHED: Readonly<Record<SoldOf, (ids: string) => string>> = {
  LINES: (ids) => `t.id in (${ids}) and ${ON_SALE}`,
  OPERATORS: (ids) => `t.operator_id in (${ids}) and ${ON_SALE}`,
  SCHEDULES: (ids) => `d.id in (${ids})`,
  STOPS: (ids) => `exists (select 1 from route_stop e where e.route_id = t.id and e.stop_id in (${ids}))`,
  VEHICLE_TYPES: (ids) => `d.vehicle_type_id in (${ids})`,
  SEAT_LAYOUTS: (ids) => `d.vehicle_type_id in (select v.id from vehicle_type v where v.seat_layout_id in (${ids}))`,
  PICKUP_LOCATIONS: (ids) => `exists (select 1 from route_stop e
    join stop_pickup_location k on k.stop_id = e.stop_id and k.pickup_location_id in (${ids})
    join pickup_location w on w.id = k.pickup_location_id
    where e.route_id = t.id and coalesce(w.operator_id, t.operator_id) = t.operator_id)`,
  GTFS_IMPORTS: SCHEDULES_OF_IMPORTS,
};

const NOUNS = { lines: lineNoun, operators: operatorNoun, pickupLocations: pickupLocationNoun } as const;
/** Of what ends on a list, the field of a filter that finds it. */
const FOUND_BY: Readonly<Partial<Record<SoldOf, keyof typeof NOUNS>>> = {
  LINES: 'lines',
  OPERATORS: 'operators',
  PICKUP_LOCATIONS: 'pickupLocations',
};

interface Touching extends Chosen {
  readonly filter?: SoldFilter | null;
  /** Who sits on one of these, by number. */
  readonly seats?: readonly string[] | null;
  /** Of vehicle types: the layout that they shall have. */
  readonly seatLayoutId?: string | null;
}

const LAYOUTS = 'select distinct seat_layout_id::text as id from vehicle_type where id = any($1::bigint[])';

/** Which passengers a change means, and which of their seats it takes away. */
interface Meant extends PassengersMeant {
  readonly lost: readonly string[];
}

/** Who sits on a seat that another layout lacks or has otherwise. */
async function meantByLayout(context: CatalogueContext, ids: readonly string[], layoutId: string): Promise<Meant> {
  const layouts = await context.database.rows<{ id: string }>(LAYOUTS, [ids]);
  const [after, ...before] = await Promise.all(
    [layoutId, ...layouts.map(({ id }) => id)].map((id) => layoutCells(context, id)),
  );
  const changes = before.flatMap((cells) => [...seatChanges(cells, after!)]);
  const numbersOf = (some: typeof changes) => [...new Set(some.map(([number]) => number))];
  return { seats: numbersOf(changes), lost: numbersOf(changes.filter(([, kinds]) => kinds.includes('LOST'))) };
}

/** Who chose a pick-up location: bookings keep its words, in the language of who bought. */
async function meantByPickups({ database }: CatalogueContext, ids: string, values: readonly unknown[]): Promise<Meant> {
  const text = `select w.names, w.address from pickup_location w where w.id in (${ids})`;
  const places = await database.rows<{ names: LocalizedText; address: string | null }>(text, values);
  const words = places.flatMap(({ names, address }) =>
    LANGUAGES.map((language) => pickupAddress(localize(names, language), address)),
  );
  return { pickupAddresses: [...new Set(words)], lost: [] };
}

/** SQL of the ids of what somebody chose, with the values of its parameters. Throws BAD_USER_INPUT for a filter of something else. */
function chosenIds(
  context: CatalogueContext,
  of: SoldOf,
  { ids, filter }: Touching,
): readonly [sql: string, values: readonly unknown[]] {
  if (filter == null) return ['select unnest($1::bigint[])', [ids?.filter(isRowId) ?? []]];
  const [by, ...more] = Object.keys(filter).filter((name) => filter[name as keyof SoldFilter] != null);
  const found = FOUND_BY[of];
  if (by === undefined || found === undefined || ![found, 'changedBy'].includes(by) || more.length > 0)
    throw new InvalidInput([{ path: 'filter', code: 'FORM' }]);
  if (by === 'changedBy') return changedIds(NOUNS[found], context, filter.changedBy!);
  const { walked, values } = foundBy(NOUNS[found], context, { ...filter[found] });
  return [`select t.id ${walked}`, values];
}

/** Which passengers of what is chosen a change means: all of them, or some. */
async function meantOf(context: CatalogueContext, of: SoldOf, chosen: Touching): Promise<Meant> {
  const { ids, seats, seatLayoutId } = chosen;
  if (of === 'PICKUP_LOCATIONS') return meantByPickups(context, ...chosenIds(context, of, chosen));
  if (of === 'VEHICLE_TYPES' && seatLayoutId != null)
    return meantByLayout(context, (ids ?? []).filter(isRowId), isRowId(seatLayoutId) ? seatLayoutId : '0');
  return { ...(seats != null && { seats }), lost: [] };
}

const SCHEDULES = `select d.id::text as id, c.departure_time as start, t.operator_id::text as "operatorId",
    t.names as "lineNames" from route t
  left join operator o on o.id = t.operator_id join route_timing m on m.route_id = t.id
  join route_schedule d on d.route_timing_id = m.id
  join timing_stop c on c.route_timing_id = m.id and c.position = 0`;

/** A schedule of a line. */
interface Touched extends Started {
  readonly operatorId: string;
  readonly lineNames: LocalizedText;
}

/** Service dates, both included; left out: no end. */
export interface DaysOfSale {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/**
 * Coming departures that somebody has seats on and that a change touches, of which the viewer may see the passengers;
 * a constant number of questions, however many there are. Throws BAD_USER_INPUT for a filter of something else than what changes.
 */
export async function comingSold(
  context: CatalogueContext,
  of: SoldOf,
  chosen: Touching,
  { from, until }: DaysOfSale = {},
): Promise<ComingSoldView> {
  const { database } = context;
  const [ids, values] = chosenIds(context, of, chosen);
  const reach = reachBy(context.viewer, SEES_PASSENGERS, LINE_SCOPES);
  const { condition, value } = reachCondition(reach, lineNoun.owner!.sql, values.length + 1);
  const text = `${SCHEDULES} where ${TOUCHED[of](ids)} and ${condition}`;
  const [touched, { lost, ...meant }] = await Promise.all([
    database.rows<Touched>(text, [...values, value]),
    meantOf(context, of, chosen),
  ]);
  const today = todayAt(context);
  const first = from == null || from < today ? today : from;
  const sold = await soldSince(
    context,
    touched.map(({ id }) => id),
    first,
    until,
    meant,
  );
  const felt = of === 'GTFS_IMPORTS' ? await touchedByUndo(context, (chosen.ids ?? []).filter(isRowId), sold) : sold;
  const coming = stillToLeave(context, touched, felt).map(
    ({ schedule: { operatorId, lineNames }, routeScheduleId, date, departureTime, seats, bookings }) => ({
      ...{ routeScheduleId, date, departureTime, operatorId, lineNames, bookings },
      seats: seats.length,
      seatNumbers: seats,
    }),
  );
  const has = new Set(coming.flatMap(({ seatNumbers }) => seatNumbers));
  return {
    ...whomTold(coming),
    seatNumbers: meant.seats ?? null,
    lostSeats: lost.filter((number) => has.has(number)),
    pickupAddresses: meant.pickupAddresses ?? null,
  };
}
