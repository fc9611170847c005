import type { LocalizedText } from '@naga/kernel/language.js';
import type { ReloadCause } from './reload.entity.js';

export interface ReloadRow {
  readonly id: string;
  readonly at: Date;
  readonly cause: ReloadCause;
  readonly tables: readonly string[];
  readonly process: string;
  readonly ms: number;
  readonly entries: number | null;
  readonly subjectEntries: number | null;
  readonly failure: string | null;
  readonly partRows: number | null;
  readonly askedById: string | null;
  readonly subject: string | null;
  readonly subjectId: string | null;
  readonly subjectNames: readonly LocalizedText[] | null;
}

/** What a row `t` of the log shows; `subjectNames`: SQL over its clearing `c` of what the subject is called. */
export const reloadColumns = (subjectNames = 'null'): string => `t.id::text as id, t.at, t.cause, t.tables, t.process,
  t.ms, t.entries, t.subject_entries as "subjectEntries", t.failure, t.part_rows as "partRows",
  c.asked_by_id::text as "askedById", c.subject, c.subject_id as "subjectId", ${subjectNames} as "subjectNames"`;
export const BESIDE_RELOAD = 'left join cache_clearing c on c.id = t.clearing_id';
