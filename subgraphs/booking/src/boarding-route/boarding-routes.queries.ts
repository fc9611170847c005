import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { operatorsInReach } from '../booking/operators-in-reach.js';

export interface BoardingRouteRow {
  readonly routeId: string;
  readonly operatorId: string;
  readonly routeNames: LocalizedText;
  readonly addedAt: Date;
  /** 'YYYY-MM-DD' */
  readonly travelFrom: string | null;
  readonly travelUntil: string | null;
  readonly version: number;
}

const COLUMNS = `r.route_id::text as "routeId", r.operator_id::text as "operatorId", r.route_names as "routeNames",
    r.added_at as "addedAt", r.travel_from::text as "travelFrom", r.travel_until::text as "travelUntil", r.version`;

/** SQL of whether the driver is paid on a ride, by SQL of its route and its service date; no, where nobody knows the route. */
export const isPaidOnBoard = (routeId: string, day: string): string =>
  `exists (select 1 from boarding_route r where r.route_id = ${routeId}
    and ${day} between coalesce(r.travel_from, '-infinity') and coalesce(r.travel_until, 'infinity'))`;

/** One of them within reach. */
export async function boardingRoute(context: BookingContext, routeId: string): Promise<BoardingRouteRow | undefined> {
  if (!/^\d{1,18}$/.test(routeId)) return undefined;
  const operators = await operatorsInReach(context, 'catalogue.edit');
  const [row] = await context.database.rows<BoardingRouteRow>(
    `select ${COLUMNS} from boarding_route r where r.route_id = $1 and ($2::bigint[] is null or r.operator_id = any($2))`,
    [routeId, operators],
  );
  return row;
}

const BY_NAME = ListOrder.ascending({
  'r.operator_id': 'whole',
  "coalesce(r.route_names->>'en', '')": 'text',
  'r.route_id': 'whole',
});

/** One page of the routes within reach on which one may pay the driver, by operator and name. */
export async function boardingRoutes(
  context: BookingContext,
  { operatorId, ...at }: PageAsked & { readonly operatorId?: string | null | undefined },
): Promise<ListPage<BoardingRouteRow>> {
  return listPage<BoardingRouteRow>(context.database, {
    columns: COLUMNS,
    from: `from boarding_route r where ($1::bigint[] is null or r.operator_id = any($1))
      and ($2::text is null or r.operator_id::text = $2)`,
    values: [await operatorsInReach(context, 'catalogue.edit'), operatorId ?? null],
    order: BY_NAME,
    at,
  });
}
