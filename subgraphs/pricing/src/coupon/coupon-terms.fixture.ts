import { travelDate } from '@naga/kernel/travel-date.js';
import type { CouponSeat } from './coupon-checks.rules.js';
import type { CouponTerms } from './coupon-terms.rules.js';

/** Ten percent for everybody, without end and without limit. */
export const TEN_PERCENT: CouponTerms = {
  kind: 'PERCENT',
  value: 1000,
  currency: 'USD',
  cap: null,
  active: true,
  buyFrom: null,
  buyUntil: null,
  travelFrom: null,
  travelUntil: null,
  weekdays: [],
  transportTypes: [],
  operatorIds: [],
  routeIds: [],
  countryCode: null,
  minimumAmount: null,
  minimumPassengers: null,
  firstBookingOnly: false,
  nationality: null,
  channels: [],
  limitTotal: null,
  limitPerCustomer: null,
  limitPerDay: null,
  budget: null,
  fundedBy: 'PLATFORM',
  operatorShare: 0,
  combinesWithOffers: true,
  stackGroup: null,
};

/** Ten dollars on a Friday. */
export const TEN_DOLLARS: CouponSeat = {
  ref: '0.0',
  fare: 1000,
  passenger: 0,
  nationality: 'LOCAL',
  operatorId: '7',
  countryCode: 'KH',
  routeId: '51',
  transportType: 'BUS',
  date: travelDate('2026-11-27'),
  isOffer: false,
};
