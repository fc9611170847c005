import { defineEntity, p } from '@mikro-orm/core';

/** How often one thing was tried within one window: failed logins of an account, registrations from an address, … */
const AttemptSchema = defineEntity({
  name: 'Attempt',
  tableName: 'attempt',
  properties: {
    /** SHA-256 of what is counted: names and addresses of strangers are not kept. */
    key: p.string().length(64).primary(),
    windowStartedAt: p.datetime(),
    windowEndsAt: p.datetime().index(),
    count: p.integer(),
  },
});
export class Attempt extends AttemptSchema.class {}
AttemptSchema.setClass(Attempt);
