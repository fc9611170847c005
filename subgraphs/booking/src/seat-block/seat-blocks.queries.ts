import { wordPatterns } from '@naga/kernel/search-patterns.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { type ReachSql, reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { BLOCK_ORDERS, type BlockSort } from './block-order.js';
import type { SalesChannel } from './kept-for.rules.js';
import { DRIVING_SCOPES } from '../booking/drives.js';
import type { BookingContext } from '../booking/booking-transaction.js';

/** Whose a block is. */
export const BLOCK_SQL: ReachSql = {
  country: 'b.operator_country_code = $key',
  operator: 'b.operator_id = $key::bigint',
  branch: 'b.operator_branch_id = $key::bigint',
};

/** Part of a ride, by the names of its stops. */
export interface BlockedPart {
  readonly fromNames: LocalizedText;
  readonly toNames: LocalizedText;
}

/** A seat that is not sold now: what one person blocked of it at one time, on one part of the ride or several. */
export interface SeatBlockRow {
  /** The first of its ids. */
  readonly id: string;
  readonly ids: readonly string[];
  /** None: on the whole ride. */
  readonly parts: readonly BlockedPart[];
  readonly routeScheduleId: string;
  readonly date: string;
  readonly seatNumber: string;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly routeNames: LocalizedText;
  readonly reason: string;
  readonly closedTo: readonly SalesChannel[] | null;
  readonly agencyId: string | null;
  readonly blockedById: string;
  readonly blockedAt: Date;
}

/** Rows that were made together: a seat before and behind a passenger. */
export const TOGETHER = `o.route_schedule_id = b.route_schedule_id and o.service_date = b.service_date and o.seat_no = b.seat_no
    and o.mode = b.mode and o.freed_at is null and o.blocked_at = b.blocked_at and o.blocked_by_id = b.blocked_by_id
    and o.reason = b.reason and o.closed_to is not distinct from b.closed_to
    and o.agency_id is not distinct from b.agency_id`;

const FIRST = `not exists (select from seat_block o where ${TOGETHER} and o.id < b.id)`;

const COLUMNS = `b.id::text as id,
    (select array_agg(o.id::text order by o.id) from seat_block o where ${TOGETHER}) as ids,
    (select coalesce(jsonb_agg(jsonb_build_object('fromNames', o.from_names, 'toNames', o.to_names) order by c.segment), '[]')
      from seat_block o join seat_claim c on c.id = o.claim_id where ${TOGETHER} and o.from_names is not null) as parts,
    b.route_schedule_id::text as "routeScheduleId",
    to_char(b.service_date, 'YYYY-MM-DD') as date, b.seat_no as "seatNumber", b.operator_id::text as "operatorId",
    b.operator_name as "operatorName", b.route_names as "routeNames", b.reason, b.closed_to as "closedTo", b.agency_id::text as "agencyId", b.blocked_by_id::text as "blockedById",
    b.blocked_at as "blockedAt"`;

/** Those of some departures of a schedule, by day and seat. Whose they are was asked before. */
export const blocksOf = (
  { database, viewer }: BookingContext,
  routeScheduleId: string,
  dates: readonly string[],
): Promise<SeatBlockRow[]> =>
  database.rows(
    `select ${COLUMNS} from seat_block b where b.mode = $1 and b.freed_at is null and b.route_schedule_id = $2 and b.service_date = any($3::date[])
      and ${FIRST}
      order by b.service_date, length(b.seat_no), b.seat_no`,
    [viewer.mode, routeScheduleId, dates],
  );

export interface BlocksFilter {
  readonly operatorId?: string | null | undefined;
  /** 'YYYY-MM-DD'; today where it is left out. */
  readonly from?: string | null | undefined;
  /** 'YYYY-MM-DD', included. */
  readonly until?: string | null | undefined;
  /** Words that all occur. */
  readonly text?: string | null | undefined;
}

export interface BlocksWish extends BlocksFilter, PageAsked {
  readonly sort: BlockSort;
}

/** Blocks `b` of the viewer's mode and within his reach. $1 and $2. */
export function blockScope(viewer: Viewer) {
  const { condition, value } = reachCondition(reachBy(viewer, 'seat.block', DRIVING_SCOPES), BLOCK_SQL, 2);
  return { condition: `b.mode = $1 and ($2::text is null or true) and ${condition}`, values: [viewer.mode, value] };
}

/** What is searched of a block: its line in every language, whose it is, the seat and why. */
const SAID = `concat_ws(' ', (select string_agg(named.value, ' ') from jsonb_each_text(b.route_names) named),
    b.operator_name, b.seat_no, b.reason)`;

/** Blocks `b` that a filter finds within the viewer's reach, one of those that were made together: $1 and on. */
export function blocksFound(
  { viewer, clock }: Pick<BookingContext, 'viewer' | 'clock'>,
  { operatorId, from, until, text }: BlocksFilter,
) {
  const { condition, values } = blockScope(viewer);
  const first = from ?? localMoment(clock.now()).date;
  return {
    from: `from seat_block b where ${condition} and b.freed_at is null
      and b.service_date >= $3::date and ($4::text is null or b.operator_id::text = $4)
      and ($5::date is null or b.service_date <= $5) and ${SAID} ilike all ($6::text[])
      and ${FIRST}`,
    values: [...values, first, operatorId ?? null, until ?? null, wordPatterns(text ?? '')],
  };
}

/** One page of the blocks within reach, from a day on. */
export function seatBlocks(context: BookingContext, { sort, ...wish }: BlocksWish): ListPage<SeatBlockRow> {
  const { from, values } = blocksFound(context, wish);
  return listPage<SeatBlockRow>(context.database, {
    columns: COLUMNS,
    from,
    values,
    order: BLOCK_ORDERS[sort],
    at: wish,
  });
}
