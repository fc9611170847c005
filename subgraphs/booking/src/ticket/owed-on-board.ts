import { stillToPay } from '../booking/booking-money.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import { isLive } from '../booking/part-state.rules.js';
import { amountOnBoard } from './on-board.rules.js';

/** What the conductor collects for each part of a booking that is not paid yet, minor units by part id. */
export function owedOnBoard(booking: BookingRecord): ReadonlyMap<string, number> {
  const parts = partsOf(booking);
  const debtors = parts.map(({ state, fare, uncollected, uncollectedFees }) => ({
    // Who has boarded has paid his share.
    fare: isLive(state) && state !== 'BOARDED' && state !== 'COMPLETED' ? fare : 0,
    uncollected: state === 'NO_SHOW' ? uncollected + uncollectedFees : null,
  }));
  const shares = amountOnBoard(stillToPay(booking), debtors, booking.currency);
  return new Map(parts.map(({ id }, index) => [id, shares[index] ?? 0]));
}
