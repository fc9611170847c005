import { defineEntity, p } from '@mikro-orm/core';
import type { LineWish } from '../line-price/line-wish.rules.js';
import type { Operation } from '../tariff-operation/operation.rules.js';
import { CHANGE_STATES } from './change-state.rules.js';

const TariffChangeSchema = defineEntity({
  name: 'TariffChange',
  tableName: 'tariff_change',
  checks: [
    {
      name: 'tariff_change_state_check',
      expression: `state in (${CHANGE_STATES.map((state) => `'${state}'`).join(', ')})`,
    },
    { name: 'tariff_change_number_check', expression: "(number is not null) = (state = 'applied')" },
    { name: 'tariff_change_two_people_check', expression: "decided_by_id <> asked_by_id or state = 'withdrawn'" },
  ],
  uniques: [{ properties: ['operatorId', 'number'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: p.bigint('string'),
    /** Route.id, where it was asked for on the page of a line. */
    lineId: p.bigint('string').nullable().index(),
    /** All that is asked for of the line; null of what nobody asked a second person for. */
    wish: p.json<LineWish>().nullable(),
    /** GtfsImport.id: the feed that says it; null of what was typed. */
    importId: p.bigint('string').nullable().index(),
    state: p.text().index(),
    /** Which of the operator's applied changes it is: what it wrote names it as its version. */
    number: p.integer().nullable(),
    /** Nobody wrote it: times of a line got the rules of those in whose place they stand. */
    follows: p.boolean().default(false),
    /** The change that it takes back. */
    returnsId: () =>
      p.manyToOne(TariffChange).mapToPk().fieldName('returns_id').nullable().index().deleteRule('set null'),
    /** First day of travel on which it holds. */
    effectiveFrom: p.date(),
    note: p.text().nullable(),
    operations: p.json<readonly Operation[]>(),
    askedById: p.bigint('string'),
    askedAt: p.datetime(),
    decidedById: p.bigint('string').nullable(),
    decidedAt: p.datetime().nullable(),
    /** Why it was declined. */
    answer: p.text().nullable(),
    /** Of who edits the draft. */
    version: p.integer().default(1),
  },
});
/** Prices and rules of an operator that somebody changes together, from a day of travel on. */
export class TariffChange extends TariffChangeSchema.class {}
TariffChangeSchema.setClass(TariffChange);
