import { localize, type LocalizedText } from '@naga/kernel/language.js';
import DataLoader from 'dataloader';
import type { BookingContext } from '../booking/booking-transaction.js';
import { localTime } from '../booking/local-time.js';
import type { LegDirection } from '../booking/seat-request.rules.js';
import { ticketPath } from '../booking/ticket-path.js';
import { KEPT, RIDDEN_LEG, STAYS } from '../report/counted.js';
import type { BookingRowLegView } from './booking-row-leg.type.js';

interface LegRow {
  readonly bookingId: string;
  readonly id: string;
  readonly direction: LegDirection;
  readonly fromNames: LocalizedText;
  readonly toNames: LocalizedText;
  readonly departure: number;
  readonly arrival: number;
  readonly operatorName: string;
  readonly transportType: string;
  readonly seatNumbers: readonly string[];
  readonly ticketId: string | null;
  readonly contactEmail: string | null;
}

const LEGS = `select l.booking_id::text as "bookingId", l.id::text as id, l.direction,
    l.from_location_name as "fromNames", l.to_location_name as "toNames",
    (extract(epoch from l.departure_time) * 1000)::float8 as departure,
    (extract(epoch from l.arrival_time) * 1000)::float8 as arrival,
    l.operator_name as "operatorName", l.transport_type as "transportType", t.id as "ticketId",
    b.contact_email as "contactEmail",
    (select array_agg(p.seat_number order by p.position) from part p where p.leg_id = l.id and ${STAYS}) as "seatNumbers"
  from booking b cross join lateral ${KEPT} join leg l on l.booking_id = b.id left join ticket t on t.leg_id = l.id and t.revoked_at is null
  where b.id = any($1::bigint[]) and b.mode = $2 and l.stands
    and ${RIDDEN_LEG} order by l.departure_time, l.id`;

async function legsOf({ database, viewer }: BookingContext, ids: readonly string[]): Promise<BookingRowLegView[][]> {
  const rows = await database.rows<LegRow>(LEGS, [ids, viewer.mode]);
  const views = rows.map(({ fromNames, toNames, departure, arrival, ticketId, contactEmail, ...row }) => ({
    ...row,
    fromName: localize(fromNames, viewer.language),
    toName: localize(toNames, viewer.language),
    departureTime: localTime(departure),
    arrivalTime: localTime(arrival),
    ticketUrl: ticketId === null ? null : ticketPath(ticketId, contactEmail),
  }));
  return ids.map((id) => views.filter(({ bookingId }) => bookingId === id));
}

const loaders = new WeakMap<BookingContext, DataLoader<string, BookingRowLegView[]>>();

/** The rides of bookings that a list has found within its reader's scope: one statement for the whole page. */
export function bookingRowLegs(context: BookingContext, bookingId: string): Promise<BookingRowLegView[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader((ids) => legsOf(context, ids));
    loaders.set(context, loader);
  }
  return loader.load(bookingId);
}
