import type { ListPage, PageAsked } from '@naga/server-kit/list/list-page.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { type BookingSort, ORDERS } from '../sales/booking-filter.js';
import { bookingPage, type LocalBookingRow } from '../sales/booking-row.js';
import { ownBookings } from './own-bookings.js';
import { ENDED, UNPAID, type When } from './when.rules.js';

/** when.rules.ts as SQL; $3 is now, $4 what has ended, $5 what was never paid. */
const ENDED_OR_ARRIVED = `(b.status = any($4::text[]) or not exists (
    select 1 from leg l where l.booking_id = b.id and l.stands and l.arrival_time > to_timestamp($3::float8 / 1000)))`;
const PURCHASE = `not (b.status = 'EXPIRED' and b.payment_status = any($5::text[]))`;

const CONDITIONS: Readonly<Record<When, string>> = {
  UPCOMING: `not ${ENDED_OR_ARRIVED}`,
  PAST: ENDED_OR_ARRIVED,
};

const ORDERED: Readonly<Record<When, BookingSort>> = { UPCOMING: 'TRAVEL_SOONEST', PAST: 'TRAVEL_LATEST' };

/** One page of the viewer's own bookings, those travelled soonest or last travelled first. */
export function myBookings(context: BookingContext, when: When, at: PageAsked): ListPage<LocalBookingRow> {
  const own = ownBookings(context.viewer);
  return bookingPage(context, {
    condition: `${own.condition} and ${PURCHASE} and ${CONDITIONS[when]}`,
    values: [...own.values, context.clock.now(), ENDED, UNPAID],
    order: ORDERS[ORDERED[when]],
    at,
  });
}
