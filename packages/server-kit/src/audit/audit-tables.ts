/** How the changes of one table are written down. Expressions are SQL over `r`, the row, and what `joins` adds. */
export interface AuditedTable {
  readonly table: string;
  /** What the glossary calls a row. */
  readonly entity: string;
  /** Columns that name a row, 'id' unless told; never a secret. */
  readonly key?: readonly string[];
  /** The record whose timeline the row's changes stand on too: a part's booking. */
  readonly of?: { readonly entity: string; readonly id: string };
  /** Left joins for the expressions below. */
  readonly joins?: string;
  /** Whose row it is, for scopes: bigint[], bigint[], bigint, text[]. */
  readonly operators?: string;
  readonly branches?: string;
  readonly agency?: string;
  readonly countries?: string;
  /** 'live' or 'sandbox' of the row; the actor's where the table does not tell. */
  readonly mode?: string;
  /** Never shown, not even in part: hashes, tokens, what opens something. */
  readonly secret?: readonly string[];
  /** Names, addresses, numbers: shown in part. */
  readonly personal?: readonly string[];
  /** Neither shown nor reason for an entry: counters, what is derived from other columns, last use. */
  readonly ignored?: readonly string[];
  /** The only columns whose update counts, where others are written at every request: a session's end. */
  readonly watched?: readonly string[];
}

const COLUMNS = `at, entity, row_id, of_entity, of_id, action, changes, operator_ids, branch_ids, agency_id,
  country_codes, actor_user_id, impersonator_id, api_key_id, service, on_behalf_of, actor_operator_id,
  actor_country_code, request_id, ip, channel, mode`;

/**
 * Once a subgraph. `at` and `id` together are the primary key because pages are read in that order. Masked text ends in
 * four digits of its sha256: enough to see that it changed, far too few to find it again.
 */
const ENTRIES = [
  `create table audit_entry (
    id bigserial not null, at timestamptz not null, entity text collate "C" not null, row_id text collate "C" not null, of_entity text collate "C" null,
    of_id text collate "C" null, action text not null, changes jsonb not null, operator_ids bigint[] null,
    branch_ids bigint[] null, agency_id bigint null, country_codes text[] null, actor_user_id bigint null,
    impersonator_id bigint null, api_key_id bigint null, service text null, on_behalf_of bigint null,
    actor_operator_id bigint null, actor_country_code text null, request_id text collate "C" not null, ip text null,
    channel text not null, mode text not null, constraint audit_entry_pkey primary key (at, id)
  )`,
  `create index audit_entry_row on audit_entry (entity, row_id)`,
  `create index audit_entry_of on audit_entry (of_entity, of_id) where of_id is not null`,
  ...['actor_user_id', 'impersonator_id', 'on_behalf_of'].map(
    (person) => `create index audit_entry_${person} on audit_entry (${person}, at) where ${person} is not null`,
  ),
  `create index audit_entry_request on audit_entry (request_id)`,
  // An import's own transaction may still count its rows: nobody has seen the entry yet.
  `create function audit_is_append_only() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' then
       if old.action = 'import' and old.xmin = pg_current_xact_id()::xid then return new; end if;
     end if;
     raise exception 'the audit is append-only' using errcode = 'check_violation';
   end $$`,
  `create trigger audit_entry_append_only before update or delete on audit_entry
   for each row execute function audit_is_append_only()`,
  `create trigger audit_entry_not_truncated before truncate on audit_entry
   for each statement execute function audit_is_append_only()`,
  // plpgsql, because a function in SQL that is not inlined costs ten times as much a call.
  `create function audit_mask(value text) returns text language plpgsql immutable as $$
   begin
     return case
       when position('@' in value) > 1 then left(value, 1) || '***@' || split_part(value, '@', -1)
       when length(value) > 5 and ltrim(value, '+0123456789 ()-') = '' then '***' || right(value, 2)
       else left(value, 1) || '***' end
       || '#' || left(encode(sha256(convert_to(value, 'UTF8')), 'hex'), 4);
   end $$`,
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const list = (columns: readonly string[]): string => `'{${columns.join(',')}}'::text[]`;

const maskOf = ({ secret = [], personal = [] }: AuditedTable, column: string, value: string): string => {
  if (secret.includes(column)) return `case when ${value} is not null then '***' end`;
  return personal.includes(column) ? `case when ${value} is not null then audit_mask(${value}::text) end` : value;
};

/** A whole row as it is, without what is ignored. */
const plainRow = ({ ignored = [] }: AuditedTable, row: string): string =>
  ignored.length > 0 ? `to_jsonb(${row}) - ${list(ignored)}` : `to_jsonb(${row})`;

/** A whole row as JSON, without what is ignored, with what is masked. */
function rowOf(table: AuditedTable, row: string): string {
  const { secret = [], personal = [] } = table;
  const masked = [...secret, ...personal].map(
    (column) => `${quoted(column)}, ${maskOf(table, column, `${row}."${column}"`)}`,
  );
  return masked.length > 0
    ? `(${plainRow(table, row)}) || jsonb_build_object(${masked.join(', ')})`
    : plainRow(table, row);
}

/** What of `before` and `after` differs: {column: [old, new]}; null when nothing that counts does. */
function differenceOf({ secret = [], personal = [] }: AuditedTable): string {
  const shown = (value: string) => {
    const cases = [
      ...(secret.length > 0 ? [`when key = any(${list(secret)}) and ${value} <> 'null' then '"***"'::jsonb`] : []),
      ...(personal.length > 0
        ? [`when key = any(${list(personal)}) and ${value} <> 'null' then to_jsonb(audit_mask(${value} #>> '{}'))`]
        : []),
    ];
    return cases.length > 0 ? `case ${cases.join(' ')} else ${value} end` : value;
  };
  return `select jsonb_object_agg(key, jsonb_build_array(${shown('(before->key)')}, ${shown('value')}))
    from jsonb_each(after) where value is distinct from before->key`;
}

const idOf = ({ key = ['id'] }: AuditedTable): string =>
  key.length > 1 ? `concat_ws(':', ${key.map((column) => `r."${column}"`).join(', ')})` : `r."${key[0]}"::text`;

/** `insert into audit_entry` for the rows of `from`, which it calls r. */
function entriesOf(table: AuditedTable, action: string, changes: string, from: string): string {
  const { entity, of, joins = '', operators, branches, agency, countries, mode } = table;
  return `insert into audit_entry (${COLUMNS})
    select (actor->>'at')::timestamptz, ${quoted(entity)}, ${idOf(table)}, ${of ? quoted(of.entity) : 'null'},
      ${of ? `(${of.id})::text` : 'null'}, '${action}', ${changes}, ${operators ?? 'null'}, ${branches ?? 'null'},
      ${agency ?? 'null'}, ${countries ?? 'null'}, ${BY(mode)}
    from ${from} r ${joins};`;
}

const BY = (mode?: string): string => `(actor->>'user')::bigint, (actor->>'impersonator')::bigint,
      (actor->>'key')::bigint, actor->>'service', (actor->>'behalf')::bigint, (actor->>'operator')::bigint,
      actor->>'country', actor->>'request', actor->>'ip', actor->>'channel',
      ${mode ? `coalesce(${mode}, actor->>'mode')` : `actor->>'mode'`}`;

/** Of a whole table, when rows come in bulk or all of them go. */
const ofTable = ({ entity }: AuditedTable, action: string, changes: string, from: string): string =>
  `insert into audit_entry (${COLUMNS})
    select (actor->>'at')::timestamptz, ${quoted(entity)}, '*', null, null, '${action}', ${changes}, null, null, null,
      null, ${BY()} ${from};`;

/** More rows of the import that this transaction is. */
const countMore = ({ entity }: AuditedTable): string =>
  `update audit_entry set changes =
      jsonb_build_object('rows', (changes->>'rows')::bigint + (select count(*) from after_rows))
    where entity = ${quoted(entity)} and row_id = '*' and action = 'import' and xmin = pg_current_xact_id()::xid;`;

/** Generated table by table: plans are kept, and a hold pays for no dynamic SQL. */
const functionOf = (table: AuditedTable): string => `create function audit_${table.table}() returns trigger
  language plpgsql as $audit$
  declare
    actor jsonb;
    before jsonb;
    after jsonb;
    difference jsonb;
  begin
    if tg_op = 'UPDATE' then
      before := ${plainRow(table, 'old')};
      after := ${plainRow(table, 'new')};
      if before = after then return null; end if;
      ${differenceOf(table)} into difference;
    end if;
    actor := nullif(current_setting('naga.actor', true), '')::jsonb;
    if actor is null then
      if tg_op = 'INSERT' then
        if not exists (select from after_rows) then return null; end if;
      end if;
      raise exception 'audit: % of ${table.table} by nobody', lower(tg_op) using errcode = 'check_violation',
        hint = 'Write through context.em, inRowTransaction(context.database, …) or context.database.change(…).';
    end if;
    if tg_op = 'INSERT' then
      if actor->'bulk' is null then
        ${entriesOf(table, 'insert', rowOf(table, 'r'), 'after_rows')}
      else
        ${countMore(table)}
        if not found then
          ${ofTable(table, 'import', `jsonb_build_object('rows', count(*))`, 'from after_rows having count(*) > 0')}
        end if;
      end if;
    elsif tg_op = 'UPDATE' then
      ${entriesOf(table, 'update', 'difference', '(select new.*)')}
    elsif tg_op = 'DELETE' then
      ${entriesOf(table, 'delete', rowOf(table, 'r'), '(select old.*)')}
    else
      ${ofTable(table, 'truncate', `'{}'`, '')}
    end if;
    return null;
  end $audit$`;

const triggersOf = ({ table, watched }: AuditedTable): string[] => [
  `create trigger ${table}_audit_insert after insert on "${table}" referencing new table as after_rows
   for each statement execute function audit_${table}()`,
  `create trigger ${table}_audit_change after update${watched ? ` of ${watched.join(', ')}` : ''} or delete on "${table}"
   for each row execute function audit_${table}()`,
  `create trigger ${table}_audit_truncate after truncate on "${table}"
   for each statement execute function audit_${table}()`,
];

/** Rows that were there before their changes were written down: one entry says how many. */
const baselineOf = ({ table, entity }: AuditedTable): string =>
  `insert into audit_entry (at, entity, row_id, action, changes, service, request_id, channel, mode)
   select date_trunc('milliseconds', now()), ${quoted(entity)}, '*', 'import', jsonb_build_object('rows', count(*)), 'migration', 'migration',
     'internal', 'live' from "${table}" having count(*) > 0`;

/** A migration that changes rows of audited tables begins with this: it has no viewer and no clock of ours. */
export const actingAsMigration = (name: string): string => `select set_config('naga.actor', json_build_object(
  'at', date_trunc('milliseconds', now()), 'service', 'migration', 'request', ${quoted(name)}, 'channel', 'internal', 'mode', 'live')::text, true)`;

/** The rows of a table as the audit shows them: their id and their columns, masked. */
export const maskedRows = (table: AuditedTable): string =>
  `select ${idOf(table)} as id, ${rowOf(table, 'r')} as columns from "${table.table}" r`;

/** SQL of a migration: from now on every change of these tables is written down, in the transaction that makes it. */
export const alsoAudit = (...tables: readonly AuditedTable[]): string[] =>
  tables.flatMap((table) => [functionOf(table), ...triggersOf(table), baselineOf(table)]);

/** For a table that is audited already and shall be otherwise: a column of it is a secret now. */
export const auditOtherwise = (table: AuditedTable): string[] => [
  `drop function audit_${table.table} cascade`,
  functionOf(table),
  ...triggersOf(table),
];

/** The same for a subgraph's first audited tables, with the table of entries itself. */
export const auditTables = (...tables: readonly AuditedTable[]): string[] => [...ENTRIES, ...alsoAudit(...tables)];
