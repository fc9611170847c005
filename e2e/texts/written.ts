import { rowsOf } from '../harness/database.js';
import { ANY_ATTACK, struck } from './struck.js';
import { TEXT_COLUMNS } from './text-columns.js';

const SUBGRAPHS = ['booking', 'cargo', 'catalogue', 'experiences', 'gateway', 'pricing', 'users'];
const quoted = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Every column that has room for a text; one that is generated of others is a copy. */
const columnsIn = (dataDir: string, more: string): Promise<Column[]> =>
  rowsOf<Column>(
    dataDir,
    `select c.table_schema as schema, c.table_name as table, c.column_name as name, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema in (${quoted(SUBGRAPHS)}) and c.table_name not in ('migration', 'job_turn')
       and c.is_generated = 'NEVER'
       and (c.data_type in ('text', 'jsonb') or c.udt_name in ('_text', '_varchar')
         or (c.data_type = 'character varying' and coalesce(c.character_maximum_length, 999) > 12)) ${more}
     order by 1, 2, 3`,
  );

/** Those that are no copies (audit, outbox) and take more than some words that a constraint names. */
export async function freeColumns(dataDir: string): Promise<string[]> {
  const columns = await columnsIn(
    dataDir,
    `and c.table_name not in ('audit_entry', 'outbox_event') and not exists (
       select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
       where k.contype = 'c' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
         and a.attname = c.column_name and pg_get_constraintdef(k.oid) ~ 'ANY \\(+ARRAY')`,
  );
  return columns.map(({ schema, table, name }) => `${schema}.${table}.${name}`);
}

/** Whether the column has the attack that this writer made for it. */
export async function holds(dataDir: string, column: string, by: number): Promise<boolean> {
  const [schema, table, name] = column.split('.') as [string, string, string];
  const has = `strpos(replace(${name}::text, '\\"', '"'), '${struck(column, by).replaceAll("'", "''")}') > 0`;
  return (await rowsOf(dataDir, `select from ${schema}.${table} where ${has}`)).length > 0;
}

/** Every column in which an attack stands now, but for events on their way. */
export async function struckColumns(dataDir: string): Promise<string[]> {
  const columns = await columnsIn(dataDir, `and c.table_name <> 'outbox_event'`);
  const found = await rowsOf<{ found: string }>(
    dataDir,
    `${columns
      .map(({ schema, table, name }) => [`${schema}.${table}`, name] as const)
      .map(
        ([table, name]) => `select '${table}.${name}' as found where exists (
        select from ${table} where ${name}::text like '${ANY_ATTACK}')`,
      )
      .join(' union all ')} order by 1`,
  );
  return found.map((row) => row.found);
}

/** Strings of a JSON value, but for the keys. */
const STRINGS = String.raw`(?<=: |\[|, )"(?:[^"\\]|\\.)*"(?=[,}\]])`;

/** Append-only, or facts between which no text belongs that no door put there. */
const DOORS_ONLY = new Set([
  'booking.ledger_entry.note',
  'booking.ledger_entry.approval_note',
  'booking.booking_event.facts',
]);

/** Where rows without a text stay without: the others are read there, or only both of two are said. */
const MISSING_STAYS: Readonly<Record<string, string>> = {
  'catalogue.timing_stop.stop_name': 'hashtext(ctid::text) % 2 = 0',
  'booking.seat_block.from_names': 'false',
  'booking.seat_block.to_names': 'false',
};

/** What no door takes stands in the database all the same, in every row and whatever its door would say. */
export async function writeEverywhere(dataDir: string): Promise<void> {
  const types = new Map(
    (await columnsIn(dataDir, '')).map(({ schema, table, name, type }) => [`${schema}.${table}.${name}`, type]),
  );
  const strike = (column: string): string => {
    const [schema, table, name] = column.split('.') as [string, string, string];
    const [before, after] = struck(column, '@').replaceAll("'", "''").split('@') as [string, string];
    const missing = MISSING_STAYS[column] ?? 'true';
    const text = `'${before}' || translate(ctid::text, '(,)', '') || '${after}'`;
    const value =
      types.get(column) === 'jsonb'
        ? `coalesce(regexp_replace(${name}::text, '${STRINGS}', to_json(${text})::text, 'g')::jsonb,
            case when ${missing} then jsonb_build_object('en', ${text}) end)`
        : text;
    return `set search_path = ${schema}, public;
      update ${table} set ${name} = ${value} where coalesce(${name}::text, '') not like '${ANY_ATTACK}'`;
  };
  for (const column of Object.keys(TEXT_COLUMNS).filter((one) => !DOORS_ONLY.has(one)))
    await rowsOf(dataDir, strike(column));
}
