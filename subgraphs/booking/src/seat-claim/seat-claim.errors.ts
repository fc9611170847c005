import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Somebody else has these seats on an overlapping segment. Facts: legId, seats. */
export class SeatsTaken extends Refusal {
  readonly code = 'SEATS_TAKEN';
}

/** The layout does not sell these seats, or has no such seats. Facts: legId, seats. */
export class SeatNotBookable extends Refusal {
  readonly code = 'SEAT_NOT_BOOKABLE';
}

/** These seats refuse the passenger's sex, or lie beside a stranger of the other one. Facts: legId, seats. */
export class GenderRule extends Refusal {
  readonly code = 'GENDER_RULE';
}
