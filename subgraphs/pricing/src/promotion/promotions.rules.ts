import { type CouponAsking, type CouponSeat, type CouponUsage, checkCoupon } from '../coupon/coupon-checks.rules.js';
import { discountOf, type SeatDiscount, spreadDiscount } from '../coupon/coupon-discount.rules.js';
import type { CouponTerms } from '../coupon/coupon-terms.rules.js';

/** A coupon that applies by itself. */
export interface PromotionTerms extends CouponTerms {
  readonly id: string;
  readonly priority: number;
}

/** A promotion, and how much of it is gone. */
export interface Candidate<Terms extends PromotionTerms = PromotionTerms> {
  readonly promotion: Terms;
  readonly usage: CouponUsage;
}

/** A promotion that lowers a purchase: what each seat saves by it, minor units. */
export interface Promoted<Terms extends PromotionTerms = PromotionTerms> {
  readonly promotion: Terms;
  readonly seats: readonly SeatDiscount[];
  readonly saves: number;
}

/** A promotion that holds, with the seats it is for. */
interface Holding<Terms extends PromotionTerms> {
  readonly promotion: Terms;
  readonly refs: ReadonlySet<string>;
}

/** The higher priority first, then the older: no two are equal. */
export const byRank = (a: PromotionTerms, b: PromotionTerms): number =>
  b.priority - a.priority || Number(a.id) - Number(b.id);

/** What stands in no group is a group by itself. */
const groupOf = ({ promotion: { id, stackGroup } }: Holding<PromotionTerms>): string =>
  stackGroup === null ? `id ${id}` : `group ${stackGroup}`;

const left = (seats: readonly CouponSeat[], refs: ReadonlySet<string>, fares: ReadonlyMap<string, number>) =>
  seats.filter(({ ref }) => refs.has(ref)).map((seat) => ({ ...seat, fare: fares.get(seat.ref)! }));

/**
 * Lowers fares by promotions that hold, one after the other: of each stack group the one that saves most on what is left
 * then, of equals the higher in rank, group after group by their highest in rank. In whatever order they come the answer
 * is the same, and no fare falls below zero.
 */
export function lowerByAll<Terms extends PromotionTerms>(
  holding: readonly Holding<Terms>[],
  seats: readonly CouponSeat[],
): Promoted<Terms>[] {
  const fares = new Map(seats.map(({ ref, fare }) => [ref, fare]));
  const ranked = [...holding].sort((a, b) => byRank(a.promotion, b.promotion));
  return [...Map.groupBy(ranked, groupOf).values()].flatMap((group) => {
    const worth = group.map((one) => ({ one, saves: discountOf(one.promotion, left(seats, one.refs, fares)) }));
    const { one, saves } = worth.reduce((best, next) => (next.saves > best.saves ? next : best));
    if (saves === 0) return [];
    const shares = spreadDiscount(one.promotion, left(seats, one.refs, fares));
    for (const { ref, discount } of shares) fares.set(ref, fares.get(ref)! - discount);
    return [{ promotion: one.promotion, seats: shares, saves }];
  });
}

/**
 * The promotions that a purchase has without asking, in the order they lower it. Each is looked at as a coupon is, at the
 * fares that no promotion has lowered yet: so none loses its minimum by another.
 */
export function promotionsFor<Terms extends PromotionTerms>(
  candidates: readonly Candidate<Terms>[],
  asking: Omit<CouponAsking, 'takenGroups'>,
): Promoted<Terms>[] {
  const holding = candidates.flatMap(({ promotion, usage }) => {
    const lowered = checkCoupon(promotion, { ...asking, takenGroups: [] }, usage);
    return 'code' in lowered ? [] : [{ promotion, refs: new Set(lowered.map(({ ref }) => ref)) }];
  });
  return lowerByAll(holding, asking.seats);
}
