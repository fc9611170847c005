import type { PriceStage } from '../booking/seat-request.rules.js';
import { isPointsStage } from '../points/points.rules.js';

/** What one seat saves, and the platform's share of it. Minor units. */
export interface SeatSaving {
  readonly discount: number;
  readonly platformDiscount: number;
}

/** What lowers a seat that its tariff has priced: promotions by themselves, then a coupon. */
export type DiscountName = 'promotion' | 'coupon';

interface Staged {
  readonly stages: readonly PriceStage[];
}

/** What the platform bears of a seat, and what of that is for promotions. Minor units. */
interface Borne {
  readonly platformDiscount: number;
  readonly promoted: number;
}

interface Priced extends Staged, Borne {
  readonly fare: number;
}

/** A seat at the price that a discount gives it: one stage more (rules.md 5), never below zero. */
export function lowered<Seat extends Priced>(
  seat: Seat,
  { discount, platformDiscount }: SeatSaving,
  { name, source }: { readonly name: DiscountName; readonly source: string },
): Seat {
  const fare = seat.fare - discount;
  if (discount < 0 || fare < 0 || platformDiscount > discount) throw new Error(`a ${name} takes more than the fare`);
  return {
    ...seat,
    fare,
    stages: [...seat.stages, { name, amount: -discount, subtotal: fare, source }],
    platformDiscount: seat.platformDiscount + platformDiscount,
    promoted: seat.promoted + (name === 'promotion' ? platformDiscount : 0),
  };
}

type Paid = Priced & { readonly points: number };

/** The seat with the stages that stay, as it was before the others, which take what the platform bears with them. */
function without<Seat extends Paid>(seat: Seat, promoted: number, stays: (stage: PriceStage) => boolean): Seat {
  const stages = seat.stages.filter((stage) => stays(stage) && !isPointsStage(stage));
  return {
    ...seat,
    fare: stages.at(-1)?.subtotal ?? seat.fare,
    stages,
    platformDiscount: promoted,
    promoted,
    points: 0,
  };
}

/** The seat as it was before its coupon, and before points paid part of it; promotions stay. */
export const restored = <Seat extends Paid>(seat: Seat): Seat =>
  without(seat, seat.promoted, ({ name }) => name !== 'coupon');

/** The seat as its tariff prices it. */
export const undiscounted = <Seat extends Paid>(seat: Seat): Seat =>
  without(seat, 0, ({ name }) => name !== 'coupon' && name !== 'promotion');

/** What the seats save together by coupon or by promotions. Minor units. */
export const savedOf = (seats: readonly Staged[], by: DiscountName = 'coupon'): number =>
  seats
    .flatMap(({ stages }) => stages)
    .filter(({ name }) => name === by)
    .reduce((sum, { amount }) => sum - amount, 0);

/** What they save by both. */
export const discountsOf = (seats: readonly Staged[]): number => savedOf(seats, 'promotion') + savedOf(seats);
