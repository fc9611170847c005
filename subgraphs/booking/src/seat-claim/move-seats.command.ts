import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord, LegRecord, PartRecord } from '../booking/booking-record.js';
import { releaseExpired } from './overlapping-holds.js';

/**
 * A change of seats is release and claim (rules.md 2), in one statement: what was given up is free for the same booking
 * at once, so that two passengers may swap. Claims are made in the order of every other claim (departure, seat).
 */
const MOVE = `with
  wanted as materialized (select (w->>'partId')::bigint as part_id, $3::text as departure, w->>'seatNo' as seat_no,
      int4range($4, $5) as segment, w->>'title' as title from jsonb_array_elements($2::jsonb) w),
  given_up as (update seat_claim set state = 'released' where id in (
    select id from seat_claim where booking_id = $1 and part_id in (select part_id from wanted)
      and state in ('held', 'sold') order by departure, seat_no, id for update) returning id),
  released as (${releaseExpired('wanted', '$6', 'to_timestamp($7::float8 / 1000)')})
  insert into seat_claim (booking_id, part_id, mode, departure, seat_no, segment, state, title)
  select $1::bigint, part_id, $6, departure, seat_no, segment, 'sold', title
  from wanted cross join (select count(*) from given_up) given cross join (select count(*) from released) first
  order by departure, seat_no on conflict do nothing returning part_id::text as id`;

/**
 * Gives sold parts of one leg the seats they name, in the caller's transaction, which holds the lock on the booking.
 * Answers the seats somebody else has; the caller rolls back when there are any.
 */
export async function moveSeats(
  transaction: RowTransaction,
  { id: bookingId, mode }: BookingRecord,
  leg: LegRecord,
  parts: readonly PartRecord[],
  now: number,
): Promise<string[]> {
  const wanted = parts.map(({ id, seatNumber, title }) => ({ partId: id, seatNo: seatNumber, title }));
  const { departure, boardingPosition, dropOffPosition } = leg;
  const values = [bookingId, JSON.stringify(wanted), departure, boardingPosition, dropOffPosition, mode, now];
  const claimed = await transaction.rows<{ id: string }>(MOVE, values);
  const have = new Set(claimed.map(({ id }) => id));
  return parts.filter(({ id }) => !have.has(id)).map(({ seatNumber }) => seatNumber);
}
