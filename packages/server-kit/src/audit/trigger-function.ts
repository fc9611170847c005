import type { AuditedTable } from './audited-table.js';

const COLUMNS = `at, entity, row_id, of_entity, of_id, action, changes, operator_ids, branch_ids, agency_id,
  country_codes, actor_user_id, impersonator_id, api_key_id, service, on_behalf_of, actor_operator_id,
  actor_country_code, request_id, ip, channel, mode`;

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const list = (columns: readonly string[]): string => `'{${columns.join(',')}}'::text[]`;

const maskOf = ({ secret = [], personal = [] }: AuditedTable, column: string, value: string): string => {
  if (secret.includes(column)) return `case when ${value} is not null then '***' end`;
  return personal.includes(column) ? `case when ${value} is not null then audit_mask(${value}::text) end` : value;
};

/** A whole row as it is, without what is ignored. */
const plainRow = ({ ignored = [] }: AuditedTable, row: string): string =>
  ignored.length > 0 ? `to_jsonb(${row}) - ${list(ignored)}` : `to_jsonb(${row})`;

/** A whole row as JSON, without what is ignored, with what is masked. */
export function rowOf(table: AuditedTable, row: string): string {
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

/** What names a row, as text. */
export const idOf = ({ key = ['id'] }: AuditedTable): string =>
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

/** Its trigger function, generated table by table: plans are kept, and a hold pays for no dynamic SQL. */
export const functionOf = (table: AuditedTable): string => `create function audit_${table.table}() returns trigger
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
