import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Points pay what somebody buys for himself on the site, signed in. Facts: bookingId. */
export class PointsNotHere extends Refusal {
  readonly code = 'POINTS_NOT_HERE';
}

/** Points are worth dollars; the booking is in another currency. Facts: currency. */
export class PointsOtherCurrency extends Refusal {
  readonly code = 'POINTS_OTHER_CURRENCY';
}

/** Fewer than are spent at a time. Facts: least. */
export class PointsTooFew extends Refusal {
  readonly code = 'POINTS_TOO_FEW';
}

/** More than half of the fares. Facts: most. */
export class PointsTooMany extends Refusal {
  readonly code = 'POINTS_TOO_MANY';
}

/** He has fewer. Facts: available. */
export class PointsNotEnough extends Refusal {
  readonly code = 'POINTS_NOT_ENOUGH';
}
