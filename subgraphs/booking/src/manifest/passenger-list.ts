import { localize } from '@naga/kernel/language.js';
import { missingFields } from '@naga/kernel/passenger-field.js';
import { colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import { seatAddOns } from '../add-on/seat-add-ons.js';
import { standingScans, type StandingScan } from '../boarding/standing-scans.queries.js';
import { loadBookings } from '../booking/booking.queries.js';
import type { BookingRecord, LegRecord, PartRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { localTime } from '../booking/local-time.js';
import { isSold } from '../booking/part-state.rules.js';
import { departureKey } from '../seat-claim/departure.js';
import { owedOnBoard } from '../ticket/owed-on-board.js';
import { type DepartureFacts, departureOf, type DepartureName } from './departure-of.js';
import type { ManifestPassengerView, ManifestView, RevokedTicketView } from './manifest.type.js';
import { bySeat } from './seat-order.rules.js';

const SOLD = `select distinct l.booking_id::text as id from leg l join booking b on b.id = l.booking_id
  where l.departure = $1 and b.mode = $2`;

const BLOCKED = `select distinct seat_no as seat from seat_claim where departure = $1 and mode = $2 and state = 'blocked'`;

interface Seated {
  readonly booking: BookingRecord;
  readonly leg: LegRecord;
  readonly part: PartRecord;
}

const seatedOn = (bookings: readonly BookingRecord[], departure: string): Seated[] =>
  bookings
    .flatMap((booking) =>
      booking.legs
        .filter((leg) => leg.departure === departure)
        .flatMap((leg) => leg.parts.map((part) => ({ booking, leg, part }))),
    )
    .sort((one, other) => bySeat(one.part.seatNumber, other.part.seatNumber));

/** One passenger, with the boarding of his that stands and what he still owes in minor units. */
export function passengerView(
  { booking, leg, part }: Seated,
  scan: StandingScan | undefined,
  owed: number,
  language: BookingContext['viewer']['language'],
): ManifestPassengerView {
  return {
    partId: part.id,
    bookingId: booking.id,
    ticketId: leg.ticketId,
    pnr: booking.pnr,
    seatNumber: part.seatNumber,
    name: [part.firstName, part.lastName].filter(Boolean).join(' '),
    title: part.title,
    nationality: part.nationality,
    passengerType: part.passengerType,
    documentNumber: part.documentNumber,
    birthDate: part.birthDate,
    // Of who was forgotten nothing is asked any more.
    missing: part.firstName === null ? [] : missingFields(part, leg.requiredFields),
    phone: part.mobileNumber ?? booking.contactPhone,
    ticketCode: part.ticketCode ?? '',
    from: localize(leg.fromName, language),
    to: localize(leg.toName, language),
    boardingPosition: leg.boardingPosition,
    dropOffPosition: leg.dropOffPosition,
    departureTime: localTime(leg.departureTime),
    arrivalTime: localTime(leg.arrivalTime),
    owed: { amount: owed, currency: booking.currency },
    pickupAddress: leg.pickupAddress,
    pickupTime: leg.pickupTime,
    pickupPhone: leg.pickupPhone,
    taxiDropOff: leg.taxiDropOff,
    addOns: seatAddOns(booking, part.id),
    state: part.state,
    boardedAt: scan ? localTime(scan.at) : null,
    boardedBy: colleagueOf(scan?.userId ?? null),
  };
}

const revokedView = ({ part }: Seated): RevokedTicketView => ({
  partId: part.id,
  ticketCode: part.ticketCode ?? '',
  seatNumber: part.seatNumber,
  state: part.state,
});

const headOf = (facts: DepartureFacts, language: BookingContext['viewer']['language']) => ({
  routeScheduleId: facts.routeScheduleId,
  date: facts.date,
  departureTime: facts.departureTime,
  arrivalTime: facts.arrivalTime,
  route: localize(facts.routeNames, language),
  operatorId: facts.operatorId,
  operatorName: facts.operatorName,
  vehicleName: localize(facts.vehicleNames, language),
  seatCount: facts.seatCount,
  calls: facts.calls.map(({ position, time, names }) => ({ position, time, name: localize(names, language) })),
});

/**
 * The passenger list of a departure that the viewer runs: everybody with a ticket in the order of the seats, and the
 * tickets that are good no more. Undefined for a departure he does not run. Four statements, however many travel.
 */
export async function manifestOf(context: BookingContext, name: DepartureName): Promise<ManifestView | undefined> {
  const { database, viewer, clock } = context;
  const asOf = clock.now();
  const facts = await departureOf(context, 'manifest.view', name);
  if (facts === undefined) return undefined;
  const departure = departureKey(name.routeScheduleId, name.date);
  const ids = (await database.rows<{ id: string }>(SOLD, [departure, viewer.mode])).map(({ id }) => id);
  const [bookings, scans, blocked] = await Promise.all([
    loadBookings(database, ids),
    standingScans(database, ids),
    database.rows<{ seat: string }>(BLOCKED, [departure, viewer.mode]),
  ]);
  const owed = new Map(bookings.flatMap((booking) => [...owedOnBoard(booking)]));
  const seated = seatedOn(bookings, departure);
  return {
    ...headOf(facts, viewer.language),
    asOf: new Date(asOf),
    blockedSeats: [...new Set([...facts.blockedSeats, ...blocked.map(({ seat }) => seat)])].sort(bySeat),
    passengers: seated
      .filter(({ part }) => isSold(part.state))
      .map((each) => passengerView(each, scans.get(each.part.id), owed.get(each.part.id) ?? 0, viewer.language)),
    revoked: seated.filter(({ part }) => !isSold(part.state) && part.ticketCode !== null).map(revokedView),
  };
}
