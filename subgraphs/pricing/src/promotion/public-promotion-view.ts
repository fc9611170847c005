import { type LanguageCode, localize } from '@naga/kernel/language.js';
import { type Money, money } from '@naga/kernel/money.js';
import { OperatorRef, PublicLineRef } from '../neighbours/references.type.js';
import type { PublicPromotionView } from './public-promotion.type.js';
import type { PublicPromotion } from './public-promotions.rules.js';

/** As many operators, and as many lines, are named. */
const NAMED = 12;

/** Executors write on what a reference resolves to, so each gets an object of its own. */
const referring = <Ref extends { id: string }>(Reference: new () => Ref, ids: readonly string[]): Ref[] =>
  ids.slice(0, NAMED).map((id) => Object.assign(new Reference(), { id }));

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
    operators: referring(OperatorRef, operatorIds),
    lineCount: routeIds.length,
    lines: referring(PublicLineRef, routeIds),
    travelFrom,
    travelUntil,
    weekdays,
    nextDay,
    buyUntil: buyUntil === null ? null : new Date(buyUntil),
    combinesWithOffers: promotion.combinesWithOffers,
    isLimited: limitTotal !== null || budget !== null,
  };
}
