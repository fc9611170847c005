import { defineEntity, p } from '@mikro-orm/core';
import { REQUEST_STATES, type RequestState } from './developer-request.rules.js';

/** Somebody asks to use our interface; an admin decides. */
const DeveloperRequestSchema = defineEntity({
  name: 'DeveloperRequest',
  tableName: 'developer_request',
  indexes: [{ properties: ['state', 'createdAt'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    name: p.string(),
    email: p.string().index(),
    company: p.string(),
    website: p.string().length(300).nullable(),
    purpose: p.text(),
    countryCode: p.string().length(2).nullable(),
    /** In which he asked, and is answered. */
    language: p.string().length(2),
    state: p.enum(Object.keys(REQUEST_STATES) as RequestState[]).default('WAITING'),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    decidedById: p.bigint('string').nullable(),
    /** For the person who asked. */
    note: p.text().nullable(),
    /** The account it made or upgraded. */
    accountId: p.bigint('string').nullable(),
  },
});
export class DeveloperRequest extends DeveloperRequestSchema.class {}
DeveloperRequestSchema.setClass(DeveloperRequest);
