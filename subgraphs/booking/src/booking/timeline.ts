import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';

export interface TimelineLine {
  readonly bookingId: string;
  readonly type: string;
  readonly actor: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

const INSERT = `insert into booking_event (booking_id, at, type, actor, facts)
  select "bookingId"::bigint, to_timestamp($2::float8 / 1000), type, actor, coalesce(facts, '{}')
  from jsonb_to_recordset($1) as e("bookingId" text, type text, actor text, facts jsonb)`;

/** Writes what happened to bookings, in the caller's transaction. `now` in epoch milliseconds. */
export async function note(transaction: RowTransaction, now: number, ...lines: readonly TimelineLine[]): Promise<void> {
  if (lines.length > 0) await transaction.rows(INSERT, [JSON.stringify(lines), now]);
}
