import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';
import type { Lot } from './lots.rules.js';
import { PART_STATES, type EarningState, USE_STATES, type UseState } from './booking-points.rules.js';

/** Points of an account in one booking: reserved while it is held, consumed by its sale, released when it does without. */
const RewardUseSchema = defineEntity({
  name: 'RewardUse',
  tableName: 'reward_use',
  indexes: [{ properties: ['state', 'expiresAt'] }],
  checks: [{ name: 'reward_use_points_check', expression: 'points >= 0' }],
  properties: {
    bookingId: p.bigint('string').primary(),
    /** Which number of points of the booking, from 1. */
    turn: p.integer().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').index(),
    /** Reserved, or still used: less what came back. */
    points: p.integer(),
    state: p.enum(Object.keys(USE_STATES) as UseState[]),
    /** Of a consumed one: what it took, so that it comes back with the days it had. */
    lots: p.json<readonly Lot[]>().defaultRaw("'[]'"),
    reservedAt: p.datetime(),
    /** When booking is asked whether it is held still. */
    expiresAt: p.datetime(),
  },
});
export class RewardUse extends RewardUseSchema.class {}
RewardUseSchema.setClass(RewardUse);

const RewardBookingSchema = defineEntity({
  name: 'RewardBooking',
  tableName: 'reward_booking',
  properties: {
    bookingId: p.bigint('string').primary().autoincrement(false),
    /** Of what booking told of it: what is older changes nothing. */
    version: p.integer().default(0),
  },
});
/** How much of what booking tells of a booking's points has been written. */
export class RewardBooking extends RewardBookingSchema.class {}
RewardBookingSchema.setClass(RewardBooking);

const RewardPartSchema = defineEntity({
  name: 'RewardPart',
  tableName: 'reward_part',
  checks: [{ name: 'reward_part_points_check', expression: 'points > 0' }],
  properties: {
    bookingId: p.bigint('string').primary(),
    partId: p.bigint('string').primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').index(),
    points: p.integer(),
    state: p.enum(Object.keys(PART_STATES) as EarningState[]),
    transportType: p.string(),
    isRebooked: p.boolean().default(false),
  },
});
/** What one passenger on one ride earns whom. */
export class RewardPart extends RewardPartSchema.class {}
RewardPartSchema.setClass(RewardPart);
