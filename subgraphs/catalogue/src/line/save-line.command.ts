import { RecordNotFound } from '@naga/server-kit/crud/crud.errors.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { ChangedMeanwhile, nameWhoSaved } from '@naga/server-kit/graphql/changed-meanwhile.js';
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
import { branchOf, editsOneOperator, linesWithin } from './line.queries.js';
import { routeValues, writeLine } from './line-rows.js';
import { type SavedLine, savedLine } from './read-line.js';
import { startOf } from './kept-departures.rules.js';
import { isSaidAlready } from './said-already.rules.js';
import { soldOf } from './sold-of.js';
import { startingOn } from './starting-on.rules.js';
import {
  canKeepSold,
  departuresLost,
  followingOn,
  keepingSold,
  schedulesTouched,
  type SoldDeparture,
} from './sold-line.rules.js';

/** Whom a change touches is told departure by departure, as many as a screen holds. */
const MOST_TOLD = 20;

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

/** What is saved of a change where seats are sold. Refuses LINE_SOLD unless what is sold may and can stay beside it. */
async function withSold(context: CatalogueContext, saved: SavedLine, line: Line, keepSold: boolean): Promise<Line> {
  const lost = await lostBy(context, saved, line);
  if (lost.length === 0) return line;
  const keepable = canKeepSold(saved, line);
  if (keepSold && keepable) return keepingSold(saved, line, new Set(lost.map((one) => one.routeScheduleId)));
  const seats = lost.reduce((sum, one) => sum + one.seats.length, 0);
  const bookings = lost.reduce((sum, one) => sum + one.bookings, 0);
  const touched = lost
    .slice(0, MOST_TOLD)
    .map((one) => ({ ...one, seats: one.seats.length, departureTime: startOf(saved, one.routeScheduleId) }));
  throw new LineSold({ departures: lost.length, seats, bookings, keepable, touched });
}

const LAST_SAVED = `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, actor_user_id::text as "savedById"
  from audit_entry where (entity = 'Route' and row_id = $1) or (of_entity = 'Route' and of_id = $1)
  order by at desc, id desc limit 1`;

const UPDATE = `update route set (names, transport_type, local_country_code, distance_km, version)
  = row($1::jsonb, $2, $3, $4::int, version + 1) where id = $5::bigint and version = $6::int returning id`;

async function refuseOld(source: Pick<RowTransaction, 'rows'>, id: string): Promise<never> {
  const [last] = await source.rows<{ at: string; savedById: string | null }>(LAST_SAVED, [id]);
  throw new ChangedMeanwhile({ by: null, at: last?.at ?? null }, last?.savedById ?? null);
}

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
  demandDay(saved, line, from, localMoment(context.clock.now()).date);
  const dated = startingOn(saved, wished, from);
  demandLine(dated);
  return dated;
}

/** The same where somebody has seats; nothing is written. Refuses as updateLine does. */
export const lineToSave = async (
  context: CatalogueContext,
  saved: SavedLine,
  line: Line,
  keepSold: boolean,
  from?: string | null,
): Promise<Line> => withSold(context, saved, await wishedLine(context, saved, line, from), keepSold);

/** Writes what lineToSave answered over the version that it looked at. Refuses CHANGED_MEANWHILE; what is refused has written nothing. */
export async function changeLine(
  transaction: RowTransaction,
  { id, version }: Pick<SavedLine, 'id' | 'version'>,
  line: Line,
): Promise<void> {
  await demandNeighbours(transaction, line);
  const updated = await transaction.rows(UPDATE, [...routeValues(line), id, version]);
  if (updated.length === 0) await refuseOld(transaction, id);
  await writeLine(transaction, id, line);
}

/** The line as its author saw it. Refuses RECORD_NOT_FOUND, CHANGED_MEANWHILE. */
export async function seenLine(context: CatalogueContext, id: string, version: number): Promise<SavedLine> {
  const saved = await savedLine(context, id);
  if (saved === undefined) throw new RecordNotFound();
  return saved.version === version ? saved : refuseOld(context.database, id);
}

async function save(context: CatalogueContext, { id, version, keepSold, from }: LineChange, line: Line) {
  demandLine(line);
  const known = from == null ? await savedLine(context, id) : undefined;
  if (known !== undefined && isSaidAlready(known, line)) return;
  const saved = await seenLine(context, id, version);
  const kept = await lineToSave(context, saved, line, keepSold, from);
  await inRowTransaction(context.database, (transaction) => changeLine(transaction, saved, kept));
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
  await withSold(context, saved, { ...saved, timings: [] }, false);
  const { id, version } = saved;
  const gone = await transaction.rows('delete from route where id = $1::bigint and version = $2::int returning id', [
    id,
    version,
  ]);
  if (gone.length === 0) await refuseOld(transaction, id);
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
