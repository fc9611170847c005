import type { BookingContext } from '../booking/booking-transaction.js';
import { departureKey } from '../seat-claim/departure.js';

/** Seats of one departure that somebody has. */
export interface SoldDeparture {
  readonly routeScheduleId: string;
  readonly date: string;
  readonly seats: readonly string[];
  readonly bookings: number;
}

/** Which of their passengers are meant; null: all. */
export interface PassengersMeant {
  /** Who sits on one of these, by number. */
  readonly seats?: readonly string[] | null | undefined;
  /** Who is fetched at one of these, as his booking words it. */
  readonly pickupAddresses?: readonly string[] | null | undefined;
}

/** Keys of a schedule's departures lie side by side, ':' behind every digit; the states as the index has them. */
const SOLD = `select s.id as "routeScheduleId", split_part(c.departure, '@', 2) as date,
    array_agg(distinct c.seat_no order by c.seat_no) as seats, count(distinct c.booking_id)::int as bookings
  from unnest($1::text[], $2::text[], $3::text[]) as s(id, low, high)
  join seat_claim c on c.departure >= s.low and c.departure < s.high and c.mode = $4
    and c.state in ('held', 'sold', 'blocked')
    and (c.state = 'sold' or (c.state = 'held' and c.expires_at > to_timestamp($5::float8 / 1000)))
    and ($6::text[] is null or c.seat_no = any($6))
    and ($7::text[] is null or exists (select from leg l where l.booking_id = c.booking_id
      and l.route_schedule_id::text = s.id and l.service_date::text = split_part(c.departure, '@', 2)
      and l.pickup_address = any($7)))
  group by s.id, c.departure order by 2, 1`;

/**
 * Departures of the schedules from a service date on, until another one where it is named, that have seats sold, or held
 * for who is buying them now; one statement, however many they are.
 */
export function soldDepartures(
  { database, viewer, clock }: BookingContext,
  routeScheduleIds: readonly string[],
  from: string,
  until?: string | null,
  { seats = null, pickupAddresses = null }: PassengersMeant = {},
): Promise<SoldDeparture[]> {
  const ids = [...new Set(routeScheduleIds)];
  const lows = ids.map((id) => departureKey(id, from));
  const highs = ids.map((id) => departureKey(id, `${until ?? ''}:`));
  return database.rows<SoldDeparture>(SOLD, [ids, lows, highs, viewer.mode, clock.now(), seats, pickupAddresses]);
}
