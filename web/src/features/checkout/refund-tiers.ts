import type { Direction } from '@naga/booking-flow/sale/sale-form.js';
import type { ExchangeTerms } from '@naga/ui/ExchangeLine';
import type { RefundTier } from '@naga/ui/RefundCurve';
import { moneyOf } from '../../session/money.js';

const MINUTE_MS = 60_000;

/** A ride with its place in the trip and the terms it is sold with. */
export interface Refundable {
  direction: Direction;
  refundTiers: readonly { minutesBefore: number; percent: number; fixedFee: { amount: number; currency: string } }[];
  exchangeTerms: { minutesBefore: number; fee: { amount: number; currency: string } };
  departureTime: string;
}

/** What comes back of the rides of one way, which share their terms. */
export interface SharedTerms<Ride> {
  rides: readonly Ride[];
  /** Steps that can still be reached; what lies behind us would only promise what nobody gets. */
  tiers: RefundTier[];
  /** Undefined once it is too late to change. */
  exchange: ExchangeTerms | undefined;
  /** Of the first of them, epoch milliseconds. */
  departure: number;
}

const termsOf = ({ refundTiers, exchangeTerms }: Refundable): string =>
  JSON.stringify([
    refundTiers.map(({ minutesBefore, percent, fixedFee }) => [minutesBefore, percent, fixedFee.amount]),
    exchangeTerms.minutesBefore,
    exchangeTerms.fee.amount,
  ]);

const CONNECTS: ReadonlySet<Direction> = new Set<Direction>(['CONNECTING', 'RETURN_CONNECTING']);

/** The rides of each way, in their order: a connecting one goes on with the way before it. */
function waysOf<Ride extends Refundable>(rides: readonly Ride[]): Ride[][] {
  const ways: Ride[][] = [];
  for (const ride of rides) {
    if (CONNECTS.has(ride.direction) && ways.length > 0) ways.at(-1)!.push(ride);
    else ways.push([ride]);
  }
  return ways;
}

/**
 * The terms of a trip in the order of its rides: each way counts from its own departure, and rides of one way whose terms
 * are the same stand together. `now`: ISO instant.
 */
export function termsAhead<Ride extends Refundable>(rides: readonly Ride[], now: string): SharedTerms<Ride>[] {
  const shared = waysOf(rides).flatMap((way) =>
    [...new Set(way.map(termsOf))].map((terms) => way.filter((ride) => termsOf(ride) === terms)),
  );
  return shared.map((sharing) => {
    const departure = Math.min(...sharing.map(({ departureTime }) => Date.parse(departureTime)));
    const { refundTiers, exchangeTerms } = sharing[0]!;
    const isAhead = (minutesBefore: number) => departure - minutesBefore * MINUTE_MS > Date.parse(now);
    const ahead = refundTiers.filter(
      ({ minutesBefore }, index) => index === refundTiers.length - 1 || isAhead(minutesBefore),
    );
    return {
      rides: sharing,
      tiers: ahead.map(({ minutesBefore, percent, fixedFee }) => ({ minutesBefore, percent, fee: moneyOf(fixedFee) })),
      exchange: isAhead(exchangeTerms.minutesBefore)
        ? { minutesBefore: exchangeTerms.minutesBefore, fee: moneyOf(exchangeTerms.fee) }
        : undefined,
      departure,
    };
  });
}
