import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { PageWindow, type Placed } from '@naga/server-kit/list/list-page.js';
import { localize, type LocalizedText } from '@naga/kernel/language.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { localTime } from '../booking/local-time.js';
import type { PartState } from '../booking/part-state.rules.js';
import type { Nationality, PassengerType } from '../booking/passenger.rules.js';
import { GIVEN_BACK } from '../report/counted.js';
import { foundSeats } from './ticket-conditions.js';
import type { TicketFilter, TicketSort } from './ticket-filter.rules.js';

const ORDERS: Readonly<Record<TicketSort, ListOrder>> = {
  NEWEST: ListOrder.descending({ 'p.id': 'whole' }),
  OLDEST: ListOrder.ascending({ 'p.id': 'whole' }),
  TRAVEL_SOONEST: ListOrder.ascending({ 'l.departure_time': 'time', 'p.id': 'whole' }),
  TRAVEL_LATEST: ListOrder.descending({ 'l.departure_time': 'time', 'p.id': 'whole' }),
};

interface Row {
  readonly id: string;
  readonly ticketId: string | null;
  readonly revoked: boolean;
  readonly ticketCode: string | null;
  readonly bookingId: string;
  readonly pnr: string;
  readonly passengerName: string;
  readonly passengerType: PassengerType;
  readonly nationality: Nationality;
  readonly localCountryCode: string;
  readonly seatNumber: string;
  readonly state: PartState;
  readonly fromNames: LocalizedText;
  readonly toNames: LocalizedText;
  readonly operatorName: string;
  readonly departure: number;
  readonly routeScheduleId: string;
  readonly serviceDate: string;
  readonly contactPhone: string | null;
  readonly soldAt: Date | null;
  readonly fare: number;
  readonly commission: number;
  readonly givenBack: number;
  readonly currency: string;
}

const COLUMNS = `p.id::text as id, t.id as "ticketId", t.revoked_at is not null as revoked, p.ticket_code as "ticketCode",
  b.id::text as "bookingId", b.pnr, concat_ws(' ', p.first_name, p.last_name) as "passengerName", p.passenger_type as "passengerType", p.nationality,
  l.local_country_code as "localCountryCode", p.seat_number as "seatNumber", p.state, l.from_location_name as "fromNames",
  l.to_location_name as "toNames", l.operator_name as "operatorName",
  (extract(epoch from l.departure_time) * 1000)::float8 as departure, l.route_schedule_id::text as "routeScheduleId",
  l.service_date::text as "serviceDate", b.contact_phone as "contactPhone", b.sold_at as "soldAt", p.fare::float8 as fare,
  p.commission::float8 as commission, (${GIVEN_BACK})::float8 as "givenBack", b.currency`;

export interface TicketQuestion {
  readonly filter: TicketFilter;
  readonly sort: TicketSort;
  readonly after: string | null | undefined;
  readonly first: number;
}

/**
 * One page of the seats a viewer's scope reaches, by place and not by number: one statement, whatever lies before it.
 * Each way of finding seats stops at its own first ones, and the page is the first of those.
 */
export async function ticketsPage(
  { database, viewer }: BookingContext,
  { filter, sort, after, first }: TicketQuestion,
) {
  const { from, conditions, values } = foundSeats(viewer, filter);
  const order = ORDERS[sort];
  const window = new PageWindow(order, { pageSize: first, after }, values.length);
  const { behind, cut } = window;
  const found = conditions.map((each) => `(select p.id from ${from} where ${each} and ${behind} ${cut})`);
  const rows = await database.plannedRows<Placed<Row>>(
    `select ${COLUMNS}, ${order.place} as place from (${found.join(' union ')}) f join part p on p.id = f.id
       join leg l on l.id = p.leg_id join booking b on b.id = l.booking_id left join ticket t on t.leg_id = l.id ${cut}`,
    [...values, ...window.values],
  );
  const read = window.of(rows);
  return {
    ...read,
    rows: read.rows.map((row) => ({
      ...row,
      passengerName: row.passengerName || null,
      fromName: localize(row.fromNames, viewer.language),
      toName: localize(row.toNames, viewer.language),
      departureTime: localTime(row.departure),
      fare: { amount: row.fare, currency: row.currency },
    })),
  };
}

export interface TicketTotals {
  readonly tickets: number;
  readonly seats: number;
  readonly bookings: number;
  /** One for each currency; minor units. */
  readonly amounts: readonly {
    readonly currency: string;
    readonly fares: number;
    readonly commission: number;
    readonly givenBack: number;
  }[];
}

/** What all pages add up to, in one statement: a seat sold twice, on two parts of the way, is one seat of the vehicle. */
export async function ticketTotals({ database, viewer }: BookingContext, filter: TicketFilter): Promise<TicketTotals> {
  const { from, conditions, values } = foundSeats(viewer, filter);
  const found = conditions.map(
    (each) => `select p.id, b.id as booking, l.departure || ' ' || p.seat_number as seat, b.currency, p.fare,
        p.commission, ${GIVEN_BACK} as given_back from ${from} where ${each}`,
  );
  const [row] = await database.plannedRows<TicketTotals>(
    `with f as materialized (${found.join(' union ')})
     select count(*)::int as tickets, count(distinct seat)::int as seats, count(distinct booking)::int as bookings,
       (select coalesce(json_agg(json_build_object('currency', currency, 'fares', fares, 'commission', commission,
           'givenBack', given_back) order by currency), '[]')
         from (select currency, sum(fare) as fares, sum(commission) as commission, sum(given_back) as given_back
           from f group by currency) m) as amounts
     from f`,
    [...values],
  );
  return row!;
}
