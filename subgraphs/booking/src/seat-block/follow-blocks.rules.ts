import { type DaysOfSale, isSoldOn } from '@naga/kernel/days-of-sale.js';
import type { BlockedRide, BlockTerms } from './block-days.rules.js';
import { isForSome } from './kept-for.rules.js';

/** A block that was made of a departure: it stands, or the seat was freed since. */
export interface MadeBlock extends BlockTerms, BlockedRide {
  readonly mode: string;
  readonly routeScheduleId: string;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly seat: string;
  readonly stands: boolean;
}

/** A schedule that a change of its line made. */
export interface FollowingSchedule {
  readonly routeScheduleId: string;
  /** In whose place it stands, the nearest first. */
  readonly insteadOf: readonly string[];
  readonly days: DaysOfSale;
  /** Those that its vehicle sells. */
  readonly seats: readonly string[];
}

/** What is blocked of one departure by one of those in whose place it stands. */
export interface FollowingBlock {
  readonly mode: string;
  readonly routeScheduleId: string;
  readonly date: string;
  readonly terms: BlockTerms;
  readonly ride: BlockedRide;
  readonly seats: readonly string[];
}

const termsOf = ({ closedTo, agencyId, reason, blockedById, blockedAt, whole }: MadeBlock): BlockTerms => ({
  closedTo,
  agencyId,
  reason,
  blockedById,
  blockedAt,
  whole,
});

const rideOf = ({
  operatorId,
  operatorBranchId,
  operatorCountryCode,
  operatorName,
  routeNames,
}: MadeBlock): BlockedRide => ({
  operatorId,
  operatorBranchId,
  operatorCountryCode,
  operatorName,
  routeNames,
});

const departureOf = ({ mode, date }: MadeBlock): string => `${mode} ${date}`;
const seatsOf = (blocks: readonly MadeBlock[]): Set<string> => new Set(blocks.map(({ seat }) => seat));

/** The blocks of one departure, as they hold on another one; `known`: seats of that of which a block was made. */
function goingOn(
  schedule: FollowingSchedule,
  blocks: readonly MadeBlock[],
  known: ReadonlySet<string>,
): FollowingBlock[] {
  const standing = blocks.filter(({ stands }) => stands);
  const [made, kept] = [seatsOf(blocks), seatsOf(standing)];
  const isFreed = (seat: string): boolean => made.has(seat) && !kept.has(seat);
  const together = Map.groupBy(standing, (one) => JSON.stringify(termsOf(one)));
  return [...together.values()].flatMap((alike) => {
    const [first] = alike;
    const { mode, date, whole } = first!;
    const closed = seatsOf(alike);
    const seats = schedule.seats.filter((seat) => !known.has(seat) && (whole ? !isFreed(seat) : closed.has(seat)));
    if (seats.length === 0) return [];
    const { routeScheduleId } = schedule;
    return [{ mode, routeScheduleId, date, terms: termsOf(first!), ride: rideOf(first!), seats }];
  });
}

/**
 * What staff blocked of a schedule's departures, on the days that another one is sold in its place: of the nearest in whose
 * place it stands of which something was blocked that day. A closed departure is closed whatever seats the other vehicle
 * has, but for those that were freed; a blocked seat is blocked where it is one. Of a seat of which a block was made before
 * on the new departure nothing is said. What is kept for some comes first: what is closed to all is closed beside it.
 */
export function followingBlocks(schedule: FollowingSchedule, blocks: readonly MadeBlock[]): FollowingBlock[] {
  const ofSchedule = Map.groupBy(blocks, ({ routeScheduleId }) => routeScheduleId);
  const own = Map.groupBy(ofSchedule.get(schedule.routeScheduleId) ?? [], departureOf);
  const byDeparture = schedule.insteadOf.map((id) => Map.groupBy(ofSchedule.get(id) ?? [], departureOf));
  const departures = new Set(byDeparture.flatMap((one) => [...one.keys()]));
  return [...departures]
    .flatMap((departure) => {
      const nearest = byDeparture.find((one) => one.has(departure))!.get(departure)!;
      if (!isSoldOn(schedule.days, nearest[0]!.date)) return [];
      return goingOn(schedule, nearest, seatsOf(own.get(departure) ?? []));
    })
    .toSorted((a, b) => Number(isForSome(b.terms)) - Number(isForSome(a.terms)));
}
