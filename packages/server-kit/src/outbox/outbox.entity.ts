import { defineEntity, p } from '@mikro-orm/core';

/** A fact for others, written in the transaction that made it true and relayed after commit, at least once. */
const OutboxEventSchema = defineEntity({
  name: 'OutboxEvent',
  tableName: 'outbox_event',
  properties: {
    id: p.uuid().primary(),
    sequence: p.bigint('string').autoincrement(),
    type: p.string(),
    payload: p.json<Record<string, unknown>>(),
    mode: p.string(),
    requestId: p.string(),
    createdAt: p.datetime(),
    relayedAt: p.datetime().nullable(),
  },
});
export class OutboxEvent extends OutboxEventSchema.class {}
OutboxEventSchema.setClass(OutboxEvent);

/** An event somebody else sent and this subgraph has dealt with. */
const ConsumedEventSchema = defineEntity({
  name: 'ConsumedEvent',
  tableName: 'consumed_event',
  properties: { id: p.uuid().primary(), consumedAt: p.datetime() },
});
export class ConsumedEvent extends ConsumedEventSchema.class {}
ConsumedEventSchema.setClass(ConsumedEvent);

/** Statements for the first migration of a subgraph that emits or consumes events. */
export const OUTBOX_TABLES = [
  `create table outbox_event (
    id uuid not null, sequence bigserial not null, type varchar(255) not null, payload jsonb not null,
    mode varchar(255) not null, request_id varchar(255) not null, created_at timestamptz not null,
    relayed_at timestamptz null, constraint outbox_event_pkey primary key (id))`,
  `create index outbox_event_waiting on outbox_event (sequence) where relayed_at is null`,
  `create table consumed_event (
    id uuid not null, consumed_at timestamptz not null, constraint consumed_event_pkey primary key (id))`,
  `create function outbox_notify() returns trigger language plpgsql as $$
   begin perform pg_notify('outbox', tg_table_schema); return null; end $$`,
  `create trigger outbox_event_notify after insert on outbox_event
   for each statement execute function outbox_notify()`,
] as const;
