import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';
import { MOVEMENT_KINDS, type MovementKind } from './reward.rules.js';

/** One line of somebody's points. Lines are only ever added; their sum stays 0 or more (a trigger says so, too). */
const RewardMovementSchema = defineEntity({
  name: 'RewardMovement',
  tableName: 'reward_movement',
  indexes: [{ properties: ['accountId', 'at'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id'),
    kind: p.enum(Object.keys(MOVEMENT_KINDS) as MovementKind[]),
    points: p.integer(),
    at: p.datetime(),
    expiresAt: p.datetime().nullable(),
    bookingId: p.bigint('string').nullable(),
    note: p.string().nullable(),
  },
});
export class RewardMovement extends RewardMovementSchema.class {}
RewardMovementSchema.setClass(RewardMovement);
