import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Booking, Leg } from '../booking/booking.entity.js';

const ReviewSchema = defineEntity({
  name: 'Review',
  tableName: 'review',
  indexes: [{ properties: ['operatorId', 'createdAt'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** Null where it was brought in from outside; a review written here is of one ride of a booking. */
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').nullable().index(),
    legId: () => p.manyToOne(Leg).mapToPk().fieldName('leg_id').nullable().unique(),
    mode: p.string().length(7),
    operatorId: p.bigint('string'),
    operatorName: p.text(),
    /** The operator's home. */
    countryCode: p.text(),
    fromName: p.json<LocalizedText>(),
    toName: p.json<LocalizedText>(),
    travelledOn: p.date(),
    /** 'Dara K.'; null once who travelled is forgotten. */
    authorName: p.text().nullable(),
    language: p.string().length(2),
    cleanliness: p.integer(),
    punctuality: p.integer(),
    busQuality: p.integer(),
    professionalism: p.integer(),
    issues: p.array(),
    comments: p.text().nullable(),
    state: p.text(),
    /** Why staff took it off the page. */
    hiddenReason: p.text().nullable(),
    answer: p.text().nullable(),
    answeredAt: p.datetime().nullable(),
    createdAt: p.datetime().index(),
    changedAt: p.datetime().nullable(),
    version: p.integer().default(1),
  },
});
/** What a traveller says of one ride, and what its operator says to it. */
export class Review extends ReviewSchema.class {}
ReviewSchema.setClass(Review);
