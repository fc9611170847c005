import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Operator } from '../operator/operator.entity.js';
import { TRANSPORT_TYPES } from '../vehicle/vehicle-type.entity.js';

const TicketTermSchema = defineEntity({
  name: 'TicketTerm',
  tableName: 'ticket_term',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: () => p.manyToOne(Operator).mapToPk().fieldName('operator_id').nullable().deleteRule('no action'),
    transportType: p.enum(TRANSPORT_TYPES).nullable(),
    title: p.json<LocalizedText>(),
    text: p.json<LocalizedText>(),
    active: p.boolean().default(true),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** What a ticket is sold under, in words: luggage, children, being late. */
export class TicketTerm extends TicketTermSchema.class {}
TicketTermSchema.setClass(TicketTerm);
