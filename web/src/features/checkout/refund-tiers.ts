import type { ExchangeTerms } from '@naga/ui/ExchangeLine';
import type { RefundTier } from '@naga/ui/RefundCurve';
import { moneyOf } from '../../session/money.js';

const MINUTE_MS = 60_000;

/** A ride with the terms it is sold with. */
export interface Refundable {
  refundTiers: readonly { minutesBefore: number; percent: number; fixedFee: { amount: number; currency: string } }[];
  exchangeTerms: { minutesBefore: number; fee: { amount: number; currency: string } };
  departureTime: string;
}

/** What comes back of some rides, which share their terms. */
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

/** The terms of a trip, those that are the same together, in the order of the rides. `now`: ISO instant. */
export function termsAhead<Ride extends Refundable>(rides: readonly Ride[], now: string): SharedTerms<Ride>[] {
  return [...new Set(rides.map(termsOf))].map((terms) => {
    const sharing = rides.filter((ride) => termsOf(ride) === terms);
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
