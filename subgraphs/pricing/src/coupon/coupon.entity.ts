import { defineEntity, p } from '@mikro-orm/core';
import { CURRENCIES } from '@naga/kernel/money.js';
import { NATIONALITIES } from '../price/price.rules.js';
import { COUPON_FUNDERS, COUPON_KINDS } from './coupon-terms.rules.js';

const CouponSchema = defineEntity({
  name: 'Coupon',
  tableName: 'coupon',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** Whose it is: an operator's own, or null. */
    operatorId: p.bigint('string').nullable().index(),
    /** Made by a country's admin, and good for its operators only; null everywhere. */
    countryCode: p.string().length(2).nullable(),
    name: p.text(),
    kind: p.enum(COUPON_KINDS),
    value: p.bigint('number'),
    currency: p.enum(CURRENCIES),
    cap: p.bigint('number').nullable(),
    buyFrom: p.datetime().nullable(),
    buyUntil: p.datetime().nullable(),
    travelFrom: p.date().nullable(),
    travelUntil: p.date().nullable(),
    weekdays: p.array<number>().columnType('smallint[]'),
    transportTypes: p.array(),
    operatorIds: p.array().columnType('bigint[]'),
    routeIds: p.array().columnType('bigint[]'),
    minimumAmount: p.bigint('number').nullable(),
    minimumPassengers: p.integer().nullable(),
    firstBookingOnly: p.boolean().default(false),
    nationality: p.enum(NATIONALITIES).nullable(),
    channels: p.array(),
    paymentMethods: p.array(),
    limitTotal: p.integer().nullable(),
    limitPerCustomer: p.integer().nullable(),
    limitPerDay: p.integer().nullable(),
    budget: p.bigint('number').nullable(),
    fundedBy: p.enum(COUPON_FUNDERS),
    /** Basis points, where it is shared. */
    operatorShare: p.integer().nullable(),
    combinesWithOffers: p.boolean().default(true),
    active: p.boolean().default(true),
    version: p.integer().default(1),
    createdAt: p.datetime(),
  },
});
/** What one or many codes are worth, to whom, and how often (rules.md 9). One that has codes is never deleted: bookings name it. */
export class Coupon extends CouponSchema.class {}
CouponSchema.setClass(Coupon);

const CouponCountSchema = defineEntity({
  name: 'CouponCount',
  tableName: 'coupon_count',
  checks: [
    { name: 'coupon_count_uses_check', expression: 'uses >= 0 and (limit_total is null or uses <= limit_total)' },
    { name: 'coupon_count_spent_check', expression: 'spent >= 0 and (budget is null or spent <= budget)' },
  ],
  properties: {
    couponId: () => p.manyToOne(Coupon).mapToPk().fieldName('coupon_id').primary().deleteRule('cascade'),
    mode: p.string().length(7).primary(),
    /** The coupon's own, here for the constraints. */
    limitTotal: p.integer().nullable(),
    budget: p.bigint('number').nullable(),
    /** Reserved and consumed. */
    uses: p.integer().default(0),
    spent: p.bigint('number'),
  },
});
/** How much of a coupon is gone, live and in the sandbox: the row its buyers queue for, with the limits as constraints. */
export class CouponCount extends CouponCountSchema.class {}
CouponCountSchema.setClass(CouponCount);
