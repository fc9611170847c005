import { defineEntity, p } from '@mikro-orm/core';
import { Booking } from '../booking/booking.entity.js';
import { PayLink } from '../pay-link/pay-link.entity.js';
import { Payment } from '../payment/payment.entity.js';

const RefundSchema = defineEntity({
  name: 'Refund',
  tableName: 'refund',
  checks: [
    { name: 'refund_of_one_check', expression: 'num_nonnulls(booking_id, link_id) = 1' },
    { name: 'refund_failed_check', expression: "state <> 'failed' or failure is not null" },
    { name: 'refund_one_way_check', expression: 'not in_cash or wallet_owner_id is null' },
    { name: 'refund_other_way_check', expression: 'num_nonnulls(other_way, asked_by_id) <> 1' },
    { name: 'refund_two_people_check', expression: 'decided_by_id <> asked_by_id' },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    bookingId: () => p.manyToOne(Booking).mapToPk().nullable().deleteRule('no action').fieldName('booking_id').index(),
    linkId: () => p.manyToOne(PayLink).mapToPk().nullable().deleteRule('no action').fieldName('link_id').index(),
    /** The rides that it is of; none where it is of the booking as a whole. */
    legIds: p.array().columnType('bigint[]').defaultRaw("'{}'"),
    /** The seats of these rides; none where it is of whole rides, or of the booking. */
    partIds: p.array().columnType('bigint[]').defaultRaw("'{}'"),
    paymentId: () => p.manyToOne(Payment).mapToPk().fieldName('payment_id'),
    mode: p.string().length(7),
    state: p.text(),
    amount: p.bigint('number'),
    currency: p.string().length(3),
    reason: p.text(),
    createdAt: p.datetime(),
    doneAt: p.datetime().nullable(),
    /** Refunds of several payments that were decided together have the same. */
    decisionId: p.uuid().defaultRaw('gen_random_uuid()'),
    /** When the traveller was told that it is done; null of links, whose payers are told when it is decided. */
    toldAt: p.datetime().nullable(),
    /** The account whose wallet it goes to instead of the way it came. */
    walletOwnerId: p.bigint('string').nullable(),
    /** How often its provider refused it. */
    failures: p.integer().default(0),
    /** Why it refused last; null when it never did. */
    failure: p.text().nullable(),
    /** When a failed one is tried again; null where it waits for a person. */
    retryAt: p.datetime().nullable(),
    /** A counter hands it out, however the money came. */
    inCash: p.boolean().default(false),
    /** Where else somebody wants it to go, because its provider refuses it. */
    otherWay: p.text().nullable(),
    askedById: p.bigint('string').nullable(),
    /** The second person; null where one was enough. */
    decidedById: p.bigint('string').nullable(),
    /** The refused one it stands in place of. */
    insteadOfId: () =>
      p.manyToOne(Refund).mapToPk().nullable().deleteRule('no action').fieldName('instead_of_id').unique(),
  },
});
/** Money going back by the way it came; never deleted. */
export class Refund extends RefundSchema.class {}
RefundSchema.setClass(Refund);
