import { defineEntity, p } from '@mikro-orm/core';

const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limit',
  properties: {
    /** Digest of the limit's name and whom it counts. */
    id: p.text().primary(),
    windowStart: p.datetime().index(),
    /** Claimed by all gateways together; may exceed the limit, whose last tokens then went to whoever came first. */
    used: p.integer(),
  },
});
/** One caller's use of one limit in its present window. */
export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);
