import { isRowId } from '@naga/kernel/row-id.js';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { PartState } from '../booking/part-state.rules.js';
import type { PassengersMeant } from '../seat-map/sold-departures.queries.js';

/** How the people of a booking are reached. */
export interface TravellerContact {
  readonly accountId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string;
}

export interface RidesAsked extends PassengersMeant {
  readonly operatorId: string;
  /** Null: of all its schedules. */
  readonly routeScheduleIds: readonly string[] | null;
  /** Keys of these departures alone; null: of all. */
  readonly departures?: readonly string[] | null | undefined;
  /** Service dates, both included. */
  readonly from: string;
  readonly until: string;
}

/** Who has a seat, or had one. */
const RIDING: readonly PartState[] = ['PENDING_OPERATOR', 'CONFIRMED', 'TICKETED', 'BOARDED', 'COMPLETED', 'NO_SHOW'];

const LONGEST_LINE_DAYS = 4;

const TRAVELLERS = `select distinct b.booked_by_user_id::text as "accountId", b.contact_email as email,
    b.contact_phone as phone, b.language
  from leg l join booking b on b.id = l.booking_id
  where l.departure_time >= $1::timestamptz and l.departure_time < $2::timestamptz and l.operator_id = $3::bigint
    and l.service_date between $7::date and $8::date
    and ($4::bigint[] is null or l.route_schedule_id = any($4)) and b.mode = $5 and l.stands
    and exists (select from part p where p.leg_id = l.id and p.state = any($6::text[])
      and ($10::text[] is null or p.seat_number = any($10)))
    and ($9::text[] is null or l.route_schedule_id || '@' || l.service_date = any($9))
    and ($11::text[] is null or l.pickup_address = any($11))`;

const midnight = (day: string): string => `${day}T00:00:00+07:00`;

/** Whose bookings have passengers on these rides. */
export async function travellersOf(
  { database, viewer }: BookingContext,
  asked: RidesAsked,
): Promise<TravellerContact[]> {
  const { operatorId, routeScheduleIds, from, until, departures = null, seats = null, pickupAddresses = null } = asked;
  if (![operatorId, ...(routeScheduleIds ?? [])].every(isRowId)) return [];
  // Stops of a long line are called at days after its first: the index is of times.
  const end = addDays(travelDate(until), LONGEST_LINE_DAYS);
  return database.rows<TravellerContact>(TRAVELLERS, [
    midnight(from),
    midnight(end),
    operatorId,
    routeScheduleIds,
    viewer.mode,
    RIDING,
    from,
    until,
    departures,
    seats,
    pickupAddresses,
  ]);
}
