import type { Currency } from '@naga/kernel/money.js';
import { standardRefund } from '@naga/kernel/standard-refund.js';
import type { RefundTier } from '@naga/ui/RefundCurve';
import { moneyOf } from '../../session/money.js';

const HOUR_MS = 3_600_000;

export interface Refundable {
  refundTiers: readonly { hoursBefore: number; percent: number; fixedFee: { amount: number; currency: string } }[];
  legs: readonly { departureTime: string }[];
  /** ISO instant. */
  now: string;
}

/** What a trip is sold with; from the hold on, a booking says it itself. */
export const standardTiers = (currency: Currency): Refundable['refundTiers'] =>
  standardRefund(currency).map(({ fixedFee, ...step }) => ({ ...step, fixedFee: { amount: fixedFee, currency } }));

/** The steps of the refund that can still be reached; what lies behind us would only promise what nobody gets. */
export function tiersAhead({ refundTiers, legs, now }: Refundable): { tiers: RefundTier[]; departure: number } {
  const departure = Math.min(...legs.map(({ departureTime }) => Date.parse(departureTime)));
  const tiers = refundTiers.filter(
    ({ hoursBefore }, index) => index === refundTiers.length - 1 || departure - hoursBefore * HOUR_MS > Date.parse(now),
  );
  return {
    tiers: tiers.map(({ hoursBefore, percent, fixedFee }) => ({ hoursBefore, percent, fee: moneyOf(fixedFee) })),
    departure,
  };
}
