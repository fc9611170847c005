import { isRowId } from '@naga/kernel/row-id.js';
import { inRowTransaction, type RowTransaction } from '../database/row-transaction.js';
import type { AnyContext } from '../graphql/context.js';
import { ChangedMeanwhile } from '../graphql/changed-meanwhile.js';
import { InvalidInput } from '../graphql/refusal.js';
import { doOnce } from '../idempotency/do-once.js';
import type { Write } from '../idempotency/write.js';
import { demandValues, problemOfDatabase, type RecordValues, storedValue } from './check-values.js';
import { RecordNotFound } from './crud.errors.js';
import { demandPictures } from './demand-pictures.js';
import { demandSeen } from './demand-seen.js';
import { freeSlug } from './free-slug.js';
import { columnOf, type Noun, saidFields, sqlOf } from './noun.js';
import { writeLinks } from './write-links.js';
import { columnsOf as recordColumns, fromOf, isOneOf, type RecordRow, within } from './noun-list.queries.js';

/** Of what others look after. */
const NOT_YOURS = 'NOT_YOURS';

/** Fields that a form says and that are columns of the table itself. */
const kept = (noun: Noun) => saidFields(noun).filter(([, { link }]) => link === undefined);
const columnsOf = (noun: Noun): string =>
  kept(noun)
    .map(([name]) => columnOf(noun, name))
    .join(', ');
const parametersOf = (noun: Noun, after: number): string =>
  kept(noun)
    .map(([, { cast }], index) => `$${after + index + 1}${cast}`)
    .join(', ');
const storedIn = (noun: Noun, values: RecordValues): unknown[] =>
  kept(noun).map(([name]) => storedValue(noun, values, name));

/** Writes what stands beside the table: pairs of the record and those that it names. */
async function writeAllLinks(noun: Noun, transaction: RowTransaction, id: string, values: RecordValues): Promise<void> {
  for (const [name, { link }] of saidFields(noun))
    if (link !== undefined) await writeLinks(transaction, link, id, storedValue(noun, values, name));
}

/** Runs a change; what the database refuses of a field's value is told at the field. */
export async function sayingProblems<T>(noun: Noun, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOfDatabase(noun, error);
    throw problem === undefined ? error : new InvalidInput([problem]);
  }
}

/** A record may not be given away, nor made for somebody else. */
async function demandReach(noun: Noun, context: AnyContext, transaction: RowTransaction, id: string): Promise<void> {
  const path = noun.owner?.field;
  if (path === undefined) return;
  const { condition, value } = within(noun, context, 'changed', 2);
  const kept = await transaction.rows(`select 1 ${fromOf(noun)} where t.id = $1::bigint and ${condition}`, [id, value]);
  if (kept.length === 0) throw new InvalidInput([{ path, code: 'UNKNOWN' }]);
}

/** Writes a record whose values were checked; answers its id. */
export async function insertRecord(
  noun: Noun,
  context: AnyContext,
  transaction: RowTransaction,
  values: RecordValues,
): Promise<string> {
  if (!isOneOf(noun, context, noun.madeBy)) throw new InvalidInput([{ path: 'id', code: NOT_YOURS }]);
  await demandSeen(noun, context, transaction, values);
  const learnt = await noun.consult?.(context, values as never, Object.keys(noun.fields));
  await noun.guard?.(transaction, values as never, undefined, context);
  await demandPictures(noun, transaction, values);
  const slug = noun.slugOf === undefined ? {} : { slug: await freeSlug(noun, transaction, values) };
  const mode = noun.byMode ? { mode: context.viewer.mode } : {};
  const given = Object.entries({ ...slug, ...mode, ...noun.made?.(context), ...learnt });
  const insert = `insert into "${noun.table}" (${given.map(([column]) => `"${column}", `).join('')}${columnsOf(noun)})
    values (${given.map((_, at) => `$${at + 1}, `).join('')}${parametersOf(noun, given.length)}) returning id::text as id`;
  const said = [...given.map(([, value]) => value), ...storedIn(noun, values)];
  const [made] = await transaction.rows<{ id: string }>(insert, said);
  await writeAllLinks(noun, transaction, made!.id, values);
  await noun.alongside?.(transaction, made!.id, values as never);
  await demandReach(noun, context, transaction, made!.id);
  return made!.id;
}

/** A new record; answers its id. Once for its Idempotency-Key. Throws BAD_USER_INPUT with what is wrong, each at its field. */
export async function createRecord(
  noun: Noun,
  context: AnyContext,
  values: RecordValues,
  write?: Write,
): Promise<string> {
  demandValues(noun, values);
  return sayingProblems(noun, () =>
    inRowTransaction(context.database, (transaction) =>
      doOnce(transaction, context, write, () => insertRecord(noun, context, transaction, values)),
    ),
  );
}

interface Locked extends RecordRow {
  /** Fields that a form says otherwise. */
  readonly changed: readonly string[];
}

const LAST_SAVED = `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, actor_user_id::text as "savedById"
  from audit_entry where (entity = $1 and row_id = $2) or (of_entity = $1 and of_id = $2) order by at desc, id desc limit 1`;

/** Refuses CHANGED_MEANWHILE: when a record was saved, and by whose account. */
export async function refuseOld(
  { name }: Pick<Noun, 'name'>,
  source: Pick<RowTransaction, 'rows'>,
  id: string,
): Promise<never> {
  const [last] = await source.rows<{ at: string; savedById: string | null }>(LAST_SAVED, [name, id]);
  throw new ChangedMeanwhile({ by: null, at: last?.at ?? null }, last?.savedById ?? null);
}

/** Locks a record within reach and compares it with a form. */
async function lock(
  noun: Noun,
  context: AnyContext,
  transaction: RowTransaction,
  id: string,
  values: RecordValues,
): Promise<Locked> {
  const { condition, value } = within(noun, context, 'changed', 2);
  const said = saidFields(noun);
  const changed = said.map(
    ([name, { cast }], index) =>
      `case when ${sqlOf(noun, name)} is distinct from $${index + 3}${cast} then '${name}' end`,
  );
  const text = `select ${recordColumns(noun, context)}, array_remove(array[${changed.join(', ')}]::text[], null) as changed
    ${fromOf(noun)} where t.id = $1::bigint and ${condition} for no key update of t`;
  const stored = said.map(([name]) => storedValue(noun, values, name));
  const [found] = await transaction.rows<Locked>(text, [id, value, ...stored]);
  if (found === undefined) throw new RecordNotFound();
  return found;
}

/** What may not be said otherwise: what stays as it was made, and what others look after. */
function demandOpen(noun: Noun, context: AnyContext, changed: readonly string[]): void {
  const problems = changed.flatMap((path) => {
    const { fixed, editableBy } = noun.fields[path]!;
    if (fixed) return [{ path, code: 'FIXED' }];
    return isOneOf(noun, context, editableBy) ? [] : [{ path, code: NOT_YOURS }];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** What is saved with a record in a table of its own: the cells of a layout. */
export interface RecordPart {
  /** It says already what shall be saved; the record is locked. */
  isSame(transaction: RowTransaction, id: string): Promise<boolean>;
  write(transaction: RowTransaction, id: string): Promise<void>;
}

interface RecordChange {
  readonly id: string;
  readonly version?: number;
  readonly values: RecordValues;
  readonly part?: RecordPart;
}

/**
 * Changes a record to values that were checked; answers whether anything is other than it was. Without a version it is
 * changed whoever saved it last. Refuses RECORD_NOT_FOUND, CHANGED_MEANWHILE.
 */
export async function changeRecord(
  noun: Noun,
  context: AnyContext,
  transaction: RowTransaction,
  { id, version, values, part }: RecordChange,
): Promise<boolean> {
  if (!isRowId(id)) throw new RecordNotFound();
  const found = await lock(noun, context, transaction, id, values);
  if (found.changed.length === 0 && (part === undefined || (await part.isSame(transaction, id)))) return false;
  if (version !== undefined && found.version !== version) await refuseOld(noun, transaction, id);
  demandOpen(noun, context, found.changed);
  await demandSeen(noun, context, transaction, values, found.changed);
  await noun.consult?.(context, values as never, found.changed);
  await noun.guard?.(transaction, values as never, found as never, context);
  await demandPictures(noun, transaction, values);
  const update = `update "${noun.table}" t set (${columnsOf(noun)}, version)
    = row(${parametersOf(noun, 1)}, t.version + 1) where t.id = $1::bigint`;
  await transaction.rows(update, [id, ...storedIn(noun, values)]);
  await writeAllLinks(noun, transaction, id, values);
  await noun.alongside?.(transaction, id, values as never);
  await part?.write(transaction, id);
  await demandReach(noun, context, transaction, id);
  return true;
}

/**
 * Saves a record of which its author saw `version`; answers its id. Repeating it changes nothing.
 * Refuses RECORD_NOT_FOUND, CHANGED_MEANWHILE; BAD_USER_INPUT with what is wrong, each at its field.
 */
export async function updateRecord(
  noun: Noun,
  context: AnyContext,
  id: string,
  version: number,
  values: RecordValues,
): Promise<string> {
  demandValues(noun, values);
  await sayingProblems(noun, () =>
    inRowTransaction(context.database, (transaction) =>
      changeRecord(noun, context, transaction, { id, version, values }),
    ),
  );
  return id;
}
