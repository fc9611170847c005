import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';
import { MOVEMENT_KINDS, type MovementKind } from './reward.rules.js';

/** One line of somebody's points. Lines are only ever added; their sums stay 0 or more (reward_balance says so, too). */
const RewardMovementSchema = defineEntity({
  name: 'RewardMovement',
  tableName: 'reward_movement',
  indexes: [{ properties: ['accountId', 'at'] }, { properties: ['at', 'id'] }],
  checks: [
    // Two, since the comparison of entities with tables does not know one that says both again.
    { name: 'reward_movement_waits_check', expression: "is_pending or (kind <> 'EARN_PENDING' and kind <> 'REVERSE')" },
    { name: 'reward_movement_spent_check', expression: "not is_pending or kind = 'EARN_PENDING' or kind = 'REVERSE'" },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id'),
    kind: p.enum(Object.keys(MOVEMENT_KINDS) as MovementKind[]),
    points: p.integer(),
    /** Of what waits for its trip, not of what can be spent. */
    isPending: p.boolean().default(false),
    at: p.datetime(),
    expiresAt: p.datetime().nullable(),
    bookingId: p.bigint('string').nullable().index(),
    /** The booking's reference, as people know it. */
    pnr: p.string().length(6).nullable(),
    /** What was ridden: BUS, TAXI, FERRY; null where it is of no ride. */
    transportType: p.string().nullable(),
    /** The ride was taken in exchange for another. */
    isRebooked: p.boolean().default(false),
    note: p.string().nullable(),
  },
});
export class RewardMovement extends RewardMovementSchema.class {}
RewardMovementSchema.setClass(RewardMovement);
