import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';

/** Kinds of ticket codes and their ranges, since there are any (operators-have-ticket-classes.ts). */
export const TICKET_CLASS_AT_FIRST: AuditedTable = {
  table: 'ticket_class',
  entity: 'TicketClass',
  operators: 'array[r.operator_id]',
  mode: 'r.mode',
};
/** Since they have versions (ticket-classes-have-versions.ts). */
export const TICKET_CLASS_WITH_VERSION: AuditedTable = { ...TICKET_CLASS_AT_FIRST, ignored: ['version'] };
const ofCountry = (operatorId: string) => ({
  joins: `left join operator_country o on o.operator_id = ${operatorId}`,
  countries: 'array_remove(array[o.country_code::text], null)',
});
/** Since they are records (codes-and-routes-are-records.ts), which says what is worked out of the rest. */
export const TICKET_CLASS: AuditedTable = {
  ...TICKET_CLASS_AT_FIRST,
  ...ofCountry('r.operator_id'),
  ignored: ['version', 'first_code', 'numbers_left', 'listed_words'],
};
export const CODE_RANGE_AT_FIRST: AuditedTable = {
  table: 'code_range',
  entity: 'CodeRange',
  of: { entity: 'TicketClass', id: 'c.id' },
  joins: 'left join ticket_class c on c.id = r.class_id',
  operators: 'array[c.operator_id]',
  mode: 'c.mode',
  // Counts the codes given: each stands on its part.
  ignored: ['next'],
};
export const CODE_RANGE: AuditedTable = {
  ...CODE_RANGE_AT_FIRST,
  ...ofCountry('c.operator_id'),
  joins: `${CODE_RANGE_AT_FIRST.joins} ${ofCountry('c.operator_id').joins}`,
  ignored: ['next', 'operator_id', 'mode', 'span', 'version', 'listed_words'],
};

/** Seats that staff keeps from being sold (staff-blocks-seats.ts). */
export const SEAT_BLOCK: AuditedTable = {
  table: 'seat_block',
  entity: 'SeatBlock',
  operators: 'array[r.operator_id]',
  branches: 'array[r.operator_branch_id]',
  countries: 'array[r.operator_country_code]',
  mode: 'r.mode',
  ignored: ['whole'],
};

/** Since their list keeps the words that one is found by (blocks-are-listed.ts). */
export const LISTED_SEAT_BLOCK: AuditedTable = { ...SEAT_BLOCK, ignored: ['whole', 'listed_words'] };

/** And what it is sorted by (blocks-keep-their-order.ts). */
export const SORTED_SEAT_BLOCK: AuditedTable = {
  ...LISTED_SEAT_BLOCK,
  ignored: [...LISTED_SEAT_BLOCK.ignored!, 'listed_departure', 'listed_route_names'],
};

/** Where one may pay the driver (routes-are-paid-on-boarding.ts). */
export const BOARDING_ROUTE_AT_FIRST: AuditedTable = {
  table: 'boarding_route',
  entity: 'BoardingRoute',
  key: ['route_id'],
  operators: 'array[r.operator_id]',
};
/** Since they have versions (boarding-routes-have-days.ts). */
export const BOARDING_ROUTE_WITH_DAYS: AuditedTable = { ...BOARDING_ROUTE_AT_FIRST, ignored: ['version'] };
/** Since they are records, whose id is the route's (codes-and-routes-are-records.ts). */
export const BOARDING_ROUTE: AuditedTable = {
  ...BOARDING_ROUTE_AT_FIRST,
  ...ofCountry('r.operator_id'),
  key: ['id'],
  ignored: ['version', 'listed_words'],
};
