import { Migration } from '@mikro-orm/migrations';

/** Who moved money stood in the words of why, as 'user:12': behind a note, behind both, or behind the second one. */
const TOLD = [
  ['^(.*?) \\(user:(\\d+)\\); (.*) \\(user:(\\d+)\\)$', 'm[1], m[2]::bigint, m[4]::bigint, m[3]'],
  ['^(.*) \\(user:(\\d+), user:(\\d+)\\)$', 'm[1], m[2]::bigint, m[3]::bigint, null'],
  ['^(.*) \\(user:(\\d+)\\)$', 'm[1], m[2]::bigint, null::bigint, null'],
] as const;

const readAgain = (pattern: string, people: string): string =>
  `update ledger_entry e set (note, asked_by_id, approved_by_id, approval_note) = (select ${people}
     from regexp_match(e.note, '${pattern}') as m)
   where e.reason = 'top_up' and e.asked_by_id is null and e.note ~ '${pattern}'`;

/** Puts the people of what was moved before where they are read; needs the table's triggers to be off. */
export const READ_AGAIN = TOLD.map(([pattern, people]) => readAgain(pattern, people));

/** A movement by hand names its people in columns, so that who reads a statement reads their names. */
export class EntriesSayWhoseHand extends Migration {
  override up(): void {
    this.addSql(`alter table ledger_entry add column asked_by_id bigint null, add column approved_by_id bigint null,
      add column approval_note text null`);
    // Append-only, and no amount changes.
    this.addSql('alter table ledger_entry disable trigger user');
    for (const statement of READ_AGAIN) this.addSql(statement);
    this.addSql('alter table ledger_entry enable trigger user');
  }
}
