import { defineEntity, p } from '@mikro-orm/core';
import type { LocalizedText } from '@naga/kernel/language.js';
import { SeatClaim } from '../seat-claim/seat-claim.entity.js';

const SeatBlockSchema = defineEntity({
  name: 'SeatBlock',
  tableName: 'seat_block',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** The claim that stands in the way of a sale. */
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
    blockedById: p.bigint('string'),
    blockedAt: p.datetime(),
    freedById: p.bigint('string').nullable(),
    freedAt: p.datetime().nullable(),
  },
});
/** One seat that staff keeps from being sold on one departure. */
export class SeatBlock extends SeatBlockSchema.class {}
SeatBlockSchema.setClass(SeatBlock);
