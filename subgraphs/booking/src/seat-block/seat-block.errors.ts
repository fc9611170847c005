import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Travellers have these seats, or are about to: nothing was blocked. Facts: seats, dates. */
export class SeatsNotFree extends Refusal {
  readonly code = 'SEATS_NOT_FREE';
}

/** There is no such block within reach. Facts: none. */
export class SeatBlockNotFound extends Refusal {
  readonly code = 'SEAT_BLOCK_NOT_FOUND';
}
