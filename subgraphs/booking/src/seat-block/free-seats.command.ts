import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import { DRIVING_SCOPES } from '../booking/drives.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { SeatBlockNotFound } from './seat-block.errors.js';
import { BLOCK_SQL } from './seat-blocks.queries.js';

const free = (within: string): string => `with freed as (
    update seat_block b set freed_by_id = coalesce(freed_by_id, $4), freed_at = coalesce(freed_at, to_timestamp($5::float8 / 1000))
    where b.id = any($1::bigint[]) and b.mode = $2 and ($3::text is null or true) and ${within} returning id, claim_id),
  released as (update seat_claim set state = 'released' where state = 'blocked' and id in (
    select c.id from seat_claim c where c.id in (select claim_id from freed) order by c.departure, c.seat_no, c.id for update))
  select id from freed`;

/**
 * Blocked seats are sold again: all of these or none. Repeating it changes nothing. Refuses SEAT_BLOCK_NOT_FOUND (also out
 * of reach), TRY_AGAIN.
 */
export async function freeSeats(context: BookingContext, ids: readonly string[]): Promise<void> {
  const { viewer, clock } = context;
  const wanted = [...new Set(ids)];
  if (wanted.length === 0 || wanted.some((id) => !/^\d{1,18}$/.test(id))) throw new SeatBlockNotFound();
  const { condition, value } = reachCondition(reachBy(viewer, 'seat.block', DRIVING_SCOPES), BLOCK_SQL, 3);
  await inBookingTransaction(context, async (transaction) => {
    const values = [wanted, viewer.mode, value, personBehind(viewer), clock.now()];
    const freed = await transaction.rows(free(condition), values);
    if (freed.length < wanted.length) throw new SeatBlockNotFound();
  });
}
