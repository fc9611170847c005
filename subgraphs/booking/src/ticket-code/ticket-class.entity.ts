import { defineEntity, p } from '@mikro-orm/core';
import { Part } from '../booking/booking.entity.js';

const TicketClassSchema = defineEntity({
  name: 'TicketClass',
  tableName: 'ticket_class',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: p.bigint('string').index(),
    mode: p.string().length(7),
    createFor: p.text(),
    prefix: p.text().nullable().index(),
    suffix: p.text().nullable(),
    digits: p.integer(),
    /** What it is called: the code of number 1, which the database writes. */
    firstCode: p.text(),
    /** In its ranges that are on, which the database counts. */
    numbersLeft: p.bigint('number').defaultRaw('0'),
    allowForeigners: p.boolean(),
    allowLocals: p.boolean(),
    journeyType: p.text(),
    active: p.boolean().default(true),
    version: p.integer().default(1),
  },
});
/** Which passengers of an operator get codes of one kind, and how these look. */
export class TicketClass extends TicketClassSchema.class {}
TicketClassSchema.setClass(TicketClass);

const CodeRangeSchema = defineEntity({
  name: 'CodeRange',
  tableName: 'code_range',
  checks: [{ name: 'code_range_order_check', expression: 'range_from <= range_to and next >= range_from' }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    classId: () => p.manyToOne(TicketClass).mapToPk().fieldName('class_id').index(),
    /** Of its class. */
    operatorId: p.bigint('string').index(),
    mode: p.string().length(7),
    rangeFrom: p.bigint('number'),
    rangeTo: p.bigint('number'),
    /** '1–200', which the database writes. */
    span: p.text(),
    /** Nothing is drawn of one that was ended. */
    active: p.boolean().default(true),
    version: p.integer().default(1),
    /** The number the next code gets; above range_to: used up. */
    next: p.bigint('number'),
  },
});
/** Numbers of a class, each given once and in order. */
export class CodeRange extends CodeRangeSchema.class {}
CodeRangeSchema.setClass(CodeRange);

const TicketCodeSchema = defineEntity({
  name: 'TicketCode',
  tableName: 'ticket_code',
  properties: {
    operatorId: p.bigint('string').primary(),
    mode: p.string().length(7).primary(),
    code: p.text().primary(),
    partId: () => p.manyToOne(Part).mapToPk().fieldName('part_id').index(),
  },
});
/** A code that was given, by a range or by hand: never again, though its ticket has another one now. */
export class TicketCode extends TicketCodeSchema.class {}
TicketCodeSchema.setClass(TicketCode);
