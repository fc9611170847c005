import { defineEntity, p } from '@mikro-orm/core';
import type { ExchangeTerms } from '../exchange/exchange-terms.rules.js';
import type { RefundTier } from './refund-policy.rules.js';

const RefundPolicyRowSchema = defineEntity({
  name: 'RefundPolicyRow',
  tableName: 'refund_policy',
  checks: [
    {
      name: 'refund_policy_place_check',
      expression:
        'num_nonnulls(route_id, route_schedule_id) = 0 or (operator_id is not null and num_nonnulls(route_id, route_schedule_id) = 1)',
    },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** Null for everyone without a policy of their own. */
    operatorId: p.bigint('string').nullable().index(),
    /** Of this route alone. */
    routeId: p.bigint('string').nullable(),
    /** Of this schedule alone. */
    routeScheduleId: p.bigint('string').nullable(),
    class: p.text(),
    /** Of its fixed fees, and of the sales it is for. */
    currency: p.string().length(3),
    version: p.integer(),
    tiers: p.json<readonly RefundTier[]>(),
    /** What changing to another departure costs; null for the terms of class Standard. */
    exchange: p.json<ExchangeTerms>().nullable(),
    createdAt: p.datetime(),
    /** From then on, until a later version is. */
    soldFrom: p.datetime(),
  },
});
/** A refund policy in one of its versions; of those whose time has come, the highest is sold. */
export class RefundPolicyRow extends RefundPolicyRowSchema.class {}
RefundPolicyRowSchema.setClass(RefundPolicyRow);
