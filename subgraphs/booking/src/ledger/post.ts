import { randomUUID } from 'node:crypto';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { EntryLine } from './entries.rules.js';

const INSERT = `insert into ledger_entry (transaction_id, booking_id, mode, at, account, party_id, debit, credit, currency,
    reason)
  select $1::uuid, $2, $3, to_timestamp($4::float8 / 1000), account, party, debit, credit, $5, $6
  from jsonb_to_recordset($7) as e(account text, party text, debit bigint, credit bigint)`;

/** Writes one balanced movement; the database refuses the commit of any other (rules.md 4). */
export async function post(
  transaction: RowTransaction,
  { id, mode, currency }: BookingRecord,
  now: number,
  reason: string,
  lines: readonly EntryLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await transaction.rows(INSERT, [randomUUID(), id, mode, now, currency, reason, JSON.stringify(lines)]);
}
