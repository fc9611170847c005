import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { reference } from '@naga/server-kit/crud/noun-field.js';
import { whole } from '@naga/server-kit/crud/number-field.js';
import { line } from '@naga/server-kit/crud/text-field.js';
import { MOST } from './seat-layout.rules.js';

/** What lists and forms know of a seat layout; its cells are saved with it (save-seat-layout.command.ts). */
export const seatLayoutNoun = defineNoun({
  name: 'SeatLayout',
  plural: 'SeatLayouts',
  about: 'The grid of a vehicle, floor by floor, as the back office draws it.',
  table: 'seat_layout',
  permission: 'catalogue.edit',
  owner: {
    field: 'operatorId',
    sql: { operator: 't.operator_id = $key::bigint', country: 'o.country_code = $key' },
    joins: 'left join operator o on o.id = t.operator_id',
  },
  fields: {
    operatorId: reference({
      to: { table: 'operator', called: 'x.names' },
      optional: true,
      fixed: true,
      filtered: true,
    }),
    name: line({ max: 120, sorted: true, searched: true }),
    floors: whole({ min: 1, max: MOST.floors }),
    rows: whole({ min: 1, max: MOST.rows }),
    columns: whole({ min: 1, max: MOST.columns }),
    numberOfSeats: whole({ min: 0, max: MOST.floors * MOST.rows * MOST.columns, sorted: true }),
  },
  called: 'name',
  ends: 'removed',
  drawn: {
    noImport: 'A grid of up to 720 cells is drawn: as lines of a file nobody would see where a seat is beside another.',
    operations: {
      list: 'seatLayouts',
      one: 'seatLayout',
      create: 'createSeatLayout',
      update: 'updateSeatLayout',
      end: 'removeSeatLayouts',
    },
    bulk: 'SeatLayout',
    types: {
      filter: 'SeatLayoutFilter',
      order: 'SeatLayoutOrder',
      listed: 'SeatLayoutRecord',
      record: 'SeatLayoutRecord',
      input: 'SeatLayoutInput',
    },
  },
});
