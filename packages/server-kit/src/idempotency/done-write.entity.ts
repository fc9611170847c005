import { defineEntity, p } from '@mikro-orm/core';

/** A write that was done, in the transaction that did it; kept for 24 hours. */
const DoneWriteSchema = defineEntity({
  name: 'DoneWrite',
  tableName: 'done_write',
  properties: {
    /** Digest of caller and key: neither can be read from the table. */
    id: p.text().primary(),
    fingerprint: p.text(),
    doneAt: p.datetime().index(),
    /** What the work made, as its command answered it: an id, a number; nothing of a person. */
    made: p.json<unknown>().nullable(),
  },
});
export class DoneWrite extends DoneWriteSchema.class {}
DoneWriteSchema.setClass(DoneWrite);

/** Statements for a migration of a subgraph whose mutations use doOnce. */
export const DONE_WRITE_TABLE = [
  `create table done_write (id text not null, fingerprint text not null, done_at timestamptz not null, made jsonb null,
    constraint done_write_pkey primary key (id))`,
  'create index done_write_done_at_index on done_write (done_at)',
] as const;
