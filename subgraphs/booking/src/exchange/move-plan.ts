import { isUnused } from '@naga/kernel/part-state.js';
import { missingFields, type PassengerField } from '@naga/kernel/passenger-field.js';
import { formatLegId, parseLegId } from '@naga/kernel/journey-id.js';
import { isRowId } from '@naga/kernel/row-id.js';
import { type TravelDate } from '@naga/kernel/travel-date.js';
import { isPaidOnBoard } from '../boarding-route/is-paid-on-board.js';
import { drives } from '../booking/drives.js';
import type { BookingRecord, LegRecord, PartRecord } from '../booking/booking-record.js';
import { loadBookings, type Rows } from '../booking/booking.queries.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { RideFacts, SaleLeg } from '../booking/sale.js';
import { rideTooEarly } from '../booking/trip.rules.js';
import { SaleFactsDocument } from '../neighbours/catalogue.generated.js';
import { departureKey } from '../seat-claim/departure.js';
import { assignSeats } from './assign-seats.rules.js';
import { isCollected } from './exchange-money.js';
import { ridesKept } from './given-up.js';
import { segmentOf } from './seat-people.js';
import { takenSeats } from './taken-seats.queries.js';

export interface DepartureName {
  readonly routeScheduleId: string;
  readonly date: string;
}

/** From where to where, and whom; everybody with a ticket where nobody is named. */
export interface MoveWish {
  readonly from: DepartureName;
  readonly to: DepartureName;
  /** BookingPart.id */
  readonly partIds?: readonly string[] | null | undefined;
}

/** Why somebody cannot be moved there. */
export type MoveProblem =
  | 'NOT_THE_SAME_WAY'
  | 'NOT_ON_SALE'
  | 'RIDES_OUT_OF_ORDER'
  | 'NOT_PAID_ON_BOARDING_HERE'
  | 'NOT_ENOUGH_SEATS'
  | 'EXCHANGE_OPEN'
  | 'GENDER_RULE'
  | 'SEATS_TAKEN';

/** The passengers of one booking on one ride, and the ride they would take instead. */
export interface MovingGroup {
  readonly booking: BookingRecord;
  readonly leg: LegRecord;
  readonly parts: readonly PartRecord[];
  readonly ride: SaleLeg | undefined;
  /** In the order of the parts; undefined with a problem. */
  readonly seats: readonly string[] | undefined;
  readonly problem: MoveProblem | undefined;
}

const ON = `select distinct l.booking_id::text as id from leg l join booking b on b.id = l.booking_id
  where l.departure = $1 and b.mode = $2 and l.stands`;

const PAID_ON_BOARD = `select asked.id::text as "routeId" from unnest($1::bigint[]) asked(id)
  where ${isPaidOnBoard('asked.id', '$2::date')}`;

/** The same stops on another departure. */
const legIdOn = ({ journeyLegId }: LegRecord, to: DepartureName): string => {
  const key = parseLegId(journeyLegId);
  return key ? formatLegId({ ...key, routeScheduleId: to.routeScheduleId, date: to.date as TravelDate }) : '';
};

/** The other ride, under the terms that were bought. */
const rideOf = (leg: LegRecord, facts: RideFacts, legId: string): SaleLeg => ({
  facts: { ...facts, terms: leg.terms },
  request: {
    legId,
    direction: leg.direction,
    seats: [],
    pickupAddress: leg.pickupAddress,
    pickupPhone: leg.pickupPhone,
    taxiDropOff: leg.taxiDropOff,
  },
});

/** On whose routes a driver takes the money that day; which he does for a colleague of his own operator anywhere. */
async function routesPaidOnBoard(
  from: Rows,
  rides: readonly (RideFacts | null)[],
  date: string,
): Promise<ReadonlySet<string>> {
  const routeIds = rides.flatMap((facts) => facts?.leg.routeId ?? []);
  const rows = await from.rows<{ routeId: string }>(PAID_ON_BOARD, [[...new Set(routeIds)], date]);
  return new Set(rows.map(({ routeId }) => routeId));
}

interface Moving {
  readonly booking: BookingRecord;
  readonly leg: LegRecord;
}

function problemOf(
  { booking, leg }: Moving,
  facts: RideFacts | null,
  paidOnBoard: ReadonlySet<string>,
  now: number,
): MoveProblem | undefined {
  if (booking.exchange !== null) return 'EXCHANGE_OPEN';
  if (facts === null) return 'NOT_THE_SAME_WAY';
  const [departureTime, arrivalTime] = [Date.parse(facts.leg.boarding.time), Date.parse(facts.leg.dropOff.time)];
  if (departureTime <= now) return 'NOT_ON_SALE';
  const isOthers = facts.operatorId !== leg.operatorId;
  if (isOthers && isCollected(booking) && !paidOnBoard.has(facts.leg.routeId)) return 'NOT_PAID_ON_BOARDING_HERE';
  const ride = { direction: leg.direction, departureTime, arrivalTime };
  const isEarly = leg.parts.some(({ position }) =>
    rideTooEarly([...ridesKept(booking, [{ legs: [leg], passengers: [position] }]), ride]),
  );
  return isEarly ? 'RIDES_OUT_OF_ORDER' : undefined;
}

/** Who is named and still to travel by this departure, booking by booking, within what the viewer may change. */
export async function groupsOn({ database, viewer }: BookingContext, { from, partIds }: Omit<MoveWish, 'to'>) {
  if (!isRowId(from.routeScheduleId)) return [];
  const departure = departureKey(from.routeScheduleId, from.date);
  const ids = (await database.rows<{ id: string }>(ON, [departure, viewer.mode])).map(({ id }) => id);
  const wanted = partIds && new Set(partIds);
  const bookings = ids.length === 0 ? [] : await loadBookings(database, ids);
  return bookings
    .sort((a, b) => Number(a.id) - Number(b.id))
    .flatMap((booking) => booking.legs.map((leg) => ({ booking, leg })))
    .filter(({ leg }) => leg.departure === departure && drives(viewer, 'booking.edit', leg))
    .map(({ booking, leg }) => ({
      booking,
      leg,
      parts: leg.parts.filter(
        ({ id, state }) => (isUnused(state) || state === 'EXCHANGE_ONGOING') && (wanted?.has(id) ?? true),
      ),
    }))
    .filter(({ parts }) => parts.length > 0);
}

/** Seats for a group beside those who are seated already; adds them to the taken ones. */
async function seatGroup(
  from: Rows,
  ride: SaleLeg,
  { booking, parts }: { booking: BookingRecord; parts: readonly PartRecord[] },
  given: Map<string, { seatNumber: string; title: PartRecord['title'] }[]>,
  now: number,
): Promise<string[] | undefined> {
  const segment = segmentOf(ride);
  const before = given.get(segment.departure) ?? [];
  const live = await takenSeats(from, segment, { bookingId: booking.id, mode: booking.mode, now });
  const taken = [...live, ...before.map((seat) => ({ ...seat, own: false }))];
  const { allowMaleNextToFemale: mixed, vehicle } = ride.facts.leg;
  const sitters = parts.map(({ title, seatNumber }) => ({ title, likes: seatNumber }));
  const seats = assignSeats(sitters, { layout: vehicle.seatLayout.seats, taken, mixed });
  const sat = (seats ?? []).map((seatNumber, index) => ({ seatNumber, title: parts[index]!.title }));
  given.set(segment.departure, [...before, ...sat]);
  return seats;
}

/**
 * Who of a departure would sit where on another one, which calls at the same stops and is the viewer's to change, too:
 * the numbers they had where these are free, companies together, the gender rule held. Nothing is written.
 */
export async function planMove(context: BookingContext, wish: MoveWish): Promise<MovingGroup[]> {
  const { database, neighbours, viewer, clock } = context;
  const groups = await groupsOn(context, wish);
  const legIds = groups.map(({ leg }) => legIdOn(leg, wish.to));
  if (groups.length === 0) return [];
  const { saleFacts } = await neighbours.ask('catalogue', SaleFactsDocument, { legIds, buyer: null }, viewer);
  const paidOnBoard = await routesPaidOnBoard(database, saleFacts, wish.to.date);
  const given = new Map<string, { seatNumber: string; title: PartRecord['title'] }[]>();
  const now = clock.now();
  const planned: MovingGroup[] = [];
  for (const [index, group] of groups.entries()) {
    const known = saleFacts[index] ?? null;
    const facts = known && drives(viewer, 'booking.edit', known) ? known : null;
    const leg = { ...group.leg, parts: group.parts };
    const problem = problemOf({ ...group, leg }, facts, paidOnBoard, now);
    const ride = facts ? rideOf(leg, facts, legIds[index]!) : undefined;
    const seats = problem || !ride ? undefined : await seatGroup(database, ride, group, given, now);
    planned.push({ ...group, ride, seats, problem: problem ?? (seats ? undefined : 'NOT_ENOUGH_SEATS') });
  }
  return planned;
}

/** What the operator of the other departure asks of somebody that the booking does not have: who moves him need not know it. */
export const missingOf = ({ ride }: MovingGroup, part: PartRecord): PassengerField[] =>
  missingFields(part, ride?.facts.requiredPassengerFields ?? []);
