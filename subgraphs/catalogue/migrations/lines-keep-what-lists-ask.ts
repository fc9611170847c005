import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { AUDITED } from './create-audit.js';
import { inLanguages } from './lists-have-indexes.js';

const COLUMNS = ['timing_count', 'connects', 'on_sale', 'stop_names'];
const of = (row: string): string => `(${COLUMNS.map((column) => `${row}.${column}`).join(', ')})`;

const STOP_NAMES = `select string_agg(w.value, ' ' order by e.position, w.nth, w.key) from route_stop e
  join stop s on s.id = e.stop_id join location l on l.id = s.location_id
  cross join lateral (
    select 1 as nth, x.* from jsonb_each_text(s.names) x union all select 2, x.* from jsonb_each_text(l.names) x) w
  where e.route_id = t.id`;

/**
 * Works out for these lines what other tables tell of them. Where all is the same there is no statement on the table:
 * even one that changes nothing would announce a change of it to every process.
 */
const REFRESH = `create function refresh_lines(ids bigint[]) returns void language plpgsql as $$
  declare line record;
  begin
    for line in select n.* from (select t.id,
        (select count(*) from route_timing c where c.route_id = t.id)::int as timing_count,
        exists (select 1 from route_timing c where c.route_id = t.id and cardinality(c.connecting_route_ids) > 0) as connects,
        not t.off_sale and not o.offline and exists (select 1 from route_timing c
          join route_schedule d on d.route_timing_id = c.id where c.route_id = t.id and not d.disabled) as on_sale,
        coalesce((${STOP_NAMES}), '') as stop_names
      from route t join operator o on o.id = t.operator_id where t.id = any(ids)) n
      where not exists (select 1 from route r where r.id = n.id and ${of('r')} is not distinct from ${of('n')})
    loop
      update route r set ${COLUMNS.map((column) => `${column} = line.${column}`).join(', ')} where r.id = line.id;
    end loop;
  end $$`;

type Events = Partial<Record<'insert' | 'update' | 'delete', string>>;

/** Rows that came, went or changed. */
const always = (idsOf: (rows: string) => string): Events => ({
  insert: idsOf('came'),
  update: `${idsOf('went')} union ${idsOf('came')}`,
  delete: idsOf('went'),
});
const changed = (columns: string, joined = ''): string => `came n join went o using (id) ${joined}
  where (${columns.replaceAll('$', 'n')}) is distinct from (${columns.replaceAll('$', 'o')})`;

/** SQL of the lines that a statement on a table touches. */
const TOUCHED: Readonly<Record<string, Events>> = {
  route_stop: always((rows) => `select route_id from ${rows}`),
  route_timing: always((rows) => `select route_id from ${rows}`),
  route_schedule: always((rows) => `select c.route_id from ${rows} x join route_timing c on c.id = x.route_timing_id`),
  route: { update: `select n.id from ${changed('$.off_sale')}` },
  operator: { update: `select r.id from ${changed('$.offline', 'join route r on r.operator_id = n.id')}` },
  stop: {
    update: `select e.route_id from ${changed('$.names, $.location_id', 'join route_stop e on e.stop_id = n.id')}`,
  },
  location: {
    update: `select e.route_id
      from ${changed('$.names', 'join stop s on s.location_id = n.id join route_stop e on e.stop_id = s.id')}`,
  },
};

const TABLES = {
  insert: 'new table as came',
  update: 'old table as went new table as came',
  delete: 'old table as went',
};

const triggers = (table: string, events: Events): string[] =>
  Object.entries(events).flatMap(([event, ids]) => [
    `create function ${table}_${event}_tells_lines() returns trigger language plpgsql as $$
      declare ids bigint[] := array(${ids});
      begin if cardinality(ids) > 0 then perform refresh_lines(ids); end if; return null; end $$`,
    `create trigger ${table}_${event}_tells_lines after ${event} on ${table}
      referencing ${TABLES[event as keyof Events]} for each statement execute function ${table}_${event}_tells_lines()`,
  ]);

const words = [...inLanguages('names'), '"stop_names"'].map((text) => `' ' || coalesce(${text}, '')`).join(' || ');

/**
 * The list of lines narrows to, adds up and searches what other tables tell: times, days, stops. Among 100,000 lines that
 * took half a second when it was looked up for each; now the database keeps it beside them.
 */
export class LinesKeepWhatListsAsk extends Migration {
  override up(): void {
    for (const statement of [
      `alter table route add column timing_count int not null default 0, add column connects boolean not null default false,
        add column on_sale boolean not null default false, add column stop_names text not null default ''`,
      ...auditOtherwise(AUDITED.find(({ table }) => table === 'route')!),
      REFRESH,
      'select refresh_lines(array(select id from route))',
      `alter table route alter column listed_words set expression as (words_for_search(${words}))`,
      ...['connects', 'on_sale'].map((column) => `create index route_listed_${column} on "route" ("${column}")`),
      ...Object.entries(TOUCHED).flatMap(([table, events]) => triggers(table, events)),
    ])
      this.addSql(statement);
  }
}
