import { defineEntity, p } from '@mikro-orm/core';

const SeatClaimSchema = defineEntity({
  name: 'SeatClaim',
  tableName: 'seat_claim',
  checks: [{ name: 'seat_claim_state_check', expression: "state in ('held', 'sold', 'blocked', 'released')" }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** Null for a block by the operator. */
    bookingId: p.bigint('string').nullable().index(),
    partId: p.bigint('string').nullable(),
    mode: p.string().length(7),
    /** departure.ts: route schedule @ service date. */
    departure: p.text(),
    seatNo: p.text(),
    /** int4range '[boarding position, drop-off position)'. */
    segment: p.text().columnType('int4range'),
    state: p.text(),
    /** Of who sits there, for the gender rule. */
    title: p.text().nullable(),
    /** While held. */
    expiresAt: p.datetime().nullable(),
  },
});
/** One seat on one segment of one departure; the table's exclusion constraint is the last word (docs/algorithms/seats.md). */
export class SeatClaim extends SeatClaimSchema.class {}
SeatClaimSchema.setClass(SeatClaim);
