import { defineEntity, p } from '@mikro-orm/core';
import { Booking } from '../booking/booking.entity.js';

const NoticeSchema = defineEntity({
  name: 'Notice',
  tableName: 'notice',
  properties: {
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').primary(),
    kind: p.text().primary(),
    /** The local day it is about. */
    day: p.date().primary(),
    at: p.datetime(),
  },
});
/** That somebody was told something about his booking: once of a kind and day, however often a job runs. */
export class Notice extends NoticeSchema.class {}
NoticeSchema.setClass(Notice);
