import { defineEntity, p } from '@mikro-orm/core';
import { Booking } from './booking.entity.js';

const BookingAccessSchema = defineEntity({
  name: 'BookingAccess',
  tableName: 'booking_access',
  properties: {
    /** sha256 of the token, hex; the token itself is known to its holder only. */
    tokenHash: p.text().primary(),
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id'),
    createdAt: p.datetime(),
    /** When its holder last told a code that was sent to him. */
    provedAt: p.datetime().nullable(),
  },
});
/** A token that opens one booking. */
export class BookingAccess extends BookingAccessSchema.class {}
BookingAccessSchema.setClass(BookingAccess);

const ReferenceTrySchema = defineEntity({
  name: 'ReferenceTry',
  tableName: 'reference_try',
  indexes: [{ properties: ['address', 'at'] }],
  properties: { id: p.bigint('string').primary().autoincrement(), address: p.text(), at: p.datetime() },
});
/** Somebody at this address tried to open a booking by its reference. */
export class ReferenceTry extends ReferenceTrySchema.class {}
ReferenceTrySchema.setClass(ReferenceTry);
