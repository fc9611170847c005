import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Seats that may be sold are not in the other layout. Facts: `seats`, their numbers; `schedules`, how many ride with them. */
export class VehicleTypeSold extends Refusal {
  readonly code = 'VEHICLE_TYPE_SOLD';
}
