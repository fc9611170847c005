import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { AskGraph } from '../ask-graph.js';
import { invalidFields } from '../rest-error.js';
import type { BookingRequestBody } from './booking-request.js';
import { type RestHoldSeatsMutationVariables, RestRouteOfRideDocument } from './bookings.generated.js';

type HoldInput = RestHoldSeatsMutationVariables['input'];

/** What a field of the request says the route of a ride is. */
interface Claim {
  readonly path: string;
  readonly route: string | number | null | undefined;
  readonly message: string;
}

/**
 * Refuses a ticket request whose route_id is not the route of its route_schedule_id, and a booking whose route_id or
 * route_id_return is not that of its way out or back (422 on the field): one of the two is a mistake, and seats of the
 * wrong departure would be held. Rides that do not exist are left to the hold, which refuses them.
 */
export async function requireOwnRoutes(
  ask: AskGraph,
  { ticket_requests, route_id, route_id_return }: BookingRequestBody,
  legs: Extract<HoldInput['legs'], readonly unknown[]>,
  viewer: Viewer,
): Promise<void> {
  const wholes: Readonly<Record<string, Claim>> = {
    ONWARD: { path: 'route_id', route: route_id, message: 'must be the route of the first ticket request' },
    RETURN: { path: 'route_id_return', route: route_id_return, message: 'must be the route of the way back' },
  };
  const wrong = await Promise.all(
    ticket_requests.map(async (ticket, index) => {
      const { legId, direction } = legs[index]!;
      const claims = [
        {
          path: `ticket_requests.${index}.route_id`,
          route: ticket.route_id,
          message: 'must be the route of this route_schedule_id',
        },
        ...[wholes[direction ?? '']].flatMap((whole) => whole ?? []),
      ].filter(({ route }) => route != null);
      if (claims.length === 0) return [];
      const { journey } = await ask(RestRouteOfRideDocument, { legId }, viewer);
      const actual = journey?.legs[0]?.routeId;
      return claims.filter(({ route }) => actual !== undefined && actual !== String(route));
    }),
  );
  if (wrong.flat().length > 0) throw invalidFields(wrong.flat());
}
