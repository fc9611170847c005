import { Migration } from '@mikro-orm/migrations';

const STATE = `(case when delivered < people then 'ON_ITS_WAY' else 'DELIVERED' end)`;
const KIND = `(case when audience->>'accountId' is not null then 'PERSON'
  when jsonb_typeof(audience->'passengersOf') = 'object' then 'PASSENGERS' else 'PEOPLE' end)`;

/** What staff told people is narrowed by state, receivers, way, operator and day; each order carries what has one value (decision 111). */
export class NotificationsAreNarrowed extends Migration {
  override up(): void {
    this.addSql(`do $$ declare made record; begin
      for made in select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as sql from pg_index
        where indrelid = 'notification'::regclass and indexrelid::regclass::text like '%notification\\_listed\\_by\\_%'
      loop
        execute 'drop index ' || made.name;
        execute regexp_replace(made.sql, '\\)$', $carried$, operator_id, ${STATE}, ${KIND})$carried$);
      end loop; end $$`);
    this.addSql(`create index notification_listed_by_state on notification (${STATE}, id, operator_id, ${KIND})`);
    this.addSql(`create index notification_listed_by_kind on notification (${KIND}, id, operator_id, ${STATE})`);
    this.addSql('create index notification_listed_channels on notification using gin (channels)');
  }
}
