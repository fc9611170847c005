import { instantOf, localMoment } from '@naga/kernel/clock-time.js';
import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import { asksCustomer, runsOn } from '../coupon/coupon-checks.rules.js';
import type { CouponTerms } from '../coupon/coupon-terms.rules.js';
import { byRank } from './promotions.rules.js';
import { canBeTold, fitsBudget, type KnownPromotion, type Looking } from './told-promotions.rules.js';

/** Who asks what is on offer, when, and through which door. */
export type PublicAsking = Pick<Looking, 'now' | 'channel' | 'mode'>;

/** A promotion that anybody may be told, with the first day from today on that it lowers. */
export interface PublicPromotion<Known extends KnownPromotion = KnownPromotion> {
  readonly promotion: Known;
  readonly nextDay: TravelDate;
}

/** Every weekday comes within a week. */
const WEEK = Array.from({ length: 7 }, (_, days) => days);

/** The first day from `today` on (UTC+7) that is travelled with it; undefined where none is left. */
function nextDayOf(terms: CouponTerms, today: TravelDate): TravelDate | undefined {
  const from = terms.travelFrom !== null && terms.travelFrom > today ? terms.travelFrom : today;
  return WEEK.map((days) => addDays(from, days)).find((date) => runsOn(terms, { date }));
}

/** Epoch milliseconds from which on it is not to be had. */
const endOf = ({ buyUntil, travelUntil }: CouponTerms): number =>
  Math.min(buyUntil ?? Infinity, travelUntil === null ? Infinity : instantOf(addDays(travelUntil, 1), 0));

/**
 * The promotions that everybody may be told before he has chosen a journey (docs/decisions/0170): what a card may say of
 * some journey (toldPromotions), those that end first first. What is neither for everybody nor sure to last a while is left
 * out: for customers who are known, so many a day, and the last tenth of uses or of a budget.
 */
export function publicPromotions<Known extends KnownPromotion>(
  known: readonly Known[],
  asking: PublicAsking,
): PublicPromotion<Known>[] {
  const today = localMoment(asking.now).date;
  return known
    .filter((one) => canBeTold(one, { ...asking, isAlone: true }) && !asksCustomer(one) && fitsBudget(one))
    .flatMap((promotion) => {
      const nextDay = nextDayOf(promotion, today);
      return nextDay === undefined ? [] : [{ promotion, nextDay }];
    })
    .sort(({ promotion: a }, { promotion: b }) => compare(endOf(a), endOf(b)) || byRank(a, b));
}

/** Of numbers that may both be without end. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
