import { randomUUID } from 'node:crypto';
import type { RowTransaction } from '../database/row-transaction.js';
import type { DomainEvent } from './domain-event.js';

export type NewEvent = Omit<DomainEvent, 'id'>;

const INSERT = `insert into outbox_event (id, type, payload, mode, request_id, created_at)
  select id::uuid, type, payload, mode, "requestId", to_timestamp($2::float8 / 1000)
  from jsonb_to_recordset($1) as e(id text, type text, payload jsonb, mode text, "requestId" text)`;

/** `emit` for a RowTransaction: notes facts that leave after commit. `now` in epoch milliseconds. */
export async function emitRows(
  transaction: RowTransaction,
  now: number,
  events: readonly NewEvent[],
): Promise<readonly string[]> {
  const rows = events.map((event) => ({ ...event, id: randomUUID() }));
  if (rows.length > 0) await transaction.rows(INSERT, [JSON.stringify(rows), now]);
  return rows.map(({ id }) => id);
}
