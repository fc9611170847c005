import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { givenUpEntries } from '../ledger/entries.rules.js';
import { moveBalance } from '../ledger/move-balance.js';
import { post } from '../ledger/post.js';
import { lockWallet, walletBalance, type WalletKey } from '../payment/wallet.js';
import { turnBack } from './turn-back.js';

const LEFT = `select b.owner_id::text as "ownerId", b.mode, b.currency from balance b
  join deleted_account d on d.account_id = b.owner_id
  where b.kind = 'wallet' and b.amount > 0 order by b.owner_id, b.mode, b.currency`;

/** What is set aside for a booking that is being paid stays until it is taken, or free again. */
async function giveUp(transaction: RowTransaction, wallet: WalletKey, now: number): Promise<void> {
  const amount = await lockWallet(transaction, wallet, '0');
  if (amount <= 0) return;
  await moveBalance(transaction, walletBalance(wallet), -amount, 0);
  const { ownerId, mode, currency } = wallet;
  await post(transaction, { id: null, mode, currency }, now, 'credit_given_up', givenUpEntries(ownerId, amount));
}

/**
 * Credit of accounts that are deleted is booked away, each currency, however often this runs: who deleted his account gave
 * it up. What goes back to such a wallet is turned back first, so that it is not given up with the rest.
 */
export async function giveUpCredit(context: BookingContext): Promise<void> {
  const now = context.clock.now();
  await inBookingTransaction(context, async (transaction) => {
    await turnBack(transaction, { now, requestId: context.viewer.requestId });
    for (const wallet of await transaction.rows<WalletKey>(LEFT)) await giveUp(transaction, wallet, now);
  });
}
