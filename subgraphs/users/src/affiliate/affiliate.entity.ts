import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';

/** Brings travellers by links that carry his code. */
const AffiliateSchema = defineEntity({
  name: 'Affiliate',
  tableName: 'affiliate',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** Digits: what aff or ref of a link is reduced to (specification, section 5). */
    code: p.string().length(12).unique(),
    name: p.string(),
    /** The user whose page it is. */
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').nullable().unique().deleteRule('set null'),
    countryCode: p.string().length(2).nullable(),
    /** Hundredths of a percent. */
    commissionBasisPoints: p.integer(),
    active: p.boolean().default(true),
    version: p.integer().default(1),
    createdAt: p.datetime(),
    updatedAt: p.datetime().nullable(),
    updatedById: p.bigint('string').nullable(),
  },
});
export class Affiliate extends AffiliateSchema.class {}
AffiliateSchema.setClass(Affiliate);

/** A booking that came by an affiliate's link, counted when its tickets were issued. */
const AffiliateBookingSchema = defineEntity({
  name: 'AffiliateBooking',
  tableName: 'affiliate_booking',
  indexes: [{ properties: ['affiliateId', 'bookedAt'] }],
  properties: {
    bookingId: p.bigint('string').primary().autoincrement(false),
    affiliateId: () => p.manyToOne(Affiliate).mapToPk().fieldName('affiliate_id'),
    mode: p.string(),
    bookedAt: p.datetime(),
    cancelledAt: p.datetime().nullable(),
  },
});
export class AffiliateBooking extends AffiliateBookingSchema.class {}
AffiliateBookingSchema.setClass(AffiliateBooking);
