import { defineEntity, p } from '@mikro-orm/core';
import { listIndexes } from '../crud/list-indexes.js';
import { WORDS_IN } from '../crud/listed-words.js';

/** What a reading was for. */
export const ReloadCause = { START: 'START', CHANGE: 'CHANGE', BACK: 'BACK', BY_HAND: 'BY_HAND' } as const;
export type ReloadCause = keyof typeof ReloadCause;
export const RELOAD_CAUSES = Object.values(ReloadCause);

const CacheClearingSchema = defineEntity({
  name: 'CacheClearing',
  tableName: 'cache_clearing',
  properties: {
    id: p.bigint('string').primary(),
    at: p.datetime(),
    /** User id. */
    askedById: p.bigint('string'),
    /** What it was about; null: all of it. */
    subject: p.string().nullable(),
    subjectId: p.string().nullable(),
  },
});
/** Somebody had a copy in memory read again, in every process. */
export class CacheClearing extends CacheClearingSchema.class {}
CacheClearingSchema.setClass(CacheClearing);

const CacheReloadSchema = defineEntity({
  name: 'CacheReload',
  tableName: 'cache_reload',
  indexes: [{ properties: ['at', 'id'] }, { properties: ['clearingId'] }],
  checks: [
    { name: 'cache_reload_cause_check', expression: `cause in (${RELOAD_CAUSES.map((one) => `'${one}'`).join(', ')})` },
    { name: 'cache_reload_clearing_check', expression: `(cause = 'BY_HAND') = (clearing_id is not null)` },
  ],
  properties: {
    id: p.bigint('string').primary(),
    at: p.datetime(),
    cause: p.text(),
    clearingId: () =>
      p
        .manyToOne(CacheClearing)
        .mapToPk()
        .fieldName('clearing_id')
        .nullable()
        .updateRule('no action')
        .deleteRule('cascade'),
    /** Tables that were said to have changed. */
    tables: p.array((text) => text).columnType('text[]'),
    process: p.string(),
    ms: p.integer(),
    /** Null where it failed. */
    entries: p.integer().nullable(),
    /** Of the subject of its clearing. */
    subjectEntries: p.integer().nullable(),
    failure: p.text().nullable(),
    /** Rows that were read of its clearing's subject alone; null: the tables were read whole. */
    partRows: p.integer().nullable(),
  },
});
/** One process read its copy of the tables again. */
export class CacheReload extends CacheReloadSchema.class {}
CacheReloadSchema.setClass(CacheReload);

/** For the migration of a subgraph that keeps a copy in memory. */
export const CREATE_RELOADS = [
  `create table cache_clearing (id bigserial primary key, at timestamptz not null, asked_by_id bigint not null,
    subject varchar(255) null, subject_id varchar(255) null)`,
  `create table cache_reload (id bigserial primary key, at timestamptz not null, cause text not null,
    clearing_id bigint null, tables text[] not null, process varchar(255) not null, ms int not null, entries int null,
    subject_entries int null, failure text null,
    constraint cache_reload_clearing_id_foreign foreign key (clearing_id) references cache_clearing (id) on delete cascade,
    constraint cache_reload_cause_check check (cause in ('START', 'CHANGE', 'BACK', 'BY_HAND')),
    constraint cache_reload_clearing_check check ((cause = 'BY_HAND') = (clearing_id is not null)))`,
  'create index cache_reload_at_id_index on cache_reload (at, id)',
  'create index cache_reload_clearing_id_index on cache_reload (clearing_id)',
];

/** For the migration of a subgraph that keeps a copy: a reading says whether it was of one subject alone (decision 120). */
export const RELOADS_SAY_THEIR_PART = 'alter table cache_reload add column part_rows int null';

/** For the same: the log is sorted, narrowed and searched as lists of nouns are (decision 152). */
export const RELOADS_ARE_LISTED = [
  WORDS_IN,
  ...listIndexes({
    table: 'cache_reload',
    sorted: {
      process: `lower(coalesce("process", ''))`,
      cause: `coalesce("cause", '')`,
      failed: '(failure is not null)',
      ms: 'coalesce("ms", -1)',
      entries: 'coalesce("entries", -1)',
      part_rows: 'coalesce("part_rows", -1)',
      at: `coalesce("at", timestamptz 'epoch')`,
    },
    passed: ['cause'],
    narrowed: ['cause'],
    searched: ['words_in("tables")', '"process"', '"failure"'],
  }),
];
