import type { CouponTerms } from '@naga/pricing/coupon/coupon-terms.rules.js';
import type { PromotionTerms } from '@naga/pricing/promotion/promotions.rules.js';
import type { SupplementRow } from '@naga/pricing/supplement/supplement.rules.js';
import type { BaseTicketPriceRow, PricingRuleRow } from '@naga/pricing/tariff-operation/tariff-row.rules.js';
import { MARKET } from '../market.js';
import type { GoldenSetting } from '../price-purchase.js';

/** Cases under one setting. `rows`: what read-row.ts reads. */
export interface GoldenTable {
  readonly title: string;
  readonly setting?: GoldenSetting;
  readonly rows: string;
}

/** On weekends the whole ride of timing 100 costs 10.00 in the place of 9.00, visitors 13.00 in the place of 12.00. */
export const rule = (more: Partial<PricingRuleRow> = {}): PricingRuleRow => ({
  ...{ id: '1', operatorId: '1', routeTimingId: '100', status: 'ACTIVE', validFrom: '2026-11-01', validTo: null },
  ...{ localValue: 1000, nonLocalValue: 1300, originalLocalValue: 900, originalNonLocalValue: 1200 },
  ...{ isDayOfWeekDependent: true, daysOfWeek: [6, 7], ...more },
});

/** The market with one of its prices said otherwise. */
export const withPrice = (id: string, more: Partial<BaseTicketPriceRow>) => ({
  baseTicketPrices: MARKET.baseTicketPrices.map((row) => (row.id === id ? { ...row, ...more } : row)),
});

/** Seats of category 4 cost nationals 1.00 more with operator 1, visitors 2.00. */
export const supplement = (more: Partial<SupplementRow> = {}): SupplementRow => ({
  ...{
    id: '1',
    operatorId: '1',
    seatCategoryId: '4',
    vehicleCategoryId: null,
    passengerType: 'ADULT',
    currency: 'USD',
  },
  ...{ localValue: 100, foreignValue: 200, seatNames: { en: 'Front row' }, vehicleNames: null, ...more },
});

/** Ten percent off for everybody, borne by the platform. */
export const coupon = (more: Partial<CouponTerms> = {}): CouponTerms => ({
  ...{ kind: 'PERCENT', value: 1000, currency: 'USD', cap: null, active: true, buyFrom: null, buyUntil: null },
  ...{ travelFrom: null, travelUntil: null, weekdays: [], transportTypes: [], operatorIds: [], routeIds: [] },
  ...{ countryCode: null, minimumAmount: null, minimumPassengers: null, firstBookingOnly: false, nationality: null },
  ...{ channels: [], limitTotal: null, limitPerCustomer: null, limitPerDay: null, budget: null, fundedBy: 'PLATFORM' },
  ...{ operatorShare: 0, combinesWithOffers: true, stackGroup: null, ...more },
});

let last = 0;
/** The same by itself; promotions are older in the order in which they are written. */
export const promotion = ({ priority = 0, ...more }: Partial<PromotionTerms> = {}): PromotionTerms => ({
  ...{ ...coupon(more), id: String(++last), priority },
});
