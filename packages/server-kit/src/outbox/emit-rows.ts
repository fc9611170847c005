import { randomUUID } from 'node:crypto';
import type { RowTransaction } from '../database/row-transaction.js';
import type { DomainEvent } from './domain-event.js';

export type NewEvent = Omit<DomainEvent, 'id'>;

/** Inserts events from their JSON (eventRows); for a statement that writes more than events. `now`: epoch milliseconds. */
export const insertEvents = (json: string, now: string): string =>
  `insert into outbox_event (id, type, payload, mode, request_id, created_at)
  select id::uuid, type, payload, mode, "requestId", to_timestamp(${now}::float8 / 1000)
  from jsonb_to_recordset(${json}::jsonb) as e(id text, type text, payload jsonb, mode text, "requestId" text)`;

/** Events as insertEvents takes them, each with an id of its own. */
export const eventRows = (events: readonly NewEvent[]): string =>
  JSON.stringify(events.map((event) => ({ ...event, id: randomUUID() })));

const INSERT = insertEvents('$1', '$2');

/** `emit` for a RowTransaction: notes facts that leave after commit. `now` in epoch milliseconds. */
export async function emitRows(transaction: RowTransaction, now: number, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await transaction.rows(INSERT, [eventRows(events), now]);
}
