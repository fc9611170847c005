import { ImportNotUndone } from '@naga/server-kit/crud/crud.errors.js';
import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import type { CatalogueContext } from '../journey/asking.js';
import { Archive, USUAL_LIMITS } from './archive.js';
import type { ImportReport } from './import-report.js';
import { type GtfsImportState, IMPORT_REQUEST } from './import-words.js';
import { readFeed } from './read-feed.js';
import { readTimetable, TIMETABLE } from './read-timetable.js';
import { takeFeed } from './take-feed.command.js';
import { undoFeed } from './undo-feed.command.js';
import { namedObstacle, type ObstacleFacts } from './undo-obstacle.js';

interface WaitingImport {
  readonly id: string;
  readonly operatorId: string;
  readonly askedBy: string | null;
  readonly state: GtfsImportState;
  readonly fileName: string;
  readonly vehicleTypeIds: readonly string[];
  readonly report: ImportReport | null;
}

const COLUMNS = `id::text as id, operator_id::text as "operatorId", asked_by::text as "askedBy", state,
  file_name as "fileName", vehicle_type_ids::text[] as "vehicleTypeIds", report`;
const WAITING = `select ${COLUMNS} from gtfs_import where state in ('REHEARSING', 'APPLYING', 'UNDOING')
  order by gtfs_import.id limit 1`;
const MINE = `select pg_try_advisory_xact_lock(hashtext('gtfs-import-work'), 0) as mine`;
const STILL = 'select 1 from gtfs_import where id = $1::bigint and state = $2';
const SIZE = `select count(*)::int as parts, coalesce(sum(octet_length(content)), 0)::int as bytes
  from gtfs_import_part where import_id = $1::bigint`;
const PART = 'select content from gtfs_import_part where import_id = $1::bigint and position = $2::int';
/** Counted beside the step's transaction, so that a process that dies in it has counted. */
const BEGIN = `update gtfs_import set tries = tries + 1 where id = $1::bigint and state = $2 returning tries`;
/** What ended its process as often would end the next one. */
const MOST_TRIES = 3;
const TELL = 'update gtfs_import set done = $2, total = $3, reading = $4 where id = $1::bigint';
const END = `update gtfs_import set state = $2, failure = $3, report = coalesce($4::jsonb, report), done = 0, total = 0,
  reading = null, stopped_by = $6::jsonb where id = $1::bigint and state = $5 returning id`;
const APPLIED_PARTS = 'delete from gtfs_import_part where import_id = $1::bigint';
/** So often a screen is told how far it is. */
const TOLD_TIMES = 100;

/** A table that somebody typed, and no feed. */
const isTimetable = (fileName: string): boolean => fileName.toLowerCase().endsWith('.csv');

/** Carries what a rehearsal found out of the transaction that it takes back. */
class Rehearsed extends Error {
  constructor(readonly report: ImportReport) {
    super();
  }
}

/** Something has changed since the rehearsal. */
class Outdated extends Error {}

/** Somebody else has ended the step meanwhile. */
class Overtaken extends Error {}

/** Processes ended while they did the step. */
class TriedTooOften extends Error {}

interface End {
  readonly state: GtfsImportState;
  readonly failure?: string;
  readonly report?: ImportReport;
  readonly obstacle?: ObstacleFacts;
}

/** The rest of a step where it ended otherwise than by its commit. */
function endOf(error: unknown, broken: GtfsImportState): End | undefined {
  if (error instanceof Rehearsed) return { state: 'REHEARSED', report: error.report };
  if (error instanceof Outdated) return { state: 'FAILED', failure: 'IMPORT_OUTDATED' };
  if (error instanceof TriedTooOften) return { state: broken, failure: 'TRIED_TOO_OFTEN' };
  if (error instanceof ImportNotUndone)
    return { state: 'APPLIED', failure: 'IMPORT_NOT_UNDONE', obstacle: error.facts as unknown as ObstacleFacts };
  if (error instanceof InvalidInput)
    return { state: 'FAILED', failure: (error.extensions['fields'] as { code: string }[])[0]!.code };
  return undefined;
}

async function beginStep({ database }: CatalogueContext, { id, state }: WaitingImport): Promise<void> {
  const [begun] = await database.rows<{ tries: number }>(BEGIN, [id, state]);
  if (begun === undefined) throw new Overtaken();
  if (begun.tries > MOST_TRIES) throw new TriedTooOften();
}

/**
 * A step writes a line after the other, so each statement is to find its rows by their index: one that was planned when the
 * tables were small would look through all that the step has written so far, again and again.
 */
const BY_INDEX = ['discard plans', 'set local enable_seqscan = off'];

/** The archive as it was uploaded, put together part by part. */
async function archiveOf(transaction: RowTransaction, id: string): Promise<Buffer> {
  const [{ parts, bytes }] = (await transaction.rows(SIZE, [id])) as [{ parts: number; bytes: number }];
  const archive = Buffer.allocUnsafe(bytes);
  let at = 0;
  for (let position = 0; position < parts; position++) {
    const [part] = await transaction.rows<{ content: Buffer }>(PART, [id, position]);
    at += part!.content.copy(archive, at);
  }
  return archive;
}

async function doStep(context: CatalogueContext, transaction: RowTransaction, row: WaitingImport): Promise<void> {
  const { id, operatorId, vehicleTypeIds, state } = row;
  const { database, services } = context;
  const tell = async (done: number, total: number): Promise<void> => {
    if (done % Math.ceil(total / TOLD_TIMES || 1) === 0) await database.rows(TELL, [id, done, total, null]);
  };
  const end = async (next: GtfsImportState): Promise<void> => {
    if ((await transaction.rows(END, [id, next, null, null, state, null])).length === 0) throw new Overtaken();
  };
  for (const statement of BY_INDEX) await transaction.rows(statement);
  if (state === 'UNDOING') {
    await undoFeed(context, transaction, id, operatorId, tell);
    return end('UNDONE');
  }
  const bytes = await archiveOf(transaction, id);
  const limits = { ...USUAL_LIMITS, unpacked: services.gtfsUnpackedBytes };
  const told = (file: string, percent: number) => database.rows(TELL, [id, percent, 100, file]);
  const feed = isTimetable(row.fileName)
    ? await readTimetable(transaction, bytes, (part) => told(TIMETABLE, Math.floor(part * 100)))
    : await readFeed(transaction, await Archive.open(bytes, limits), told);
  const report = await takeFeed(context, transaction, feed, { importId: id, operatorId, vehicleTypeIds }, tell);
  if (state === 'REHEARSING') throw new Rehearsed(report);
  if (report.digest !== row.report?.digest) throw new Outdated();
  await transaction.rows(APPLIED_PARTS, [id]);
  await end('APPLIED');
}

/** Writes how a step ended that was taken back, unless somebody else ended it; a report that cannot be kept ends it, too. */
async function endStep(
  { database, log }: CatalogueContext,
  { id, state }: WaitingImport,
  error: unknown,
): Promise<void> {
  const broken: End = { state: state === 'UNDOING' ? 'APPLIED' : 'FAILED', failure: 'UNEXPECTED' };
  const end = endOf(error, broken.state);
  if (end === undefined) log.error({ err: error, id }, 'GTFS import failed');
  const json = (value?: object): string | null => (value === undefined ? null : JSON.stringify(value));
  const write = async ({ state: next, failure, report, obstacle }: End) => {
    const stoppedBy = obstacle && (await namedObstacle(database, id, obstacle));
    await database.rows(END, [id, next, failure ?? null, json(report), state, json(stoppedBy)]);
  };
  await write(end ?? broken).catch(async (unkept: unknown) => {
    log.error({ err: unkept, id }, 'GTFS import report cannot be kept');
    await write(broken);
  });
}

/** Answers whether it was this process's to do. */
async function workOn(context: CatalogueContext, row: WaitingImport): Promise<boolean> {
  const { id, state, askedBy } = row;
  const viewer = service('catalogue', { requestId: `${IMPORT_REQUEST}${id}`, ...(askedBy && { onBehalfOf: askedBy }) });
  const database = context.database.actingFor({ viewer, clock: context.clock }).inBulk();
  let begun: Promise<void> | undefined;
  try {
    return await inRowTransaction(database, async (transaction) => {
      const [lock] = await transaction.rows<{ mine: boolean }>(MINE);
      if (!lock!.mine || (await transaction.rows(STILL, [id, state])).length === 0) return false;
      await (begun ??= beginStep(context, row));
      await doStep({ ...context, viewer, database }, transaction, row);
      return true;
    });
  } catch (error) {
    await endStep({ ...context, database }, row, error);
    return true;
  }
}

/** Does what was asked of feeds, one after the other, each step as a whole; a step whose process died is done again, twice. */
export async function workOnImports(context: CatalogueContext): Promise<void> {
  for (;;) {
    const [row] = await context.database.rows<WaitingImport>(WAITING);
    if (row === undefined || !(await workOn(context, row))) return;
  }
}
