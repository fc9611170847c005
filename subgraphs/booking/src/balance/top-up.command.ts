import type { Currency } from '@naga/kernel/money.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { doOnce } from '@naga/server-kit/idempotency/do-once.js';
import type { Write } from '@naga/server-kit/idempotency/write.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { topUpEntries } from '../ledger/entries.rules.js';
import { type BalanceKey, moveBalance } from '../ledger/move-balance.js';
import { type ByHand, post } from '../ledger/post.js';
import { aloneLeft } from '../overrule/overrule.rules.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { requireSecondPerson } from '@naga/server-kit/viewer/second-person.js';
import { tellSecondPerson } from '../second-person/tell-second-person.js';
import { TransferBooked } from './balance.errors.js';
import { openAgency } from './open-agency.js';
import { plainReference, type TopUpKind, topUpProblems, type TopUpWish } from './top-up.rules.js';

export interface TopUp extends TopUpWish {
  readonly agencyId: string;
}

const OF_BALANCE = 'kind = $1 and owner_id = $2 and mode = $3 and currency = $4';
const ASKED = `select asked_amount::float8 as amount, asked_by_id::text as "askedById", asked_note as note,
  asked_kind as kind, asked_reference as reference from balance where ${OF_BALANCE}`;
const ASK = `update balance set asked_amount = $5, asked_by_id = $6, asked_note = $7, asked_reference = $8,
  asked_at = to_timestamp($9::float8 / 1000), asked_country = $10, asked_kind = $11 where ${OF_BALANCE}`;
const NOTHING_ASKED = [null, null, null, null, null, null, null];

interface Asked {
  readonly amount: number | null;
  readonly askedById: string | null;
  readonly note: string | null;
  readonly kind: TopUpKind | null;
  readonly reference: string | null;
}

/** Two who book the same transfer at once come one after the other. */
const QUEUE = `select pg_advisory_xact_lock(hashtextextended('top-up ' || $1 || ' ' || $2, 0))`;
const BOOKED = `select party_id as "agencyId", (credit - debit)::float8 as amount, currency, at from ledger_entry
  where mode = $1 and bank_reference = $2`;

/** Refuses TRANSFER_BOOKED with the movement that has this reference. */
async function requireNew(transaction: RowTransaction, mode: string, reference: string): Promise<void> {
  await transaction.rows(QUEUE, [mode, reference]);
  const [first] = await transaction.rows<{ agencyId: string; amount: number; currency: string; at: Date }>(BOOKED, [
    mode,
    reference,
  ]);
  if (first !== undefined) throw new TransferBooked({ field: 'reference', ...first, at: first.at.toISOString() });
}

/** What was moved by hand of a balance in the last thirty days. */
const RECENT = `select abs(credit - debit)::float8 as amount from ledger_entry
  where account = $1 and party_id = $2 and mode = $3 and currency = $4 and reason = 'top_up'
    and at > to_timestamp($5::float8 / 1000) - interval '30 days'`;

interface Moving {
  readonly byHand: ByHand;
  readonly reference: string | null;
}

/**
 * What is written of the movement; undefined where the first person only asks. The caller holds the lock of the balance.
 * Refuses OWN_REQUEST, TRANSFER_BOOKED.
 */
async function movingOf(
  transaction: RowTransaction,
  viewer: Viewer,
  { kind, ownerId, mode, currency }: BalanceKey,
  { kind: askedKind, amount, note: why, reference: typed }: TopUp,
  { now, country }: { readonly now: number; readonly country: string | null },
): Promise<Moving | undefined> {
  const key = [kind, ownerId, mode, currency];
  const note = why.trim();
  const person = personBehind(viewer);
  const reference = plainReference(typed);
  const [asked] = await transaction.rows<Asked>(ASKED, key);
  const isAsked =
    asked?.askedById != null && asked.amount === amount && asked.kind === askedKind && asked.reference === reference;
  if (reference !== null) await requireNew(transaction, mode, reference);
  if (isAsked) {
    requireSecondPerson(viewer, asked.askedById!, { agencyId: ownerId });
    await transaction.rows(ASK, [...key, ...NOTHING_ASKED]);
    const first = asked.note ?? note;
    const approvalNote = first === note ? null : note;
    return { byHand: { askedById: asked.askedById!, note: first, approvedById: person, approvalNote }, reference };
  }
  const before = await transaction.rows<{ amount: number }>(RECENT, [...key, now]);
  const left = aloneLeft(
    currency as Currency,
    before.map((one) => one.amount),
  );
  if (Math.abs(amount) <= left)
    return { byHand: { askedById: person, note, approvedById: null, approvalNote: null }, reference };
  await transaction.rows(ASK, [...key, amount, person, note, reference, now, country, askedKind]);
  return undefined;
}

/**
 * Money of an agency came in at the bank, or its balance is put right: a movement of the ledger with what the person
 * wrote, once for its Idempotency-Key. Above a hundred dollars in thirty days the first person only asks for it, and a
 * second one moves the same: kind, amount and, of a transfer, the reference. A transfer is booked once, whatever balance it
 * is for. A correction may take the balance below what a sale may. Refuses AGENCY_NOT_FOUND, OWN_REQUEST, TRANSFER_BOOKED; InvalidInput.
 */
export async function topUp(context: BookingContext, wish: TopUp, write?: Write): Promise<void> {
  const { agencyId, amount, currency } = wish;
  const { agencyCountryCode: country } = await openAgency(context, agencyId);
  const problems = topUpProblems(wish);
  if (problems.length > 0) throw new InvalidInput(problems);
  const { viewer, clock } = context;
  const { mode } = viewer;
  const key = { kind: 'agent_balance', ownerId: agencyId, mode, currency } as const;
  await inBookingTransaction(context, (transaction) =>
    doOnce(transaction, context, write, async () => {
      const now = clock.now();
      // Makes and locks the row.
      await moveBalance(transaction, key, 0, null);
      const moving = await movingOf(transaction, viewer, key, wish, { now, country });
      if (moving === undefined) {
        await tellSecondPerson(transaction, context, now, {
          kind: 'TOP_UP',
          recordId: agencyId,
          askedById: personBehind(viewer),
          permission: 'user.manage',
          within: { countryCode: country },
          reason: wish.note.trim(),
          amount: { amount, currency },
        });
        return null;
      }
      await moveBalance(transaction, key, amount, null);
      const { byHand, reference: bankReference } = moving;
      const entries = topUpEntries('agent_balance', agencyId, amount);
      await post(transaction, { id: null, mode, currency, byHand, bankReference }, now, 'top_up', entries);
      return null;
    }),
  );
}
