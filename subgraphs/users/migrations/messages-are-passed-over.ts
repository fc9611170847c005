import { Migration } from '@mikro-orm/migrations';
import { textsIn } from '@naga/server-kit/crud/list-indexes.js';

const MOMENT = `(coalesce(created_at, timestamptz 'epoch'))`;
const STATE = `(case when delivered < people then 'ON_ITS_WAY' else 'DELIVERED' end)`;
const KIND = `(case when audience->>'accountId' is not null then 'PERSON'
  when jsonb_typeof(audience->'passengersOf') = 'object' then 'PASSENGERS' else 'PEOPLE' end)`;

const WORDS = [...textsIn('titles'), ...textsIn('texts')].map((text) => `' ' || coalesce(${text}, '')`).join(' || ');

/** Each order carries the moment, and beside itself the columns that it is made of, where they are short. */
const carrying = (table: string, madeOf: Readonly<Record<string, string>>) => [
  `do $$ declare made record; begin
    for made in select c.relname as name, pg_get_indexdef(i.indexrelid) as sql
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = '${table}'::regclass and c.relname like '${table}\\_listed\\_by\\_%'
        and c.relname <> '${table}_listed_by_created_at'
    loop
      execute 'drop index ' || made.name;
      execute regexp_replace(made.sql, '\\)$', $moment$, ${MOMENT})$moment$);
    end loop; end $$`,
  ...Object.entries({ created_at: 'created_at', ...madeOf }).map(
    ([order, columns]) => `do $$ declare made text := pg_get_indexdef('${table}_listed_by_${order}'::regclass); begin
      drop index ${table}_listed_by_${order};
      execute made || ' include (${columns})'; end $$`,
  ),
];

const CHANGES = [
  ...carrying('message', { state: 'sent_at, due_at, attempts' }),
  // Its words stand in the row as they are: unpacking them took most of a search (as of terms, decision 121).
  'alter table notification set (toast_tuple_target = 8160)',
  `alter table notification alter column listed_words set storage external,
    alter column listed_words set expression as (words_for_search(${WORDS})),
    add column listed_kind text generated always as (${KIND}) stored`,
  ...['titles', 'people', 'delivered', 'read', 'created_at'].map(
    (order) => `do $$ declare made text := pg_get_indexdef('notification_listed_by_${order}'::regclass); begin
      drop index notification_listed_by_${order};
      execute regexp_replace(made, ', operator_id, .*$', $passed$, operator_id, ${STATE}, listed_kind)$passed$); end $$`,
  ),
  'drop index notification_listed_by_state',
  'drop index notification_listed_by_kind',
  `create index notification_listed_by_state on notification (${STATE}, id, operator_id, listed_kind)`,
  `create index notification_listed_by_kind on notification (listed_kind, id, operator_id, ${STATE})`,
  // No order knows whether an array holds a word; here those of a channel are counted without the rows, which are long.
  'create index notification_listed_by_channels on notification (channels, id, operator_id)',
  ...carrying('notification', {
    state: 'delivered, people',
    people: 'people',
    delivered: 'delivered',
    read: 'read',
  }),
];

/** Days and states that nobody asked for are passed over in the index of each order, and counted there (decision 154). */
export class MessagesArePassedOver extends Migration {
  override up(): void {
    for (const statement of CHANGES) this.addSql(statement);
  }
}
