import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is no such route within reach. Facts: routeId. */
export class RouteNotFound extends Refusal {
  readonly code = 'ROUTE_NOT_FOUND';
}
