import { localMoment } from '@naga/kernel/clock-time.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { DepartureNotFound } from '../boarding/boarding.errors.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { departureKey } from '../seat-claim/departure.js';
import { releaseExpired } from '../seat-claim/overlapping-holds.js';
import { SeatNotBookable } from '../seat-claim/seat-claim.errors.js';
import { blockProblems, type BlockWish, daysOf } from './block-days.rules.js';
import { claimAround, type Claimed, claimLeft, claimNamed, WANTED, type WantedSeat } from './claim-blocked.js';
import { type SeatedDeparture, seatedDeparture } from './departure-seats.js';
import { isForSome, keptForProblems, type KeptFor } from './kept-for.rules.js';
import { requireAgency } from './require-agency.js';

export interface BlockedSeats extends BlockWish, KeptFor {
  readonly routeScheduleId: string;
  /** Of named seats that somebody has on part of the ride, what he leaves; without it they are refused, with it those of which nothing is left. */
  readonly aroundPassengers: boolean;
}

const RELEASE = releaseExpired(WANTED, '$2', 'to_timestamp($3::float8 / 1000)');

const NOTE = `insert into seat_block (claim_id, mode, route_schedule_id, service_date, seat_no, operator_id,
    operator_branch_id, operator_country_code, operator_name, route_names, reason, blocked_by_id, blocked_at, closed_to, agency_id,
    from_names, to_names)
  select b."claimId", $2, b."routeScheduleId", b.date, b.seat, b."operatorId", b."operatorBranchId",
    b."operatorCountryCode", b."operatorName", b."routeNames", $3, $4, to_timestamp($5::float8 / 1000), $6::text[], $7::bigint,
    b."fromNames", b."toNames"
  from jsonb_to_recordset($1::jsonb) as b("claimId" bigint, "routeScheduleId" bigint, date date, seat text,
    "operatorId" bigint, "operatorBranchId" bigint, "operatorCountryCode" text, "operatorName" text, "routeNames" jsonb,
    "fromNames" jsonb, "toNames" jsonb)
  returning id::text as id`;

/** Of what is kept for some: the block is what says so. */
export const LET_GO = `update seat_claim set state = 'released' where id = any($1::bigint[])`;

/** Every wanted seat of every departure; null: all that are sold. Refuses SEAT_NOT_BOOKABLE for what a layout does not sell. */
function seatsWanted(departures: readonly SeatedDeparture[], seats: readonly string[] | null): WantedSeat[] {
  return departures.flatMap(({ routeScheduleId, date, calls, vehicle }) => {
    const sold = new Set(
      vehicle.seatLayout.seats
        .filter(({ kind, bookable, blocked }) => kind === 'SEAT' && bookable && !blocked)
        .map(({ number }) => number),
    );
    const unknown = (seats ?? []).filter((seat) => !sold.has(seat));
    if (unknown.length > 0) throw new SeatNotBookable({ seats: unknown });
    const segment = `[0,${calls.at(-1)!.position})`;
    return [...new Set(seats ?? sold)].map((seat) => ({
      departure: departureKey(routeScheduleId, date),
      seat_no: seat,
      segment,
    }));
  });
}

/** Names of the stops between which a seat is blocked; none on the whole ride. */
function partOf({ from, to }: Claimed, calls: SeatedDeparture['calls']) {
  const last = calls.at(-1)!;
  if (from === 0 && to === last.position) return {};
  const at = (wanted: number) => (calls.find(({ position }) => position >= wanted) ?? last).names;
  return { fromNames: at(from), toNames: at(to) };
}

/** Answers the ids of what it blocked. */
async function block(
  transaction: RowTransaction,
  { viewer, clock }: BookingContext,
  departures: readonly SeatedDeparture[],
  { seats, reason, closedTo, agencyId, aroundPassengers }: BlockedSeats,
): Promise<readonly string[]> {
  const wanted = seatsWanted(departures, seats);
  await transaction.rows(RELEASE, [JSON.stringify(wanted), viewer.mode, clock.now()]);
  const wish = { closedTo, agencyId };
  const claim = seats === null ? claimLeft : aroundPassengers ? claimAround : claimNamed;
  const { claimed, all } = await claim(transaction, viewer.mode, wanted, wish);
  const rideOf = new Map(departures.map((one) => [departureKey(one.routeScheduleId, one.date), one]));
  const notes = claimed.map((claimedSeat) => {
    const { vehicle: _, calls, ...ride } = rideOf.get(claimedSeat.departure)!;
    // What is kept for some is kept on the whole ride, beside whoever has a part of it.
    const part = isForSome(wish) ? {} : partOf(claimedSeat, calls);
    return { ...ride, ...part, claimId: claimedSeat.id, seat: claimedSeat.seat_no };
  });
  const terms = [closedTo === null ? null : [...new Set(closedTo)], agencyId];
  const values = [JSON.stringify(notes), viewer.mode, reason.trim(), personBehind(viewer), clock.now(), ...terms];
  const made = notes.length > 0 ? await transaction.rows<{ id: string }>(NOTE, values) : [];
  // Who is allowed to may buy; everybody else is refused by the note, which whoever claimed meanwhile has to look at.
  if (isForSome(wish)) await transaction.rows(LET_GO, [all.map(({ id }) => id)]);
  return made.map(({ id }) => id);
}

export interface Blocked {
  readonly departures: readonly SeatedDeparture[];
  /** Of the blocks that this made: an undo frees them and no others. */
  readonly made: readonly string[];
}

/**
 * Keeps seats of a schedule's departures from being sold, on the whole ride, on each day of a period that it runs: all of
 * them or none; without `seats` the whole departures, but for what is sold. With `closedTo` or `agencyId` some may still buy them. A seat that is blocked so already stays so; repeating it changes nothing. Refuses DEPARTURE_NOT_FOUND where it
 * runs on none of the days (also another operator's), SEAT_NOT_BOOKABLE, SEATS_NOT_FREE (with seats and days), TRY_AGAIN;
 * InvalidInput for days, seats, a reason or an agency that are none.
 */
export async function blockSeats(context: BookingContext, wish: BlockedSeats): Promise<Blocked> {
  const problems = [...blockProblems(wish, localMoment(context.clock.now()).date), ...keptForProblems(wish)];
  if (problems.length > 0) throw new InvalidInput(problems);
  if (wish.agencyId !== null) await requireAgency(context, wish.agencyId);
  const days = await Promise.all(daysOf(wish).map((date) => seatedDeparture(context, wish.routeScheduleId, date)));
  const departures = days.filter((departure) => departure !== undefined);
  if (departures.length === 0) throw new DepartureNotFound();
  const made = await inBookingTransaction(context, (transaction) => block(transaction, context, departures, wish));
  return { departures, made };
}
