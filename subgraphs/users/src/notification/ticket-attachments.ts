import { ticketFiles } from '../neighbours/booking.js';
import type { UsersContext } from '../services.js';
import type { BookingFacts } from './booking-facts.js';
import type { Attachment } from './write-message.command.js';

const isPdf = ({ contentType }: Attachment): boolean => contentType === 'application/pdf';

/** The files of a booking's tickets. */
export interface TicketAttachments {
  /** Those of these tickets, in their order: PDF and calendar file each. */
  of(facts: Pick<BookingFacts, 'ticketIds'>): Attachment[];
  /** How many tickets of these come as PDF; one that was revoked meanwhile has none. */
  pdfsOf(facts: Pick<BookingFacts, 'ticketIds'>): number;
}

/** Asks booking for what a mail about these tickets brings. */
export async function ticketAttachments(
  context: UsersContext,
  ticketIds: readonly string[],
): Promise<TicketAttachments> {
  const found = await Promise.all(
    ticketIds.map(async (id) => {
      const files = await ticketFiles(context, id);
      return [id, files.map(({ base64, ...file }) => ({ ...file, content: Buffer.from(base64, 'base64') }))] as const;
    }),
  );
  const files = new Map<string, Attachment[]>(found);
  const of: TicketAttachments['of'] = (facts) => facts.ticketIds.flatMap((id) => files.get(id) ?? []);
  return { of, pdfsOf: (facts) => of(facts).filter(isPdf).length };
}
