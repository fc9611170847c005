import { defineEntity, p } from '@mikro-orm/core';
import { Booking, Leg } from '../booking/booking.entity.js';

const BookingCommentSchema = defineEntity({
  name: 'BookingComment',
  tableName: 'booking_comment',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').index(),
    /** The ride it is about; null: the booking as a whole. */
    legId: () => p.manyToOne(Leg).mapToPk().fieldName('leg_id').nullable(),
    text: p.text(),
    authorId: p.bigint('string'),
    createdAt: p.datetime(),
    editedAt: p.datetime().nullable(),
  },
});
/** What staff write to each other about a booking; no traveller sees it. */
export class BookingComment extends BookingCommentSchema.class {}
BookingCommentSchema.setClass(BookingComment);
