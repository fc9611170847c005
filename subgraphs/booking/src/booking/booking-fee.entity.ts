import { defineEntity, p } from '@mikro-orm/core';
import type { SoldAddOn } from '../add-on/add-on.rules.js';
import type { SoldPolicy } from '../refund/sold-policy.js';
import { Booking, Part } from './booking.entity.js';

const BookingFeeSchema = defineEntity({
  name: 'BookingFee',
  tableName: 'booking_fee',
  checks: [
    {
      name: 'booking_fee_add_on_check',
      expression: `(name in ('add_on', 'add_on_back')) = (part_id is not null and add_on is not null)`,
    },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').index(),
    name: p.text(),
    amount: p.bigint('number'),
    /** How it was worked out when it was sold: basis points of the fares, and minor units a booking. */
    percent: p.integer().nullable(),
    fixed: p.bigint('number').nullable(),
    /** Of a transaction fee by which version of its terms, and whose own fee it is. */
    version: p.integer().nullable(),
    method: p.text().nullable(),
    /** Of what a cancellation or an exchange costs or keeps: by which policies. */
    policies: p.json<readonly SoldPolicy[]>().nullable(),
    /** Of a donation what it is for. */
    cause: p.text().nullable(),
    /** Of an add-on the seat it is sold beside, and what it is. */
    partId: () => p.manyToOne(Part).mapToPk().fieldName('part_id').nullable().deleteRule('no action'),
    addOn: p.json<SoldAddOn>().nullable(),
  },
});
/** What is paid beside the seats: the transaction fee, a donation, add-ons, a cancellation's charge. */
export class BookingFee extends BookingFeeSchema.class {}
BookingFeeSchema.setClass(BookingFee);
