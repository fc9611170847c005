import { defineEntity, p } from '@mikro-orm/core';
import { Booking } from '../booking/booking.entity.js';

const OverruleSchema = defineEntity({
  name: 'Overrule',
  tableName: 'overrule',
  checks: [
    { name: 'overrule_state_check', expression: "state in ('waiting', 'done', 'refused', 'withdrawn')" },
    { name: 'overrule_two_people_check', expression: "decided_by_id <> asked_by_id or state = 'withdrawn'" },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').index(),
    mode: p.string().length(7),
    state: p.text(),
    code: p.text(),
    reason: p.text(),
    partIds: p.array().columnType('bigint[]'),
    amount: p.bigint('number'),
    currency: p.string().length(3),
    askedById: p.bigint('string'),
    askedAt: p.datetime(),
    /** Null while it waits, and where one person was enough. */
    decidedById: p.bigint('string').nullable(),
    decidedAt: p.datetime().nullable(),
  },
});
/** A cancellation that gives more back than the terms do: why, how much, who asked and who approved. */
export class Overrule extends OverruleSchema.class {}
OverruleSchema.setClass(Overrule);
