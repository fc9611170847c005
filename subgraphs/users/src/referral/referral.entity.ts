import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';
import { REFERRAL_STATES, REFUSAL_REASONS, type ReferralState, type RefusalReason } from './referral.rules.js';

const ReferralCodeSchema = defineEntity({
  name: 'ReferralCode',
  tableName: 'referral_code',
  properties: {
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').primary().deleteRule('no action').updateRule('no action'),
    code: p.string().length(8).unique(),
    madeAt: p.datetime(),
  },
});
/** What somebody gives his friends, who get points with it, as he does. */
export class ReferralCode extends ReferralCodeSchema.class {}
ReferralCodeSchema.setClass(ReferralCode);

const ReferralSchema = defineEntity({
  name: 'Referral',
  tableName: 'referral',
  checks: [{ name: 'referral_people_check', expression: 'referrer_id <> friend_id' }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    referrerId: () => p.manyToOne(Account).mapToPk().fieldName('referrer_id').index(),
    friendId: () => p.manyToOne(Account).mapToPk().fieldName('friend_id').unique(),
    at: p.datetime(),
    state: p.enum(Object.keys(REFERRAL_STATES) as ReferralState[]).default('WAITING'),
    /** Why it brought nothing. */
    reason: p.enum(Object.keys(REFUSAL_REASONS) as RefusalReason[]).nullable(),
    /** The friend's first trip. */
    bookingId: p.bigint('string').nullable(),
    settledAt: p.datetime().nullable(),
    referrerPoints: p.integer().default(0),
    friendPoints: p.integer().default(0),
  },
});
/** Somebody came by the code of another. */
export class Referral extends ReferralSchema.class {}
ReferralSchema.setClass(Referral);
