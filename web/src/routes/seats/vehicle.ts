import type { RideSeats } from '@naga/booking-flow/seats/SeatPicker';
import type { Seats_LegFragment } from './seats.generated.js';

/** The outline a seat map is drawn in. */
export const vehicleOf = ({ transportType, category }: Seats_LegFragment['vehicle']): RideSeats['vehicle'] =>
  transportType === 'BUS' && /van/i.test(category) ? 'VAN' : transportType;
