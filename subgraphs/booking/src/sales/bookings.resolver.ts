import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { BookingSort } from './booking-filter.js';
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
    @Args(() => PageArgs) at: PageArgs,
  ): BookingPageView {
    return BookingPageView.of(bookingsPage(context, filter ?? {}, { sort, ...at }));
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
