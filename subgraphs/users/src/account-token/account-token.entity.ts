import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';

/** What a link in a mail is for. */
export const TOKEN_KINDS = ['VERIFY_EMAIL', 'CHANGE_EMAIL', 'RESET_PASSWORD'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** A secret that was mailed to the owner of an address: only its hash is kept, and it serves once. */
const AccountTokenSchema = defineEntity({
  name: 'AccountToken',
  tableName: 'account_token',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').index().deleteRule('cascade'),
    kind: p.enum(TOKEN_KINDS),
    /** SHA-256. */
    tokenHash: p.string().length(64).unique(),
    /** The address it was sent to: it proves that one and no other. */
    email: p.string(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
    usedAt: p.datetime().nullable(),
  },
});
export class AccountToken extends AccountTokenSchema.class {}
AccountTokenSchema.setClass(AccountToken);
