import { defineEntity, p } from '@mikro-orm/core';
import { Booking, Part } from '../booking/booking.entity.js';

const AffiliateStatementSchema = defineEntity({
  name: 'AffiliateStatement',
  tableName: 'affiliate_statement',
  indexes: [{ name: 'affiliate_statement_of_affiliate', properties: ['code', 'id'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    mode: p.string().length(7),
    /** Digits of the affiliate. */
    code: p.string().length(12),
    /** As he was called, and whose he was, when it was opened. */
    name: p.text(),
    countryCode: p.string().length(2).nullable(),
    accountId: p.bigint('string').nullable().index(),
    currency: p.string().length(3),
    /** Local day of its first line, and the last day of the month that closed it. */
    periodFrom: p.date(),
    periodTo: p.date().nullable(),
    state: p.text(),
    closedAt: p.datetime().nullable(),
    paidAt: p.datetime().nullable(),
    paidBy: p.bigint('string').nullable(),
    paymentReference: p.text().nullable(),
  },
});
/** What an affiliate gets for approved sales, in one currency; one of them is open at a time (decision 144). */
export class AffiliateStatement extends AffiliateStatementSchema.class {}
AffiliateStatementSchema.setClass(AffiliateStatement);

const AffiliateLineSchema = defineEntity({
  name: 'AffiliateLine',
  tableName: 'affiliate_line',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    statementId: () => p.manyToOne(AffiliateStatement).mapToPk().fieldName('statement_id').index(),
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').index(),
    partId: () => p.manyToOne(Part).mapToPk().fieldName('part_id').index(),
    /** Below zero: it takes back what an earlier line brought. */
    amount: p.bigint('number'),
    /** What stayed of the fare that it follows from. */
    fare: p.bigint('number'),
    at: p.datetime(),
  },
});
/** What one seat brings, or no longer brings; append-only, and only while the statement is open. */
export class AffiliateLine extends AffiliateLineSchema.class {}
AffiliateLineSchema.setClass(AffiliateLine);
