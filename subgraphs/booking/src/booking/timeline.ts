import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';

export interface TimelineLine {
  readonly bookingId: string;
  readonly type: string;
  readonly actor: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Inserts lines from their JSON at an instant in epoch milliseconds; to be combined with other writes of one statement. */
export const insertLines = (
  json: string,
  now: string,
): string => `insert into booking_event (booking_id, at, type, actor,
    facts)
  select "bookingId"::bigint, to_timestamp(${now}::float8 / 1000), type, actor, coalesce(facts, '{}')
  from jsonb_to_recordset(${json}::jsonb) as e("bookingId" text, type text, actor text, facts jsonb)`;

const INSERT = insertLines('$1', '$2');

/** Writes what happened to bookings, in the caller's transaction. `now` in epoch milliseconds. */
export async function note(transaction: RowTransaction, now: number, ...lines: readonly TimelineLine[]): Promise<void> {
  if (lines.length > 0) await transaction.rows(INSERT, [JSON.stringify(lines), now]);
}
