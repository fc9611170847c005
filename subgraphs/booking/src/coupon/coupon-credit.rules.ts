import { type Currency, ratioOf, splitPayable } from '@naga/kernel/money.js';
import type { PriceStage } from '../booking/seat-request.rules.js';
import { isCouponStage, lowered, type SeatSaving, savedOf } from './discounted.rules.js';

interface Seat {
  readonly ref: string;
  readonly fare: number;
  readonly stages: readonly PriceStage[];
}

interface Stages {
  readonly stages: readonly PriceStage[];
}

export interface CouponChange {
  /** Seats that are given up, as they were sold. */
  readonly given: readonly Stages[];
  /** Seats that stay, as they were sold. */
  readonly kept: readonly Stages[];
  /** What the coupon would save on the journey that is left, by the ref of its seats. */
  readonly savings: ReadonlyMap<string, SeatSaving>;
  readonly currency: Currency;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Which coupon a seat was lowered by, as its stage says. */
const sourceOf = (given: readonly Stages[]): string =>
  given.flatMap(({ stages }) => stages.filter(isCouponStage)).at(0)?.source ?? '';

/**
 * The new seats of an exchange with what stays credited to them of the coupon: what the seats given up had saved, as far as
 * the coupon would save it on the new journey, and never more than a seat costs. `news` at their fares without a coupon.
 */
export function creditCoupon<New extends Seat>(
  news: readonly New[],
  { given, kept, savings, currency }: CouponChange,
): (New & { readonly platformDiscount: number })[] {
  const savingOf = ({ ref }: Seat): SeatSaving => savings.get(ref) ?? { discount: 0, platformDiscount: 0 };
  const helped = news.filter((seat) => savingOf(seat).discount > 0);
  const would = sumOf([...savings.values()].map(({ discount }) => discount));
  const fares = helped.map(({ fare }) => fare);
  const credit = Math.min(savedOf(given), Math.max(0, would - savedOf(kept)), sumOf(fares));
  const shares = new Map(
    splitPayable(credit, fares, currency).map((share, index) => [helped[index]!.ref, share] as const),
  );
  return news.map((seat) => {
    const discount = shares.get(seat.ref) ?? 0;
    if (discount === 0) return { ...seat, platformDiscount: 0 };
    const saving = savingOf(seat);
    const platformDiscount = ratioOf(discount, saving.platformDiscount, saving.discount, currency);
    return lowered(seat, { discount, platformDiscount }, sourceOf(given));
  });
}
