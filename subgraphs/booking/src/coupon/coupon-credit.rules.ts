import { type Currency, ratioOf, splitPayable } from '@naga/kernel/money.js';
import type { PriceStage } from '../booking/seat-request.rules.js';
import { type DiscountName, lowered, type SeatSaving, savedOf } from './discounted.rules.js';

interface Seat {
  readonly ref: string;
  readonly fare: number;
  readonly stages: readonly PriceStage[];
  readonly platformDiscount: number;
  readonly promoted: number;
}

interface Stages {
  readonly stages: readonly PriceStage[];
}

export interface DiscountChange {
  /** A coupon, or the promotions that were given together. */
  readonly name: DiscountName;
  /** Seats that are given up, as they were sold. */
  readonly given: readonly Stages[];
  /** Seats that stay, as they were sold. */
  readonly kept: readonly Stages[];
  /** What it would save on the journey that is left, by the ref of its seats. */
  readonly savings: ReadonlyMap<string, SeatSaving>;
  readonly currency: Currency;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What seats were lowered by, as their stages say. */
const sourceOf = (given: readonly Stages[], by: DiscountName): string =>
  [
    ...new Set(given.flatMap(({ stages }) => stages.filter(({ name }) => name === by)).map(({ source }) => source)),
  ].join(', ');

/**
 * The new seats of an exchange with what stays credited to them of a discount: what the seats given up had saved, as far as
 * it would save that on the new journey, and never more than a seat costs. `news` at their fares without it.
 */
export function creditDiscount<New extends Seat>(
  news: readonly New[],
  { name, given, kept, savings, currency }: DiscountChange,
): New[] {
  const savingOf = ({ ref }: Seat): SeatSaving => savings.get(ref) ?? { discount: 0, platformDiscount: 0 };
  const helped = news.filter((seat) => savingOf(seat).discount > 0);
  const would = sumOf([...savings.values()].map(({ discount }) => discount));
  const fares = helped.map(({ fare }) => fare);
  const credit = Math.min(savedOf(given, name), Math.max(0, would - savedOf(kept, name)), sumOf(fares));
  const shares = new Map(
    splitPayable(credit, fares, currency).map((share, index) => [helped[index]!.ref, share] as const),
  );
  return news.map((seat) => {
    const discount = shares.get(seat.ref) ?? 0;
    if (discount === 0) return seat;
    const saving = savingOf(seat);
    const platformDiscount = ratioOf(discount, saving.platformDiscount, saving.discount, currency);
    return lowered(seat, { discount, platformDiscount }, { name, source: sourceOf(given, name) });
  });
}
