import { Requires } from '@naga/server-kit/graphql/doors.js';
import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { bookingReference } from '../booking/booking.loader.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingView } from '../booking/booking.type.js';
import { bookingOfTicket } from '../ticket/sold-ticket.queries.js';
import { TicketAmountsView, TicketPageView, TicketsArgs, TicketTotalsView } from './ticket-page.type.js';
import { ticketsPage, ticketTotals } from './tickets.queries.js';

const VIEW = 'booking.view';

@Resolver(() => TicketPageView)
export class TicketsResolver {
  @Requires(VIEW)
  @Query(() => TicketPageView, {
    description: "Seats that were sold, by the rides within the viewer's scope; pages go on by place.",
  })
  async tickets(
    @Ctx() context: BookingContext,
    @Args(() => TicketsArgs) { filter, sort, after, first }: TicketsArgs,
  ): Promise<TicketPageView> {
    const asked = filter ?? {};
    const page = await ticketsPage(context, { filter: asked, sort, after, first });
    return Object.assign(new TicketPageView(), { filter: asked, ...page });
  }

  @FieldResolver(() => TicketTotalsView, { description: 'What the filter leaves adds up to.' })
  totals(@Ctx() context: BookingContext, @Root() { filter }: TicketPageView): Promise<TicketTotalsView> {
    return ticketTotals(context, filter);
  }

  @Requires(VIEW)
  @Query(() => BookingView, {
    nullable: true,
    description: "The booking a ticket belongs to, by the viewer's scope; null otherwise.",
  })
  async bookingOfTicket(
    @Ctx() context: BookingContext,
    @Arg('ticketId', () => ID) ticketId: string,
  ): Promise<BookingView | null> {
    const id = await bookingOfTicket(context.database, ticketId, context.viewer.mode);
    return id === undefined ? null : bookingReference({ id }, context);
  }
}

@Resolver(() => TicketAmountsView)
export class TicketAmountsResolver {
  @Requires('report.view')
  @FieldResolver(() => SafeInt, { description: 'Ours of the fares.' })
  commission(@Root() { commission }: TicketAmountsView): number {
    return commission;
  }
}
