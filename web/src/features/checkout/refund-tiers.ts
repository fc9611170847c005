import type { RefundTier } from '@naga/ui/RefundCurve';
import { moneyOf } from '../../session/money.js';

const HOUR_MS = 3_600_000;

/** A ride with the terms it is sold with. */
export interface Refundable {
  refundTiers: readonly { hoursBefore: number; percent: number; fixedFee: { amount: number; currency: string } }[];
  departureTime: string;
}

/** What comes back of some rides, which share their terms. */
export interface SharedTerms<Ride> {
  rides: readonly Ride[];
  /** Steps that can still be reached; what lies behind us would only promise what nobody gets. */
  tiers: RefundTier[];
  /** Of the first of them, epoch milliseconds. */
  departure: number;
}

const termsOf = ({ refundTiers }: Refundable): string =>
  JSON.stringify(refundTiers.map(({ hoursBefore, percent, fixedFee }) => [hoursBefore, percent, fixedFee.amount]));

/** The terms of a trip, those that are the same together, in the order of the rides. `now`: ISO instant. */
export function termsAhead<Ride extends Refundable>(rides: readonly Ride[], now: string): SharedTerms<Ride>[] {
  return [...new Set(rides.map(termsOf))].map((terms) => {
    const sharing = rides.filter((ride) => termsOf(ride) === terms);
    const departure = Math.min(...sharing.map(({ departureTime }) => Date.parse(departureTime)));
    const { refundTiers } = sharing[0]!;
    const ahead = refundTiers.filter(
      ({ hoursBefore }, index) =>
        index === refundTiers.length - 1 || departure - hoursBefore * HOUR_MS > Date.parse(now),
    );
    return {
      rides: sharing,
      tiers: ahead.map(({ hoursBefore, percent, fixedFee }) => ({ hoursBefore, percent, fee: moneyOf(fixedFee) })),
      departure,
    };
  });
}
