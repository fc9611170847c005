import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { BookingsOfDocument, TicketPdfDocument } from './booking.generated.js';

/** The PDF of a ticket, base64; undefined when booking gives none (the ticket was revoked meanwhile). */
export async function ticketPdf(
  { neighbours, viewer }: SubgraphContext,
  ticketId: string,
): Promise<{ fileName: string; base64: string } | undefined> {
  const data = await neighbours.ask('booking', TicketPdfDocument, { ticketId }, viewer);
  return data.ticketPdf ?? undefined;
}

/** What booking keeps of an account. */
export async function bookingsOf(
  { neighbours, viewer }: SubgraphContext,
  accountId: string,
): Promise<readonly Record<string, unknown>[]> {
  return (await neighbours.ask('booking', BookingsOfDocument, { accountId }, viewer)).bookingsOf;
}
