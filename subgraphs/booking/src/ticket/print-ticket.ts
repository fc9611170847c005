import type { SoldTicket } from './sold-ticket.queries.js';
import { ticketFileName } from './ticket-file-name.js';
import type { TicketServices } from './ticket-services.js';
import { ticketFacts } from './ticket-view.js';

/** The PDF of a ticket under the name people will find it by. */
export async function printTicket(
  ticket: SoldTicket,
  { key, printer }: TicketServices,
  now: number,
): Promise<{ fileName: string; base64: string }> {
  const pdf = await printer().print(ticketFacts(ticket, key, now));
  return { fileName: ticketFileName(ticket, 'pdf'), base64: pdf.toString('base64') };
}
