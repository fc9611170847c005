import { defineEntity, p } from '@mikro-orm/core';
import type { ExchangeTerms } from '../exchange/exchange-terms.rules.js';
import { RefundPolicyRow } from '../refund/refund-policy.entity.js';
import type { RefundTier } from '../refund/refund-policy.rules.js';

const RefundPolicyRequestSchema = defineEntity({
  name: 'RefundPolicyRequest',
  tableName: 'refund_policy_request',
  checks: [
    {
      name: 'refund_policy_request_state_check',
      expression: "state in ('waiting', 'done', 'refused', 'withdrawn')",
    },
    {
      name: 'refund_policy_request_two_people_check',
      expression: "decided_by_id <> asked_by_id or state = 'withdrawn'",
    },
    {
      name: 'refund_policy_request_place_check',
      expression:
        'num_nonnulls(route_id, route_schedule_id) = 0 or (operator_id is not null and num_nonnulls(route_id, route_schedule_id) = 1)',
    },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    state: p.text(),
    /** The place and the terms, as of a policy. */
    operatorId: p.bigint('string').nullable().index(),
    routeId: p.bigint('string').nullable(),
    routeScheduleId: p.bigint('string').nullable(),
    currency: p.string().length(3),
    class: p.text(),
    tiers: p.json<readonly RefundTier[]>(),
    /** Null: as in the version before. */
    exchange: p.json<ExchangeTerms>().nullable(),
    /** The day it was wished for; null, and a day that is over by then: from the decision on. */
    soldFrom: p.date().nullable(),
    /** The version it would come after; 0 where there was none. */
    expectedVersion: p.integer(),
    reason: p.text(),
    askedById: p.bigint('string'),
    askedAt: p.datetime(),
    decidedById: p.bigint('string').nullable(),
    decidedAt: p.datetime().nullable(),
    /** Why it was declined. */
    answer: p.text().nullable(),
    /** The version it became. */
    policyId: () => p.manyToOne(RefundPolicyRow).mapToPk().fieldName('policy_id').nullable().index(),
  },
});
/** A version of a refund policy that somebody asks for and a second person decides. */
export class RefundPolicyRequest extends RefundPolicyRequestSchema.class {}
RefundPolicyRequestSchema.setClass(RefundPolicyRequest);
