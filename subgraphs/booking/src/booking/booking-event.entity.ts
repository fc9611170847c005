import { defineEntity, p } from '@mikro-orm/core';
import { Booking } from './booking.entity.js';

const BookingEventSchema = defineEntity({
  name: 'BookingEvent',
  tableName: 'booking_event',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').index(),
    at: p.datetime(),
    type: p.text(),
    actor: p.text(),
    facts: p.json<Record<string, unknown>>(),
  },
});
/** One line of a booking's timeline. */
export class BookingEvent extends BookingEventSchema.class {}
BookingEventSchema.setClass(BookingEvent);
