import type { ListPage, PageAsked } from '@naga/server-kit/list/list-page.js';
import { searchPatterns } from '@naga/kernel/search-patterns.js';
import { type BookingScope, bookingScope } from '../booking/booking-scope.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { GIVEN, METHOD_OF, NEXT_RIDE, ROUTE_OF, SELLER_OF, TO_COLLECT, withinDays } from '../report/counted.js';
import { DONATION_FEE } from '../donation/donation.rules.js';
import { IN_REVIEW } from '../payment/open-attempts.js';
import { rideCondition } from '../report/report-scope.js';
import { type BookingFilter, type BookingSort, ORDERS } from './booking-filter.js';
import { bookingPage, type LocalBookingRow } from './booking-row.js';

/** Something of it was given back, on a ride that is the viewer's; $7, $18 and $20 to $22 say on whose, which, when and why. */
const givenBack = (rides: string): string => `exists (select 1 from leg l join part p on p.leg_id = l.id
    where l.booking_id = b.id and ${rides} and ${GIVEN} and ${withinDays('p.given_back_at', 20)}
      and ($22::text is null or p.given_back_as = $22) and ($7::text is null or l.operator_id = $7::text::bigint)
      and ($18::text is null or ${ROUTE_OF} = $18))`;

/** Money of rides that are all the viewer's is refused by its provider (Booking.refusedRefunds). */
const refused = (
  rides: string,
): string => `exists (select 1 from refund r where r.booking_id = b.id and r.state = 'failed'
    and not exists (select 1 from leg l where l.booking_id = b.id and (${rides}) is not true
      and (l.id = any(r.leg_ids) or (r.leg_ids = '{}' and l.stands))))`;

/** `like` with one pattern reaches the trigram index, `like all` does not: the longest word finds, the others filter. */
const where = ({ condition }: BookingScope, rides: string, searched: boolean): string => `${condition}
  and ${searched ? 'b.search_text like $3::text' : '$3::text is null'} and b.search_text like all ($4::text[])
  and ($5::text is null or b.status = $5) and ($6::text is null or b.payment_status = $6)
  and ($7::text is null or b.operator_ids @> array[$7::text::bigint])
  and ${withinDays('b.travels_at', 8)} and ${withinDays('b.created_at', 10)} and ${withinDays('b.sold_at', 12)}
  and ($14::text is null or b.booked_from = $14) and ($15::text is null or b.agency_id = $15::text::bigint)
  and ($16::text is null or ${SELLER_OF} = $16::text::bigint) and ($17::text is null or b.affiliate_id = $17)
  and ($18::text is null or exists (select 1 from leg l where l.booking_id = b.id and l.stands and ${rides}
    and ${ROUTE_OF} = $18))
  and ($19::text is null or ${METHOD_OF} = $19)
  and (coalesce($20::text, $21::text, $22::text) is null or ${givenBack(rides)})
  and ($23::text is null or b.currency = $23) and ($24::text is null or b.booking_type = $24)
  and ($25::text is null or b.id in ${IN_REVIEW}) and ($26::text is null or (${TO_COLLECT}))
  and ($27::timestamptz is null or ${NEXT_RIDE} > $27)
  and ($28::text is null or (b.id in (select booking_id from refund where state = 'failed') and ${refused(rides)}))
  and ($29::text is null or b.id in (select booking_id from booking_fee where name = '${DONATION_FEE}'))`;

/** One page of the bookings a viewer's scope reaches. */
export function bookingsPage(
  context: BookingContext,
  filter: BookingFilter,
  { sort, ...at }: PageAsked & { readonly sort: BookingSort },
): ListPage<LocalBookingRow> {
  const { viewer } = context;
  const reach = bookingScope(viewer, 'booking.view');
  const { text, status, paymentStatus, operatorId, travelFrom, travelTo, bookedFrom, bookedTo } = filter;
  const patterns = searchPatterns(text);
  const [longest = null] = patterns;
  const condition = where(reach, rideCondition(viewer).condition, longest !== null);
  const values = [...reach.values, longest, patterns, status ?? null, paymentStatus ?? null, operatorId ?? null];
  values.push(travelFrom ?? null, travelTo ?? null, bookedFrom ?? null, bookedTo ?? null);
  const { soldFrom, soldTo, channel, agencyId, sellerId, affiliateId, route, method } = filter;
  const { cancelledFrom, cancelledTo, reason, currency, bookingType, inReview, toCollect, toTravel } = filter;
  const more = [soldFrom, soldTo, channel, agencyId, sellerId, affiliateId, route, method];
  more.push(cancelledFrom, cancelledTo, reason, currency, bookingType);
  values.push(...more.map((value) => value ?? null), inReview ? 'yes' : null);
  values.push(toCollect ? 'yes' : null, toTravel ? new Date(context.clock.now()).toISOString() : null);
  values.push(filter.refundFailed ? 'yes' : null, filter.withDonation ? 'yes' : null);
  return bookingPage(context, { condition, values, order: ORDERS[sort], at });
}
