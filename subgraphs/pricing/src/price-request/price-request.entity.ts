import { defineEntity, p } from '@mikro-orm/core';
import type { PricedPair } from '../line-price/sold-prices.rules.js';
import type { LinePrice, WishedZones } from '../line-price/line-price.rules.js';

const PriceRequestSchema = defineEntity({
  name: 'PriceRequest',
  tableName: 'price_request',
  checks: [
    { name: 'price_request_state_check', expression: "state in ('waiting', 'done', 'refused', 'withdrawn')" },
    { name: 'price_request_two_people_check', expression: "decided_by_id <> asked_by_id or state = 'withdrawn'" },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    state: p.text(),
    /** Route.id */
    lineId: p.bigint('string').index(),
    operatorId: p.bigint('string').index(),
    /** Of the operator. */
    countryCode: p.string().length(2),
    currency: p.string().length(3),
    prices: p.json<readonly LinePrice[]>(),
    /** Stops that shall cost the same; those that have no zone yet become one. */
    zones: p.json<WishedZones>().defaultRaw(`'[]'`),
    /** What was sold when they were asked for; null of requests of old. */
    sold: p.json<readonly PricedPair[]>().nullable(),
    /** Of the prices they would take the place of. */
    seen: p.text(),
    /** GtfsImport.id: the feed that says them; null of what was typed. */
    importId: p.bigint('string').nullable().index(),
    askedById: p.bigint('string'),
    askedAt: p.datetime(),
    decidedById: p.bigint('string').nullable(),
    decidedAt: p.datetime().nullable(),
    /** Why they were declined. */
    answer: p.text().nullable(),
  },
});
/** Prices of a line that somebody asks for and a second person decides. */
export class PriceRequest extends PriceRequestSchema.class {}
PriceRequestSchema.setClass(PriceRequest);
