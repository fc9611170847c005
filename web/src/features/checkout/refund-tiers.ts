import type { RefundTier } from '@naga/ui/RefundCurve';
import { moneyOf } from '../../session/money.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

const HOUR_MS = 3_600_000;

/** The steps of the refund that can still be reached; what lies behind us would only promise what nobody gets. */
export function tiersAhead({
  refundTiers,
  legs,
  now,
}: Pick<CheckoutBooking_BookingFragment, 'refundTiers' | 'legs' | 'now'>): { tiers: RefundTier[]; departure: number } {
  const departure = Math.min(...legs.map(({ departureTime }) => Date.parse(departureTime)));
  const tiers = refundTiers.filter(
    ({ hoursBefore }, index) => index === refundTiers.length - 1 || departure - hoursBefore * HOUR_MS > Date.parse(now),
  );
  return {
    tiers: tiers.map(({ hoursBefore, percent, fixedFee }) => ({ hoursBefore, percent, fee: moneyOf(fixedFee) })),
    departure,
  };
}
