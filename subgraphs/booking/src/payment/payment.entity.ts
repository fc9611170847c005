import { defineEntity, p } from '@mikro-orm/core';
import { Booking } from '../booking/booking.entity.js';
import { PayLink } from '../pay-link/pay-link.entity.js';

const PaymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  checks: [
    { name: 'payment_of_one_check', expression: 'num_nonnulls(booking_id, link_id) = 1' },
    { name: 'payment_forgiven_check', expression: "forgiven >= 0 and (forgiven = 0 or state = 'SETTLED')" },
  ],
  uniques: [{ properties: ['provider', 'providerReference'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    bookingId: () => p.manyToOne(Booking).mapToPk().nullable().deleteRule('no action').fieldName('booking_id').index(),
    /** Of what is paid by a link, and of no booking then. */
    linkId: () => p.manyToOne(PayLink).mapToPk().nullable().deleteRule('no action').fieldName('link_id').index(),
    /** The rides that it is of: those of the exchange whose difference it pays; none where it is of the whole booking. */
    legIds: p.array().columnType('bigint[]').defaultRaw("'{}'"),
    mode: p.string().length(7),
    method: p.text(),
    provider: p.text(),
    /** What we call the attempt towards its provider: random. */
    reference: p.text().unique(),
    /** What the provider calls it. */
    providerReference: p.text().nullable(),
    state: p.text(),
    /** Minor units. What was asked; what arrived once it is settled, and never another then. */
    amount: p.bigint('number'),
    /** What was let go of what was asked; less where nobody would owe it any more. */
    forgiven: p.bigint('number').defaultRaw('0'),
    currency: p.string().length(3),
    returnUrl: p.text().nullable(),
    payUrl: p.text().nullable(),
    createdAt: p.datetime(),
    settledAt: p.datetime().nullable(),
    /** Until when this attempt can be paid, where it ends before its hold does. */
    expiresAt: p.datetime().nullable(),
    /** What a banking app scans. */
    qr: p.text().nullable(),
    /** What is named at the counter. */
    code: p.text().unique().nullable(),
    /** Whose money it is, or who took it: an agency, a customer, 'operator:<id>' at a counter. */
    party: p.text().nullable(),
    /** What the provider said it took, where that is not what was asked. */
    receivedAmount: p.bigint('number').nullable(),
    receivedCurrency: p.string().length(3).nullable(),
    /** When somebody decided that what was taken goes back: nobody takes it as paid from then on. */
    sentBackAt: p.datetime().nullable(),
    /** Who asked first to take it as paid, where a second person has to. */
    takingAskedById: p.bigint('string').nullable(),
  },
});
/** One attempt to pay; never deleted. */
export class Payment extends PaymentSchema.class {}
PaymentSchema.setClass(Payment);
