import type { BookingRecord } from '../booking/booking-record.js';
import { addOnsOf } from './add-on.rules.js';
import type { SeatAddOnView } from './add-on.type.js';

/** What a seat has beside it, as the graph shows it. */
export const seatAddOns = (
  { fees, currency }: Pick<BookingRecord, 'fees' | 'currency'>,
  partId: string,
): SeatAddOnView[] => addOnsOf(fees, partId).map(({ addOn, amount }) => ({ ...addOn, amount: { amount, currency } }));
