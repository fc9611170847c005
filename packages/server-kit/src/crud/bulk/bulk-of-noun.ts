import type { RowTransaction } from '../../database/row-transaction.js';
import type { AnyContext } from '../../graphql/context.js';
import { Refusal } from '../../graphql/refusal.js';
import { askedSql } from '../asked-sql.js';
import { problemOfDatabase } from '../check-values.js';
import { RecordInUse, RecordNotFound } from '../crud.errors.js';
import { activeOf, type Noun, sqlOf } from '../noun.js';
import { foundBy, fromOf, type RecordFilter, within } from '../noun-list.queries.js';
import { refuseOld } from '../save-record.command.js';
import type { Asked, BulkKind, BulkTurn, Failed, NameOf, Turned } from './bulk-kind.js';

const FOREIGN = '23503';
const pascal = (table: string): string =>
  table.replaceAll(/(?:^|_)(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Of a row that others point at: what the audit calls these. */
const inUse = (error: unknown): Refusal | undefined => {
  const { code, table } = error as { code?: string; table?: string };
  return code === FOREIGN ? new RecordInUse({ by: pascal(table ?? '') }) : undefined;
};

/** Refused, needed by others, or what a trigger says of it. */
function failureOf(noun: Noun, error: unknown): Failed | undefined {
  if (error instanceof Refusal) return error;
  const problem = problemOfDatabase(noun, error);
  return inUse(error) ?? (problem && { code: problem.code, facts: problem.facts ?? {} });
}

function found(noun: Noun, context: AnyContext, filter: RecordFilter): Asked {
  const { walked, values } = foundBy(noun, context, filter);
  const mine = within(noun, context, 'changed', values.length + 1);
  const called = askedSql(sqlOf(noun, noun.called), context);
  return {
    text: `select t.id::text as id, to_jsonb(${called}) as called, coalesce(${mine.condition}, false) as mine,
      null::int as version ${walked}`,
    values: [...values, mine.value],
  };
}

async function end(
  noun: Noun,
  context: AnyContext,
  transaction: RowTransaction,
  { id, way, version }: BulkTurn,
): Promise<Turned | undefined> {
  const { condition, value } = within(noun, context, 'changed', 2);
  const isActive = noun.ends === 'switched' ? activeOf(noun) : 'true';
  const lock = `select t.version, ${isActive} as active ${fromOf(noun)}
    where t.id = $1::bigint and ${condition} for update of t`;
  const [row] = await transaction.rows<{ version: number; active: boolean }>(lock, [id, value]);
  if (row === undefined) throw new RecordNotFound();
  if (version !== undefined && row.version !== version) await refuseOld(noun, transaction, id);
  if (way === 'REMOVE') {
    await transaction.rows(`delete from "${noun.table}" where id = $1::bigint`, [id]);
    return { version: null };
  }
  const isOn = way === 'ON';
  if (row.active === isOn) return undefined;
  const turned = noun.offAt === undefined ? 'active = $2::boolean' : `"${noun.offAt}" = not $2::boolean`;
  await transaction.rows(`update "${noun.table}" set ${turned}, version = version + 1 where id = $1::bigint`, [
    id,
    isOn,
  ]);
  return { version: row.version + 1 };
}

/** How many records of a noun are removed or switched at once. */
export const bulkOf = (noun: Noun, nameOf: NameOf): BulkKind => ({
  name: noun.name,
  nameOf,
  found: (context, filter) => Promise.resolve(found(noun, context, filter as RecordFilter)),
  end: (context, transaction, turn) => end(noun, context, transaction, turn),
  failureOf: (error) => failureOf(noun, error),
});
