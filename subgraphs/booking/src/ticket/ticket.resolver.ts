import { ForNeighbours, Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingView } from '../booking/booking.type.js';
import { seesRide } from '../booking/seen-rides.js';
import { printTicket } from './print-ticket.js';
import { ticketByLink, ticketOf } from './sold-ticket.queries.js';
import { calendarOfTicket, ticketFiles } from './ticket-files.js';
import { ticketView } from './ticket-view.js';
import { TicketDocumentView, TicketFileView, TicketView } from './ticket.type.js';

@Resolver(() => BookingView)
export class TicketResolver {
  @FieldResolver(() => [TicketView], {
    description:
      'Of the rides that the viewer sees all of: not of another operator’s in a booking of which one ride is his.',
  })
  async tickets(@Root() { record }: BookingView, @Ctx() context: BookingContext): Promise<TicketView[]> {
    const { clock, services } = context;
    const { key } = services.tickets;
    const tickets = await Promise.all(
      record.legs.map(async (leg) =>
        leg.ticketId && (await seesRide(context, record.id, leg))
          ? [ticketView({ id: leg.ticketId, booking: record, leg }, key, clock.now())]
          : [],
      ),
    );
    return tickets.flat();
  }

  @Public()
  @Query(() => TicketView, {
    nullable: true,
    description: 'As its link opens it; null when id and e-mail do not belong together.',
  })
  async ticket(
    @Ctx() { database, viewer, services, clock }: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('email', () => String, { nullable: true, description: 'Of the booking, when it has one.' }) email?: string,
  ): Promise<TicketView | null> {
    const ticket = await ticketByLink(database, { id, email, mode: viewer.mode });
    return ticket ? ticketView(ticket, services.tickets.key, clock.now()) : null;
  }

  @ForNeighbours()
  @Query(() => [TicketFileView], { description: 'What a mail brings: the PDF and the calendar file.' })
  async ticketFiles(
    @Ctx() { database, viewer, services, clock }: BookingContext,
    @Arg('ticketId', () => ID) ticketId: string,
  ): Promise<TicketFileView[]> {
    const ticket = await ticketOf(database, ticketId, viewer.mode);
    return ticket ? ticketFiles(ticket, services, clock.now()) : [];
  }

  @Public()
  @Query(() => TicketDocumentView, { nullable: true, description: 'The PDF, under the same rule as the ticket.' })
  async ticketDocument(
    @Ctx() { database, viewer, services, clock }: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('email', () => String, { nullable: true, description: 'Of the booking, when it has one.' }) email?: string,
  ): Promise<TicketDocumentView | null> {
    const ticket = await ticketByLink(database, { id, email, mode: viewer.mode });
    return ticket ? printTicket(ticket, services.tickets, clock.now()) : null;
  }

  @Public()
  @Query(() => String, {
    nullable: true,
    description: 'The ride as an iCalendar file, for the owner of the link.',
  })
  async ticketCalendar(
    @Ctx() { database, viewer, services, clock }: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('email', () => String, { nullable: true, description: 'Of the booking, when it has one.' }) email?: string,
  ): Promise<string | null> {
    const ticket = await ticketByLink(database, { id, email, mode: viewer.mode });
    return ticket ? calendarOfTicket(ticket, services, clock.now()) : null;
  }
}
