import { defineEntity, p } from '@mikro-orm/core';
import { Booking } from './booking.entity.js';

const HoldVisitorSchema = defineEntity({
  name: 'HoldVisitor',
  tableName: 'hold_visitor',
  properties: {
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').primary(),
    /** hold-visitor.ts: an account, or the keyed hash of a household's address. */
    visitor: p.text().index(),
  },
});
/** By whom the seats of a booking are held; forgotten when the hold is over. */
export class HoldVisitor extends HoldVisitorSchema.class {}
HoldVisitorSchema.setClass(HoldVisitor);
