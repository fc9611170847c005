import { defineEntity, p } from '@mikro-orm/core';
import { Booking } from '../booking/booking.entity.js';

const PayLinkSchema = defineEntity({
  name: 'PayLink',
  tableName: 'pay_link',
  checks: [
    { name: 'pay_link_kind_check', expression: "kind in ('CUSTOM', 'DONATION')" },
    { name: 'pay_link_state_check', expression: "state in ('OPEN', 'PAID', 'EXPIRED', 'CANCELLED')" },
    { name: 'pay_link_amount_check', expression: 'amount > 0' },
  ],
  indexes: [{ properties: ['kind', 'mode'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    mode: p.string().length(7),
    kind: p.text(),
    state: p.text(),
    /** Random; whoever knows it may pay. */
    token: p.text().unique(),
    amount: p.bigint('number'),
    currency: p.string().length(3),
    payerName: p.text().nullable(),
    payerEmail: p.text().nullable(),
    language: p.text(),
    /** What it is for, as the payer reads it; a donation's cause by its code. */
    reason: p.text(),
    bookingId: () => p.manyToOne(Booking).mapToPk().nullable().deleteRule('no action').fieldName('booking_id').index(),
    /** Whose country's people look after it; null: the platform's alone. */
    countryCode: p.string().length(2).nullable(),
    createdById: p.bigint('string').nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    /** Of staff for staff; the payer never reads it. */
    note: p.text().nullable(),
    version: p.integer().default(1),
    updatedAt: p.datetime().nullable(),
    updatedById: p.bigint('string').nullable(),
  },
});
/** Something to pay that is no booking: a custom payment, a donation. Never deleted. */
export class PayLink extends PayLinkSchema.class {}
PayLinkSchema.setClass(PayLink);

const LinkRefundSchema = defineEntity({
  name: 'LinkRefund',
  tableName: 'link_refund',
  checks: [
    { name: 'link_refund_state_check', expression: "state in ('waiting', 'done', 'refused')" },
    { name: 'link_refund_two_people_check', expression: 'decided_by_id <> asked_by_id' },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    linkId: () => p.manyToOne(PayLink).mapToPk().fieldName('link_id').index(),
    mode: p.string().length(7),
    state: p.text(),
    reason: p.text(),
    amount: p.bigint('number'),
    askedById: p.bigint('string'),
    askedAt: p.datetime(),
    /** Null while it waits, and where one person was enough. */
    decidedById: p.bigint('string').nullable(),
    decidedAt: p.datetime().nullable(),
  },
});
/** Money of a custom payment that goes back: why, how much, who asked and who approved. */
export class LinkRefund extends LinkRefundSchema.class {}
LinkRefundSchema.setClass(LinkRefund);
