import { defineEntity, p } from '@mikro-orm/core';
import { ApiKey } from '../api-account/api-account.entity.js';

/** One request a key carried, as the gateway saw it. */
const ApiRequestSchema = defineEntity({
  name: 'ApiRequest',
  tableName: 'api_request',
  indexes: [{ properties: ['keyId', 'at'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    keyId: () => p.manyToOne(ApiKey).mapToPk().fieldName('key_id').deleteRule('cascade'),
    at: p.datetime().index(),
    method: p.string().length(10),
    path: p.string().length(500),
    operation: p.string().length(100).nullable(),
    status: p.integer(),
    /** Milliseconds. */
    duration: p.integer(),
    requestId: p.string().length(100),
    ip: p.string().length(60).nullable(),
  },
});
export class ApiRequest extends ApiRequestSchema.class {}
ApiRequestSchema.setClass(ApiRequest);
