import { defineEntity, p } from '@mikro-orm/core';
import { Leg } from './booking.entity.js';

const OperatorTicketRangeSchema = defineEntity({
  name: 'OperatorTicketRange',
  tableName: 'operator_ticket_range',
  properties: {
    operatorId: p.bigint('string').primary(),
    mode: p.string().length(7).primary(),
    prefix: p.text(),
    /** The number the next ticket code gets. */
    next: p.bigint('number'),
    digits: p.integer(),
  },
});
/** Where an operator's ticket codes come from: without gaps, whatever the load. */
export class OperatorTicketRange extends OperatorTicketRangeSchema.class {}
OperatorTicketRangeSchema.setClass(OperatorTicketRange);

const TicketRowSchema = defineEntity({
  name: 'TicketRow',
  tableName: 'ticket',
  properties: {
    /** 128 random bits. */
    id: p.text().primary(),
    legId: () => p.oneToOne(Leg).mapToPk().fieldName('leg_id').owner().unique(),
    mode: p.string().length(7),
    revokedAt: p.datetime().nullable(),
  },
});
/** The ticket of one leg, with all its passengers. */
export class TicketRow extends TicketRowSchema.class {}
TicketRowSchema.setClass(TicketRow);
