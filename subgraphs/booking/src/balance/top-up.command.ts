import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { type FieldProblem, InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { doOnce } from '@naga/server-kit/idempotency/do-once.js';
import type { Write } from '@naga/server-kit/idempotency/write.js';
import { actorOf } from '../booking/actor.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { topUpEntries } from '../ledger/entries.rules.js';
import { moveBalance } from '../ledger/move-balance.js';
import { post } from '../ledger/post.js';
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
  return [
    ...(amount === 0 ? [{ path: 'amount', code: 'NOT_ZERO' }] : []),
    ...(Math.abs(amount) > MOST ? [{ path: 'amount', code: 'MAX' }] : []),
    ...(CURRENCIES.includes(currency as Currency) ? [] : [{ path: 'currency', code: 'IS_IN' }]),
    ...(length === 0 ? [{ path: 'note', code: 'REQUIRED' }] : []),
    ...(length > LONGEST_NOTE ? [{ path: 'note', code: 'MAX_LENGTH' }] : []),
  ];
}

/**
 * Money of an agency came in at the bank, or its balance is put right: a movement of the ledger with what the person
 * wrote, once for its Idempotency-Key. A correction may take the balance below what a sale may. Refuses AGENCY_NOT_FOUND; InvalidInput.
 */
export async function topUp(context: BookingContext, wish: TopUp, write?: Write): Promise<void> {
  const { agencyId, amount, currency } = wish;
  await openAgency(context, agencyId);
  const problems = problemsOf(wish);
  if (problems.length > 0) throw new InvalidInput(problems);
  const { viewer, clock } = context;
  const { mode } = viewer;
  const note = `${wish.note.trim()} (${actorOf(viewer)})`;
  await inBookingTransaction(context, (transaction) =>
    doOnce(transaction, context, write, async () => {
      await moveBalance(transaction, { kind: 'agent_balance', ownerId: agencyId, mode, currency }, amount, null);
      const entries = topUpEntries('agent_balance', agencyId, amount);
      await post(transaction, { id: null, mode, currency, note }, clock.now(), 'top_up', entries);
      return null;
    }),
  );
}
