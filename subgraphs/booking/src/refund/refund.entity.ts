import { defineEntity, p } from '@mikro-orm/core';
import { Booking } from '../booking/booking.entity.js';
import { PayLink } from '../pay-link/pay-link.entity.js';
import { Payment } from '../payment/payment.entity.js';

const RefundSchema = defineEntity({
  name: 'Refund',
  tableName: 'refund',
  checks: [
    { name: 'refund_of_one_check', expression: 'num_nonnulls(booking_id, link_id) = 1' },
    { name: 'refund_failed_check', expression: "state <> 'failed' or num_nonnulls(failure, retry_at) = 2" },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    bookingId: () => p.manyToOne(Booking).mapToPk().nullable().deleteRule('no action').fieldName('booking_id').index(),
    linkId: () => p.manyToOne(PayLink).mapToPk().nullable().deleteRule('no action').fieldName('link_id').index(),
    paymentId: () => p.manyToOne(Payment).mapToPk().fieldName('payment_id'),
    mode: p.string().length(7),
    state: p.text(),
    amount: p.bigint('number'),
    currency: p.string().length(3),
    reason: p.text(),
    createdAt: p.datetime(),
    doneAt: p.datetime().nullable(),
    /** The account whose wallet it goes to instead of the way it came. */
    walletOwnerId: p.bigint('string').nullable(),
    /** How often its provider refused it. */
    failures: p.integer().default(0),
    /** Why it refused last; null when it never did. */
    failure: p.text().nullable(),
    /** When a failed one is tried again. */
    retryAt: p.datetime().nullable(),
  },
});
/** Money going back by the way it came; never deleted. */
export class Refund extends RefundSchema.class {}
RefundSchema.setClass(Refund);
