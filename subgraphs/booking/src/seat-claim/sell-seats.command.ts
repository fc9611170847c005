import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import { releaseExpired } from './overlapping-holds.js';
import { releaseSeats } from './release-seats.command.js';

const SELL_HELD = `update seat_claim set state = 'sold', expires_at = null where id in (
    select id from seat_claim where booking_id = $1 and state = 'held' order by departure, seat_no, id for update)
  returning part_id::text as id`;

const CLAIM_AGAIN = `with wanted as materialized (
    select (w->>'partId')::bigint as part_id, w->>'departure' as departure, w->>'seatNo' as seat_no,
      int4range((w->>'from')::int, (w->>'to')::int) as segment, w->>'title' as title
    from jsonb_array_elements($2::jsonb) w),
  released as (${releaseExpired('wanted', '$3', 'to_timestamp($4::float8 / 1000)')})
  insert into seat_claim (booking_id, part_id, mode, departure, seat_no, segment, state, title)
  select $1::bigint, part_id, $3, departure, seat_no, segment, 'sold', title
  from wanted cross join (select count(*) from released) first
  order by departure, seat_no on conflict do nothing returning part_id::text as id`;

/**
 * Turns a booking's held seats into sold ones. Seats it has lost meanwhile (the hold expired and was released) are
 * claimed anew where nobody took them. False when one is gone: then the booking has no seats at all.
 * The caller holds the lock on the booking.
 */
export async function sellSeats(transaction: RowTransaction, booking: BookingRecord, now: number): Promise<boolean> {
  const sold = await transaction.rows<{ id: string }>(SELL_HELD, [booking.id]);
  const have = new Set(sold.map(({ id }) => id));
  const missing = booking.legs.flatMap((leg) =>
    leg.parts
      .filter(({ id }) => !have.has(id))
      .map(({ id, seatNumber, title }) => ({
        partId: id,
        departure: leg.departure,
        seatNo: seatNumber,
        from: leg.boardingPosition,
        to: leg.dropOffPosition,
        title,
      })),
  );
  if (missing.length === 0) return partsOf(booking).length > 0;
  const again = await transaction.rows(CLAIM_AGAIN, [booking.id, JSON.stringify(missing), booking.mode, now]);
  if (again.length === missing.length) return true;
  await releaseSeats(transaction, booking.id);
  return false;
}
