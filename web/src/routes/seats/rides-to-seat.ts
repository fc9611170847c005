import type { Direction } from '@naga/booking-flow/sale/sale-form.js';
import type { Seats_LegFragment } from './seats.generated.js';

/** A ride of the trip with its place in it. */
export type RideToSeat = Seats_LegFragment & { direction: Direction };
