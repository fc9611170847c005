import { localize, type LocalizedText } from '@naga/kernel/language.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { ownBookings } from './own-bookings.js';

interface VisitRow {
  readonly names: LocalizedText;
  readonly times: number;
  readonly arrival: number;
  readonly bookingId: string;
}

/** Where the way out of each booking ended, for whoever rode; a way back leads home. */
const visits = (condition: string): string => `
  select (array_agg(names order by arrival desc))[1] as names, count(*)::int as times,
    (extract(epoch from max(arrival)) * 1000)::float8 as arrival,
    (array_agg(booking_id::text order by arrival desc))[1] as "bookingId"
  from (select distinct on (b.id) b.id as booking_id, l.to_location_name as names, l.arrival_time as arrival
    from booking b join leg l on l.booking_id = b.id and l.stands and l.direction in ('ONWARD', 'CONNECTING')
    where ${condition} and exists (
      select 1 from part p where p.leg_id = l.id and p.state in ('TICKETED', 'BOARDED', 'COMPLETED'))
    order by b.id, l.arrival_time desc) ends
  where arrival <= to_timestamp($3::float8 / 1000)
  group by names->>'en' order by max(arrival) desc limit 200`;

export interface Visit {
  readonly locationName: string;
  readonly times: number;
  readonly lastOn: string;
  readonly lastBookingId: string;
}

/** Places the viewer has travelled to, the last one first, 200 at most: one statement. */
export async function myVisits({ database, viewer, clock }: BookingContext): Promise<Visit[]> {
  const { condition, values } = ownBookings(viewer);
  const rows = await database.rows<VisitRow>(visits(condition), [...values, clock.now()]);
  return rows.map(({ names, times, arrival, bookingId }) => ({
    locationName: localize(names, viewer.language),
    times,
    lastOn: localMoment(arrival).date,
    lastBookingId: bookingId,
  }));
}
