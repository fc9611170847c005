import { defineEntity, p } from '@mikro-orm/core';
import type { LocalizedText } from '@naga/kernel/language.js';
import { SeatClaim } from '../seat-claim/seat-claim.entity.js';
import type { SalesChannel } from './kept-for.rules.js';

const SeatBlockSchema = defineEntity({
  name: 'SeatBlock',
  tableName: 'seat_block',
  indexes: [{ properties: ['routeScheduleId', 'serviceDate', 'seatNo'] }],
  checks: [
    {
      name: 'seat_block_closed_to_check',
      expression: `cardinality(closed_to) > 0 and closed_to <@ array['WEB', 'COUNTER', 'AGENCY', 'API']`,
    },
    { name: 'seat_block_kept_for_check', expression: 'closed_to is null or agency_id is null' },
    { name: 'seat_block_part_check', expression: '(from_names is null) = (to_names is null)' },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** The claim that stands in the way of a sale; of a seat that is kept for some, the one it was blocked by. */
    claimId: () => p.oneToOne(SeatClaim).mapToPk().fieldName('claim_id').unique('seat_block_claim_id_unique'),
    mode: p.string().length(7),
    routeScheduleId: p.bigint('string'),
    serviceDate: p.date().index(),
    seatNo: p.text(),
    operatorId: p.bigint('string'),
    operatorBranchId: p.bigint('string').nullable(),
    operatorCountryCode: p.text(),
    operatorName: p.text(),
    routeNames: p.json<LocalizedText>(),
    reason: p.text(),
    /** It is one of all that were sold: the departure was closed, not a seat. */
    whole: p.boolean().default(false),
    /** Channels it is closed to; null with `agencyId` null: to everybody. */
    closedTo: p.array().$type<readonly SalesChannel[]>().nullable(),
    /** It is kept for this agency. */
    agencyId: p.bigint('string').nullable(),
    /** Stops between which it is blocked, beside passengers; null: on the whole ride. */
    fromNames: p.json<LocalizedText>().nullable(),
    toNames: p.json<LocalizedText>().nullable(),
    blockedById: p.bigint('string'),
    blockedAt: p.datetime(),
    freedById: p.bigint('string').nullable(),
    freedAt: p.datetime().nullable(),
  },
});
/** One seat that staff keeps from being sold on one departure. */
export class SeatBlock extends SeatBlockSchema.class {}
SeatBlockSchema.setClass(SeatBlock);
