import { isRowId } from '@naga/kernel/row-id.js';
import type { Money } from '@naga/kernel/money.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { creditIn } from './credit-of.queries.js';
import { SHUT_WALLET } from './wallet-door.js';

const CLOSE = `insert into closing_wallet (account_id, closed_at) values ($1::bigint, to_timestamp($2::float8 / 1000))
  on conflict (account_id) do update set closed_at = excluded.closed_at`;

/**
 * Nothing comes into this wallet any more, and what is in it, minor units, is what its owner gives up with his account:
 * decided by one lock, so that a refund is in what is told, or goes another way. Opened again by openWallets where he kept
 * his account.
 */
export async function closeWallet(context: BookingContext, accountId: string): Promise<Money[]> {
  if (!isRowId(accountId)) return [];
  return inBookingTransaction(context, async (transaction) => {
    await transaction.rows(SHUT_WALLET, [accountId]);
    await transaction.rows(CLOSE, [accountId, context.clock.now()]);
    return creditIn(transaction, accountId, context.viewer.mode);
  });
}
