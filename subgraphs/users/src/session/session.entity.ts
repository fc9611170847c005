import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';
import type { SessionFacts } from './session.rules.js';

/** Why a session ended before its time. */
export const END_REASONS = [
  'LOGOUT',
  'REUSE',
  'ACCOUNT_CLOSED',
  'PASSWORD_CHANGED',
  'SECOND_FACTOR_RESET',
  'ENDED_ELSEWHERE',
  'IMPERSONATION_OVER',
] as const;
export type EndReason = (typeof END_REASONS)[number];

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
    /** 'Chrome 143 on Windows': read from the user agent at sign-in. */
    device: p.string(),
    ip: p.string().nullable(),
    lastUsedAt: p.datetime(),
    /** Who really sits there, when somebody acts as this account. */
    impersonatorId: p.bigint('string').nullable(),
    /** His own session: with it this one ends, and he goes back to it. */
    impersonatorSessionId: p.uuid().nullable(),
    expiresAt: p.datetime().index(),
    endedAt: p.datetime().nullable(),
    endReason: p.enum(END_REASONS).nullable(),
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
    this.lastUsedAt = new Date(now);
  }

  end(now: number, reason: EndReason): void {
    this.endedAt = new Date(now);
    this.endReason = reason;
  }
}
SessionSchema.setClass(Session);
