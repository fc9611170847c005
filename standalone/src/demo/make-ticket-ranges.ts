import type { TicketRangeRow } from '@naga/booking/market/import-market.command.js';
import type { Company } from './operators.js';

const DIGITS = 6;

/** Ticket codes begin with the operator's initials: 'MI-000001'. */
export function makeTicketRanges(companies: readonly Company[]): TicketRangeRow[] {
  return companies.map(({ id, name }) => {
    const initials = name.split(' ').map((word) => (/^\d+$/.test(word) ? word : word.charAt(0)));
    return { operatorId: id, prefix: `${initials.join('')}-`, digits: DIGITS };
  });
}
