import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { agentCommissionEntries } from '../ledger/entries.rules.js';
import { moveBalance } from '../ledger/move-balance.js';
import { post } from '../ledger/post.js';
import { commissionBack, type EarnedSeat } from './agent-commission.rules.js';

/** Credits the balance of the agency that sold a booking with a commission, or (below zero) takes it back. */
async function move(transaction: RowTransaction, booking: BookingRecord, amount: number, now: number): Promise<void> {
  const { agencyId: ownerId, mode, currency } = booking;
  if (amount === 0 || ownerId === null) return;
  await moveBalance(transaction, { kind: 'agent_balance', ownerId, mode, currency }, amount, null);
  const reason = amount > 0 ? 'commission' : 'commission_back';
  await post(transaction, booking, now, reason, agentCommissionEntries(ownerId, amount));
}

/** Seats are sold: their commission is the agency's, in the caller's transaction, which holds the lock on the booking. */
export const creditCommission = (
  transaction: RowTransaction,
  booking: BookingRecord,
  seats: readonly EarnedSeat[],
  now: number,
): Promise<void> =>
  move(
    transaction,
    booking,
    seats.reduce((sum, seat) => sum + seat.agentCommission, 0),
    now,
  );

/**
 * Of seats' fares the customer no longer owes `amount`: the agency gives back as much of its commission. That may leave
 * less than it may sell for until what was paid comes back.
 */
export const takeCommissionBack = (
  transaction: RowTransaction,
  booking: BookingRecord,
  seats: readonly (EarnedSeat & { readonly amount: number })[],
  now: number,
): Promise<void> =>
  move(
    transaction,
    booking,
    -seats.reduce((sum, seat) => sum + commissionBack(seat, seat.amount, booking.currency), 0),
    now,
  );
