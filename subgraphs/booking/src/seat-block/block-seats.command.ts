import { localMoment } from '@naga/kernel/clock-time.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { DepartureNotFound } from '../boarding/boarding.errors.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { personBehind } from '../second-person/people-of.js';
import { departureKey } from '../seat-claim/departure.js';
import { releaseExpired } from '../seat-claim/overlapping-holds.js';
import { SeatNotBookable } from '../seat-claim/seat-claim.errors.js';
import { blockProblems, type BlockWish, daysOf } from './block-days.rules.js';
import { type SeatedDeparture, seatedDeparture } from './departure-seats.js';
import { SeatsNotFree } from './seat-block.errors.js';

export interface BlockedSeats extends BlockWish {
  readonly routeScheduleId: string;
}

/** A seat of a departure, on the whole ride. */
interface WantedSeat {
  readonly departure: string;
  readonly seat_no: string;
  readonly segment: string;
}

const WANTED = `jsonb_to_recordset($1::jsonb) as wanted(departure text, seat_no text, segment int4range)`;

const RELEASE = releaseExpired(WANTED, '$2', 'to_timestamp($3::float8 / 1000)');

const STANDING = `select c.departure, c.seat_no from ${WANTED} join seat_claim c on c.departure = wanted.departure
    and c.seat_no = wanted.seat_no and c.mode = $2 and c.state = 'blocked'`;

const CLAIM = `insert into seat_claim (mode, departure, seat_no, segment, state)
  select $2, departure, seat_no, segment, 'blocked' from ${WANTED} order by departure, seat_no
  on conflict do nothing returning id::text as id, departure, seat_no`;

const NOTE = `insert into seat_block (claim_id, mode, route_schedule_id, service_date, seat_no, operator_id,
    operator_branch_id, operator_country_code, operator_name, route_names, reason, blocked_by_id, blocked_at)
  select b."claimId", $2, b."routeScheduleId", b.date, b.seat, b."operatorId", b."operatorBranchId",
    b."operatorCountryCode", b."operatorName", b."routeNames", $3, $4, to_timestamp($5::float8 / 1000)
  from jsonb_to_recordset($1::jsonb) as b("claimId" bigint, "routeScheduleId" bigint, date date, seat text,
    "operatorId" bigint, "operatorBranchId" bigint, "operatorCountryCode" text, "operatorName" text, "routeNames" jsonb)`;

const nameOf = ({ departure, seat_no }: Pick<WantedSeat, 'departure' | 'seat_no'>): string => `${departure}/${seat_no}`;

/** Every wanted seat of every departure. Refuses SEAT_NOT_BOOKABLE for what a layout does not sell. */
function seatsWanted(departures: readonly SeatedDeparture[], seats: readonly string[]): WantedSeat[] {
  return departures.flatMap(({ routeScheduleId, date, calls, vehicle }) => {
    const sold = new Set(
      vehicle.seatLayout.seats
        .filter(({ kind, bookable, blocked }) => kind === 'SEAT' && bookable && !blocked)
        .map(({ number }) => number),
    );
    const unknown = seats.filter((seat) => !sold.has(seat));
    if (unknown.length > 0) throw new SeatNotBookable({ seats: unknown });
    const segment = `[0,${calls.at(-1)!.position})`;
    return seats.map((seat) => ({ departure: departureKey(routeScheduleId, date), seat_no: seat, segment }));
  });
}

async function block(
  transaction: RowTransaction,
  { viewer, clock }: BookingContext,
  departures: readonly SeatedDeparture[],
  { seats, reason }: BlockWish,
): Promise<void> {
  const wanted = seatsWanted(departures, [...new Set(seats)]);
  const all = JSON.stringify(wanted);
  await transaction.rows(RELEASE, [all, viewer.mode, clock.now()]);
  const standing = new Set((await transaction.rows<WantedSeat>(STANDING, [all, viewer.mode])).map(nameOf));
  const missing = wanted.filter((seat) => !standing.has(nameOf(seat)));
  const claimed = await transaction.rows<WantedSeat & { id: string }>(CLAIM, [JSON.stringify(missing), viewer.mode]);
  const claims = new Map(claimed.map((claim) => [nameOf(claim), claim.id]));
  const taken = missing.filter((seat) => !claims.has(nameOf(seat)));
  if (taken.length > 0) {
    const dates = taken.map(({ departure }) => departure.split('@')[1]!);
    throw new SeatsNotFree({
      seats: [...new Set(taken.map(({ seat_no }) => seat_no))],
      dates: [...new Set(dates)].sort(),
    });
  }
  const rideOf = new Map(departures.map((one) => [departureKey(one.routeScheduleId, one.date), one]));
  const notes = claimed.map(({ id, departure, seat_no }) => {
    const { vehicle: _, calls: __, ...ride } = rideOf.get(departure)!;
    return { ...ride, claimId: id, seat: seat_no };
  });
  const values = [JSON.stringify(notes), viewer.mode, reason.trim(), personBehind(viewer), clock.now()];
  if (notes.length > 0) await transaction.rows(NOTE, values);
}

/**
 * Keeps seats of a schedule's departures from being sold, on the whole ride, on each day of a period that it runs: all of
 * them or none. A seat that is blocked already stays so; repeating it changes nothing. Refuses DEPARTURE_NOT_FOUND where it
 * runs on none of the days (also another operator's), SEAT_NOT_BOOKABLE, SEATS_NOT_FREE (with seats and days), TRY_AGAIN;
 * InvalidInput for days, seats or a reason that are none.
 */
export async function blockSeats(context: BookingContext, wish: BlockedSeats): Promise<readonly SeatedDeparture[]> {
  const problems = blockProblems(wish, localMoment(context.clock.now()).date);
  if (problems.length > 0) throw new InvalidInput(problems);
  const days = await Promise.all(daysOf(wish).map((date) => seatedDeparture(context, wish.routeScheduleId, date)));
  const departures = days.filter((departure) => departure !== undefined);
  if (departures.length === 0) throw new DepartureNotFound();
  await inBookingTransaction(context, (transaction) => block(transaction, context, departures, wish));
  return departures;
}
