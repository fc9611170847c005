import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import type { BaseTicketPriceRow, PricingRuleRow } from './tariff-row.rules.js';
import type { PriceTerms, RuleSaid } from './operation.rules.js';

/** A base price from a day of travel on. */
export type TimedPrice = BaseTicketPriceRow;

/** Those that hold from the latest day first; what always held comes last. */
export const byLatest = (a: Pick<TimedPrice, 'effectiveFrom'>, b: Pick<TimedPrice, 'effectiveFrom'>): number =>
  (a.effectiveFrom ?? '') < (b.effectiveFrom ?? '') ? 1 : -1;

/** The one of a pair of zones and a passenger type that holds on a day of travel, sold or not. */
export function heldOn<Price extends Pick<TimedPrice, 'effectiveFrom'>>(
  prices: readonly Price[],
  day: string,
): Price | undefined {
  let held: Price | undefined;
  for (const price of prices)
    if ((price.effectiveFrom ?? '') <= day && (held === undefined || byLatest(price, held) < 0)) held = price;
  return held;
}

/** As operations say it; null for what is not sold. */
export function termsOf(price: TimedPrice | undefined): PriceTerms | null {
  if (price === undefined || price.sold === false) return null;
  return {
    currency: price.currency,
    local: price.localValue,
    foreign: price.foreignValue,
    localOffer: price.localOfferValue,
    foreignOffer: price.foreignOfferValue,
    offerFrom: price.offerValidFrom,
    offerTo: price.offerValidTo,
    commission: price.commission,
  };
}

/** A rule as operations say it. */
export const saidOf = (rule: PricingRuleRow): RuleSaid => ({
  routeTimingId: rule.routeTimingId,
  local: rule.localValue,
  nonLocal: rule.nonLocalValue,
  originalLocal: rule.originalLocalValue,
  originalNonLocal: rule.originalNonLocalValue,
  validFrom: rule.validFrom,
  validTo: rule.validTo,
  status: rule.status,
  isDayOfWeekDependent: rule.isDayOfWeekDependent,
  daysOfWeek: rule.daysOfWeek,
  priority: rule.priority ?? 0,
});

/** The day before one of travel. */
export const dayBefore = (day: string): string => addDays(day as TravelDate, -1);
