import { savedOf } from '../coupon/discounted.rules.js';
import type { PriceStage } from '../booking/seat-request.rules.js';

/** What stays credited to the new seats of an exchange: by what took it off, in minor units of the booking's currency. */
export function creditsOf(
  seats: readonly { readonly stages: readonly PriceStage[]; readonly points: number }[],
  currency: string,
) {
  const money = (amount: number) => ({ amount, currency });
  return {
    promotions: money(savedOf(seats, 'promotion')),
    coupon: money(savedOf(seats)),
    points: money(seats.reduce((sum, { points }) => sum + points, 0)),
  };
}
