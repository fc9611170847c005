import type { MarketCoupon } from '@naga/pricing/market/import-coupons.command.js';

const EVERYTHING = {
  currency: 'USD',
  weekdays: [],
  transportTypes: [],
  operatorIds: [],
  routeIds: [],
  firstBookingOnly: false,
  channels: [],
  paymentMethods: [],
  combinesWithOffers: true,
  active: true,
  operatorId: null,
  countryCode: null,
} as const;

/** What the demonstration market gives away: to everybody, by an operator, and what is over. */
export const COUPONS: readonly MarketCoupon[] = [
  {
    ...EVERYTHING,
    name: 'Ten percent along the river',
    kind: 'PERCENT',
    value: 1000,
    cap: 500,
    limitPerCustomer: 20,
    budget: 100_000,
    fundedBy: 'PLATFORM',
    codes: ['NAGA10'],
  },
  {
    ...EVERYTHING,
    name: 'A dollar from the first operator',
    kind: 'AMOUNT',
    value: 100,
    fundedBy: 'OPERATOR',
    operatorIds: ['1'],
    operatorId: '1',
    countryCode: 'KH',
    codes: ['FIRST-DOLLAR'],
  },
  {
    ...EVERYTHING,
    name: 'Water festival',
    kind: 'AMOUNT',
    value: 200,
    active: false,
    fundedBy: 'PLATFORM',
    codes: ['FESTIVAL'],
  },
];
