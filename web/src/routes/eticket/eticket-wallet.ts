import { ask } from '../../session/graph.js';
import type { Route } from './+types/eticket-wallet';
import { EticketWalletDocument } from './eticket.generated.js';
import { noTicketFile, ticketFile } from './ticket-file.js';

/** /eticket/{ticketId}.pkpass and /eticket/{ticketId}/{email}.pkpass: for Apple Wallet, a pass for each passenger. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { ticketId = '', email = null } = params as { ticketId?: string; email?: string };
  const { appleWalletFile: file } = await ask(context, EticketWalletDocument, { id: ticketId, email });
  if (file === null) return noTicketFile({ request, url });
  const body = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
  return ticketFile({ body, type: file.contentType, name: file.fileName, shown: true });
}
