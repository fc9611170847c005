import { isRowId } from '@naga/kernel/row-id.js';
import { inRowTransaction, type RowTransaction } from '../database/row-transaction.js';
import type { AnyContext } from '../graphql/context.js';
import { type FieldProblem, InvalidInput, Refusal } from '../graphql/refusal.js';
import { problemOfDatabase, type RecordValues } from './check-values.js';
import { ImportHasErrors, ImportNotUndone, ImportOutdated, RecordNotFound } from './crud.errors.js';
import { type ImportLine, linesOf, problemsOfLine, valuesAfter } from './import-file.js';
import { columnOf, type Noun, saidFields } from './noun.js';
import type { Referenced } from './noun-field.js';
import { columnsOf, fromOf, type RecordRow, within } from './noun-list.queries.js';
import type { ImportedRow, RecordImport } from './record-import.entity.js';
import { changeRecord, insertRecord } from './save-record.command.js';

/** An import as its maker sees it. */
export type ImportRow = Pick<RecordImport, 'id' | 'state' | 'rows'>;

interface Work {
  readonly noun: Noun;
  readonly context: AnyContext;
  readonly transaction: RowTransaction;
}

const valuesIn = (noun: Noun, row: RecordRow): RecordValues =>
  Object.fromEntries(saidFields(noun).map(([name]) => [name, row[name] ?? null]));

/** The record that a line names: by its id, or by the field that tells records apart. */
async function namedBy(
  { noun, context, transaction }: Work,
  { id, values }: ImportLine,
): Promise<RecordRow | undefined> {
  const { condition, value } = within(noun, context, 'changed', 2);
  const [column, key] =
    id === undefined ? [noun.key && `t.${columnOf(noun, noun.key)}`, values[noun.key ?? '']] : ['t.id::text', id];
  if (column === undefined || typeof key !== 'string') return undefined;
  const text = `select ${columnsOf(noun, context)} ${fromOf(noun)} where ${column} = $1::text and ${condition}`;
  return (await transaction.rows<RecordRow>(text, [key, value]))[0];
}

const isWord = (said: unknown): said is string => typeof said === 'string' && !/^\d+$/.test(said);

/**
 * Ids by what the records within reach are called in English, and by what tells them apart; words that two share name
 * none.
 */
async function idsByWord(
  { transaction, context }: Work,
  { table, called, key, seen }: Referenced,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const said = [`coalesce(to_jsonb(${called}) ->> 'en', to_jsonb(${called}) #>> '{}')`, ...(key ? [key] : [])];
  const reach = seen?.(context, 2);
  const text = `select min(x.id)::text as id, word from "${table}" x, lateral (select distinct lower(said) as word
    from unnest(array[${said.join(', ')}]::text[]) said) w
    where word = any($1::text[])${reach ? ` and x.id in (${reach.ids})` : ''} group by word having count(*) = 1`;
  const values = [words.map((word) => word.toLowerCase()), ...(reach ? [reach.value] : [])];
  const known = await transaction.rows<{ id: string; word: string }>(text, values);
  return new Map(known.map(({ id, word }) => [word, id]));
}

/** The words of references as ids, where a file says what a record is called. */
async function withIds(work: Work, lines: readonly ImportLine[]): Promise<readonly ImportLine[]> {
  let read = lines;
  for (const [name, { of }] of saidFields(work.noun)) {
    const words = read.flatMap(({ values }) => values[name]).filter(isWord);
    if (of === undefined || words.length === 0) continue;
    const ids = await idsByWord(work, of, words);
    const idOf = (said: unknown): unknown => (isWord(said) && ids.get(said.toLowerCase())) || said;
    read = read.map((line) => {
      const said = line.values[name];
      if (said === undefined) return line;
      return { ...line, values: { ...line.values, [name]: Array.isArray(said) ? said.map(idOf) : idOf(said) } };
    });
  }
  return read;
}

/** What the graph and the database say against a change; anything else is thrown on. */
function problemsIn(noun: Noun, error: unknown): readonly FieldProblem[] {
  if (error instanceof InvalidInput) return error.extensions['fields'] as readonly FieldProblem[];
  if (error instanceof Refusal) return [{ path: 'id', code: error.code, facts: error.facts }];
  const problem = problemOfDatabase(noun, error);
  if (problem === undefined) throw error;
  return [problem];
}

/** What is wrong with the record that a line names; `named`: the ids that lines before it named or made. */
function problemsOfName(
  { key }: Noun,
  { id }: ImportLine,
  found: RecordRow | undefined,
  named: ReadonlySet<string>,
): readonly FieldProblem[] {
  if (found === undefined) return id === undefined ? [] : [{ path: 'id', code: 'RECORD_NOT_FOUND' }];
  return named.has(found.id) ? [{ path: id === undefined ? key! : 'id', code: 'TWICE' }] : [];
}

/** Does what a line says, and tells what that comes to; what cannot be done leaves no trace. */
async function tryLine(work: Work, line: ImportLine, named: Set<string>): Promise<ImportedRow> {
  const { noun, context, transaction } = work;
  const found = await namedBy(work, line);
  const before = found === undefined ? null : valuesIn(noun, found);
  const after = valuesAfter(noun, before, line);
  const row = { line: line.line, id: found?.id ?? null, version: found?.version ?? null, before, after };
  const problems = [...problemsOfName(noun, line, found, named), ...problemsOfLine(noun, line, after)];
  if (found !== undefined) named.add(found.id);
  if (problems.length > 0) return { ...row, action: 'WRONG', problems };
  await transaction.rows('savepoint line');
  try {
    if (found === undefined) named.add(await insertRecord(noun, context, transaction, after));
    const isChanged =
      found !== undefined &&
      (await changeRecord(noun, context, transaction, { id: found.id, version: found.version, values: after }));
    await transaction.rows('release savepoint line');
    return { ...row, action: found === undefined ? 'CREATE' : isChanged ? 'CHANGE' : 'SAME', problems };
  } catch (error) {
    await transaction.rows('rollback to savepoint line');
    return { ...row, action: 'WRONG', problems: problemsIn(noun, error) };
  }
}

/** Carries what a rehearsal found out of the transaction that it takes back. */
class Rehearsed extends Error {
  constructor(readonly rows: readonly ImportedRow[]) {
    super();
  }
}

const KEEP = `insert into record_import (noun, made_by, made_at, state, rows)
  values ($1, $2::bigint, to_timestamp($3::float8 / 1000), 'REHEARSED', $4::jsonb) returning id::text as id, state, rows`;
const makerOf = ({ viewer }: AnyContext): string | null => (viewer.kind === 'user' ? viewer.userId : null);

/**
 * Does everything that a CSV file says, looks what comes of it, and takes it back: nothing is changed. The answer says of
 * each line what it would do or what is wrong with it. Throws BAD_USER_INPUT for what is no such file.
 */
export async function rehearseImport(noun: Noun, context: AnyContext, file: string): Promise<ImportRow> {
  const lines = linesOf(noun, file);
  const rows = await inRowTransaction(context.database, async (transaction): Promise<never> => {
    const work = { noun, context, transaction };
    const tried: ImportedRow[] = [];
    const named = new Set<string>();
    for (const line of await withIds(work, lines)) tried.push(await tryLine(work, line, named));
    throw new Rehearsed(tried);
  }).catch((error: unknown) => {
    if (error instanceof Rehearsed) return error.rows;
    throw error;
  });
  const kept = [noun.name, makerOf(context), context.clock.now(), JSON.stringify(rows)];
  return (await context.database.rows<ImportRow>(KEEP, kept))[0]!;
}

const OPEN = `select id::text as id, state, rows from record_import
  where id = $1::bigint and noun = $2 and made_by is not distinct from $3::bigint for update`;
const CLOSE = `update record_import set state = $2, rows = $3::jsonb where id = $1::bigint returning id::text as id, state, rows`;

/** An import of one's own, locked. Refuses RECORD_NOT_FOUND. */
async function openImport({ noun, context, transaction }: Work, id: string): Promise<ImportRow> {
  const found = isRowId(id)
    ? (await transaction.rows<ImportRow>(OPEN, [id, noun.name, makerOf(context)]))[0]
    : undefined;
  if (found === undefined) throw new RecordNotFound();
  return found;
}

async function closeImport(
  { transaction }: Work,
  id: string,
  state: RecordImport['state'],
  rows: readonly ImportedRow[],
) {
  const [closed] = await transaction.rows<ImportRow>(CLOSE, [id, state, JSON.stringify(rows)]);
  return closed!;
}

async function applyRow({ noun, context, transaction }: Work, row: ImportedRow): Promise<ImportedRow> {
  const { action, id, version, after } = row;
  if (action === 'CREATE') return { ...row, id: await insertRecord(noun, context, transaction, after), version: 1 };
  if (action !== 'CHANGE') return row;
  await changeRecord(noun, context, transaction, { id: id!, version: version!, values: after });
  return { ...row, version: version! + 1 };
}

/**
 * Does what was rehearsed, all of it or nothing. Repeating it changes nothing. Refuses RECORD_NOT_FOUND,
 * IMPORT_HAS_ERRORS, and IMPORT_OUTDATED {line} where something has changed since.
 */
export function applyImport(noun: Noun, context: AnyContext, id: string): Promise<ImportRow> {
  return inRowTransaction(context.database, async (transaction) => {
    const work = { noun, context, transaction };
    const found = await openImport(work, id);
    if (found.state !== 'REHEARSED') return found;
    const wrong = found.rows.filter(({ action }) => action === 'WRONG').length;
    if (wrong > 0) throw new ImportHasErrors({ count: wrong });
    const rows: ImportedRow[] = [];
    for (const row of found.rows)
      rows.push(await orElse(() => applyRow(work, row), new ImportOutdated({ line: row.line })));
    return closeImport(work, id, 'APPLIED', rows);
  });
}

async function undoRow(
  { noun, context, transaction }: Work,
  { action, id, version, before }: ImportedRow,
): Promise<void> {
  if (action === 'CHANGE')
    await changeRecord(noun, context, transaction, { id: id!, version: version!, values: before! });
  if (action !== 'CREATE') return;
  const { condition, value } = within(noun, context, 'changed', 2);
  const remove = `delete from "${noun.table}" where id in (select t.id ${fromOf(noun)}
    where t.id = $1::bigint and t.version = $3 and ${condition}) returning id`;
  if ((await transaction.rows(remove, [id, value, version])).length === 0) throw new RecordNotFound();
}

/**
 * Takes back what was applied, all of it or nothing: new records go, changed ones are as they were. Repeating it changes
 * nothing. Refuses RECORD_NOT_FOUND, and IMPORT_NOT_UNDONE {line} where a record was changed since, or is needed.
 */
export function undoImport(noun: Noun, context: AnyContext, id: string): Promise<ImportRow> {
  return inRowTransaction(context.database, async (transaction) => {
    const work = { noun, context, transaction };
    const found = await openImport(work, id);
    if (found.state !== 'APPLIED') return found;
    for (const row of found.rows.toReversed())
      await orElse(() => undoRow(work, row), new ImportNotUndone({ line: row.line }));
    return closeImport(work, id, 'UNDONE', found.rows);
  });
}

const EXPECTED = new Set(['23503', '23505']);

/** Work that is refused, by us or by the database, for the reason that is told instead. */
async function orElse<T>(work: () => Promise<T>, told: Refusal): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isExpected = error instanceof Refusal || error instanceof InvalidInput;
    throw isExpected || EXPECTED.has((error as { code?: string }).code ?? '') ? told : error;
  }
}
