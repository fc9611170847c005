import { defineEntity, p } from '@mikro-orm/core';
import { CURRENCIES } from '@naga/kernel/money.js';
import { CouponCode } from '../coupon-code/coupon-code.entity.js';
import { Coupon } from '../coupon/coupon.entity.js';
import { USE_STATES } from './use-state.rules.js';

const CouponUseSchema = defineEntity({
  name: 'CouponUse',
  tableName: 'coupon_use',
  uniques: [{ properties: ['bookingId', 'turn', 'couponId'] }],
  indexes: [
    { properties: ['couponId', 'mode', 'accountId'] },
    { properties: ['couponId', 'mode', 'contact'] },
    { properties: ['couponId', 'mode', 'day'] },
    { properties: ['state', 'expiresAt'] },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    couponId: () => p.manyToOne(Coupon).mapToPk().fieldName('coupon_id'),
    /** Null of a promotion. */
    codeId: () => p.manyToOne(CouponCode).mapToPk().fieldName('code_id').nullable().deleteRule('no action').index(),
    bookingId: p.bigint('string'),
    /** Which coupon of that booking, or which of its sets of promotions, from 1: another one, or the same again, is a later turn. */
    turn: p.integer(),
    mode: p.string().length(7),
    state: p.enum(USE_STATES),
    /** Minor units. */
    discount: p.bigint('number'),
    currency: p.enum(CURRENCIES),
    accountId: p.bigint('string').nullable(),
    /** A digest of the address or number a guest is known by. */
    contact: p.text().nullable(),
    /** Of UTC+7. */
    day: p.date(),
    reservedAt: p.datetime(),
    /** When booking is asked whether it still holds it. */
    expiresAt: p.datetime(),
  },
});
/** A coupon in one booking: reserved while it is held, consumed by its sale, released otherwise. Never deleted. */
export class CouponUse extends CouponUseSchema.class {}
CouponUseSchema.setClass(CouponUse);

const CouponTrySchema = defineEntity({
  name: 'CouponTry',
  tableName: 'coupon_try',
  indexes: [{ properties: ['guesser', 'at'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** 'account:12', 'address:203.0.113.7' */
    guesser: p.text(),
    at: p.datetime(),
  },
});
/** A code that nobody made, typed by somebody; kept for ten minutes. */
export class CouponTry extends CouponTrySchema.class {}
CouponTrySchema.setClass(CouponTry);
