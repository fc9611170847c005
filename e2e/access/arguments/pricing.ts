import { NOBODY, page } from './nothing.js';

/** Of prices and coupons. */
export const PRICING: Readonly<Record<string, object>> = {
  'Query.quote': { items: [] },
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
  'Mutation.addCouponCodes': { couponId: NOBODY, input: {} },
};
