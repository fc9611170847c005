import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { placeOf } from '../ledger/entries.rules.js';
import { moveBalance } from '../ledger/move-balance.js';

/**
 * Takes what an attempt pays from the balance it is paid of, which must not fall below `floor` (minor units); false where
 * it would. The caller settles the attempt in the same transaction.
 */
export async function takeFromBalance(
  transaction: RowTransaction,
  { mode }: BookingRecord,
  attempt: PaymentRecord,
  floor: number,
): Promise<boolean> {
  const { account, party } = placeOf(attempt);
  if (account !== 'agent_balance' && account !== 'wallet') throw new Error(`${account} has no balance`);
  const { amount, currency } = attempt;
  const key = { kind: account, ownerId: party, mode, currency };
  return (await moveBalance(transaction, key, -amount, floor)) !== undefined;
}
