import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { givenUpEntries } from '../ledger/entries.rules.js';
import { moveBalance } from '../ledger/move-balance.js';
import { post } from '../ledger/post.js';
import { lockWallet, walletBalance, type WalletKey } from '../payment/wallet.js';

/**
 * Money on its way into the wallet of an account that is deleted goes the way it came; what the wallet itself had paid waits
 * for a counter (IS_CASH), and so does what stands in the place of a refund that its provider refused. In transit to a wallet
 * nobody was asked for it yet: whoever was about to put it there finds it begun anew.
 */
const TURN_BACK = `update refund r set state = 'created', wallet_owner_id = null,
    in_cash = r.in_cash or (r.wallet_owner_id is not null and r.instead_of_id is not null)
  from payment y, deleted_account d
  where y.id = r.payment_id and r.state in ('created', 'transit') and (r.wallet_owner_id = d.account_id
    or (r.state = 'transit' and r.wallet_owner_id is null and y.provider = 'wallet' and y.party = d.account_id::text))`;

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
    await transaction.rows(TURN_BACK);
    for (const wallet of await transaction.rows<WalletKey>(LEFT)) await giveUp(transaction, wallet, now);
  });
}
