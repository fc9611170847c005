import { Migration } from '@mikro-orm/migrations';

const STATE = `case when sent_at is not null then 'SENT'
  when due_at is null then case when attempts > 0 then 'FAILED' else 'KEPT' end
  when attempts = 0 then 'WAITING' else 'TRYING_AGAIN' end`;

/** One index knows the order of states and each of them; the other orders carry it, so that messages of no other are read (decision 111). */
export class MessageStatesAreFound extends Migration {
  override up(): void {
    this.addSql('drop index message_listed_state');
    this.addSql('drop index message_listed_by_state');
    this.addSql(`do $$ declare made record; begin
      for made in select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as sql from pg_index
        where indrelid = 'message'::regclass and indexrelid::regclass::text like '%message\\_listed\\_by\\_%'
      loop
        execute 'drop index ' || made.name;
        execute regexp_replace(made.sql, '\\)$', $state$, (${STATE}))$state$);
      end loop; end $$`);
    this.addSql(`create index message_listed_by_state on message ((${STATE}), id, channel, event, mode, private)`);
  }
}
