import { expect } from '@jest/globals';
import type { World } from './world.js';

/** Σ debits = Σ credits of everything ever written, and every balance is what the ledger says of its account. */
export async function expectBalancedBooks(world: World): Promise<void> {
  const sums = await world.rows('select currency from ledger_entry group by currency having sum(debit) <> sum(credit)');
  expect(sums).toEqual([]);
  const strange = await world.rows(`select b.*, e.amount as told from balance b full join (
      select account, party_id, mode, currency, sum(credit - debit) as amount from ledger_entry
      where account in ('agent_balance', 'wallet') group by account, party_id, mode, currency) e
    on e.account = b.kind and e.party_id = b.owner_id::text and e.mode = b.mode and e.currency = b.currency
    where coalesce(b.amount, 0) <> coalesce(e.amount, 0)`);
  expect(strange).toEqual([]);
}

/** Debits less credits of a party's account, minor units. */
export async function accountOf(world: World, account: string, party: string | null = null): Promise<number> {
  const [row] = await world.rows<{ amount: number }>(
    `select coalesce(sum(debit - credit), 0)::int as amount from ledger_entry
     where account = $1 and party_id is not distinct from $2::text`,
    [account, party],
  );
  return row!.amount;
}

/** Debits less credits of an account in one booking, minor units. */
export async function accountIn(world: World, bookingId: string, account: string): Promise<number> {
  const [row] = await world.rows<{ amount: number }>(
    `select coalesce(sum(debit - credit), 0)::int as amount from ledger_entry where booking_id = $1 and account = $2`,
    [bookingId, account],
  );
  return row!.amount;
}
