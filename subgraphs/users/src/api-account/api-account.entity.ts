import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';
import { API_MODES, type ApiMode } from '../api-key/api-key.rules.js';

/** One application of a developer; its keys are all live or all of the sandbox. */
const ApiAccountSchema = defineEntity({
  name: 'ApiAccount',
  tableName: 'api_account',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    ownerId: () => p.manyToOne(Account).mapToPk().fieldName('owner_id').index().deleteRule('cascade'),
    name: p.string(),
    mode: p.enum(Object.keys(API_MODES) as ApiMode[]),
    createdAt: p.datetime(),
  },
});
export class ApiAccount extends ApiAccountSchema.class {}
ApiAccountSchema.setClass(ApiAccount);

/** A key of an application. The key itself is known to its owner only: we keep its SHA-256. */
const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    apiAccountId: () => p.manyToOne(ApiAccount).mapToPk().fieldName('api_account_id').index().deleteRule('cascade'),
    name: p.string(),
    /** How it begins: enough to tell keys apart, far too little to guess the rest. */
    prefix: p.string().length(32),
    keyHash: p.string().length(64).unique(),
    scopes: p.array(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().nullable(),
    /** The end of the overlap with the key that replaced it. */
    retiresAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    replacedById: p.bigint('string').nullable(),
  },
});
export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);
