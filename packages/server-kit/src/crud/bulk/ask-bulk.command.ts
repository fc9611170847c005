import { isRowId } from '@naga/kernel/row-id.js';
import { inRowTransaction, type RowTransaction } from '../../database/row-transaction.js';
import { storable } from '../../audit/actor.js';
import type { AnyContext } from '../../graphql/context.js';
import { InvalidInput } from '../../graphql/refusal.js';
import { doOnce } from '../../idempotency/do-once.js';
import type { Write } from '../../idempotency/write.js';
import { RecordNotFound } from '../crud.errors.js';
import { type BulkAsk, bulkAfter, type BulkState, type BulkWay } from './bulk-change.rules.js';
import type { BulkKind } from './bulk-kind.js';
import { LINES_AT_ONCE, workOnBulk } from './work-on-bulk.command.js';

/** Records that somebody chose: some by their ids, or all that a filter finds. */
export interface Chosen {
  readonly ids?: readonly string[] | null | undefined;
  /** Of these ids, as they were read. */
  readonly versions?: readonly number[] | null | undefined;
  readonly filter?: object | null | undefined;
}

/** What somebody presses: what is done to each, and why where that has to be said. */
export interface Press {
  readonly way: BulkWay;
  readonly reason?: string | null;
}

/** As many are chosen one by one; a filter finds any number. */
export const MOST_CHOSEN = 1000;
/** Of what is no id, as much is told again. */
const MOST_LETTERS = 40;

/** A bigint leads to the same row however many zeros stand before it. */
const plainId = (id: string): string =>
  isRowId(id) ? String(BigInt(id)) : id.toWellFormed().replaceAll('\0', '').slice(0, MOST_LETTERS);

const BEGIN = `insert into bulk_change (noun, made_by, made_at, way, reason, state, asked_as)
  values ($1, $2::bigint, to_timestamp($3::float8 / 1000), $4, $5, 'GOING', $6::jsonb) returning id::text as id`;
/** As they were chosen, or the newest first: what names others was made after them, and goes before them. */
const linesOf = (
  text: string,
  parameter: number,
): string => `insert into bulk_line (change_id, record_id, called, version, state, code, facts)
  select $${parameter}::bigint, f.id, f.called,
    coalesce(($${parameter + 2}::int[])[array_position($${parameter + 1}::text[], f.id)], f.version), case when f.mine then 'WAITING' else 'FAILED' end,
    case when not f.mine then 'RECORD_NOT_FOUND' end, case when not f.mine then '{}'::jsonb end
  from (${text}) f order by array_position($${parameter + 1}::text[], f.id), f.id::bigint desc`;
const MISSING = `insert into bulk_line (change_id, record_id, state, code, facts)
  select distinct $1::bigint, i.id, 'FAILED', 'RECORD_NOT_FOUND', '{}'::jsonb from unnest($2::text[]) i(id)
  where not exists (select 1 from bulk_line l where l.change_id = $1::bigint and l.record_id = i.id)`;

export const makerOf = ({ viewer }: AnyContext): string | null => (viewer.kind === 'user' ? viewer.userId : null);
/** Who he is and what he may: nothing that opens his session or a booking, nor what he looks on with. */
const NOT_KEPT = { idempotencyKey: undefined, session: undefined, bookingToken: undefined, userAgent: undefined };
const askedAs = ({ viewer }: AnyContext): string => JSON.stringify({ ...viewer, ...NOT_KEPT }, storable);

/** Throws BAD_USER_INPUT at `ids` for both or neither, and for more than are chosen one by one; at `versions` of others. */
export function demandChoice({ ids, versions, filter }: Chosen, most = MOST_CHOSEN): void {
  if ((ids == null) === (filter == null)) throw new InvalidInput([{ path: 'ids', code: 'REQUIRED' }]);
  if ((ids?.length ?? 0) > most)
    throw new InvalidInput([{ path: 'ids', code: 'ARRAY_MAX_SIZE', facts: { max: most } }]);
  const [said, max] = [versions?.length ?? 0, ids?.length ?? 0];
  if (said > max) throw new InvalidInput([{ path: 'versions', code: 'ARRAY_MAX_SIZE', facts: { max } }]);
  if (versions != null && said < max) throw new InvalidInput([{ path: 'versions', code: 'REQUIRED' }]);
}

async function writeLines(
  kind: BulkKind,
  context: AnyContext,
  transaction: RowTransaction,
  changeId: string,
  { ids, versions, filter }: Chosen,
): Promise<void> {
  const known = ids?.map(plainId);
  const { text, values } = await kind.found(context, known ? { ids: known } : filter!);
  await transaction.rows(linesOf(text, values.length + 1), [...values, changeId, known ?? [], versions ?? []]);
  if (known) await transaction.rows(MISSING, [changeId, known]);
}

/**
 * Ends many records, or switches them, each in a transaction of its own; answers the change's id. Which these are is
 * found out now, by the rights of who presses; the first are done before this answers, the job does the others. What
 * cannot be done of one stops no other. Once for its Idempotency-Key. Throws BAD_USER_INPUT at `ids` and `versions`.
 */
export async function changeMany(
  kind: BulkKind,
  context: AnyContext,
  { way, reason = null }: Press,
  chosen: Chosen,
  write?: Write,
): Promise<string> {
  demandChoice(chosen);
  const { database, clock } = context;
  const id = await inRowTransaction(database, (transaction) =>
    doOnce(transaction, context, write, async () => {
      const begun = [kind.name, makerOf(context), clock.now(), way, reason, askedAs(context)];
      const [made] = await transaction.rows<{ id: string }>(BEGIN, begun);
      await writeLines(kind, context, transaction, made!.id, chosen);
      return made!.id;
    }),
  );
  await workOnBulk(kind, context, id, LINES_AT_ONCE);
  return id;
}

const OPEN = `select state, way from bulk_change
  where id = $1::bigint and noun = $2 and made_by is not distinct from $3::bigint for update`;
/** What is stopped is nobody's work any more: an undo is done as who asks for that. */
const TURN = 'update bulk_change set state = $2, asked_as = $3::jsonb where id = $1::bigint';

/**
 * Stops a change of one's own behind the records that are done, or takes back what it did: records that somebody has
 * changed since stay and are told. Asking for what is not next changes nothing. Refuses RECORD_NOT_FOUND.
 */
export async function askOfBulk(kind: BulkKind, context: AnyContext, id: string, ask: BulkAsk): Promise<string> {
  await inRowTransaction(context.database, async (transaction) => {
    const [found] = isRowId(id)
      ? await transaction.rows<{ state: BulkState; way: BulkWay }>(OPEN, [id, kind.name, makerOf(context)])
      : [];
    if (found === undefined) throw new RecordNotFound();
    const next = bulkAfter(found.state, found.way, ask);
    if (next !== found.state) await transaction.rows(TURN, [id, next, ask === 'undo' ? askedAs(context) : null]);
  });
  if (ask === 'undo') await workOnBulk(kind, context, id, LINES_AT_ONCE);
  return id;
}
