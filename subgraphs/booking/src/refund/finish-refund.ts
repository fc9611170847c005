import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { recordStatus } from '../booking/record-status.js';
import { turnBack } from '../customer/turn-back.js';
import { enterWallet } from '../customer/wallet-door.js';
import { note } from '../booking/timeline.js';
import { type MoneyPlace, type MoneySource, placeOf, refundEntries, sentBackEntries } from '../ledger/entries.rules.js';
import type { EntryLine } from '../ledger/entry-line.rules.js';
import { moveBalance } from '../ledger/move-balance.js';
import { post } from '../ledger/post.js';
import { tellRefunds } from './tell-refunds.js';

const DONE = `update refund set state = 'done', done_at = to_timestamp($2::float8 / 1000)
  where id = $1 and state = 'transit' returning id`;

/** Who took the money of a refund r by a payment y, where it was never taken as paid, as GivenBack has it. */
export const CAME_BY = `case when r.reason = 'SENT_BACK'
  then json_build_object('provider', y.provider, 'party', y.party) end`;

export interface GivenBack extends MoneySource {
  readonly id: string;
  /** A counter has handed it out, whoever's the cash is. */
  readonly inCash?: boolean;
  readonly amount: number;
  readonly currency: string;
  /** Who took what was never taken as paid, and so is nobody's due; null of all other money. */
  readonly cameBy: MoneySource | null;
}

/** transit → done, once: false where it is not on its way any more. */
export async function markDone(transaction: RowTransaction, { id }: GivenBack, now: number): Promise<boolean> {
  return (await transaction.rows(DONE, [id, now])).length > 0;
}

/** What the books say of it, and why. */
export function backEntries(refund: GivenBack): readonly ['refund' | 'sent_back', readonly EntryLine[]] {
  const { cameBy, amount } = refund;
  const place: MoneyPlace = placeOf(refund);
  return cameBy === null
    ? ['refund', refundEntries(place, amount)]
    : ['sent_back', sentBackEntries(placeOf(cameBy), place, amount)];
}

/** Cash that is handed out is taken from whose counter does it; a balance grows by what comes back. */
async function putBack(transaction: RowTransaction, { mode }: BookingRecord, refund: GivenBack): Promise<void> {
  const { account, party } = placeOf(refund);
  if (account !== 'agent_balance' && account !== 'wallet') return;
  const { amount, currency } = refund;
  await moveBalance(transaction, { kind: account, ownerId: party, mode, currency }, amount, null);
}

/** Into a wallet that is being closed nothing goes: it stays on its way, and of an account that is deleted it is begun anew. */
async function mayArrive(transaction: RowTransaction, context: BookingContext, refund: GivenBack): Promise<boolean> {
  const { account, party } = placeOf(refund);
  if (account !== 'wallet') return true;
  const door = await enterWallet(transaction, party);
  if (door === 'GONE')
    await turnBack(transaction, { now: context.clock.now(), requestId: context.viewer.requestId }, refund.id);
  return door === 'OPEN';
}

/**
 * transit → done, in the caller's transaction and once: ledger, balance, timeline and, with the last of its decision,
 * the event that brings the mail. The
 * caller holds the lock of the booking. `actor` as the timeline names it.
 */
export async function finishRefund(
  transaction: RowTransaction,
  context: BookingContext,
  booking: BookingRecord,
  refund: GivenBack,
  actor: string,
): Promise<void> {
  const now = context.clock.now();
  const { amount, currency } = refund;
  if (!(await mayArrive(transaction, context, refund)) || !(await markDone(transaction, refund, now))) return;
  await putBack(transaction, booking, refund);
  const { id, mode } = booking;
  await post(transaction, { id, mode, currency }, now, ...backEntries(refund));
  await note(transaction, now, { bookingId: booking.id, type: 'refund.done', actor, facts: { amount, currency } });
  const at = { now, requestId: context.viewer.requestId };
  await recordStatus(transaction, booking.id, at);
  await tellRefunds(transaction, booking.id, at);
}
