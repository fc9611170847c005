import { ask } from '../../session/graph.js';
import type { Route } from './+types/eticket-calendar';
import { EticketCalendarDocument } from './eticket.generated.js';
import { noTicketFile, ticketFile } from './ticket-file.js';

/** /eticket/{ticketId}.ics and /eticket/{ticketId}/{email}.ics */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { ticketId = '', email = null } = params as { ticketId?: string; email?: string };
  const { ticketCalendar } = await ask(context, EticketCalendarDocument, { id: ticketId, email });
  if (ticketCalendar === null) return noTicketFile({ request, url });
  return ticketFile({ body: ticketCalendar, type: 'text/calendar; charset=utf-8', name: 'trip.ics', shown: false });
}
