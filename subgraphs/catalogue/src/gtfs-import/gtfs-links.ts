import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';

/** What of ours came from what of the feed. */
export interface GtfsLinkRow {
  readonly kind: 'STOP' | 'LINE';
  readonly feedId: string;
  readonly rowId: string;
  readonly said: string;
  readonly gone: boolean;
  /** Schedules of a line that feeds took off sale, not a clerk. */
  readonly offSale: readonly string[];
}

/** What is done to one row, so that it can be undone. `link`: as it was, undefined of a new one. */
export interface RowChange extends GtfsLinkRow {
  readonly version: number;
  readonly before: object | null;
  readonly link: GtfsLinkRow | undefined;
}

const READ = `select kind, feed_id as "feedId", coalesce(stop_id, route_id)::text as "rowId", said, gone,
    off_sale::text[] as "offSale"
  from gtfs_link where operator_id = $1::bigint order by id`;
const PUT = `insert into gtfs_link (operator_id, kind, feed_id, stop_id, route_id, said, gone, off_sale)
  values ($1::bigint, $2, $3, case $2 when 'STOP' then $4::bigint end, case $2 when 'LINE' then $4::bigint end, $5, $6, $7::bigint[])
  on conflict (operator_id, kind, feed_id) do update
    set (stop_id, route_id, said, gone, off_sale)
      = row(excluded.stop_id, excluded.route_id, excluded.said, excluded.gone, excluded.off_sale)`;
const FORGET = 'delete from gtfs_link where operator_id = $1::bigint and kind = $2 and feed_id = $3';
const NOTE = `insert into gtfs_import_change
    (import_id, kind, feed_id, row_id, version, before, said_before, gone_before, off_sale_before)
  values ($1::bigint, $2, $3, $4::bigint, $5, $6::jsonb, $7, $8, $9::bigint[])`;

const keyOf = ({ kind, feedId }: Pick<GtfsLinkRow, 'kind' | 'feedId'>): string => `${kind} ${feedId}`;

/** What an operator's feeds became, and the book of what an import does to it. */
export class GtfsLinks {
  private constructor(
    private readonly transaction: RowTransaction,
    private readonly operatorId: string,
    private readonly rows: ReadonlyMap<string, GtfsLinkRow>,
  ) {}

  static async of(transaction: RowTransaction, operatorId: string): Promise<GtfsLinks> {
    const rows = await transaction.rows<GtfsLinkRow>(READ, [operatorId]);
    return new GtfsLinks(transaction, operatorId, new Map(rows.map((row) => [keyOf(row), row])));
  }

  find(kind: GtfsLinkRow['kind'], feedId: string): GtfsLinkRow | undefined {
    return this.rows.get(keyOf({ kind, feedId }));
  }

  /** Those of a kind that `feedIds` lacks and that were there when a feed came last. */
  goneOf(kind: GtfsLinkRow['kind'], feedIds: ReadonlySet<string>): GtfsLinkRow[] {
    return [...this.rows.values()].filter((row) => row.kind === kind && !row.gone && !feedIds.has(row.feedId));
  }

  async put({ kind, feedId, rowId, said, gone, offSale }: GtfsLinkRow): Promise<void> {
    await this.transaction.rows(PUT, [this.operatorId, kind, feedId, rowId, said, gone, offSale]);
  }

  async forget(kind: GtfsLinkRow['kind'], feedId: string): Promise<void> {
    await this.transaction.rows(FORGET, [this.operatorId, kind, feedId]);
  }

  /** Remembers what a row came from, and how it was before. */
  async note(importId: string, change: RowChange): Promise<void> {
    const { kind, feedId, rowId, version, before, link } = change;
    await this.put(change);
    const row = before === null ? null : JSON.stringify(before);
    const was = [row, link?.said ?? null, link?.gone ?? false, link?.offSale ?? []];
    await this.transaction.rows(NOTE, [importId, kind, feedId, rowId, version, ...was]);
  }
}
