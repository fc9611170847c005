import { isRowId } from '@naga/kernel/row-id.js';
import { typedLine } from '@naga/kernel/typed-line.js';
import { RecordNotFound } from '@naga/server-kit/crud/crud.errors.js';
import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type FieldProblem, InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { doOnce } from '@naga/server-kit/idempotency/do-once.js';
import type { Write } from '@naga/server-kit/idempotency/write.js';
import type { CatalogueContext } from '../journey/asking.js';
import { linesWithin } from '../line/line.queries.js';
import { USUAL_LIMITS } from './archive.js';

/** Base64 of it passes through the graph in one question. */
export const PART_BYTES = 512 * 1024;

export interface FeedToUpload {
  readonly operatorId: string;
  readonly fileName: string;
  /** Of the archive. */
  readonly bytes: number;
  readonly vehicleTypeIds: readonly string[];
}

const OPERATOR = (condition: string) => `select 1 from operator o where o.id = $1::bigint and ${condition} for share`;
const VEHICLES = `select transport_type as "transportType" from vehicle_type
  where id = any($1::bigint[]) and (operator_id = $2::bigint or operator_id is null)`;
/** Of an operator one feed at a time lies ready. */
const FORGET = `delete from gtfs_import where operator_id = $1::bigint and state in ('UPLOADING', 'REHEARSED', 'FAILED')`;
const INSERT = `insert into gtfs_import (operator_id, made_by, made_at, file_name, bytes, vehicle_type_ids, state)
  values ($1::bigint, $2::bigint, to_timestamp($3::float8 / 1000), $4, $5, $6::bigint[], 'UPLOADING')
  returning id::text as id`;

/** A name of a file as a line of text. */
const nameOf = (fileName: string): string => typedLine(fileName.toWellFormed().replace(/\p{Cc}+/gu, ' '));

async function problemsOf(transaction: RowTransaction, feed: FeedToUpload): Promise<FieldProblem[]> {
  const { operatorId, bytes, vehicleTypeIds } = feed;
  const most = USUAL_LIMITS.packed;
  if (bytes < 1) return [{ path: 'bytes', code: 'MIN', facts: { min: 1 } }];
  if (bytes > most) return [{ path: 'bytes', code: 'TOO_LARGE', facts: { most } }];
  const known = vehicleTypeIds.every(isRowId)
    ? await transaction.rows<{ transportType: string }>(VEHICLES, [vehicleTypeIds, operatorId])
    : [];
  const isEach = known.length === vehicleTypeIds.length;
  const types = new Set(known.map(({ transportType }) => transportType));
  if (isEach && types.size === known.length && known.length > 0) return [];
  return [{ path: 'vehicleTypeIds', code: known.length === 0 && isEach ? 'REQUIRED' : 'UNKNOWN' }];
}

/**
 * Makes room for a feed of an operator within reach; answers its id. Nothing is taken before its size and its place are
 * known to be right. Throws BAD_USER_INPUT: at `operatorId`, `bytes` (TOO_LARGE {most}), `vehicleTypeIds`.
 */
export function startImport(context: CatalogueContext, feed: FeedToUpload, by?: Write): Promise<string> {
  const { operatorId, fileName, bytes, vehicleTypeIds } = feed;
  const { viewer, clock } = context;
  return inRowTransaction(context.database, (transaction) =>
    doOnce(transaction, context, by, async () => {
      const { condition, value } = linesWithin(context, 2);
      const found = isRowId(operatorId) ? await transaction.rows(OPERATOR(condition), [operatorId, value]) : [];
      if (found.length === 0) throw new InvalidInput([{ path: 'operatorId', code: 'UNKNOWN' }]);
      const problems = await problemsOf(transaction, feed);
      if (problems.length > 0) throw new InvalidInput(problems);
      await transaction.rows(FORGET, [operatorId]);
      const madeBy = viewer.kind === 'user' ? viewer.userId : null;
      const values = [operatorId, madeBy, clock.now(), nameOf(fileName), bytes, vehicleTypeIds];
      return (await transaction.rows<{ id: string }>(INSERT, values))[0]!.id;
    }),
  );
}

const OPEN = (condition: string) => `select i.bytes, i.state from gtfs_import i join operator o on o.id = i.operator_id
  where i.id = $1::bigint and ${condition} for update of i`;
const RECEIVED = `select count(*)::int as parts, coalesce(sum(octet_length(content)), 0)::int as bytes
  from gtfs_import_part where import_id = $1::bigint`;
const PUT = 'insert into gtfs_import_part (import_id, position, content) values ($1::bigint, $2, $3)';

export interface Received {
  /** Of the archive, and those that are here. */
  readonly expected: number;
  readonly bytes: number;
  readonly parts: number;
  readonly state: string;
}

/** An import within reach, locked, with what has come of its file. Refuses RECORD_NOT_FOUND. */
export async function received(context: CatalogueContext, transaction: RowTransaction, id: string): Promise<Received> {
  const { condition, value } = linesWithin(context, 2);
  const [found] = isRowId(id)
    ? await transaction.rows<{ bytes: number; state: string }>(OPEN(condition), [id, value])
    : [];
  if (found === undefined) throw new RecordNotFound();
  const [here] = await transaction.rows<{ parts: number; bytes: number }>(RECEIVED, [id]);
  return { expected: found.bytes, state: found.state, ...here! };
}

/**
 * Takes the next part of a feed's file, 512 kB at most, counted from 0; one that is here already is not taken again.
 * Refuses RECORD_NOT_FOUND; throws BAD_USER_INPUT at `position` for one too early, at `content` for one too long.
 */
export function addPart(context: CatalogueContext, id: string, position: number, content: Buffer): Promise<string> {
  return inRowTransaction(context.database, async (transaction) => {
    const { state, parts, bytes, expected } = await received(context, transaction, id);
    if (state !== 'UPLOADING' || (position >= 0 && position < parts)) return id;
    if (position !== parts) throw new InvalidInput([{ path: 'position', code: 'MAX', facts: { max: parts } }]);
    if (content.length === 0) throw new InvalidInput([{ path: 'content', code: 'REQUIRED' }]);
    const most = Math.min(PART_BYTES, expected - bytes);
    if (content.length > most) throw new InvalidInput([{ path: 'content', code: 'TOO_LARGE', facts: { most } }]);
    await transaction.rows(PUT, [id, position, content]);
    return id;
  });
}
