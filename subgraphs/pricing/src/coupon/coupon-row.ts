import type { CouponTerms } from './coupon-terms.rules.js';

/** A coupon as one statement reads it: its terms, and what only the booking looks at. */
export interface CouponRow extends CouponTerms {
  readonly id: string;
  readonly version: number;
  /** Of equals the higher is given. */
  readonly priority: number;
  /** booking's PaymentMethod; none = all. */
  readonly paymentMethods: readonly string[];
}

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** Of `coupon c`: days stay text, amounts in minor units are exact as doubles. */
export const COUPON_COLUMNS = `c.id::text as id, c.version, c.kind, c.value::float8 as value, c.currency,
  c.cap::float8 as cap, c.active, ${ms('c.buy_from')} as "buyFrom", ${ms('c.buy_until')} as "buyUntil",
  c.travel_from::text as "travelFrom", c.travel_until::text as "travelUntil", c.weekdays,
  c.transport_types as "transportTypes", c.operator_ids::text[] as "operatorIds", c.route_ids::text[] as "routeIds",
  c.country_code as "countryCode", c.minimum_amount::float8 as "minimumAmount",
  c.minimum_passengers as "minimumPassengers", c.first_booking_only as "firstBookingOnly", c.nationality, c.channels,
  c.payment_methods as "paymentMethods", c.limit_total as "limitTotal", c.limit_per_customer as "limitPerCustomer",
  c.limit_per_day as "limitPerDay", c.budget::float8 as budget, c.funded_by as "fundedBy",
  coalesce(c.operator_share, 0) as "operatorShare", c.combines_with_offers as "combinesWithOffers",
  lower(c.stack_group) as "stackGroup", coalesce(c.priority, 0) as priority`;
