import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';
import type { SessionFacts } from './session.rules.js';

/** One sign-in on one device. Its bearer tokens carry its id and their generation. */
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').index().deleteRule('cascade'),
    generation: p.integer().default(1),
    /** When the current generation began. */
    rotatedAt: p.datetime(),
    remember: p.boolean(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
    endedAt: p.datetime().nullable(),
    endReason: p.enum(['LOGOUT', 'REUSE', 'ACCOUNT_CLOSED'] as const).nullable(),
  },
});
export class Session extends SessionSchema.class {
  /** As its rules see it. */
  facts(): SessionFacts {
    const { generation, rotatedAt, expiresAt, endedAt } = this;
    return { generation, rotatedAt: rotatedAt.getTime(), expiresAt: expiresAt.getTime(), ended: endedAt != null };
  }

  rotate(now: number): void {
    this.generation += 1;
    this.rotatedAt = new Date(now);
  }

  end(now: number, reason: 'LOGOUT' | 'REUSE' | 'ACCOUNT_CLOSED'): void {
    this.endedAt = new Date(now);
    this.endReason = reason;
  }
}
SessionSchema.setClass(Session);
