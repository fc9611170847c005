import { defineEntity, p } from '@mikro-orm/core';
import { Booking, Part } from '../booking/booking.entity.js';
import { Payment } from '../payment/payment.entity.js';

const ScanSchema = defineEntity({
  name: 'Scan',
  tableName: 'scan',
  uniques: [{ properties: ['partId', 'clientId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** Drawn by the device: the same scan sent twice is one. */
    clientId: p.uuid(),
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').index(),
    partId: () => p.manyToOne(Part).mapToPk().fieldName('part_id'),
    mode: p.string().length(7),
    /** BOARD or UNDO. */
    kind: p.text(),
    /** QR, CODE (typed) or HAND (chosen in the list). */
    means: p.text(),
    /** ScanOutcome of kernel/boarding.ts; the last BOARDED or UNDONE of a part says whether it boarded. */
    outcome: p.text(),
    /** When it happened, by the device's clock. */
    at: p.datetime(),
    receivedAt: p.datetime(),
    userId: p.bigint('string').nullable(),
    /** Cash that the conductor was given, minor units. */
    collected: p.bigint('number'),
    paymentId: () => p.manyToOne(Payment).mapToPk().fieldName('payment_id').nullable(),
    facts: p.json<Record<string, unknown>>(),
  },
});
/** One scan of a ticket and what came of it; append-only. */
export class Scan extends ScanSchema.class {}
ScanSchema.setClass(Scan);
