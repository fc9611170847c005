import type { PriceStage } from '../booking/seat-request.rules.js';
import { isPointsStage } from '../points/points.rules.js';

/** What one seat saves, and the platform's share of it. Minor units. */
export interface SeatSaving {
  readonly discount: number;
  readonly platformDiscount: number;
}

interface Priced {
  readonly fare: number;
  readonly stages: readonly PriceStage[];
}

/** Of a seat without its coupon, whatever it is. */
export const isCouponStage = ({ name }: Pick<PriceStage, 'name'>): boolean => name === 'coupon';

/** A seat at the price its coupon gives it: one stage more (rules.md 5), never below zero. */
export function lowered<Seat extends Priced>(
  seat: Seat,
  { discount, platformDiscount }: SeatSaving,
  source: string,
): Seat & { readonly platformDiscount: number } {
  const fare = seat.fare - discount;
  if (discount < 0 || fare < 0 || platformDiscount > discount) throw new Error('a coupon takes more than the fare');
  const stages = [...seat.stages, { name: 'coupon', amount: -discount, subtotal: fare, source }];
  return { ...seat, fare, stages, platformDiscount };
}

/** The seat as it was before its coupon, and before points paid part of it. */
export function restored<Seat extends Priced>(
  seat: Seat,
): Seat & { readonly platformDiscount: number; readonly points: number } {
  const stages = seat.stages.filter((stage) => !isCouponStage(stage) && !isPointsStage(stage));
  return { ...seat, fare: stages.at(-1)?.subtotal ?? seat.fare, stages, platformDiscount: 0, points: 0 };
}

/** What the seats save together. Minor units. */
export const savedOf = (seats: readonly Pick<Priced, 'stages'>[]): number =>
  seats.reduce((sum, { stages }) => sum - (stages.find(isCouponStage)?.amount ?? 0), 0);
