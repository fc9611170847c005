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
  'Query.priceRequests': page,
  'Mutation.setLinePrices': { lineId: NOBODY, version: '', input: { currency: 'USD', prices: [] } },
  'Mutation.askLinePrices': { lineId: NOBODY, version: '', input: { currency: 'USD', prices: [] } },
  'Mutation.decideLinePrices': { id: NOBODY, approve: true },
  'Mutation.askFeedPrices': { importId: NOBODY, lineId: NOBODY },
  'Mutation.createCoupon': { input: noCoupon },
  'Mutation.updateCoupon': { id: NOBODY, version: 1, input: noCoupon },
  'Mutation.addCouponCodes': { couponId: NOBODY, input: {} },
};
