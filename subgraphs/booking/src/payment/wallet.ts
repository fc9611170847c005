import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { Rows } from '../booking/booking.queries.js';
import { type BalanceKey, balanceOf, lockBalance } from '../ledger/move-balance.js';
import { RESERVED } from './open-attempts.js';

export interface WalletKey {
  /** The customer's account. */
  readonly ownerId: string;
  readonly mode: Mode;
  readonly currency: string;
}

const RESERVED_ELSEWHERE = `select coalesce(sum(amount), 0)::float8 as amount from payment
  where provider = 'wallet' and party = $1 and mode = $2 and currency = $3 and ${RESERVED} and booking_id <> $4::bigint`;

async function reservedElsewhere(from: Rows, { ownerId, mode, currency }: WalletKey, bookingId: string) {
  const [row] = await from.rows<{ amount: number }>(RESERVED_ELSEWHERE, [ownerId, mode, currency, bookingId]);
  return row!.amount;
}

export const walletBalance = (key: WalletKey): BalanceKey => ({ ...key, kind: 'wallet' });

/** What a wallet can give to this booking: what is in it and not set aside for another, minor units. */
export async function availableIn(from: Rows, key: WalletKey, bookingId: string): Promise<number> {
  const amount = await balanceOf(from, walletBalance(key));
  return amount === 0 ? 0 : amount - (await reservedElsewhere(from, key, bookingId));
}

/** The same with the wallet locked until commit, for who sets something of it aside. */
export async function lockWallet(transaction: RowTransaction, key: WalletKey, bookingId: string): Promise<number> {
  const amount = await lockBalance(transaction, walletBalance(key));
  return amount - (await reservedElsewhere(transaction, key, bookingId));
}
