import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';

/** Of an account, whatever its currencies. Who puts money in shares it, who closes the wallet has it alone; until commit. */
const KEY = `hashtextextended('wallet ' || $1::text, 0)`;
const SHARE = `select pg_advisory_xact_lock_shared(${KEY})`;

/** What nobody may put anything in beside. In SQL, with the account's id as the only value. */
export const SHUT_WALLET = `select pg_advisory_xact_lock(${KEY})`;

export type WalletDoor = 'OPEN' | 'CLOSING' | 'GONE';

const DOOR = `select case
    when exists (select 1 from deleted_account where account_id = $1::bigint) then 'GONE'
    when exists (select 1 from closing_wallet where account_id = $1::bigint) then 'CLOSING'
    else 'OPEN' end as door`;

/**
 * Whether money may come into the wallet of an account, until the caller's commit: OPEN, CLOSING while its owner deletes the
 * account, GONE once it is deleted. Whoever closes it waits for this commit, and counts what came in.
 */
export async function enterWallet(transaction: RowTransaction, accountId: string): Promise<WalletDoor> {
  await transaction.rows(SHARE, [accountId]);
  // A statement of its own: it sees what was committed while the lock was waited for.
  const [row] = await transaction.rows<{ door: WalletDoor }>(DOOR, [accountId]);
  return row!.door;
}
