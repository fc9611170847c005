import { ask } from '../../session/graph.js';
import type { Route } from './+types/eticket-pdf';
import { EticketDocumentDocument } from './eticket.generated.js';
import { noTicketFile, ticketFile } from './ticket-file.js';

/** /eticket/{ticketId}.pdf and /eticket/{ticketId}/{email}.pdf */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { ticketId = '', email = null } = params as { ticketId?: string; email?: string };
  const { ticketDocument } = await ask(context, EticketDocumentDocument, { id: ticketId, email });
  if (ticketDocument === null) return noTicketFile({ request, url });
  const body = Uint8Array.from(atob(ticketDocument.base64), (letter) => letter.charCodeAt(0));
  return ticketFile({ body, type: 'application/pdf', name: ticketDocument.fileName, shown: true });
}
