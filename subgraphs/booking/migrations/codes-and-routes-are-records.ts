import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration, auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { LOOKED_THROUGH, WORDS_FOR_SEARCH } from '@naga/server-kit/crud/listed-words.js';
import { RECORD_IMPORT_TABLE } from '@naga/server-kit/crud/record-import.entity.js';
import { BOARDING_ROUTE, CODE_RANGE, TICKET_CLASS } from './audited-records.js';

/** Where operators with records of their own are at home; the catalogue is asked of the others (operator-country/known-operators.ts). */
const COUNTRIES = [
  `create table operator_country (operator_id bigint not null, country_code varchar(2) null,
    constraint operator_country_pkey primary key (operator_id))`,
  'create index operator_country_country_code_index on operator_country (country_code)',
  `insert into operator_country (operator_id, country_code)
   select ids.operator_id, (select l.operator_country_code from leg l where l.operator_id = ids.operator_id
     order by l.id desc limit 1)
   from (select operator_id from ticket_class union select operator_id from boarding_route) ids`,
];

/** What a class is called is the code of number 1; how many of its numbers are left stands with it, to sort by. */
const CLASSES = [
  `alter table ticket_class alter column prefix drop not null, alter column suffix drop not null,
    add column first_code text null, add column numbers_left bigint not null default 0`,
  `create function ticket_class_looks() returns trigger language plpgsql as $$ begin
    new.first_code := coalesce(new.prefix, '') || lpad('1', new.digits, '0') || coalesce(new.suffix, '');
    return new; end $$`,
  `create trigger ticket_class_looks before insert or update of prefix, digits, suffix on ticket_class
    for each row execute function ticket_class_looks()`,
  `update ticket_class set prefix = nullif(prefix, ''), suffix = nullif(suffix, '')`,
  'alter table ticket_class alter column first_code set not null',
];

const RANGES = [
  `alter table code_range add column operator_id bigint null, add column mode varchar(7) null, add column span text null,
    add column active boolean not null default true, add column version int not null default 1`,
  `update code_range r set operator_id = c.operator_id, mode = c.mode, span = r.range_from::text || '–' || r.range_to::text
   from ticket_class c where c.id = r.class_id`,
  'alter table code_range alter column operator_id set not null, alter column mode set not null, alter column span set not null',
  'create index code_range_operator_id_index on code_range (operator_id)',
  // A range is its class's operator's; one of which nothing was given begins where it is said to.
  `create function code_range_begins() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' or old.next = old.range_from then new.next := new.range_from; end if;
    select c.operator_id into new.operator_id from ticket_class c where c.id = new.class_id;
    new.span := new.range_from::text || '–' || new.range_to::text;
    return new; end $$`,
  `create trigger code_range_begins before insert or update of range_from, range_to on code_range
    for each row execute function code_range_begins()`,
  `create function numbers_left_in(code_range) returns bigint language sql immutable as $$
    select case when $1.active then greatest(0, $1.range_to - $1.next + 1) else 0 end $$`,
  `create function code_range_left() returns trigger language plpgsql as $$
   declare
     changed bigint := coalesce(numbers_left_in(new), 0) - coalesce(numbers_left_in(old), 0);
   begin
     if changed <> 0 then
       update ticket_class set numbers_left = numbers_left + changed where id = coalesce(new.class_id, old.class_id);
     end if;
     return null; end $$`,
  `create trigger code_range_left after insert or delete or update of range_from, range_to, next, active on code_range
    for each row execute function code_range_left()`,
  `update ticket_class c set numbers_left = coalesce((select sum(numbers_left_in(r)) from code_range r
    where r.class_id = c.id), 0)`,
];

/** Its id is the route's. */
const ROUTES = ['alter table boarding_route rename column route_id to id'];

const NAMES = ['en', 'km', 'th', 'vi', 'es']
  .map((code) => `' ' || coalesce("route_names"->>'${code}', '')`)
  .join(' || ');
const words = (table: string, of: string) => [
  `alter table ${table} add column listed_words text generated always as (words_for_search(${of})) stored`,
  `create index ${table}_listed_words on ${table} using gin (looked_through("listed_words") gin_trgm_ops)`,
];

/** What the lists are sorted by, narrowed to and searched for (decision 111). */
const LISTED = [
  WORDS_FOR_SEARCH,
  LOOKED_THROUGH,
  ...words('boarding_route', NAMES),
  ...words('ticket_class', `' ' || coalesce("first_code", '')`),
  ...words('code_range', `' ' || coalesce("span", '')`),
  'create index ticket_class_prefix_index on ticket_class (prefix)',
  `create index ticket_class_listed_by_first_code on ticket_class
    ((lower(coalesce("first_code", ''))), id, active, operator_id, create_for, journey_type, mode)`,
  `create index ticket_class_listed_by_numbers_left on ticket_class
    ((coalesce("numbers_left", -1)), id, active, operator_id, create_for, journey_type, mode)`,
  ...['active', 'create_for', 'journey_type'].map(
    (column) => `create index ticket_class_listed_${column} on ticket_class (${column})`,
  ),
  `create index code_range_listed_by_range_from on code_range
    ((coalesce("range_from", -1)), id, active, class_id, operator_id, mode)`,
  `create index code_range_listed_by_span on code_range ((lower(coalesce("span", ''))), id, active, class_id, operator_id, mode)`,
  'create index code_range_listed_active on code_range (active)',
  `create index boarding_route_listed_by_route_names on boarding_route
    ((lower(coalesce("route_names"->>'en', ''))), id, operator_id)`,
  `create index boarding_route_listed_by_travel_from on boarding_route
    ((coalesce("travel_from", date 'epoch')), id, operator_id)`,
  `create index boarding_route_listed_by_travel_until on boarding_route
    ((coalesce("travel_until", date 'epoch')), id, operator_id)`,
  `create index boarding_route_listed_by_added_at on boarding_route
    ((coalesce("added_at", timestamptz 'epoch')), id, operator_id)`,
];

/** Classes of ticket codes, their ranges and pay-on-boarding routes are looked after as every noun is (decision 148). */
export class CodesAndRoutesAreRecords extends Migration {
  override up(): void {
    const all = [
      actingAsMigration('codes-and-routes-are-records'),
      ...COUNTRIES,
      ...CLASSES,
      ...RANGES,
      ...ROUTES,
      ...LISTED,
      ...[TICKET_CLASS, CODE_RANGE, BOARDING_ROUTE].flatMap(auditOtherwise),
      ...RECORD_IMPORT_TABLE,
    ];
    for (const statement of all) this.addSql(statement);
  }
}
