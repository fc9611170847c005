import type { BookingServices } from '../services.js';
import { calendarOf } from './calendar.js';
import { printTicket } from './print-ticket.js';
import type { SoldTicket } from './sold-ticket.queries.js';
import { ticketFacts, ticketView } from './ticket-view.js';
import type { TicketFileView } from './ticket.type.js';

type Means = Pick<BookingServices, 'tickets' | 'baseUrl'>;

/** The ride of a ticket as an iCalendar file that leads back to its page. */
export const calendarOfTicket = (ticket: SoldTicket, { tickets, baseUrl }: Means, now: number): string =>
  calendarOf(ticketFacts(ticket, tickets.key, now), ticket.id, `${baseUrl}${ticketView(ticket, tickets.key, now).url}`);

/** What a mail brings of a ticket: the PDF, and while somebody travels on it the ride for his calendar. */
export async function ticketFiles(ticket: SoldTicket, means: Means, now: number): Promise<TicketFileView[]> {
  const pdf = await printTicket(ticket, means.tickets, now);
  const file = { ...pdf, contentType: 'application/pdf' };
  if (ticket.leg.ticketRevoked) return [file];
  const calendar = Buffer.from(calendarOfTicket(ticket, means, now)).toString('base64');
  const fileName = pdf.fileName.replace(/\.pdf$/, '.ics');
  return [file, { fileName, contentType: 'text/calendar; charset=utf-8', base64: calendar }];
}
