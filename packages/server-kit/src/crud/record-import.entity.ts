import { defineEntity, p } from '@mikro-orm/core';
import type { FieldProblem } from '../graphql/refusal.js';
import type { RecordValues } from './check-values.js';
import type { IMPORT_ACTIONS, IMPORT_STATES } from './import-words.js';

/** What a line of a file comes to. */
export interface ImportedRow {
  readonly line: number;
  readonly action: (typeof IMPORT_ACTIONS)[number];
  /** Of the record; of a new one since it was applied. */
  readonly id: string | null;
  /** The version that was looked at; since it was applied, the one that it made. */
  readonly version: number | null;
  readonly before: RecordValues | null;
  readonly after: RecordValues;
  readonly problems: readonly FieldProblem[];
}

const RecordImportSchema = defineEntity({
  name: 'RecordImport',
  tableName: 'record_import',
  checks: [{ name: 'record_import_state_check', expression: `state in ('REHEARSED', 'APPLIED', 'UNDONE')` }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    noun: p.text(),
    madeBy: p.bigint('string').nullable(),
    madeAt: p.datetime().index(),
    state: p.text().$type<(typeof IMPORT_STATES)[number]>(),
    rows: p.json<readonly ImportedRow[]>(),
  },
});
/** A file that was rehearsed, and perhaps applied and undone. */
export class RecordImport extends RecordImportSchema.class {}
RecordImportSchema.setClass(RecordImport);

/** Statements for a migration of a subgraph that has nouns. */
export const RECORD_IMPORT_TABLE = [
  `create table record_import (id bigserial primary key, noun text not null, made_by bigint null,
    made_at timestamptz not null, state text not null, rows jsonb not null,
    constraint record_import_state_check check (state in ('REHEARSED', 'APPLIED', 'UNDONE')))`,
  'create index record_import_made_at_index on record_import (made_at)',
] as const;
