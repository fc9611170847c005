import { inRowTransaction } from '../database/row-transaction.js';
import type { AnyContext } from '../graphql/context.js';
import { type Facts, Refusal } from '../graphql/refusal.js';
import { problemOfDatabase } from './check-values.js';
import { RecordInUse, RecordNotFound } from './crud.errors.js';
import { activeOf, type Noun } from './noun.js';
import { fromOf, within } from './noun-list.queries.js';

interface Failed {
  readonly code: string;
  readonly facts: Facts;
}

/** What became of many records: each for itself, so that one that cannot be changed stops no other. */
export interface BulkReport {
  readonly done: readonly string[];
  readonly failed: readonly (Failed & { readonly id: string })[];
}

const FOREIGN = '23503';
const pascal = (table: string): string =>
  table.replaceAll(/(?:^|_)(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Of a row that others point at: what the audit calls these. */
const inUse = (error: unknown): Refusal | undefined => {
  const { code, table } = error as { code?: string; table?: string };
  return code === FOREIGN ? new RecordInUse({ by: pascal(table ?? '') }) : undefined;
};

const reached = (noun: Noun, condition: string): string =>
  `select t.id ${fromOf(noun)} where t.id = $1::bigint and ${condition} for update of t`;

/** Why a record stays as it was: refused, needed by others, or what a trigger says of it. */
const failureOf = (noun: Noun, error: unknown): Failed | undefined => {
  if (error instanceof Refusal) return error;
  const problem = problemOfDatabase(noun, error);
  return inUse(error) ?? (problem && { code: problem.code, facts: problem.facts ?? {} });
};

const refusedOnly = (error: unknown): Failed | undefined => (error instanceof Refusal ? error : undefined);

/** Changes records one by one and tells of each; `failureOf`: why one stays as it was, undefined for a fault of ours. */
export async function changeEach(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
  failureOf: (error: unknown) => Failed | undefined = refusedOnly,
): Promise<BulkReport> {
  const done: string[] = [];
  const failed: BulkReport['failed'][number][] = [];
  for (const id of new Set(ids)) {
    try {
      await change(id);
      done.push(id);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === undefined) throw error;
      failed.push({ id, code: failure.code, facts: failure.facts });
    }
  }
  return { done, failed };
}

const each = (noun: Noun, ids: readonly string[], change: (id: string) => Promise<void>): Promise<BulkReport> =>
  changeEach(
    ids,
    async (id) => {
      if (!/^\d{1,18}$/.test(id)) throw new RecordNotFound();
      await change(id);
    },
    (error) => failureOf(noun, error),
  );

/**
 * Removes records, each in a transaction of its own. Repeating it fails with RECORD_NOT_FOUND and changes nothing.
 * Fails with RECORD_IN_USE where others need one.
 */
export function removeRecords(noun: Noun, context: AnyContext, ids: readonly string[]): Promise<BulkReport> {
  const { condition, value } = within(noun, context, 'changed', 2);
  const remove = `delete from "${noun.table}" where id in (${reached(noun, condition)}) returning id`;
  return each(noun, ids, async (id) => {
    if ((await context.database.change(remove, [id, value])).length === 0) throw new RecordNotFound();
  });
}

/** Switches records off, or on again, each in a transaction of its own. Repeating it changes nothing. */
export function switchRecords(
  noun: Noun,
  context: AnyContext,
  ids: readonly string[],
  active: boolean,
): Promise<BulkReport> {
  const { condition, value } = within(noun, context, 'changed', 2);
  const change = `update "${noun.table}" t set ${noun.offAt === undefined ? 'active = $2::boolean' : `"${noun.offAt}" = not $2::boolean`},
    version = version + 1 where t.id = $1::bigint and (${activeOf(noun)}) <> $2::boolean`;
  return each(noun, ids, (id) =>
    inRowTransaction(context.database, async (transaction) => {
      if ((await transaction.rows(reached(noun, condition), [id, value])).length === 0) throw new RecordNotFound();
      await transaction.rows(change, [id, active]);
    }),
  );
}
