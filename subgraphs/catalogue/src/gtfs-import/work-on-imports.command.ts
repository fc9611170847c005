import { ImportNotUndone } from '@naga/server-kit/crud/crud.errors.js';
import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import type { CatalogueContext } from '../journey/asking.js';
import { Archive } from './archive.js';
import type { ImportReport } from './import-report.js';
import { type GtfsImportState, IMPORT_REQUEST } from './import-words.js';
import { readFeed } from './read-feed.js';
import { readTimetable } from './read-timetable.js';
import { takeFeed } from './take-feed.command.js';
import { undoFeed } from './undo-feed.command.js';

interface WaitingImport {
  readonly id: string;
  readonly operatorId: string;
  readonly madeBy: string | null;
  readonly state: GtfsImportState;
  readonly fileName: string;
  readonly vehicleTypeIds: readonly string[];
  readonly report: ImportReport | null;
}

const COLUMNS = `id::text as id, operator_id::text as "operatorId", made_by::text as "madeBy", state,
  file_name as "fileName", vehicle_type_ids::text[] as "vehicleTypeIds", report`;
const WAITING = `select ${COLUMNS} from gtfs_import where state in ('REHEARSING', 'APPLYING', 'UNDOING')
  order by gtfs_import.id limit 1`;
const MINE = `select pg_try_advisory_xact_lock(hashtext('gtfs-import-work'), 0) as mine`;
const STILL = 'select 1 from gtfs_import where id = $1::bigint and state = $2';
const PARTS = 'select content from gtfs_import_part where import_id = $1::bigint order by position';
const TELL = 'update gtfs_import set done = $2, total = $3 where id = $1::bigint';
const END = `update gtfs_import set state = $2, failure = $3, report = coalesce($4::jsonb, report), done = 0, total = 0
  where id = $1::bigint and state = $5 returning id`;
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

type End = readonly [state: GtfsImportState, failure: string | null, report: ImportReport | null];

/** The rest of a step where it ended otherwise than by its commit. */
function endOf(error: unknown): End | undefined {
  if (error instanceof Rehearsed) return ['REHEARSED', null, error.report];
  if (error instanceof Outdated) return ['FAILED', 'IMPORT_OUTDATED', null];
  if (error instanceof ImportNotUndone) return ['APPLIED', 'IMPORT_NOT_UNDONE', null];
  if (error instanceof InvalidInput)
    return ['FAILED', (error.extensions['fields'] as { code: string }[])[0]!.code, null];
  return undefined;
}

async function doStep(context: CatalogueContext, transaction: RowTransaction, row: WaitingImport): Promise<void> {
  const { id, operatorId, vehicleTypeIds, state } = row;
  const { database } = context;
  const tell = async (done: number, total: number): Promise<void> => {
    if (done % Math.ceil(total / TOLD_TIMES || 1) === 0) await database.rows(TELL, [id, done, total]);
  };
  const end = async (next: GtfsImportState): Promise<void> => {
    if ((await transaction.rows(END, [id, next, null, null, state])).length === 0) throw new Overtaken();
  };
  if (state === 'UNDOING') {
    await undoFeed(context, transaction, id, operatorId, tell);
    return end('UNDONE');
  }
  const parts = await transaction.rows<{ content: Buffer }>(PARTS, [id]);
  const bytes = Buffer.concat(parts.map(({ content }) => content));
  const feed = isTimetable(row.fileName) ? await readTimetable(bytes) : await readFeed(await Archive.open(bytes));
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
  const broken: End = [state === 'UNDOING' ? 'APPLIED' : 'FAILED', 'UNEXPECTED', null];
  const end = endOf(error);
  if (end === undefined) log.error({ err: error, id }, 'GTFS import failed');
  const write = ([next, failure, report]: End) =>
    database.rows(END, [id, next, failure, report && JSON.stringify(report), state]);
  await write(end ?? broken).catch(async (unkept: unknown) => {
    log.error({ err: unkept, id }, 'GTFS import report cannot be kept');
    await write(broken);
  });
}

/** Answers whether it was this process's to do. */
async function workOn(context: CatalogueContext, row: WaitingImport): Promise<boolean> {
  const { id, state, madeBy } = row;
  const viewer = service('catalogue', { requestId: `${IMPORT_REQUEST}${id}`, ...(madeBy && { onBehalfOf: madeBy }) });
  const database = context.database.actingFor({ viewer, clock: context.clock }).inBulk();
  try {
    return await inRowTransaction(database, async (transaction) => {
      const [lock] = await transaction.rows<{ mine: boolean }>(MINE);
      if (!lock!.mine || (await transaction.rows(STILL, [id, state])).length === 0) return false;
      await doStep({ ...context, viewer, database }, transaction, row);
      return true;
    });
  } catch (error) {
    await endStep({ ...context, database }, row, error);
    return true;
  }
}

/** Does what was asked of feeds, one after the other, each step as a whole; a step whose process died is done again. */
export async function workOnImports(context: CatalogueContext): Promise<void> {
  for (;;) {
    const [row] = await context.database.rows<WaitingImport>(WAITING);
    if (row === undefined || !(await workOn(context, row))) return;
  }
}
