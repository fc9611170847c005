import { stillToPay } from '../booking/booking-money.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import { isLive, type PartState } from '../booking/part-state.rules.js';
import { amountOnBoard } from './on-board.rules.js';

/** Who has boarded has paid his share; who did not come owes his own, and nobody else does. */
const owesHisShare = (state: PartState): boolean => isLive(state) && state !== 'BOARDED' && state !== 'COMPLETED';

/** What the conductor collects for each part of a booking that is not paid yet, minor units by part id. */
export function owedOnBoard(booking: BookingRecord): ReadonlyMap<string, number> {
  const parts = partsOf(booking);
  const shares = amountOnBoard(
    stillToPay(booking),
    parts.map(({ state, fare }) => (owesHisShare(state) ? fare : 0)),
    booking.currency,
  );
  return new Map(parts.map(({ id }, index) => [id, shares[index] ?? 0]));
}
