import { localMoment } from '@naga/kernel/clock-time.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { DepartureNotFound } from '../boarding/boarding.errors.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { departureKey } from '../seat-claim/departure.js';
import { SeatNotBookable } from '../seat-claim/seat-claim.errors.js';
import { blockProblems, type BlockWish, daysOf } from './block-days.rules.js';
import { noteBlocks } from './note-blocks.js';
import { claimAround, type Claimed, claimLeft, claimNamed, RELEASE, type WantedSeat } from './claim-blocked.js';
import { type SeatedDeparture, seatedDeparture } from './departure-seats.js';
import { isForSome, keptForProblems, type KeptFor } from './kept-for.rules.js';
import { requireAgency } from './require-agency.js';

export interface BlockedSeats extends BlockWish, KeptFor {
  readonly routeScheduleId: string;
  /** Of named seats that somebody has on part of the ride, what he leaves; without it they are refused, with it those of which nothing is left. */
  readonly aroundPassengers: boolean;
}

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
  const why = {
    reason: reason.trim(),
    blockedById: personBehind(viewer),
    blockedAt: clock.now(),
    whole: seats === null,
  };
  return noteBlocks(transaction, viewer.mode, { notes, all }, { ...wish, ...why });
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
