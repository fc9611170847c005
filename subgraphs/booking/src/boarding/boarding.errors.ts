import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** It does not run that day, or somebody else runs it. Facts: routeScheduleId, date. */
export class DepartureNotFound extends Refusal {
  readonly code = 'DEPARTURE_NOT_FOUND';
}
