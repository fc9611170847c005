import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { AskGraph } from '../ask-graph.js';
import { invalidFields } from '../rest-error.js';
import type { BookingRequestBody } from './booking-request.js';
import { RestRouteOfRideDocument } from './bookings.generated.js';

/**
 * Refuses a ticket request whose route_id is not the route of its route_schedule_id (422 on the field): one of the two is
 * a mistake, and seats of the wrong departure would be held. Rides that do not exist are left to the hold, which refuses them.
 */
export async function requireOwnRoutes(
  ask: AskGraph,
  { ticket_requests }: BookingRequestBody,
  legIds: readonly string[],
  viewer: Viewer,
): Promise<void> {
  const wrong = await Promise.all(
    ticket_requests.map(async ({ route_id }, index) => {
      if (route_id === undefined) return [];
      const { journey } = await ask(RestRouteOfRideDocument, { legId: legIds[index]! }, viewer);
      const route = journey?.legs[0]?.routeId;
      if (route === undefined || route === String(route_id)) return [];
      return [{ path: `ticket_requests.${index}.route_id`, message: 'must be the route of this route_schedule_id' }];
    }),
  );
  if (wrong.flat().length > 0) throw invalidFields(wrong.flat());
}
