import type { LocalizedText } from '@naga/kernel/language.js';
import { type CouponAsking, isSold } from '../coupon/coupon-checks.rules.js';
import { type Promoted, type PromotionTerms, promotionsFor } from './promotions.rules.js';

/** A promotion as every process has it in memory. */
export interface KnownPromotion extends PromotionTerms {
  readonly titles: LocalizedText;
  /** Modes ('live', 'sandbox') in which it does not run short (`coupon_count.is_short`). */
  readonly plentyIn: readonly string[];
}

/** Who looks at prices, and at what. */
export interface Looking extends Pick<CouponAsking, 'now' | 'channel' | 'currency' | 'seats'> {
  readonly mode: string;
  /** Nothing else is bought in the same booking. */
  readonly isAlone: boolean;
}

/** What is taken off each seat by itself, whatever is bought beside it. */
const isSeatBySeat = ({ kind, cap, budget, stackGroup }: PromotionTerms): boolean =>
  kind !== 'AMOUNT' && cap === null && budget === null && stackGroup === null;

/**
 * Whether a promotion may be told for some price to whoever looks so; where not, no price need be worked out for it. How
 * many buy it today is known to the database alone.
 */
export const canBeTold = (promotion: KnownPromotion, looking: Omit<Looking, 'currency' | 'seats'>): boolean =>
  isSold(promotion, looking) &&
  promotion.limitPerDay === null &&
  promotion.plentyIn.includes(looking.mode) &&
  (looking.isAlone || isSeatBySeat(promotion));

/** Nine tenths of a budget: as much as can be gone of one that does not run short. */
const mostSpent = (budget: number): number => budget - Math.floor(budget / 10);

/** Whether what it takes off whom it lowers fully is no more than is left of its budget; of a share the fares alone tell. */
export const fitsBudget = ({ kind, value, cap, budget }: PromotionTerms): boolean =>
  budget === null || kind !== 'AMOUNT' || Math.min(value, cap ?? value) <= budget - mostSpent(budget);

/**
 * The promotions that whoever looks at a price may be told (docs/decisions/0166): those that a hold of the same seats would
 * take, by the same rules, for somebody of whom nothing is known. So none that is for a first booking or for so many uses a
 * customer, and none whose last uses are being taken. Whoever is more than that pays less than he was told, never more.
 */
export function toldPromotions<Known extends KnownPromotion>(
  known: readonly Known[],
  looking: Looking,
): Promoted<Known>[] {
  const candidates = known
    .filter((promotion) => canBeTold(promotion, looking))
    .map((promotion) => ({
      promotion,
      usage: { total: 0, byCustomer: 0, today: 0, spent: promotion.budget === null ? 0 : mostSpent(promotion.budget) },
    }));
  const { now, channel, currency, seats } = looking;
  return promotionsFor(candidates, { now, channel, currency, seats, isCustomerKnown: false, hasBought: false });
}
