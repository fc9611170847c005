import type { TicketRangeRow } from '@naga/booking/market/import-market.command.js';
import type { Company } from './operators.js';

const DIGITS = 6;

/** Ticket codes begin with the operator's initials: 'MI-000001'. */
export function makeTicketRanges(companies: readonly Company[]): TicketRangeRow[] {
  return companies.map(({ id, spec }) => {
    const initials = spec.name.split(' ').map((word) => word.charAt(0));
    return { operatorId: id, prefix: `${initials.join('')}-`, digits: DIGITS };
  });
}
