import { NOBODY, page } from './nothing.js';

/** More than everything off, and nobody to bear it. */
const noCoupon = { name: 'None', kind: 'PERCENT', value: 20_000, currency: 'USD', fundedBy: 'SHARED' };

/** Of prices and coupons. */
export const PRICING: Readonly<Record<string, object>> = {
  'Query.quote': { items: [] },
  'Query.coupons': page,
  'Query.coupon': { id: NOBODY },
  'Query.couponCodes': { couponId: NOBODY, ...page },
  'Query.couponCode': { id: NOBODY },
  'Query.pricingSettings': {},
  'Mutation.savePricingSetting': { key: 'COUPON_CODE_LETTERS', version: 0, value: 0 },
  'Query.fareCacheLog': page,
  'Mutation.clearFareCache': {},
  'Query.couponUses': page,
  'Query.linePrices': { lineId: NOBODY },
  'Query.tariff': { operatorId: NOBODY },
  'Query.tariffRules': { operatorId: NOBODY },
  'Query.ruleDays': { operatorId: NOBODY, routeTimingId: NOBODY },
  'Query.tariffChanges': page,
  'Query.tariffChange': { id: NOBODY },
  'Mutation.draftTariffChange': { operatorId: NOBODY, input: { operations: [] } },
  'Mutation.updateTariffDraft': { id: NOBODY, version: 1, input: { operations: [] } },
  'Mutation.askTariffChange': { id: NOBODY, version: 1 },
  'Mutation.writeTariffChange': { id: NOBODY, version: 1 },
  'Mutation.withdrawTariffChange': { id: NOBODY },
  'Mutation.returnTariffChange': { id: NOBODY },
  'Mutation.setLinePrices': { lineId: NOBODY, version: '', input: { currency: 'USD', prices: [] } },
  'Mutation.askLinePrices': { lineId: NOBODY, version: '', input: { currency: 'USD', prices: [] } },
  'Mutation.decideTariffChange': { id: NOBODY, approve: true },
  'Mutation.createCoupon': { input: noCoupon },
  'Mutation.updateCoupon': { id: NOBODY, version: 1, input: noCoupon },
  'Mutation.addCouponCodes': { couponId: NOBODY, input: {} },
};
