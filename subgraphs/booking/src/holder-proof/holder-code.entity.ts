import { defineEntity, p } from '@mikro-orm/core';
import { Booking } from '../booking/booking.entity.js';

const HolderCodeSchema = defineEntity({
  name: 'HolderCode',
  tableName: 'holder_code',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').index(),
    /** sha256 of booking and code, hex. */
    codeHash: p.string().length(64),
    tries: p.integer().default(0),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});
/** Six digits that were sent to the telephone and the mailbox of a booking; the last one counts. */
export class HolderCode extends HolderCodeSchema.class {}
HolderCodeSchema.setClass(HolderCode);
