import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** The account has fewer points to spend. Facts: available. */
export class PointsNotEnough extends Refusal {
  readonly code = 'POINTS_NOT_ENOUGH';
}
