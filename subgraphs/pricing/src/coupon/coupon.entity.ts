import { defineEntity, p } from '@mikro-orm/core';
import { CURRENCIES } from '@naga/kernel/money.js';
import { NATIONALITIES } from '../price/price.rules.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { COUPON_APPLIES, COUPON_FUNDERS, COUPON_KINDS } from './coupon-terms.rules.js';

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
    /** Asked for by a code, or given to everybody it is for: a promotion. */
    applies: p.enum(COUPON_APPLIES).default('BY_CODE'),
    /** What travellers read of a promotion. */
    titles: p.json<LocalizedText>().nullable(),
    /** Of one group the best alone is given to a booking; null: it comes beside all others. */
    stackGroup: p.text().nullable(),
    priority: p.integer().nullable(),
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
    /** What its counts say, kept by the database for lists. */
    usesLive: p.integer().default(0),
    usesSandbox: p.integer().default(0),
  },
});
/** What one or many codes, or a promotion, are worth, to whom, and how often (rules.md 9). Never deleted: bookings name it. */
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
    /** Few uses or little of the budget are left, as a trigger notes it: a promotion is then told to nobody. */
    isShort: p.boolean().default(false),
  },
});
/** How much of a coupon is gone, live and in the sandbox: the row its buyers queue for, with the limits as constraints. */
export class CouponCount extends CouponCountSchema.class {}
CouponCountSchema.setClass(CouponCount);
