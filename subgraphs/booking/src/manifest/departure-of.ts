import type { LocalizedText } from '@naga/kernel/language.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { Driven } from '../booking/drives.js';
import { drives } from '../booking/drives.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { localTime } from '../booking/local-time.js';
import { RunningDepartureDocument } from '../neighbours/catalogue.generated.js';
import { departureKey } from '../seat-claim/departure.js';

/** A departure as its passenger list is headed. Times are ISO 8601 with the stop's offset. */
export interface DepartureFacts extends Driven {
  readonly routeScheduleId: string;
  /** 'YYYY-MM-DD', the service date. */
  readonly date: string;
  readonly departureTime: string;
  readonly arrivalTime: string;
  readonly operatorName: string;
  readonly routeNames: LocalizedText;
  readonly vehicleNames: LocalizedText;
  readonly seatCount: number;
  readonly blockedSeats: readonly string[];
  readonly calls: readonly { readonly position: number; readonly time: string; readonly names: LocalizedText }[];
}

export interface DepartureName {
  readonly routeScheduleId: string;
  readonly date: string;
}

const FROM_LEGS = `select operator_id::text as "operatorId", operator_branch_id::text as "operatorBranchId",
    operator_country_code as "operatorCountryCode", operator_name as "operatorName", vehicle_names as "vehicleNames",
    seat_count as "seatCount", from_location_name as "from", to_location_name as "to",
    extract(epoch from departure_time)::float8 * 1000 as leaves, extract(epoch from arrival_time)::float8 * 1000 as arrives
  from leg l join booking b on b.id = l.booking_id where l.departure = $1 and b.mode = $2
  order by boarding_position, drop_off_position desc, l.id limit 1`;

interface SoldFacts extends Driven, Pick<DepartureFacts, 'operatorName' | 'vehicleNames' | 'seatCount'> {
  readonly from: LocalizedText;
  readonly to: LocalizedText;
  readonly leaves: number;
  readonly arrives: number;
}

const routeOf = (from: LocalizedText, to: LocalizedText): LocalizedText => ({ en: `${from.en} – ${to.en}` });

/** A departure that the timetable has dropped is known by what was sold of it: its travellers still come. */
async function soldDeparture(
  { database, viewer }: BookingContext,
  name: DepartureName,
): Promise<DepartureFacts | undefined> {
  const [sold] = await database.rows<SoldFacts>(FROM_LEGS, [
    departureKey(name.routeScheduleId, name.date),
    viewer.mode,
  ]);
  if (sold === undefined) return undefined;
  const { from, to, leaves, arrives, ...facts } = sold;
  return {
    ...facts,
    ...name,
    departureTime: localTime(leaves),
    arrivalTime: localTime(arrives),
    routeNames: routeOf(from, to),
    blockedSeats: [],
    calls: [],
  };
}

/**
 * A departure that the viewer runs, by the scope of this permission; undefined for one that does not run that day and
 * for another operator's, which looks the same.
 */
export async function departureOf(
  context: BookingContext,
  permission: 'manifest.view' | 'ticket.scan',
  name: DepartureName,
): Promise<DepartureFacts | undefined> {
  const { neighbours, viewer } = context;
  if (!isRowId(name.routeScheduleId)) return undefined;
  const { routeScheduleId, date } = name;
  const answer = await neighbours.ask('catalogue', RunningDepartureDocument, { routeScheduleId, date }, viewer);
  const facts = answer.runningOn.departures[0] as DepartureFacts | undefined;
  const departure = facts ?? (await soldDeparture(context, name));
  return departure && drives(viewer, permission, departure) ? departure : undefined;
}
