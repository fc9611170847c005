import { defineEntity, p } from '@mikro-orm/core';

const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    /** Digest of caller and key: neither can be read from the table. */
    id: p.text().primary(),
    fingerprint: p.text(),
    startedAt: p.datetime().index(),
    status: p.integer().nullable(),
    contentType: p.text().nullable(),
    /** Encrypted with the caller's own key, since answers hold tokens. */
    body: p.text().nullable(),
  },
});
/** One write of a client, and what it was answered. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
