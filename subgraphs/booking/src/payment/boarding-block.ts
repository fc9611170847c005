import { isSameTelephone } from '@naga/kernel/telephone-digits.js';
import { isPaidOnBoard } from '../boarding-route/is-paid-on-board.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { Rows } from '../booking/booking.queries.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { type BoardingBlock, boardingBlockOf } from './boarding-block.rules.js';
import type { Payer } from './payer.js';

/** Of others' bookings those whose telephone ends alike: few, and kernel/telephone-digits says which are of the same one. */
const FACTS = `select exists (select 1
      from (select route_id, service_date as day from leg where booking_id = $5 and stands and $6::bigint[] is null
        union select * from unnest($6::bigint[], $8::date[])) ridden
      where not ${isPaidOnBoard('ridden.route_id', 'ridden.day')}) as "offRoute",
  (select coalesce(json_agg(json_build_object('own', n.own, 'phone', n.phone)), '[]') from (
  select distinct b.id, coalesce(b.booked_by_user_id = $3::bigint, false) as own, b.contact_phone as phone
  from part p join booking b on b.id = p.booking_id
    join leg l on l.id = p.leg_id
  where p.state = 'NO_SHOW' and b.mode = $1 and l.departure_time > to_timestamp($2::float8 / 1000) - make_interval(days => $7::int)
    and (b.booked_by_user_id = $3::bigint
      or right(regexp_replace(b.contact_phone, '\\D', '', 'g'), 6) = right(regexp_replace($4, '\\D', '', 'g'), 6))
    and exists (select 1 from payment y where y.booking_id = b.id and y.method = 'PAY_ON_BOARDING')) n) as missed`;

interface Facts {
  readonly offRoute: boolean;
  readonly missed: readonly { readonly own: boolean; readonly phone: string | null }[];
}

/** A ride by what says whether its driver is paid. */
export interface BoardingRide {
  readonly routeId: string;
  /** Service date */
  readonly date: string;
}

/** Why this booking may not be paid on boarding; undefined where it may. `instead`: rides it would have. */
export async function boardingBlock(
  from: Rows,
  { services }: Pick<BookingContext, 'services'>,
  { id, mode, bookedByUserId, contactPhone }: BookingRecord,
  payer: Payer,
  now: number,
  instead: readonly BoardingRide[] | null = null,
): Promise<BoardingBlock | undefined> {
  const { NO_SHOWS: mostNoShows, NO_SHOW_DAYS: days } = services.settings.current;
  const routeIds = instead && instead.map(({ routeId }) => routeId);
  const dates = instead && instead.map(({ date }) => date);
  const values = [mode, now, bookedByUserId, contactPhone, id, routeIds, days, dates];
  const { offRoute, missed } = (await from.rows<Facts>(FACTS, values))[0]!;
  const noShows = missed.filter(({ own, phone }) => own || isSameTelephone(phone, contactPhone)).length;
  return boardingBlockOf({ ...payer, offRoute, noShows, mostNoShows });
}
