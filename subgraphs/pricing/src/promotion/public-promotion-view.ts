import { type LanguageCode, localize } from '@naga/kernel/language.js';
import { type Money, money } from '@naga/kernel/money.js';
import type { PublicPromotionView } from './public-promotion.type.js';
import type { PublicPromotion } from './public-promotions.rules.js';

/** What everybody may know of a promotion; how much of it is left and who bears it is left out. */
export function promotionView({ promotion, nextDay }: PublicPromotion, language: LanguageCode): PublicPromotionView {
  const { titles, kind, value, currency, operatorIds, routeIds, buyUntil, limitTotal, budget } = promotion;
  const amountOf = (amount: number | null): Money | null => (amount === null ? null : money(amount, currency));
  const { minimumPassengers, nationality, countryCode, transportTypes, weekdays, travelFrom, travelUntil } = promotion;
  return {
    name: localize(titles, language),
    kind,
    percent: kind === 'PERCENT' ? value : null,
    amount: kind === 'PERCENT' ? null : money(value, currency),
    cap: amountOf(promotion.cap),
    currency,
    minimumAmount: amountOf(promotion.minimumAmount),
    minimumPassengers,
    nationality,
    countryCode,
    transportTypes,
    operatorCount: operatorIds.length,
    operatorIds,
    lineCount: routeIds.length,
    lineIds: routeIds,
    travelFrom,
    travelUntil,
    weekdays,
    nextDay,
    buyUntil: buyUntil === null ? null : new Date(buyUntil),
    combinesWithOffers: promotion.combinesWithOffers,
    isLimited: limitTotal !== null || budget !== null,
  };
}
