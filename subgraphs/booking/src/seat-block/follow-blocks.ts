import { localMoment } from '@naga/kernel/clock-time.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { SchedulesFollowed } from '../followed/schedules-followed.js';
import { departureKey } from '../seat-claim/departure.js';
import { claimLeft, RELEASE } from './claim-blocked.js';
import { type FollowingBlock, followingBlocks, type MadeBlock } from './follow-blocks.rules.js';
import { noteBlocks } from './note-blocks.js';

const QUEUE = `select pg_advisory_xact_lock(hashtextextended('blocks of schedule ' || id, 0))
  from unnest($1::text[]) as id order by id`;

const MADE = `select b.mode, b.route_schedule_id::text as "routeScheduleId", to_char(b.service_date, 'YYYY-MM-DD') as date,
    b.seat_no as seat, b.freed_at is null as stands, b.whole, b.closed_to as "closedTo", b.agency_id::text as "agencyId",
    b.reason, b.blocked_by_id::text as "blockedById", (extract(epoch from b.blocked_at) * 1000)::float8 as "blockedAt",
    b.operator_id::text as "operatorId", b.operator_branch_id::text as "operatorBranchId",
    b.operator_country_code as "operatorCountryCode", b.operator_name as "operatorName", b.route_names as "routeNames"
  from seat_block b where b.route_schedule_id = any($1::bigint[]) and b.service_date >= $2::date order by b.id`;

/** Blocks what nobody has by now of seats that are blocked in whose place they are. */
async function block(
  transaction: RowTransaction,
  now: number,
  lastPosition: number,
  { mode, routeScheduleId, date, terms, ride, seats }: FollowingBlock,
): Promise<void> {
  const departure = departureKey(routeScheduleId, date);
  const wanted = seats.map((seat) => ({ departure, seat_no: seat, segment: `[0,${lastPosition})` }));
  await transaction.rows(RELEASE, [JSON.stringify(wanted), mode, now]);
  const { claimed, all } = await claimLeft(transaction, mode, wanted, terms);
  const notes = claimed.map(({ id, seat_no: seat }) => ({ ...ride, claimId: id, routeScheduleId, date, seat }));
  await noteBlocks(transaction, mode, { notes, all }, terms);
}

/**
 * What staff blocked of departures that a change of their line takes the place of is blocked of those that are sold in their
 * place, by the same person for the same reason. What was blocked or freed there before stays so. In the caller's
 * transaction.
 */
export async function followBlocks(
  transaction: RowTransaction,
  { schedules }: SchedulesFollowed,
  now: number,
): Promise<void> {
  await transaction.rows(QUEUE, [schedules.map(({ routeScheduleId }) => routeScheduleId)]);
  const ids = schedules.flatMap(({ routeScheduleId, insteadOf }) => [routeScheduleId, ...insteadOf]);
  const made = await transaction.rows<MadeBlock>(MADE, [ids, localMoment(now).date]);
  for (const schedule of schedules)
    for (const one of followingBlocks(schedule, made)) await block(transaction, now, schedule.lastPosition, one);
}
