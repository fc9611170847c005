import { canBePaid, CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { type FieldProblem, InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { doOnce } from '@naga/server-kit/idempotency/do-once.js';
import type { Write } from '@naga/server-kit/idempotency/write.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { actorOf } from '../booking/actor.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { topUpEntries } from '../ledger/entries.rules.js';
import { type BalanceKey, moveBalance } from '../ledger/move-balance.js';
import { post } from '../ledger/post.js';
import { aloneLeft } from '../overrule/overrule.rules.js';
import { personBehind } from '../second-person/people-of.js';
import { requireSecondPerson } from '../second-person/second-person.js';
import { openAgency } from './open-agency.js';

const LONGEST_NOTE = 500;
/** Ten million dollars: what is more was typed wrongly. */
const MOST = 1_000_000_000;

export interface TopUp {
  readonly agencyId: string;
  /** Minor units; below zero it is taken away. */
  readonly amount: number;
  readonly currency: string;
  /** Why: a transfer's reference, what is put right. */
  readonly note: string;
}

function problemsOf({ amount, currency, note }: TopUp): FieldProblem[] {
  const length = note.trim().length;
  const isKnown = CURRENCIES.includes(currency as Currency);
  return [
    ...(amount === 0 ? [{ path: 'amount', code: 'NOT_ZERO' }] : []),
    ...(Math.abs(amount) > MOST ? [{ path: 'amount', code: 'MAX' }] : []),
    ...(isKnown && !canBePaid(amount, currency as Currency) ? [{ path: 'amount', code: 'RANGE' }] : []),
    ...(isKnown ? [] : [{ path: 'currency', code: 'IS_IN' }]),
    ...(length === 0 ? [{ path: 'note', code: 'REQUIRED' }] : []),
    ...(length > LONGEST_NOTE ? [{ path: 'note', code: 'MAX_LENGTH' }] : []),
  ];
}

const OF_BALANCE = 'kind = $1 and owner_id = $2 and mode = $3 and currency = $4';
const ASKED = `select asked_amount::float8 as amount, asked_by_id::text as "askedById" from balance where ${OF_BALANCE}`;
const ASK = `update balance set asked_amount = $5, asked_by_id = $6 where ${OF_BALANCE}`;

/** What was moved by hand of a balance in the last thirty days. */
const RECENT = `select abs(credit - debit)::float8 as amount from ledger_entry
  where account = $1 and party_id = $2 and mode = $3 and currency = $4 and reason = 'top_up'
    and at > to_timestamp($5::float8 / 1000) - interval '30 days'`;

/**
 * Who moves it, as the note says: one person alone, or the second one and who asked. Undefined where the first only asks.
 * The caller holds the lock of the balance. Refuses OWN_REQUEST.
 */
async function moversOf(
  transaction: RowTransaction,
  viewer: Viewer,
  { kind, ownerId, mode, currency }: BalanceKey,
  amount: number,
  now: number,
): Promise<string | undefined> {
  const key = [kind, ownerId, mode, currency];
  const [asked] = await transaction.rows<{ amount: number | null; askedById: string | null }>(ASKED, key);
  if (asked?.askedById != null && asked.amount === amount) {
    requireSecondPerson(viewer, asked.askedById, { agencyId: ownerId });
    await transaction.rows(ASK, [...key, null, null]);
    return `user:${asked.askedById}, ${actorOf(viewer)}`;
  }
  const before = await transaction.rows<{ amount: number }>(RECENT, [...key, now]);
  const left = aloneLeft(
    currency as Currency,
    before.map((one) => one.amount),
  );
  if (Math.abs(amount) <= left) return actorOf(viewer);
  await transaction.rows(ASK, [...key, amount, personBehind(viewer)]);
  return undefined;
}

/**
 * Money of an agency came in at the bank, or its balance is put right: a movement of the ledger with what the person
 * wrote, once for its Idempotency-Key. Above a hundred dollars in thirty days the first person only asks for it, and a
 * second one moves the same amount. A correction may take the balance below what a sale may. Refuses AGENCY_NOT_FOUND,
 * OWN_REQUEST; InvalidInput.
 */
export async function topUp(context: BookingContext, wish: TopUp, write?: Write): Promise<void> {
  const { agencyId, amount, currency } = wish;
  await openAgency(context, agencyId);
  const problems = problemsOf(wish);
  if (problems.length > 0) throw new InvalidInput(problems);
  const { viewer, clock } = context;
  const { mode } = viewer;
  const key = { kind: 'agent_balance', ownerId: agencyId, mode, currency } as const;
  await inBookingTransaction(context, (transaction) =>
    doOnce(transaction, context, write, async () => {
      const now = clock.now();
      // Makes and locks the row.
      await moveBalance(transaction, key, 0, null);
      const movers = await moversOf(transaction, viewer, key, amount, now);
      if (movers === undefined) return null;
      await moveBalance(transaction, key, amount, null);
      const note = `${wish.note.trim()} (${movers})`;
      const entries = topUpEntries('agent_balance', agencyId, amount);
      await post(transaction, { id: null, mode, currency, note }, now, 'top_up', entries);
      return null;
    }),
  );
}
