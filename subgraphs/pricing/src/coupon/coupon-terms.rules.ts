import type { Currency } from '@naga/kernel/money.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import type { Nationality } from '../price/price.rules.js';

export const COUPON_KINDS = ['PERCENT', 'AMOUNT', 'SET_PRICE'] as const;
/** PERCENT of the fares, an AMOUNT off their sum, or a SET_PRICE for each seat. */
export type CouponKind = (typeof COUPON_KINDS)[number];

export const COUPON_FUNDERS = ['PLATFORM', 'OPERATOR', 'SHARED'] as const;
/** Who goes without what a traveller saves. */
export type CouponFunder = (typeof COUPON_FUNDERS)[number];

export const COUPON_APPLIES = ['BY_CODE', 'BY_ITSELF'] as const;
/** Whether somebody types a code for it, or it is a promotion, which whoever it is for has without asking. */
export type CouponApplies = (typeof COUPON_APPLIES)[number];

export const COUPON_CHANNELS = ['web', 'admin', 'api'] as const;

/** What a coupon promises and demands (rules.md 9). An empty list and null demand nothing. Amounts in minor units of `currency`. */
export interface CouponTerms {
  readonly kind: CouponKind;
  /** Basis points of PERCENT, else minor units. */
  readonly value: number;
  readonly currency: Currency;
  /** The most that one booking saves. */
  readonly cap: number | null;
  readonly active: boolean;
  /** Epoch milliseconds; from then on, and before then, it is bought with. */
  readonly buyFrom: number | null;
  readonly buyUntil: number | null;
  /** Service dates, ends included. */
  readonly travelFrom: TravelDate | null;
  readonly travelUntil: TravelDate | null;
  /** ISO weekdays of the service date. */
  readonly weekdays: readonly number[];
  readonly transportTypes: readonly string[];
  readonly operatorIds: readonly string[];
  readonly routeIds: readonly string[];
  /** Only rides of this country's operators. */
  readonly countryCode: string | null;
  /** Of the fares it applies to. */
  readonly minimumAmount: number | null;
  readonly minimumPassengers: number | null;
  readonly firstBookingOnly: boolean;
  readonly nationality: Nationality | null;
  readonly channels: readonly string[];
  readonly limitTotal: number | null;
  readonly limitPerCustomer: number | null;
  /** Of one day of UTC+7. */
  readonly limitPerDay: number | null;
  /** The most that all bookings together save. */
  readonly budget: number | null;
  readonly fundedBy: CouponFunder;
  /** Basis points of the discount that operators bear, where it is SHARED. */
  readonly operatorShare: number;
  /** Whether it also lowers what is sold at an offer's price, or a code what a promotion has lowered. */
  readonly combinesWithOffers: boolean;
  /** One alone of each group lowers a booking; null stands in none. */
  readonly stackGroup: string | null;
}
