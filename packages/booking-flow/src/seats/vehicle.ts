import type { RideSeats } from './SeatPicker.js';

/** The outline a seat map is drawn in. */
export const vehicleOf = ({
  transportType,
  category,
}: {
  readonly transportType: 'BUS' | 'TAXI' | 'FERRY';
  readonly category: string;
}): RideSeats['vehicle'] => (transportType === 'BUS' && /van/i.test(category) ? 'VAN' : transportType);
