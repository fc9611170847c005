import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';

/**
 * What an account has: the sums of its lines (a trigger keeps them), what of that bookings that are held have reserved,
 * and what its expiry has to do next. Whoever moves an account's points locks this row first.
 */
const RewardBalanceSchema = defineEntity({
  name: 'RewardBalance',
  tableName: 'reward_balance',
  checks: [
    { name: 'reward_balance_spendable_check', expression: 'spendable >= 0' },
    { name: 'reward_balance_pending_check', expression: 'pending >= 0' },
    { name: 'reward_balance_reserved_check', expression: 'reserved >= 0 and reserved <= spendable' },
  ],
  properties: {
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').primary().deleteRule('no action').updateRule('no action'),
    spendable: p.integer().default(0),
    /** Earned with trips that are not over yet. */
    pending: p.integer().default(0),
    reserved: p.integer().default(0),
    /** When something of it expires, or its owner is to be told so. */
    dueAt: p.datetime().nullable().index(),
    /** Lots that expire until then were told of a month before … */
    monthToldUntil: p.datetime().nullable(),
    /** … and these a week before. */
    weekToldUntil: p.datetime().nullable(),
  },
});
export class RewardBalance extends RewardBalanceSchema.class {}
RewardBalanceSchema.setClass(RewardBalance);
