import { defineEntity, p } from '@mikro-orm/core';
import { Operator } from '../operator/operator.entity.js';
import { SeatType } from './seat-type.entity.js';

export const SEAT_KINDS = ['SEAT', 'AISLE', 'DOOR', 'DRIVER', 'TOILET', 'STAIRS', 'EMPTY'] as const;

const SeatLayoutSchema = defineEntity({
  name: 'SeatLayout',
  tableName: 'seat_layout',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: () => p.manyToOne(Operator).mapToPk().fieldName('operator_id').nullable(),
    name: p.string(),
    floors: p.integer(),
    rows: p.integer(),
    columns: p.integer(),
    numberOfSeats: p.integer(),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
    seats: () => p.oneToMany(Seat).mappedBy('seatLayout').orphanRemoval(),
  },
});
/** The grid of a vehicle's floors: always loaded, changed and copied whole, with its seats. */
export class SeatLayout extends SeatLayoutSchema.class {}
SeatLayoutSchema.setClass(SeatLayout);

const SeatSchema = defineEntity({
  name: 'Seat',
  tableName: 'seat',
  uniques: [{ properties: ['seatLayout', 'floor', 'row', 'column'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    seatLayout: () => p.manyToOne(SeatLayout).deleteRule('cascade'),
    seatTypeId: () => p.manyToOne(SeatType).mapToPk().fieldName('seat_type_id').nullable(),
    kind: p.enum(SEAT_KINDS),
    number: p.string().default(''),
    floor: p.integer(),
    row: p.integer(),
    column: p.integer(),
    blocked: p.boolean().default(false),
    bookable: p.boolean().default(true),
    allowMale: p.boolean().default(true),
    allowFemale: p.boolean().default(true),
    blockedFrom: p.date().nullable(),
    blockedTo: p.date().nullable(),
  },
});
/** One cell of a layout. */
export class Seat extends SeatSchema.class {}
SeatSchema.setClass(Seat);
