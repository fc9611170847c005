import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import type { National } from '@naga/booking-flow/seats/national.js';
import type { Party } from '@naga/booking-flow/passengers/party.js';
import type { ChangedPrice } from './changed-prices.js';
import type { TripPrice } from './load-rides.js';
import type { RideToSeat } from './rides-to-seat.js';

/** What the loader found for this page. */
export interface SeatsFound {
  /** Journey ids of the address: what is ridden, from which stop to which. */
  onward: string;
  back: string | undefined;
  /** Ways that do not cost what was seen when they were chosen. */
  changes: ChangedPrice[];
  rides: RideToSeat[];
  /** Of adults, by the number of passengers who pay the local price; none where the rides' locals differ. */
  prices: (TripPrice | null)[];
  /** Of the party as it begins, where children are counted or the rides' locals differ. */
  begunPrice: TripPrice | null;
  /** What this device held last, whatever it is. */
  booking: CheckoutBooking_BookingFragment | undefined;
  /** As the search counted them. */
  party: Party;
  /** Whose prices the results showed. */
  nationalOf: National;
  /** ISO instant of this answer. */
  now: string;
  /** The search these rides were found with. */
  search: string;
}
