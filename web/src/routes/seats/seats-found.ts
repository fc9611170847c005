import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import type { TripPrice } from './load-rides.js';
import type { RideToSeat } from './rides-to-seat.js';

/** What the loader found for this page. */
export interface SeatsFound {
  rides: RideToSeat[];
  /** By the number of passengers who pay the local price. */
  prices: (TripPrice | null)[];
  /** What this device held last, whatever it is. */
  booking: CheckoutBooking_BookingFragment | undefined;
  passengers: number;
  nationality: 'LOCAL' | 'FOREIGN';
  /** ISO instant of this answer. */
  now: string;
  /** The search these rides were found with. */
  search: string;
}
