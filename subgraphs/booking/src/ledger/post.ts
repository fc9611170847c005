import { randomUUID } from 'node:crypto';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { EntryLine } from './entry-line.rules.js';

/** Inserts movements from the JSON of `movement`; to be combined with other writes of one statement. */
export const insertEntries = (
  json: string,
): string => `insert into ledger_entry (transaction_id, booking_id, link_id, mode, at,
    account, party_id, debit, credit, add_on, currency, reason, note, asked_by_id, approved_by_id, approval_note, bank_reference)
  select m.id::uuid, m."bookingId"::bigint, m."linkId", m.mode, to_timestamp(m.now / 1000), e.account, e.party, e.debit, e.credit, e."addOn",
    m.currency, m.reason, m.note, m."askedById", m."approvedById", m."approvalNote", case when e.account = 'agent_balance' then m."bankReference" end
  from jsonb_to_record(${json}::jsonb) as m(id text, "bookingId" text, "linkId" bigint, mode text, now float8, currency text, reason text,
      note text, "askedById" bigint, "approvedById" bigint, "approvalNote" text, "bankReference" text, lines jsonb)
  cross join jsonb_to_recordset(m.lines) as e(account text, party text, debit bigint, credit bigint, "addOn" jsonb)`;

/** People and their words behind a movement that no sale made. */
export interface ByHand {
  /** Who moved it alone, or asked for it. */
  readonly askedById: string;
  /** What he wrote. */
  readonly note: string;
  /** The second person, where it took one. */
  readonly approvedById: string | null;
  /** What the second person wrote, where that is something else. */
  readonly approvalNote: string | null;
}

/** Whose money moves: a booking's, or (id null) that of none in particular. */
export interface Moved {
  readonly id: string | null;
  readonly mode: string;
  /** ISO 4217. */
  readonly currency: string;
  /** PayLink.id, where it is a link's money. */
  readonly linkId?: string;
  /** Who moved it by hand. */
  readonly byHand?: ByHand;
  /** Of the transfer that brought it. */
  readonly bankReference?: string | null;
}

/** One balanced movement, as insertEntries takes it. */
export const movement = (
  { id: bookingId, linkId, mode, currency, byHand, bankReference }: Moved,
  now: number,
  reason: string,
  lines: readonly EntryLine[],
): string =>
  JSON.stringify({ id: randomUUID(), bookingId, linkId, mode, now, currency, reason, ...byHand, bankReference, lines });

const INSERT = insertEntries('$1');

/** Writes one balanced movement; the database refuses the commit of any other (rules.md 4). */
export async function post(
  transaction: RowTransaction,
  of: Moved,
  now: number,
  reason: string,
  lines: readonly EntryLine[],
): Promise<void> {
  if (lines.length > 0) await transaction.rows(INSERT, [movement(of, now, reason, lines)]);
}
