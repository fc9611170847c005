import { localMoment } from '@naga/kernel/clock-time.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { DRIVING_SCOPES } from '../booking/drives.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { dayProblems } from './block-days.rules.js';
import { SeatBlockNotFound } from './seat-block.errors.js';
import { BLOCK_SQL } from './seat-blocks.queries.js';

const free = (wanted: string, within: string): string => `with freed as (
    update seat_block t set freed_by_id = coalesce(freed_by_id, $3), freed_at = coalesce(freed_at, to_timestamp($4::float8 / 1000))
    where t.mode = $1 and ($2::text is null or true) and ${within} and ${wanted} returning id, claim_id),
  released as (update seat_claim set state = 'released' where state = 'blocked' and id in (
    select c.id from seat_claim c where c.id in (select claim_id from freed) order by c.departure, c.seat_no, c.id for update))
  select id::text as id from freed`;

/** Frees what the viewer looks after of some blocks `t`, whose condition has parameters from $5 on; answers their ids. */
export async function freeWithin(
  { viewer, clock }: BookingContext,
  transaction: RowTransaction,
  wanted: string,
  values: readonly unknown[],
): Promise<string[]> {
  const { condition, value } = reachCondition(reachBy(viewer, 'seat.block', DRIVING_SCOPES), BLOCK_SQL, 2);
  const known = [viewer.mode, value, personBehind(viewer), clock.now(), ...values];
  return (await transaction.rows<{ id: string }>(free(wanted, condition), known)).map(({ id }) => id);
}

/** The same in a transaction of its own. Refuses SEAT_BLOCK_NOT_FOUND for fewer than `least`. */
const freed = (context: BookingContext, wanted: string, values: readonly unknown[], least: number): Promise<string[]> =>
  inBookingTransaction(context, async (transaction) => {
    const ids = await freeWithin(context, transaction, wanted, values);
    if (ids.length < least) throw new SeatBlockNotFound();
    return ids;
  });

/**
 * Blocked seats are sold again: all of these or none. Repeating it changes nothing. Refuses SEAT_BLOCK_NOT_FOUND (also out
 * of reach), TRY_AGAIN.
 */
export async function freeSeats(context: BookingContext, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0 || wanted.some((id) => !isRowId(id))) throw new SeatBlockNotFound();
  await freed(context, 't.id = any($5::bigint[])', [wanted], wanted.length);
}

export interface OpenedDepartures {
  readonly routeScheduleId: string;
  /** 'YYYY-MM-DD', both included; 31 days at most. */
  readonly from: string;
  readonly until: string;
}

const OF_DEPARTURES = `t.freed_at is null and t.route_schedule_id = $5::bigint
  and t.service_date between $6::date and $7::date`;

/**
 * All that is blocked on a schedule's departures of these days is sold again; answers the ids of the blocks. Refuses
 * SEAT_BLOCK_NOT_FOUND where there is none (also out of reach), TRY_AGAIN; InvalidInput for days.
 */
export async function freeDepartures(context: BookingContext, wish: OpenedDepartures): Promise<readonly string[]> {
  const { routeScheduleId, from, until } = wish;
  const problems = dayProblems(wish, localMoment(context.clock.now()).date);
  if (problems.length > 0) throw new InvalidInput(problems);
  if (!isRowId(routeScheduleId)) throw new SeatBlockNotFound();
  return freed(context, OF_DEPARTURES, [routeScheduleId, from, until], 1);
}
