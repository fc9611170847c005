import type { LocalizedText } from '@naga/kernel/language.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { type ReachSql, reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { SalesChannel } from './kept-for.rules.js';
import { DRIVING_SCOPES } from '../booking/drives.js';
import type { BookingContext } from '../booking/booking-transaction.js';

/** Whose a block is. */
export const BLOCK_SQL: ReachSql = {
  country: 't.operator_country_code = $key',
  operator: 't.operator_id = $key::bigint',
  branch: 't.operator_branch_id = $key::bigint',
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
export const TOGETHER = `o.route_schedule_id = t.route_schedule_id and o.service_date = t.service_date and o.seat_no = t.seat_no
    and o.mode = t.mode and o.freed_at is null and o.blocked_at = t.blocked_at and o.blocked_by_id = t.blocked_by_id
    and o.reason = t.reason and o.closed_to is not distinct from t.closed_to
    and o.agency_id is not distinct from t.agency_id`;

/** One of the parts of a ride that were blocked together stands for them; a whole ride has no other. */
export const FIRST = `(t.from_names is null or not exists (select from seat_block o where ${TOGETHER} and o.id < t.id))`;

/** What a row of the list shows. */
export const BLOCK_COLUMNS = `t.id::text as id,
    (select array_agg(o.id::text order by o.id) from seat_block o where ${TOGETHER}) as ids,
    (select coalesce(jsonb_agg(jsonb_build_object('fromNames', o.from_names, 'toNames', o.to_names) order by c.segment), '[]')
      from seat_block o join seat_claim c on c.id = o.claim_id where ${TOGETHER} and o.from_names is not null) as parts,
    t.route_schedule_id::text as "routeScheduleId",
    to_char(t.service_date, 'YYYY-MM-DD') as date, t.seat_no as "seatNumber", t.operator_id::text as "operatorId",
    t.operator_name as "operatorName", t.route_names as "routeNames", t.reason, t.closed_to as "closedTo", t.agency_id::text as "agencyId", t.blocked_by_id::text as "blockedById",
    t.blocked_at as "blockedAt"`;

/** Those of some departures of a schedule, by day and seat. Whose they are was asked before. */
export const blocksOf = (
  { database, viewer }: BookingContext,
  routeScheduleId: string,
  dates: readonly string[],
): Promise<SeatBlockRow[]> =>
  database.rows(
    `select ${BLOCK_COLUMNS} from seat_block t where t.mode = $1 and t.freed_at is null and t.route_schedule_id = $2 and t.service_date = any($3::date[])
      and ${FIRST}
      order by t.service_date, length(t.seat_no), t.seat_no`,
    [viewer.mode, routeScheduleId, dates],
  );

/** Blocks `t` of the viewer's mode and within his reach. $1 and $2. */
export function blockScope(viewer: Viewer) {
  const { condition, value } = reachCondition(reachBy(viewer, 'seat.block', DRIVING_SCOPES), BLOCK_SQL, 2);
  return { condition: `t.mode = $1 and ($2::text is null or true) and ${condition}`, values: [viewer.mode, value] };
}
