import { ForNeighbours, Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingView } from '../booking/booking.type.js';
import { printTicket } from './print-ticket.js';
import { ticketByLink, ticketOf } from './sold-ticket.queries.js';
import { calendarOfTicket, ticketFiles } from './ticket-files.js';
import { ticketView } from './ticket-view.js';
import { TicketDocumentView, TicketFileView, TicketView } from './ticket.type.js';

@Resolver(() => BookingView)
export class TicketResolver {
  @FieldResolver(() => [TicketView])
  tickets(@Root() { record }: BookingView, @Ctx() { services }: BookingContext): TicketView[] {
    return record.legs.flatMap((leg) =>
      leg.ticketId ? [ticketView({ id: leg.ticketId, booking: record, leg }, services.tickets.key)] : [],
    );
  }

  @Public()
  @Query(() => TicketView, {
    nullable: true,
    description: 'As its link opens it; null when id and e-mail do not belong together.',
  })
  async ticket(
    @Ctx() { database, viewer, services }: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('email', () => String, { nullable: true, description: 'Of the booking, when it has one.' }) email?: string,
  ): Promise<TicketView | null> {
    const ticket = await ticketByLink(database, { id, email, mode: viewer.mode });
    return ticket ? ticketView(ticket, services.tickets.key) : null;
  }

  @ForNeighbours()
  @Query(() => [TicketFileView], { description: 'What a mail brings: the PDF and the calendar file.' })
  async ticketFiles(
    @Ctx() { database, viewer, services }: BookingContext,
    @Arg('ticketId', () => ID) ticketId: string,
  ): Promise<TicketFileView[]> {
    const ticket = await ticketOf(database, ticketId, viewer.mode);
    return ticket ? ticketFiles(ticket, services) : [];
  }

  @Public()
  @Query(() => TicketDocumentView, { nullable: true, description: 'The PDF, under the same rule as the ticket.' })
  async ticketDocument(
    @Ctx() { database, viewer, services }: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('email', () => String, { nullable: true, description: 'Of the booking, when it has one.' }) email?: string,
  ): Promise<TicketDocumentView | null> {
    const ticket = await ticketByLink(database, { id, email, mode: viewer.mode });
    return ticket ? printTicket(ticket, services.tickets) : null;
  }

  @Public()
  @Query(() => String, {
    nullable: true,
    description: 'The ride as an iCalendar file, for the owner of the link.',
  })
  async ticketCalendar(
    @Ctx() { database, viewer, services }: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('email', () => String, { nullable: true, description: 'Of the booking, when it has one.' }) email?: string,
  ): Promise<string | null> {
    const ticket = await ticketByLink(database, { id, email, mode: viewer.mode });
    return ticket ? calendarOfTicket(ticket, services) : null;
  }
}
