import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { bookingPlace, type BookingSort } from './booking-filter.rules.js';
import { BOOKING_SORTS, BookingFilterInput, BookingPageView, SalesSummaryView } from './booking-page.type.js';
import { bookingsPage } from './bookings.queries.js';
import { salesSummary } from './sales-summary.queries.js';

@Resolver()
export class BookingsResolver {
  @Requires('booking.view')
  @Query(() => BookingPageView, { description: "Bookings within the viewer's scope." })
  bookings(
    @Ctx() context: BookingContext,
    @Arg('filter', () => BookingFilterInput, { nullable: true }) filter: BookingFilterInput | undefined,
    @Arg('sort', () => BOOKING_SORTS, { defaultValue: 'NEWEST' }) sort: BookingSort,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 50, description: '500 at most.' }) pageSize: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Rows behind this place, whatever the page: the page before says its `next`.',
    })
    after: string | undefined,
  ): BookingPageView {
    const at = { sort, page, pageSize, after: bookingPlace(after) };
    return Object.assign(new BookingPageView(), bookingsPage(context, filter ?? {}, at));
  }

  @Requires('report.view')
  @Query(() => SalesSummaryView)
  async salesSummary(
    @Ctx() context: BookingContext,
    @Arg('date', () => LocalDate) date: string,
  ): Promise<SalesSummaryView> {
    return { date, ...(await salesSummary(context, date)) };
  }
}
