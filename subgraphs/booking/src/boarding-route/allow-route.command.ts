import type { BookingContext } from '../booking/booking-transaction.js';
import { looksAfter, operatorsInReach } from '../booking/operators-in-reach.js';
import { RoutesOfOperatorDocument } from '../neighbours/catalogue.generated.js';
import { RouteNotFound } from './boarding-route.errors.js';
import { demandOrder } from './demand-order.js';
import type { TravelDays } from './travel-days.rules.js';

const ADD = `insert into boarding_route (route_id, operator_id, route_names, added_at, travel_from, travel_until)
  values ($1, $2, $3::jsonb, to_timestamp($4::float8 / 1000), $5::date, $6::date) on conflict (route_id) do nothing`;

const REMOVE = `delete from boarding_route
  where route_id = $1 and ($2::bigint[] is null or operator_id = any($2)) returning route_id`;

/**
 * From now on one may pay the driver on this route, on these days of travel; repeating it changes nothing. Refuses
 * ROUTE_NOT_FOUND for a route that is not this operator's, or an operator that is not the viewer's; InvalidInput for days
 * that end before they begin.
 */
export async function allowRoute(
  context: BookingContext,
  operatorId: string,
  routeId: string,
  days: TravelDays,
): Promise<void> {
  demandOrder(days);
  if (!(await looksAfter(context, 'catalogue.edit', operatorId))) throw new RouteNotFound({ routeId });
  const { neighbours, viewer, database, clock } = context;
  const { operatorRoutes } = await neighbours.ask('catalogue', RoutesOfOperatorDocument, { operatorId }, viewer);
  const route = operatorRoutes.find(({ id }) => id === routeId);
  if (route === undefined) throw new RouteNotFound({ routeId });
  const { __typename: _, ...names } = route.names;
  const { travelFrom = null, travelUntil = null } = days;
  await database.change(ADD, [routeId, operatorId, JSON.stringify(names), clock.now(), travelFrom, travelUntil]);
}

/** From now on nobody pays the driver there; who has chosen it before still does. Refuses ROUTE_NOT_FOUND. */
export async function forbidRoute(context: BookingContext, routeId: string): Promise<void> {
  if (!/^\d{1,18}$/.test(routeId)) throw new RouteNotFound({ routeId });
  const operators = await operatorsInReach(context, 'catalogue.edit');
  const removed = await context.database.change(REMOVE, [routeId, operators]);
  if (removed.length === 0) throw new RouteNotFound({ routeId });
}
