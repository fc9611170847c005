import type { RecordValues } from '@naga/server-kit/crud/check-values.js';
import { ImportNotUndone } from '@naga/server-kit/crud/crud.errors.js';
import { changeRecord } from '@naga/server-kit/crud/save-record.command.js';
import { InvalidInput, Refusal } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { CatalogueContext } from '../journey/asking.js';
import { type SavedLine, savedLine } from '../line/read-line.js';
import { lineBefore } from '../line/line-before.rules.js';
import { changeLine, lineToSave, removeLine } from '../line/save-line.command.js';
import { stopNoun } from '../stop/stop.noun.js';
import { GtfsLinks } from './gtfs-links.js';
import { StandingFeedPricesDocument } from '../neighbours/pricing.generated.js';
import { obstacleOf, pricedObstacle } from './undo-obstacle.js';
import type { Progress } from './take-feed.command.js';

interface ChangeRow {
  readonly id: string;
  readonly kind: 'STOP' | 'LINE';
  readonly feedId: string;
  readonly rowId: string;
  readonly version: number;
  readonly before: RecordValues | null;
  readonly saidBefore: string | null;
  readonly goneBefore: boolean;
  readonly offSaleBefore: readonly string[];
}

const COUNT = 'select count(*)::int as count from gtfs_import_change where import_id = $1::bigint';
/** The newest first; one at a time, for a line is large. */
const NEXT = `select id::text as id, kind, feed_id as "feedId", row_id::text as "rowId", version, before,
    said_before as "saidBefore", gone_before as "goneBefore", off_sale_before::text[] as "offSaleBefore"
  from gtfs_import_change where import_id = $1::bigint and ($2::bigint is null or id < $2) order by gtfs_import_change.id desc limit 1`;
const SAYS_PRICES = 'select 1 from gtfs_line_price where import_id = $1::bigint limit 1';
const OWN_STOP = 'select 1 from stop where id = $1::bigint and operator_id = $2::bigint';
const REMOVE_STOP = 'delete from stop where id = $1::bigint and version = $2::int returning id';
const EXPECTED = new Set(['23503', '23505']);

class Changed extends Refusal {
  readonly code = 'CHANGED';
}

async function undoLine(context: CatalogueContext, transaction: RowTransaction, row: ChangeRow): Promise<void> {
  const saved = await savedLine(context, row.rowId);
  if (saved === undefined || saved.version !== row.version) throw new Changed();
  if (row.before === null) return removeLine(context, transaction, saved);
  const line = lineBefore(row.before as unknown as SavedLine, saved);
  await changeLine(context, transaction, saved, await lineToSave(context, saved, line, false), line);
}

async function undoStop(
  context: CatalogueContext,
  transaction: RowTransaction,
  { rowId, version, before }: ChangeRow,
  operatorId: string,
): Promise<void> {
  if ((await transaction.rows(OWN_STOP, [rowId, operatorId])).length === 0) throw new Changed();
  if (before !== null) {
    await changeRecord(stopNoun, context, transaction, { id: rowId, version, values: before });
  } else if ((await transaction.rows(REMOVE_STOP, [rowId, version])).length === 0) throw new Changed();
}

const isExpected = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof InvalidInput || EXPECTED.has((error as { code?: string }).code ?? '');

/** Refuses IMPORT_NOT_UNDONE: from now on nobody approves prices that were asked from it, for it is not applied any more. */
async function requireUnpriced(
  { neighbours, viewer }: CatalogueContext,
  transaction: RowTransaction,
  importId: string,
): Promise<void> {
  if ((await transaction.rows(SAYS_PRICES, [importId])).length === 0) return;
  const asked = await neighbours.ask('pricing', StandingFeedPricesDocument, { importId }, viewer);
  const [first, ...others] = asked.standingFeedPrices;
  if (first === undefined) return;
  throw new ImportNotUndone({ ...(await pricedObstacle(transaction, importId, [first, ...others])) });
}

/**
 * Takes back what an import did, all of it or nothing: lines and stops that it made go, others are as they were. Refuses
 * IMPORT_NOT_UNDONE {what stands in its way: ObstacleFacts} where somebody has changed one since, needs it, has seats on it or has approved its prices. What of
 * these still waits is withdrawn by who hears of it (feed.undone).
 */
export async function undoFeed(
  context: CatalogueContext,
  transaction: RowTransaction,
  importId: string,
  operatorId: string,
  tell: Progress,
): Promise<void> {
  await requireUnpriced(context, transaction, importId);
  const links = await GtfsLinks.of(transaction, operatorId);
  const [{ count }] = (await transaction.rows(COUNT, [importId])) as [{ count: number }];
  const next = async (last: string | null): Promise<ChangeRow | undefined> =>
    (await transaction.rows<ChangeRow>(NEXT, [importId, last]))[0];
  let done = 0;
  for (let row = await next(null); row !== undefined; row = await next(row.id)) {
    const { kind, feedId, rowId, saidBefore: said, goneBefore: gone, offSaleBefore: offSale } = row;
    try {
      if (kind === 'LINE') await undoLine(context, transaction, row);
      else await undoStop(context, transaction, row, operatorId);
    } catch (error) {
      throw isExpected(error) ? new ImportNotUndone({ ...obstacleOf(row, error) }) : error;
    }
    await (said === null ? links.forget(kind, feedId) : links.put({ kind, feedId, rowId, said, gone, offSale }));
    await tell((done += 1), count);
  }
  const { viewer, clock } = context;
  const payload = { importId, operatorId, undoneById: viewer.kind === 'service' ? (viewer.onBehalfOf ?? null) : null };
  const { mode, requestId } = viewer;
  await emitRows(transaction, clock.now(), [{ type: 'feed.undone', payload, mode, requestId }]);
}
