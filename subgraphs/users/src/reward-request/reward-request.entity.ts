import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';

const RewardRequestSchema = defineEntity({
  name: 'RewardRequest',
  tableName: 'reward_request',
  checks: [
    { name: 'reward_request_state_check', expression: "state in ('waiting', 'done', 'refused', 'withdrawn')" },
    {
      name: 'reward_request_code_check',
      expression: "code in ('GOODWILL', 'COMPLAINT', 'CORRECTION', 'CAMPAIGN', 'MISUSE')",
    },
    { name: 'reward_request_points_check', expression: 'points <> 0' },
    { name: 'reward_request_two_people_check', expression: "decided_by_id <> asked_by_id or state = 'withdrawn'" },
  ],
  indexes: [
    {
      name: 'reward_request_waiting',
      expression: "create index reward_request_waiting on reward_request (asked_at, id) where state = 'waiting'",
    },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    state: p.text().default('waiting'),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').index(),
    /** Below zero they are taken away. */
    points: p.integer(),
    code: p.text(),
    note: p.text(),
    askedById: p.bigint('string'),
    askedAt: p.datetime(),
    decidedById: p.bigint('string').nullable(),
    decidedAt: p.datetime().nullable(),
    /** Why it was declined. */
    answer: p.text().nullable(),
  },
});
/** Points that one person wants to move by hand, and a second one decides. */
export class RewardRequest extends RewardRequestSchema.class {}
RewardRequestSchema.setClass(RewardRequest);
