import { defineEntity, p } from '@mikro-orm/core';
import { Booking } from '../booking/booking.entity.js';

/** What a buyer says of booking with us; once a booking, for the platform's people alone. */
const FeedbackSchema = defineEntity({
  name: 'Feedback',
  tableName: 'feedback',
  checks: [{ name: 'feedback_rating_check', expression: 'rating >= 1 and rating <= 5' }],
  properties: {
    bookingId: () =>
      p.manyToOne(Booking).mapToPk().fieldName('booking_id').primary().updateRule('no action').deleteRule('no action'),
    /** 1 to 5. */
    rating: p.integer(),
    words: p.text().nullable(),
    /** In which he said it. */
    language: p.string().length(2),
    createdAt: p.datetime().index(),
    changedAt: p.datetime().nullable(),
  },
});
export class Feedback extends FeedbackSchema.class {}
FeedbackSchema.setClass(Feedback);
