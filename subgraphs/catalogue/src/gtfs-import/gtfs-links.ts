import { ownLineId, ownStopId } from '../gtfs/own-ids.rules.js';
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
/** Every stop and line of an operator by its own name, with what a feed of others called it where it came from one. */
const READ_OWN = `select x.kind, x.own_id as "ownId", coalesce(l.feed_id, x.own_id) as "feedId", x.id::text as "rowId",
    coalesce(l.said, '') as said, coalesce(l.gone, false) as gone, coalesce(l.off_sale, '{}')::text[] as "offSale",
    l.id is not null as "isLinked"
  from (select 'STOP' as kind, '${ownStopId('')}' || s.id as own_id, s.id, s.id as stop_id, null::bigint as route_id from stop s
      where s.operator_id = $1::bigint or exists (select 1 from route_stop e join route r on r.id = e.route_id
        where e.stop_id = s.id and r.operator_id = $1::bigint)
    union all
    select 'LINE', '${ownLineId('')}' || r.id, r.id, null, r.id from route r where r.operator_id = $1::bigint) x
  left join lateral (select * from gtfs_link k where k.operator_id = $1::bigint and k.kind = x.kind
    and (k.stop_id = x.stop_id or k.route_id = x.route_id) order by k.id limit 1) l on true
  order by x.kind, x.id`;
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
    /** By what the feed at hand calls them. */
    private readonly rows: ReadonlyMap<string, GtfsLinkRow>,
    /** Those that come from no feed yet. */
    private readonly unlinked: ReadonlySet<GtfsLinkRow>,
  ) {}

  static async of(transaction: RowTransaction, operatorId: string): Promise<GtfsLinks> {
    const rows = await transaction.rows<GtfsLinkRow>(READ, [operatorId]);
    return new GtfsLinks(transaction, operatorId, new Map(rows.map((row) => [keyOf(row), row])), new Set());
  }

  /** The same for a feed that we gave away: all that the operator has, by the names that it has there. */
  static async ofOwn(transaction: RowTransaction, operatorId: string): Promise<GtfsLinks> {
    const rows = await transaction.rows<GtfsLinkRow & { ownId: string; isLinked: boolean }>(READ_OWN, [operatorId]);
    const named = rows.map((row) => [keyOf({ kind: row.kind, feedId: row.ownId }), row] as const);
    return new GtfsLinks(transaction, operatorId, new Map(named), new Set(rows.filter(({ isLinked }) => !isLinked)));
  }

  find(kind: GtfsLinkRow['kind'], feedId: string): GtfsLinkRow | undefined {
    return this.rows.get(keyOf({ kind, feedId }));
  }

  /** Those of a kind that are not `there` and that were when a feed came last; stops of no feed are left alone. */
  goneOf(kind: GtfsLinkRow['kind'], there: { has(feedId: string): boolean }): GtfsLinkRow[] {
    const isNamed = (key: string): boolean => there.has(key.slice(keyOf({ kind, feedId: '' }).length));
    const isGone = (row: GtfsLinkRow, key: string): boolean =>
      row.kind === kind && !row.gone && !isNamed(key) && (kind === 'LINE' || !this.unlinked.has(row));
    return [...this.rows].filter(([key, row]) => isGone(row, key)).map(([, row]) => row);
  }

  async put({ kind, feedId, rowId, said, gone, offSale }: GtfsLinkRow): Promise<void> {
    await this.transaction.rows(PUT, [this.operatorId, kind, feedId, rowId, said, gone, offSale]);
  }

  async forget(kind: GtfsLinkRow['kind'], feedId: string): Promise<void> {
    await this.transaction.rows(FORGET, [this.operatorId, kind, feedId]);
  }

  /** Remembers what a row came from, and how it was before. */
  async note(importId: string, change: RowChange): Promise<void> {
    const { kind, feedId, rowId, version, before } = change;
    const link = change.link && this.unlinked.has(change.link) ? undefined : change.link;
    await this.put(change);
    const row = before === null ? null : JSON.stringify(before);
    const was = [row, link?.said ?? null, link?.gone ?? false, link?.offSale ?? []];
    await this.transaction.rows(NOTE, [importId, kind, feedId, rowId, version, ...was]);
  }
}
