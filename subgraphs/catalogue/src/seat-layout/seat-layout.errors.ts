import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Somebody has seats on coming departures that a layout would lose. Facts: `seats`, their numbers; `departures`, how many. */
export class SeatsSold extends Refusal {
  readonly code = 'SEATS_SOLD';
}
