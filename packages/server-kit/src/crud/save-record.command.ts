import { inRowTransaction, type RowTransaction } from '../database/row-transaction.js';
import type { AnyContext } from '../graphql/context.js';
import { ChangedMeanwhile } from '../graphql/changed-meanwhile.js';
import { InvalidInput } from '../graphql/refusal.js';
import { doOnce } from '../idempotency/do-once.js';
import type { Write } from '../idempotency/write.js';
import { demandValues, problemOfDatabase, type RecordValues, storedValues } from './check-values.js';
import { RecordNotFound } from './crud.errors.js';
import { freeSlug } from './free-slug.js';
import { columnOf, type Noun } from './noun.js';
import { fromOf, within } from './noun-list.queries.js';

const columnsOf = (noun: Noun): string[] => Object.keys(noun.fields).map((name) => columnOf(noun, name));
const parametersOf = ({ fields }: Noun, after: number): string[] =>
  Object.values(fields).map(({ cast }, index) => `$${after + index + 1}${cast}`);

/** Runs a change; what the database refuses of a field's value is told at the field. */
async function sayingProblems<T>(noun: Noun, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOfDatabase(noun, error);
    throw problem === undefined ? error : new InvalidInput([problem]);
  }
}

/** A record may not be given away, nor made for somebody else. */
async function demandReach(noun: Noun, context: AnyContext, transaction: RowTransaction, id: string): Promise<void> {
  if (noun.owner === undefined) return;
  const { condition, value } = within(noun, context, 'changed', 2);
  const kept = await transaction.rows(`select 1 ${fromOf(noun)} where t.id = $1::bigint and ${condition}`, [id, value]);
  if (kept.length === 0) throw new InvalidInput([{ path: noun.owner.field, code: 'UNKNOWN' }]);
}

/** Writes a record whose values were checked; answers its id. */
export async function insertRecord(
  noun: Noun,
  context: AnyContext,
  transaction: RowTransaction,
  values: RecordValues,
): Promise<string> {
  const slug = noun.slugOf === undefined ? [] : [await freeSlug(noun, transaction, values)];
  const insert = `insert into "${noun.table}" (${[...(slug.length > 0 ? ['slug'] : []), ...columnsOf(noun)].join(', ')})
    values (${[...slug.map(() => '$1::text'), ...parametersOf(noun, slug.length)].join(', ')}) returning id::text as id`;
  const [made] = await transaction.rows<{ id: string }>(insert, [...slug, ...storedValues(noun, values)]);
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

interface Locked {
  readonly version: number;
  /** It says already what the form says. */
  readonly same: boolean;
  readonly fixed: boolean;
}

const LAST_SAVED = `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, actor_user_id::text as "savedById"
  from audit_entry where entity = $1 and row_id = $2 order by at desc, id desc limit 1`;

async function refuseOld({ name }: Noun, transaction: RowTransaction, id: string): Promise<never> {
  const [last] = await transaction.rows<{ at: string; savedById: string | null }>(LAST_SAVED, [name, id]);
  throw new ChangedMeanwhile({ by: null, at: last?.at ?? null }, last?.savedById ?? null);
}

/** Row comparison of columns and parameters; true of no columns. */
const unchanged = (columns: readonly string[], parameters: readonly string[]): string =>
  columns.length === 0
    ? 'true'
    : `(${columns.map((column, index) => `t.${column} is not distinct from ${parameters[index]!}`).join(' and ')})`;

/** Locks a record within reach and compares it with a form. */
async function lock(
  noun: Noun,
  context: AnyContext,
  transaction: RowTransaction,
  id: string,
  stored: readonly unknown[],
): Promise<Locked> {
  const { condition, value } = within(noun, context, 'changed', 2);
  const [columns, parameters] = [columnsOf(noun), parametersOf(noun, 2)];
  const isFixed = Object.values(noun.fields).map(({ fixed }) => fixed === true);
  const fixed = unchanged(
    columns.filter((_, at) => isFixed[at]),
    parameters.filter((_, at) => isFixed[at]),
  );
  const text = `select t.version, ${unchanged(columns, parameters)} as same, ${fixed} as fixed
    ${fromOf(noun)} where t.id = $1::bigint and ${condition} for update of t`;
  const [found] = await transaction.rows<Locked>(text, [id, value, ...stored]);
  if (found === undefined) throw new RecordNotFound();
  return found;
}

/**
 * Changes a record to values that were checked; answers whether anything is other than it was. Without a version it is
 * changed whoever saved it last. Refuses RECORD_NOT_FOUND, CHANGED_MEANWHILE.
 */
export async function changeRecord(
  noun: Noun,
  context: AnyContext,
  transaction: RowTransaction,
  { id, version, values }: { readonly id: string; readonly version?: number; readonly values: RecordValues },
): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) throw new RecordNotFound();
  const stored = storedValues(noun, values);
  const update = `update "${noun.table}" t set (${columnsOf(noun).join(', ')}, version)
    = row(${parametersOf(noun, 1).join(', ')}, t.version + 1) where t.id = $1::bigint`;
  const found = await lock(noun, context, transaction, id, stored);
  if (found.same) return false;
  if (version !== undefined && found.version !== version) await refuseOld(noun, transaction, id);
  if (!found.fixed) throw new InvalidInput(fixedFields(noun));
  await transaction.rows(update, [id, ...stored]);
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

const fixedFields = ({ fields }: Noun) =>
  Object.keys(fields).flatMap((path) => (fields[path]!.fixed ? [{ path, code: 'FIXED' }] : []));
