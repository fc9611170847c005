import { RecordNotFound } from '@naga/server-kit/crud/crud.errors.js';
import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { nameWhoSaved } from '@naga/server-kit/graphql/changed-meanwhile.js';
import { refuseOld } from '@naga/server-kit/crud/save-record.command.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { doOnce } from '@naga/server-kit/idempotency/do-once.js';
import type { Write } from '@naga/server-kit/idempotency/write.js';
import type { CatalogueContext } from '../journey/asking.js';
import { colleagueName } from '../names/colleague-name.js';
import {
  demandDay,
  demandLine,
  demandNeighbours,
  demandOwnBranch,
  demandOwnPromises,
  demandOwnRows,
} from './check-line.js';
import { goneRows } from './gone-rows.js';
import type { Line } from './line.rules.js';
import { LineSold } from './line.errors.js';
import { lineNoun } from './line.noun.js';
import { branchOf, editsOneOperator, linesWithin } from './line.queries.js';
import { routeValues, writeLine } from './line-rows.js';
import { type SavedLine, savedLine } from './read-line.js';
import { isSaidAlready } from './said-already.rules.js';
import { soldOf, todayAt } from './sold-of.js';
import { besideProblems } from './standing-beside.rules.js';
import { startingOn } from './starting-on.rules.js';
import { tellFollowed } from './tell-followed.js';
import { departureAt, toldOf } from './told.rules.js';
import {
  canKeepSold,
  departuresLost,
  followingOn,
  keepingSold,
  schedulesTouched,
  type SoldDeparture,
} from './sold-line.rules.js';

/** How a line is saved. */
interface LineChange {
  readonly id: string;
  /** That its author saw. */
  readonly version: number;
  /** What is sold stays beside the change. */
  readonly keepSold: boolean;
  /** The first service date of its times, days and vehicles; null: at once. */
  readonly from?: string | null | undefined;
}

const INSERT = `insert into route (names, transport_type, local_country_code, distance_km, operator_id)
  values ($1::jsonb, $2, $3, $4, $5::bigint) returning id::text as id`;

async function demandOperator(context: CatalogueContext, transaction: RowTransaction, operatorId: string) {
  const { condition, value } = linesWithin(context, 2);
  const found = await transaction.rows(`select 1 from operator o where o.id = $1::bigint and ${condition} for share`, [
    operatorId,
    value,
  ]);
  if (found.length === 0) throw new InvalidInput([{ path: 'operatorId', code: 'UNKNOWN' }]);
}

/** Writes a new line in the caller's transaction; answers its id. Throws BAD_USER_INPUT with what is wrong, each at its field. */
export async function insertLine(context: CatalogueContext, transaction: RowTransaction, line: Line): Promise<string> {
  demandLine(line);
  demandOwnRows(line, undefined);
  demandOwnPromises(editsOneOperator(context), line, undefined);
  await demandOperator(context, transaction, line.operatorId);
  await demandNeighbours(transaction, line);
  const [made] = await transaction.rows<{ id: string }>(INSERT, [...routeValues(line), line.operatorId]);
  await writeLine(transaction, made!.id, line, true);
  return made!.id;
}

/** A new line; answers its id. Once for its Idempotency-Key. Throws BAD_USER_INPUT with what is wrong, each at its field. */
export function createLine(context: CatalogueContext, line: Line, by?: Write): Promise<string> {
  return inRowTransaction(context.database, (transaction) =>
    doOnce(transaction, context, by, () => insertLine(context, transaction, line)),
  );
}

/** Departures from today on that somebody has seats on and that the change would not drive as they were sold. */
async function lostBy(context: CatalogueContext, saved: SavedLine, line: Line): Promise<SoldDeparture[]> {
  return departuresLost(saved, line, await soldOf(context, saved, schedulesTouched(saved, line)));
}

/** What stands beside a change, at once with it, can. Throws BAD_USER_INPUT. */
function demandBeside(saved: SavedLine, written: Line, line: Line, path: 'from' | 'timings'): Line {
  const problems = besideProblems(saved, written, line, path);
  if (problems.length > 0) throw new InvalidInput(problems);
  return line;
}

/** Departures that a change would not drive as they were sold. Refuses LINE_SOLD unless they may and can stay beside it. */
async function lostBeside(
  context: CatalogueContext,
  saved: SavedLine,
  line: Line,
  keepSold: boolean,
): Promise<SoldDeparture[]> {
  const lost = await lostBy(context, saved, line);
  const keepable = canKeepSold(saved, line);
  if (lost.length === 0 || (keepSold && keepable)) return lost;
  const { departures, seats, touched } = toldOf(lost.map(departureAt(saved)));
  throw new LineSold({ departures, seats, keepable }, touched);
}

const UPDATE = `update route set (names, transport_type, local_country_code, distance_km, version)
  = row($1::jsonb, $2, $3, $4::int, version + 1) where id = $5::bigint and version = $6::int returning id`;

/**
 * What a change of a saved line comes to, from a day on ('YYYY-MM-DD') or, without one, at once, whoever has seats.
 * Throws BAD_USER_INPUT with what is wrong, each at its field; PAST and STOPS_AT_ONCE at `from`.
 */
export async function wishedLine(
  context: CatalogueContext,
  saved: SavedLine,
  line: Line,
  from?: string | null,
): Promise<Line> {
  demandLine(line);
  if (saved.operatorId !== line.operatorId) throw new InvalidInput([{ path: 'operatorId', code: 'FIXED' }]);
  const gone = await goneRows(context.database, saved, line);
  demandOwnRows(line, saved, gone);
  demandOwnBranch(branchOf(context), line, saved);
  demandOwnPromises(editsOneOperator(context), line, saved);
  const wished = followingOn(saved, line, gone.get('RouteSchedule'));
  if (from == null) return wished;
  demandDay(saved, line, from, todayAt(context));
  return demandBeside(saved, wished, startingOn(saved, wished, from), 'from');
}

/** The same where somebody has seats; nothing is written. Refuses as updateLine does. */
export async function lineToSave(
  context: CatalogueContext,
  saved: SavedLine,
  line: Line,
  keepSold: boolean,
  from?: string | null,
): Promise<Line> {
  const wished = await wishedLine(context, saved, line, from);
  const lost = await lostBeside(context, saved, wished, keepSold);
  if (lost.length === 0) return wished;
  const kept = keepingSold(saved, wished, new Set(lost.map((one) => one.routeScheduleId)));
  return demandBeside(saved, line, kept, from == null ? 'timings' : 'from');
}

/**
 * Writes what lineToSave answered over the version that it looked at; what is wrong with the neighbours of what its author
 * wrote is told at its places there. Refuses CHANGED_MEANWHILE; what is refused has written nothing.
 */
export async function changeLine(
  context: CatalogueContext,
  transaction: RowTransaction,
  { id, version }: Pick<SavedLine, 'id' | 'version'>,
  line: Line,
  written: Line,
): Promise<void> {
  await demandNeighbours(transaction, written);
  const updated = await transaction.rows(UPDATE, [...routeValues(line), id, version]);
  if (updated.length === 0) await refuseOld(lineNoun, transaction, id);
  await tellFollowed(context, transaction, line, await writeLine(transaction, id, line));
}

/** The line within reach. Refuses RECORD_NOT_FOUND. */
async function knownLine(context: CatalogueContext, id: string): Promise<SavedLine> {
  const saved = await savedLine(context, id);
  if (saved === undefined) throw new RecordNotFound();
  return saved;
}

/** The line as its author saw it. Refuses RECORD_NOT_FOUND, CHANGED_MEANWHILE. */
export async function seenLine(context: CatalogueContext, id: string, version: number): Promise<SavedLine> {
  const saved = await knownLine(context, id);
  return saved.version === version ? saved : refuseOld(lineNoun, context.database, id);
}

async function save(context: CatalogueContext, { id, version, keepSold, from }: LineChange, line: Line) {
  demandLine(line);
  const saved = await knownLine(context, id);
  if (from == null && isSaidAlready(saved, line)) return;
  if (saved.version !== version) await refuseOld(lineNoun, context.database, id);
  const kept = await lineToSave(context, saved, line, keepSold, from);
  await inRowTransaction(context.database, (transaction) => changeLine(context, transaction, saved, kept, line));
}

/**
 * Removes a line with all that is driven on it. Refuses CHANGED_MEANWHILE, and LINE_SOLD where somebody has seats; what
 * else needs it is told by the database.
 */
export async function removeLine(
  context: CatalogueContext,
  transaction: RowTransaction,
  saved: SavedLine,
): Promise<void> {
  await lostBeside(context, saved, { ...saved, timings: [] }, false);
  const { id, version } = saved;
  const gone = await transaction.rows('delete from route where id = $1::bigint and version = $2::int returning id', [
    id,
    version,
  ]);
  if (gone.length === 0) await refuseOld(lineNoun, transaction, id);
}

/**
 * Saves a whole line of which its author saw `version`; its times, days and vehicles hold from a day on where one is
 * named, else repeating it changes nothing. What somebody has seats on is driven as it was sold: a change that takes from
 * it is refused, or with `keepSold` sold beside it. Refuses RECORD_NOT_FOUND, CHANGED_MEANWHILE, LINE_SOLD; throws
 * BAD_USER_INPUT with what is wrong, each at its field.
 */
export async function updateLine(context: CatalogueContext, change: LineChange, line: Line): Promise<string> {
  await nameWhoSaved(() => save(context, change, line), colleagueName(context));
  return change.id;
}
