import type { BookingRecord } from '../booking/booking-record.js';
import type { Rows } from '../booking/booking.queries.js';
import { type BoardingBlock, boardingBlockOf, NO_SHOW_DAYS } from './boarding-block.rules.js';
import type { Payer } from './payer.js';

/** Telephones are compared by their last eight digits: +855 12 345 678 and 012 345 678 are one. */
const FACTS = `select exists (select 1 from leg l where l.booking_id = $5 and l.stands
      and not exists (select 1 from boarding_route r where r.route_id = l.route_id)) as "offRoute",
  (select count(distinct b.id)::int from part p join booking b on b.id = p.booking_id
    join leg l on l.id = p.leg_id
  where p.state = 'NO_SHOW' and b.mode = $1 and l.departure_time > to_timestamp($2::float8 / 1000) - interval '${NO_SHOW_DAYS} days'
    and (b.booked_by_user_id = $3::bigint
      or right(regexp_replace(b.contact_phone, '\\D', '', 'g'), 8) = right(regexp_replace($4, '\\D', '', 'g'), 8))
    and exists (select 1 from payment y where y.booking_id = b.id and y.method = 'PAY_ON_BOARDING')) as "noShows"`;

/** Why this booking may not be paid on boarding; undefined where it may. */
export async function boardingBlock(
  from: Rows,
  { id, mode, bookedByUserId, contactPhone }: BookingRecord,
  payer: Payer,
  now: number,
): Promise<BoardingBlock | undefined> {
  const values = [mode, now, bookedByUserId, contactPhone, id];
  const [row] = await from.rows<{ offRoute: boolean; noShows: number }>(FACTS, values);
  return boardingBlockOf({ ...payer, ...row! });
}
