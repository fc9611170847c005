import type { LanguageCode } from '@naga/kernel/language.js';
import type { Database } from '@naga/server-kit/database/database.js';

export interface VersionRow {
  readonly textId: string;
  readonly language: LanguageCode;
  readonly version: number;
  readonly words: string | null;
  readonly savedAt: Date;
  readonly savedBy: string | null;
  readonly failedAt: Date | null;
}

const COLUMNS = `t.text_id as "textId", t.language, t.version, t.words, t.saved_at as "savedAt", t.failed_at as "failedAt",
  (select trim(concat_ws(' ', a.first_name, a.last_name)) from account a where a.id = t.saved_by_id) as "savedBy"`;

/** The last version of every text that staff ever wrote. */
export const lastVersions = (database: Database): Promise<VersionRow[]> =>
  database.rows<VersionRow>(
    `select distinct on (t.text_id, t.language) ${COLUMNS} from message_text t
      order by t.text_id, t.language, t.version desc`,
  );

/** All versions of some texts, the newest first. */
export const versionsOf = (database: Database, textIds: readonly string[]): Promise<VersionRow[]> =>
  database.rows<VersionRow>(
    `select ${COLUMNS} from message_text t where t.text_id = any($1::text[]) order by t.version desc, t.id`,
    [textIds],
  );

/** What staff wrote, by language and text; without those that are as the code says them. */
export async function writtenTexts(database: Database): Promise<ReadonlyMap<string, VersionRow>> {
  const rows = await lastVersions(database);
  return new Map(
    rows.filter(({ words }) => words !== null).map((row) => [`${row.language} ${row.textId}`, row] as const),
  );
}
