import type { LocalizedText } from '@naga/kernel/language.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { LineSold, type TouchedDeparture } from '../line/line.errors.js';
import { cut } from './row-problem.js';

/** What stands in the way of taking an import back. */
export interface UndoObstacle {
  readonly kind: 'STOP' | 'LINE';
  readonly rowId: string;
  readonly feedId: string;
  readonly names: LocalizedText | null;
  /** Somebody has changed it since, has seats on it, halts there, or has approved its prices that were asked from the import. */
  readonly reason: 'CHANGED' | 'SOLD' | 'NEEDED' | 'PRICED';
  /** Of prices: how many more lines. */
  readonly others: number;
  readonly departures: readonly TouchedDeparture[];
  /** The line that needs it. */
  readonly lineId: string | null;
  readonly lineNames: LocalizedText | null;
}

type Row = Pick<UndoObstacle, 'kind' | 'rowId' | 'feedId'>;
export type ObstacleFacts = Row & Pick<UndoObstacle, 'reason' | 'departures' | 'others'>;

const NEEDED = '23503';
const MOST_LETTERS = 200;

/** Why a row is not taken back, by what its command threw. */
export function obstacleOf({ kind, rowId, feedId }: Row, error: unknown): ObstacleFacts {
  const row = { kind, rowId, feedId: cut(feedId, MOST_LETTERS), others: 0 };
  if (error instanceof LineSold) return { ...row, reason: 'SOLD', departures: error.touched };
  return { ...row, reason: (error as { code?: string }).code === NEEDED ? 'NEEDED' : 'CHANGED', departures: [] };
}

const LINE_OF = `select feed_id as "feedId" from gtfs_import_change where import_id = $1::bigint and kind = 'LINE' and row_id = $2::bigint`;

/** Lines whose prices a second person has approved and that are sold so, as what stands in the way; the first is named. */
export async function pricedObstacle(
  database: Pick<RowTransaction, 'rows'>,
  importId: string,
  [rowId, ...others]: readonly [string, ...string[]],
): Promise<ObstacleFacts> {
  const [change] = await database.rows<{ feedId: string }>(LINE_OF, [importId, rowId]);
  const feedId = cut(change?.feedId ?? '', MOST_LETTERS);
  return { kind: 'LINE', rowId, feedId, reason: 'PRICED', departures: [], others: others.length };
}

const NAMES = `select case $1 when 'STOP' then (select names from stop where id = $2::bigint)
  else (select names from route where id = $2::bigint) end as names`;
/** Lines that the import made itself go before their stops. */
const NEEDS = `select r.id::text as "lineId", r.names as "lineNames" from route_stop s join route r on r.id = s.route_id
  where s.stop_id = $1::bigint and not exists (select 1 from gtfs_import_change c
    where c.import_id = $2::bigint and c.kind = 'LINE' and c.row_id = r.id and c.before is null)
  order by r.id limit 1`;

/** The same with the names by which a clerk knows what it is. */
export async function namedObstacle(
  database: Pick<RowTransaction, 'rows'>,
  importId: string,
  facts: ObstacleFacts,
): Promise<UndoObstacle> {
  const [named] = await database.rows<{ names: LocalizedText | null }>(NAMES, [facts.kind, facts.rowId]);
  const isNeeded = facts.kind === 'STOP' && facts.reason === 'NEEDED';
  const [line] = isNeeded
    ? await database.rows<Pick<UndoObstacle, 'lineId' | 'lineNames'>>(NEEDS, [facts.rowId, importId])
    : [];
  return { ...facts, names: named!.names, lineId: line?.lineId ?? null, lineNames: line?.lineNames ?? null };
}
