import type { Database } from '../database/database.js';
import { ListOrder } from '../list/list-order.js';
import { type ListPage, listPage, type PageAsked, planned } from '../list/list-page.js';
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
}

export const RELOAD_COLUMNS = `r.id::text as id, r.at, r.cause, r.tables, r.process, r.ms, r.entries,
  r.subject_entries as "subjectEntries", r.failure, r.part_rows as "partRows", c.asked_by_id::text as "askedById", c.subject, c.subject_id as "subjectId"`;
export const RELOAD_FROM = 'from cache_reload r left join cache_clearing c on c.id = r.clearing_id';

export interface ReloadSearch extends PageAsked {
  readonly cause?: string | null | undefined;
  readonly failed?: boolean | null | undefined;
  /** Part of a table's name or of the process. */
  readonly text?: string | null | undefined;
}

const NEWEST = ListOrder.descending({ 'r.at': 'time', 'r.id': 'whole' });

/** The log, newest first. */
export function reloadPage(database: Database, { cause, failed, text, ...at }: ReloadSearch): ListPage<ReloadRow> {
  const pattern = text?.trim() ? `%${text.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
  return listPage<ReloadRow>(planned(database), {
    columns: RELOAD_COLUMNS,
    from: `${RELOAD_FROM} where ($1::text is null or r.cause = $1)
      and ($2::boolean is null or (r.failure is not null) = $2)
      and ($3::text is null or concat_ws(' ', array_to_string(r.tables, ' '), r.process) ilike $3)`,
    values: [cause ?? null, failed ?? null, pattern],
    order: NEWEST,
    at,
  });
}
