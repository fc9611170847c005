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

/** A whole row as JSON, without what is ignored, with what is masked; most rows have nothing to mask when they begin. */
export function rowOf(table: AuditedTable, row: string): string {
  const { secret = [], personal = [] } = table;
  const columns = [...secret, ...personal];
  if (columns.length === 0) return plainRow(table, row);
  const masked = columns.map((column) => `${quoted(column)}, ${maskOf(table, column, `${row}."${column}"`)}`);
  const empty = columns.map((column) => `${row}."${column}" is null`).join(' and ');
  return `case when ${empty} then ${plainRow(table, row)}
    else (${plainRow(table, row)}) || jsonb_build_object(${masked.join(', ')}) end`;
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

const BY = (mode?: string): string => `(actor->>'user')::bigint, (actor->>'impersonator')::bigint,
      (actor->>'key')::bigint, actor->>'service', (actor->>'behalf')::bigint, (actor->>'operator')::bigint,
      actor->>'country', actor->>'request', actor->>'ip', actor->>'channel',
      ${mode ? `coalesce(${mode}, actor->>'mode')` : `actor->>'mode'`}`;

/** The entry of one row, `new` or `old`. */
function entryOf(table: AuditedTable, action: string, changes: string, row: 'new' | 'old'): string {
  const { entity, of, joins, operators, branches, agency, countries, mode } = table;
  const select = `select (actor->>'at')::timestamptz, ${quoted(entity)}, ${idOf(table)}, ${of ? quoted(of.entity) : 'null'},
      ${of ? `(${of.id})::text` : 'null'}, '${action}', ${changes}, ${operators ?? 'null'}, ${branches ?? 'null'},
      ${agency ?? 'null'}, ${countries ?? 'null'}, ${BY(mode)} ${joins ? `from (select) one ${joins}` : ''}`;
  return `insert into audit_entry (${COLUMNS}) ${select.replace(/\br\./g, `${row}.`)};`;
}

/** An entry of a whole table, when rows come in bulk or all of them go. */
const ofTable = ({ entity }: AuditedTable, action: string, changes: string, from: string): string =>
  `insert into audit_entry (${COLUMNS})
    select (actor->>'at')::timestamptz, ${quoted(entity)}, '*', null, null, '${action}', ${changes}, null, null, null,
      null, ${BY()} ${from};`;

/** Reads who acts into `actor`, and raises when nobody does. */
export const DEMAND_ACTOR = `
    actor := nullif(current_setting('naga.actor', true), '')::jsonb;
    if actor is null then
      raise exception 'audit: % of % by nobody', lower(tg_op), tg_table_name using errcode = 'check_violation',
        hint = 'Write through context.em, inRowTransaction(context.database, …) or context.database.change(…).';
    end if;`;

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
    elsif tg_op = 'INSERT' then
      if current_setting('naga.bulk', true) <> '' then return null; end if;
    end if;${DEMAND_ACTOR}
    if tg_op = 'INSERT' then
      ${entryOf(table, 'insert', rowOf(table, 'new'), 'new')}
    elsif tg_op = 'UPDATE' then
      ${entryOf(table, 'update', 'difference', 'new')}
    elsif tg_op = 'DELETE' then
      ${entryOf(table, 'delete', rowOf(table, 'old'), 'old')}
    else
      ${ofTable(table, 'truncate', `'{}'`, '')}
    end if;
    return null;
  end $audit$`;
