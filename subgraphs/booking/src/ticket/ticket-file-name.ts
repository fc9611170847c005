import { localTime } from '../booking/local-time.js';
import type { SoldTicket } from './sold-ticket.queries.js';

interface Named {
  readonly booking: Pick<SoldTicket['booking'], 'pnr'>;
  readonly leg: Pick<SoldTicket['leg'], 'departureTime'>;
}

/** The name people find a file of a ticket by: of the day they leave, which may be the one after their vehicle did. */
export const ticketFileName = ({ booking, leg }: Named, extension: string): string =>
  `Naga-${booking.pnr}-${localTime(leg.departureTime).slice(0, 10)}.${extension}`;
