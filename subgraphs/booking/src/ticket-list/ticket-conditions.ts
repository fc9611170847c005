import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { BOUGHT, GIVEN, METHOD_OF, ROUTE_OF, SELLER_OF, TAKEN, withinDays } from '../report/counted.js';
import { rideCondition } from '../report/report-scope.js';
import { type TicketCounts, type TicketFilter, ticketSearch } from './ticket-filter.rules.js';

const COUNTED: Readonly<Record<TicketCounts, string>> = {
  ALL: `((b.sold_at is not null and p.state not in ('HELD', 'EXPIRED')) or p.state = 'PENDING_OPERATOR')`,
  SOLD: `b.sold_at is not null and ${BOUGHT}`,
  TRAVELLING: TAKEN,
  GIVEN_BACK: GIVEN,
};

/** How a search finds seats: by words of their bookings, by a ticket's id, by the beginning of a code; four parameters. */
const waysFrom = (first: number): readonly string[] => [
  `b.search_text like $${first}::text and b.search_text like all ($${first + 1}::text[])`,
  `t.id = $${first + 2}::text`,
  `p.ticket_code is not null and upper(p.ticket_code) like $${first + 3}::text`,
];

/** Seats a viewer's scope of booking.view reaches that a filter leaves, each with its ride, booking and ticket. */
export interface FoundSeats {
  /** Of `booking b`, `leg l`, `part p` and, where it has one, `ticket t`. */
  readonly from: string;
  /** One for each way of being found, so that each goes by its own index; a seat may be found by several. */
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
}

/**
 * One filter for rows and totals. By the ride, as the reports: of a connection each operator has his own seats only. A
 * departure's own column has no index: its day leads to the times, which have one, and nobody boards three days later.
 */
export function foundSeats(viewer: Viewer, filter: TicketFilter): FoundSeats {
  const reach = rideCondition(viewer);
  const values: unknown[] = [viewer.mode, reach.value];
  const conditions = ['b.mode = $1', reach.condition, COUNTED[filter.counts ?? 'ALL']];
  const add = (value: unknown, sql: (parameter: string) => string): void => {
    if (value != null) conditions.push(sql(`$${values.push(value)}`));
  };
  const days = (column: string, first: unknown, last: unknown): void => {
    if (first == null && last == null) return;
    conditions.push(withinDays(column, values.length + 1));
    values.push(first ?? null, last ?? null);
  };
  const search = ticketSearch(filter.text);
  const ways = search === undefined ? [] : waysFrom(values.length + 1);
  if (search !== undefined) values.push(search.words[0], search.words, search.ticketId, search.code);
  add(filter.state, (state) => `p.state = ${state}::text`);
  add(filter.operatorId, (id) => `l.operator_id = ${id}::bigint`);
  add(filter.route, (route) => `${ROUTE_OF} = ${route}::text`);
  add(filter.departure, (departure) => `l.departure = ${departure}::text`);
  add(
    filter.departure?.split('@')[1],
    (day) =>
      `l.departure_time >= (${day}::date - 1)::timestamptz and l.departure_time < (${day}::date + 4)::timestamptz`,
  );
  days('l.departure_time', filter.travelFrom, filter.travelTo);
  days('b.sold_at', filter.soldFrom, filter.soldTo);
  days('p.given_back_at', filter.givenBackFrom, filter.givenBackTo);
  add(filter.reason, (reason) => `p.given_back_as = ${reason}::text`);
  add(filter.currency, (currency) => `b.currency = ${currency}::text`);
  add(filter.channel, (channel) => `b.booked_from = ${channel}::text`);
  add(filter.method, (method) => `${METHOD_OF} = ${method}::text`);
  add(filter.agencyId, (id) => `b.agency_id = ${id}::bigint`);
  add(filter.sellerId, (id) => `${SELLER_OF} = ${id}::bigint`);
  add(filter.affiliateId, (id) => `b.affiliate_id = ${id}::text`);
  return {
    from: `booking b join leg l on l.booking_id = b.id join part p on p.leg_id = l.id left join ticket t on t.leg_id = l.id`,
    conditions: (ways.length === 0 ? ['true'] : ways).map((way) => [...conditions, way].join(' and ')),
    values,
  };
}
