import { instantOf, localMoment } from '@naga/kernel/clock-time.js';
import { addDays } from '@naga/kernel/travel-date.js';
import type { BookingStatus } from '../booking/status.rules.js';

export interface TravelledBooking {
  readonly status: BookingStatus;
  /** Of the last ride, epoch milliseconds. */
  readonly arrival: number;
}

/** Nobody travels on these. */
const NEVER_TRAVELLED: readonly BookingStatus[] = ['CANCELLED', 'EXPIRED', 'REJECTED'];

/**
 * From when on nobody needs to know who travelled, once the account that booked is deleted: the end of the local day of
 * the last arrival; `now` where nothing is travelled. Epoch milliseconds.
 */
export function forgetFrom({ status, arrival }: TravelledBooking, now: number): number {
  if (NEVER_TRAVELLED.includes(status)) return now;
  return instantOf(addDays(localMoment(arrival).date, 1), 0);
}
