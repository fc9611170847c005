import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import type { Facts } from '../../graphql/refusal.js';
import type { Viewer } from '../../viewer/viewer.js';
import type { BulkLineState, BulkState, BulkWay } from './bulk-change.rules.js';

const BulkChangeSchema = defineEntity({
  name: 'BulkChange',
  tableName: 'bulk_change',
  checks: [
    { name: 'bulk_change_state_check', expression: `state in ('GOING', 'DONE', 'STOPPED', 'UNDOING', 'UNDONE')` },
    { name: 'bulk_change_way_check', expression: `way in ('REMOVE', 'ON', 'OFF')` },
  ],
  indexes: [{ properties: ['madeBy', 'noun'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    noun: p.text(),
    madeBy: p.bigint('string').nullable(),
    madeAt: p.datetime(),
    way: p.text().$type<BulkWay>(),
    state: p.text().$type<BulkState>().index(),
    /** Why, where a kind wants it said. */
    reason: p.text().nullable(),
    /** Who pressed, with the rights of that moment, while there is work: it is done as if by him. */
    askedAs: p.json<Viewer>().nullable(),
  },
});
/** One change of many records that somebody chose. */
export class BulkChange extends BulkChangeSchema.class {}
BulkChangeSchema.setClass(BulkChange);

const BulkLineSchema = defineEntity({
  name: 'BulkLine',
  tableName: 'bulk_line',
  checks: [
    {
      name: 'bulk_line_state_check',
      expression: `state in ('WAITING', 'CHANGED', 'SAME', 'FAILED', 'UNDONE', 'KEPT')`,
    },
  ],
  indexes: [{ properties: ['changeId', 'state', 'id'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    changeId: () => p.manyToOne(BulkChange).mapToPk().fieldName('change_id').deleteRule('cascade'),
    /** As it was asked: what is no id stands here, too, and failed. */
    recordId: p.text(),
    /** What the record was called when it was chosen; null where there is none. */
    called: p.json<string | LocalizedText>().nullable(),
    state: p.text().$type<BulkLineState>(),
    /**
     * As it was when it was chosen, null where that does not matter; then the one that the change made: who saves the
     * record later makes another, and it is not taken back.
     */
    version: p.integer().nullable(),
    /** What the way back has to know of how it was, where that is not the opposite of what was done. */
    before: p.json<object>().nullable(),
    code: p.text().nullable(),
    facts: p.json<Facts>().nullable(),
    /** How often it failed unexpectedly. */
    tries: p.smallint().default(0),
  },
});
/** One of its records, and what became of that. */
export class BulkLine extends BulkLineSchema.class {}
BulkLineSchema.setClass(BulkLine);

/** Statements for a migration of a subgraph whose records are changed by many. */
export const BULK_TABLES = [
  `create table bulk_change (id bigserial primary key, noun text not null, made_by bigint null,
    made_at timestamptz not null, way text not null, state text not null, asked_as jsonb null,
    constraint bulk_change_state_check check (state in ('GOING', 'DONE', 'STOPPED', 'UNDOING', 'UNDONE')),
    constraint bulk_change_way_check check (way in ('REMOVE', 'ON', 'OFF')))`,
  'create index bulk_change_made_by_noun_index on bulk_change (made_by, noun)',
  'create index bulk_change_state_index on bulk_change (state)',
  `create table bulk_line (id bigserial primary key, change_id bigint not null, record_id text not null,
    called jsonb null, state text not null, version int null, code text null, facts jsonb null,
    tries smallint not null default 0,
    constraint bulk_line_state_check check (state in ('WAITING', 'CHANGED', 'SAME', 'FAILED', 'UNDONE', 'KEPT')),
    constraint bulk_line_change_id_foreign foreign key (change_id) references bulk_change (id) on delete cascade)`,
  'create index bulk_line_change_id_state_id_index on bulk_line (change_id, state, id)',
] as const;

/** For a later one: of who asked nothing is kept that opens something, and nothing where nobody works on it. */
export const ASKERS_ARE_FORGOTTEN = [
  `update bulk_change set asked_as = case when state in ('GOING', 'UNDOING')
    then asked_as - '{session,bookingToken,userAgent}'::text[] end where asked_as is not null`,
] as const;

/** For a later one: some changes say why, and go back to what was. */
export const CHANGES_SAY_WHY = [
  'alter table bulk_change add column reason text null',
  'alter table bulk_line add column before jsonb null',
] as const;
