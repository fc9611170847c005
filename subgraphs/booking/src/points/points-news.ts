import type { Currency } from '@naga/kernel/money.js';
import type { BookingRecord, LegRecord, PartRecord } from '../booking/booking-record.js';
import { isBought, type PartState } from '../booking/part-state.rules.js';
import { backWithFare } from '../ledger/back-with-fare.rules.js';
import { POINTS_CURRENCY, pointsEarned } from './points.rules.js';

/** What users are told of a booking's points; subgraphs/users/src/reward/told-points.ts reads it. */
export interface PointsNews {
  readonly bookingId: string;
  readonly pnr: string;
  readonly accountId: string | null;
  readonly use: { readonly turn: number; readonly points: number; readonly isSold: boolean } | null;
  readonly parts: readonly {
    readonly partId: string;
    readonly points: number;
    readonly state: 'PENDING' | 'EARNED';
    readonly transportType: string;
    readonly isRebooked: boolean;
  }[];
}

const NEVER_BOUGHT: readonly PartState[] = ['EXPIRED', 'CANCELLED', 'REJECTED'];

/** What of a seat's points is still used: of who gave it back as much as of its fare was kept. */
function usedOf({ points, fare, givenBack, state }: PartRecord, currency: Currency): number {
  if (givenBack !== null) return points - backWithFare(points, { fare, amount: givenBack }, currency);
  return NEVER_BOUGHT.includes(state) ? 0 : points;
}

/** Seats of an exchange that is open, or was given up, are in place of others or of nobody. */
const counts = ({ aside }: BookingRecord, part: PartRecord): boolean =>
  !aside.some(({ parts }) => parts.includes(part)) || part.state === 'EXCHANGED';

const everyPart = ({ legs, aside }: BookingRecord): readonly PartRecord[] =>
  [...legs, ...aside].flatMap(({ parts }) => parts);

/** Points that a booking uses: those it was held with, less what came back. */
export const pointsUsed = (booking: BookingRecord): number =>
  Math.min(
    booking.points,
    everyPart(booking)
      .filter((part) => counts(booking, part))
      .reduce((sum, part) => sum + usedOf(part, booking.currency), 0),
  );

const WAITING: readonly PartState[] = ['TICKETED', 'BOARDED', 'EXCHANGE_ONGOING'];

const earningOf = ({ transportType }: LegRecord, { id, fare, state, replacesId }: PartRecord): PointsNews['parts'] => {
  const points = pointsEarned(fare);
  if (points === 0 || (state !== 'COMPLETED' && !WAITING.includes(state))) return [];
  const isRebooked = replacesId !== null;
  return [{ partId: id, points, state: state === 'COMPLETED' ? 'EARNED' : 'PENDING', transportType, isRebooked }];
};

/**
 * Who earns points by a booking: who bought it for himself on the site and has his account still. What agencies, counters
 * and programs sell earns none.
 */
export const earnerOf = ({
  bookedFrom,
  bookingType,
  boughtByUserId,
  isBuyerGone,
  currency,
}: BookingRecord): string | null =>
  bookedFrom === 'web' &&
  (bookingType === 'GUEST' || bookingType === 'CUSTOMER') &&
  currency === POINTS_CURRENCY &&
  !isBuyerGone
    ? boughtByUserId
    : null;

/**
 * All that users need to know of a booking's points as it is now (rules.md 10): what it uses, and what its rides earn,
 * pending while they are to be travelled. Null where there is nothing to say.
 */
export function pointsNews(booking: BookingRecord): PointsNews | null {
  const { id: bookingId, pnr, pointsTurn: turn, soldAt } = booking;
  const accountId = earnerOf(booking);
  const parts =
    accountId === null ? [] : booking.legs.flatMap((leg) => leg.parts.flatMap((part) => earningOf(leg, part)));
  const isSold = soldAt !== null || everyPart(booking).some(({ state }) => isBought(state));
  const use = turn === 0 ? null : { turn, points: pointsUsed(booking), isSold };
  if (booking.pointsTold === null && use === null && parts.length === 0) return null;
  return { bookingId, pnr, accountId, use, parts };
}

const TO_BE_EARNED: readonly PartState[] = ['HELD', 'PENDING_OPERATOR', 'CONFIRMED', 'COMPLETED', ...WAITING];

/** What its rides earn whoever bought it, once they are over: of a hold, if it is bought. */
export const pointsToEarn = (booking: BookingRecord): number =>
  booking.mode !== 'live' || earnerOf(booking) === null
    ? 0
    : booking.legs
        .flatMap(({ parts }) => parts)
        .filter(({ state }) => TO_BE_EARNED.includes(state))
        .reduce((sum, { fare }) => sum + pointsEarned(fare), 0);
