import type { SeatChange } from '@naga/kernel/seat-changes.js';
import { defineMessages, type NoMessageValues } from 'react-intl';
import type { CellKind, DrawingProblem, Place } from './drawing.rules.js';
import type { Numbering } from './numbering.rules.js';

/** Of the list and the pages. */
export const layoutWords = defineMessages<
  Record<
    'title' | 'add' | 'about' | 'operator' | 'everybody' | 'size' | 'seats' | 'name' | 'copy' | 'preview',
    NoMessageValues
  > & {
    sizeOf: { floors: number; rows: number; columns: number };
  }
>({
  title: { id: 'admin.seat-layouts.title', defaultMessage: 'Seat layouts' },
  add: { id: 'admin.seat-layouts.add', defaultMessage: 'Add a seat layout' },
  about: {
    id: 'admin.seat-layouts.about',
    defaultMessage: 'A vehicle from above: where its seats, doors and aisles are, and which seats are sold.',
  },
  name: { id: 'admin.seat-layouts.name', defaultMessage: 'Name' },
  operator: { id: 'admin.seat-layouts.operator', defaultMessage: 'Operator' },
  everybody: { id: 'admin.seat-layouts.everybody', defaultMessage: 'Every operator' },
  size: { id: 'admin.seat-layouts.size', defaultMessage: 'Size' },
  sizeOf: {
    id: 'admin.seat-layouts.size-of',
    defaultMessage:
      '{floors, plural, one {one floor} other {# floors}} · {rows, plural, one {one row} other {# rows}} · {columns, plural, one {one column} other {# columns}}',
  },
  seats: { id: 'admin.seat-layouts.seats', defaultMessage: 'Seats for sale' },
  copy: { id: 'admin.seat-layouts.copy', defaultMessage: 'Draw another one like this' },
  preview: { id: 'admin.seat-layouts.preview', defaultMessage: 'As travellers see it' },
});

/** Of the drawing board. */
export const editorWords = defineMessages<
  Record<
    | 'drawing'
    | 'drawingAbout'
    | 'floors'
    | 'rows'
    | 'columns'
    | 'brush'
    | 'select'
    | 'numbering'
    | 'undo'
    | 'redo'
    | 'copyRow'
    | 'keys'
    | 'chosen'
    | 'noSeat'
    | 'number'
    | 'numberHint'
    | 'type'
    | 'noType'
    | 'mixed'
    | 'bookable'
    | 'bookableHint'
    | 'blocked'
    | 'blockedHint'
    | 'allowMale'
    | 'allowFemale'
    | 'blockedFrom'
    | 'blockedTo'
    | 'sold'
    | 'front'
    | 'unfinished'
    | 'crew'
    | 'womenOnly'
    | 'menOnly',
    NoMessageValues
  > & {
    floor: { floor: number };
    cell: { row: number; column: number; what: string };
    seat: { number: string };
    chosenCount: { count: number };
  }
>({
  drawing: { id: 'admin.seat-layouts.drawing', defaultMessage: 'Drawing' },
  drawingAbout: {
    id: 'admin.seat-layouts.drawing-about',
    defaultMessage: 'Choose what to draw and press or drag over the cells, or use the keyboard.',
  },
  floors: { id: 'admin.seat-layouts.floors', defaultMessage: 'Floors' },
  rows: { id: 'admin.seat-layouts.rows', defaultMessage: 'Rows' },
  columns: { id: 'admin.seat-layouts.columns', defaultMessage: 'Columns' },
  floor: { id: 'admin.seat-layouts.floor', defaultMessage: 'Floor {floor}' },
  front: { id: 'admin.seat-layouts.front', defaultMessage: 'Front' },
  brush: { id: 'admin.seat-layouts.brush', defaultMessage: 'Draw' },
  select: { id: 'admin.seat-layouts.select', defaultMessage: 'Select only' },
  numbering: { id: 'admin.seat-layouts.numbering', defaultMessage: 'Seat numbers' },
  undo: { id: 'admin.seat-layouts.undo', defaultMessage: 'Undo' },
  redo: { id: 'admin.seat-layouts.redo', defaultMessage: 'Redo' },
  copyRow: { id: 'admin.seat-layouts.copy-row', defaultMessage: 'Copy this row' },
  keys: {
    id: 'admin.seat-layouts.keys',
    defaultMessage:
      'Arrows move, with Shift they select several cells; Page Up and Page Down change the floor. The letters behind the names draw, Space draws what is chosen above, Delete empties. Ctrl+Z takes back, Ctrl+A selects the floor.',
  },
  cell: { id: 'admin.seat-layouts.cell', defaultMessage: 'Row {row}, column {column}: {what}' },
  seat: { id: 'admin.seat-layouts.seat', defaultMessage: 'seat {number}' },
  sold: { id: 'admin.seat-layouts.sold', defaultMessage: 'sold on coming departures' },
  unfinished: {
    id: 'admin.seat-layouts.unfinished',
    defaultMessage: 'The drawing cannot be saved yet: it says below what is missing.',
  },
  chosen: { id: 'admin.seat-layouts.chosen', defaultMessage: 'Selected seats' },
  chosenCount: {
    id: 'admin.seat-layouts.chosen-count',
    defaultMessage: '{count, plural, one {One seat is selected.} other {# seats are selected.}}',
  },
  noSeat: { id: 'admin.seat-layouts.no-seat', defaultMessage: 'No seat is selected.' },
  number: { id: 'admin.seat-layouts.number', defaultMessage: 'Seat number' },
  numberHint: { id: 'admin.seat-layouts.number-hint', defaultMessage: '1 to 8 letters or digits' },
  type: { id: 'admin.seat-layouts.type', defaultMessage: 'Seat type' },
  noType: { id: 'admin.seat-layouts.no-type', defaultMessage: 'No type' },
  mixed: { id: 'admin.seat-layouts.mixed', defaultMessage: 'Some of them' },
  bookable: { id: 'admin.seat-layouts.bookable', defaultMessage: 'Sold to travellers' },
  bookableHint: { id: 'admin.seat-layouts.bookable-hint', defaultMessage: 'Off for seats of the crew' },
  blocked: { id: 'admin.seat-layouts.blocked', defaultMessage: 'Blocked' },
  blockedHint: { id: 'admin.seat-layouts.blocked-hint', defaultMessage: 'Always, or between two days' },
  allowMale: { id: 'admin.seat-layouts.allow-male', defaultMessage: 'Men may sit here' },
  allowFemale: { id: 'admin.seat-layouts.allow-female', defaultMessage: 'Women may sit here' },
  crew: { id: 'admin.seat-layouts.crew', defaultMessage: 'for the crew' },
  womenOnly: { id: 'admin.seat-layouts.women-only', defaultMessage: 'women only' },
  menOnly: { id: 'admin.seat-layouts.men-only', defaultMessage: 'men only' },
  blockedFrom: { id: 'admin.seat-layouts.blocked-from', defaultMessage: 'Blocked from' },
  blockedTo: { id: 'admin.seat-layouts.blocked-to', defaultMessage: 'Blocked until' },
});

/** What becomes of seats that are sold. */
export const soldChangeWords = defineMessages<Record<SeatChange, { seats: string; count: number }>>({
  LOST: {
    id: 'admin.seat-layouts.sold-gone',
    defaultMessage:
      '{count, plural, one {Seat {seats} is} other {Seats {seats} are}} sold on coming departures and would no longer be for sale. It cannot be saved like this: keep {count, plural, one {its number} other {their numbers}}, or move the passengers first.',
  },
  MOVED: {
    id: 'admin.seat-layouts.sold-moved',
    defaultMessage:
      '{count, plural, one {Seat {seats} is sold on coming departures and moves.} other {Seats {seats} are sold on coming departures and move.}}',
  },
  BLOCKED: {
    id: 'admin.seat-layouts.sold-blocked',
    defaultMessage:
      '{count, plural, one {Seat {seats} is sold on coming departures and becomes blocked.} other {Seats {seats} are sold on coming departures and become blocked.}}',
  },
  RESTRICTED: {
    id: 'admin.seat-layouts.sold-restricted',
    defaultMessage:
      '{count, plural, one {Seat {seats} is sold on coming departures and becomes one for women or men only.} other {Seats {seats} are sold on coming departures and become ones for women or men only.}}',
  },
  OTHER_TYPE: {
    id: 'admin.seat-layouts.sold-other-type',
    defaultMessage:
      '{count, plural, one {Seat {seats} is sold on coming departures and becomes another kind of seat.} other {Seats {seats} are sold on coming departures and become another kind of seat.}}',
  },
});

export const kindWords = defineMessages<Record<CellKind, NoMessageValues>>({
  SEAT: { id: 'admin.seat-kind.SEAT', defaultMessage: 'Seat' },
  AISLE: { id: 'admin.seat-kind.AISLE', defaultMessage: 'Aisle' },
  DOOR: { id: 'admin.seat-kind.DOOR', defaultMessage: 'Door' },
  DRIVER: { id: 'admin.seat-kind.DRIVER', defaultMessage: 'Driver' },
  TOILET: { id: 'admin.seat-kind.TOILET', defaultMessage: 'Toilet' },
  STAIRS: { id: 'admin.seat-kind.STAIRS', defaultMessage: 'Stairs' },
  EMPTY: { id: 'admin.seat-kind.EMPTY', defaultMessage: 'Empty' },
});

export const numberingWords = defineMessages<Record<Numbering, NoMessageValues>>({
  KEEP: { id: 'admin.seat-numbering.KEEP', defaultMessage: 'Keep them' },
  COUNT: { id: 'admin.seat-numbering.COUNT', defaultMessage: '1, 2, 3 …' },
  ROW_LETTER: { id: 'admin.seat-numbering.ROW_LETTER', defaultMessage: 'A1, A2, B1 …' },
  ROW_NUMBER: { id: 'admin.seat-numbering.ROW_NUMBER', defaultMessage: '1A, 1B, 2A …' },
});

export const problemWords = defineMessages<Record<DrawingProblem, { number: string } & Record<keyof Place, number>>>({
  NO_SEAT: { id: 'admin.seat-layouts.problem.NO_SEAT', defaultMessage: 'Draw one seat at least.' },
  NO_SEAT_NUMBER: {
    id: 'admin.seat-layouts.problem.NO_SEAT_NUMBER',
    defaultMessage: 'The seat on floor {floor}, row {row}, column {column} has no number yet.',
  },
  SEAT_FOR_NOBODY: {
    id: 'admin.seat-layouts.problem.SEAT_FOR_NOBODY',
    defaultMessage: 'Neither men nor women may sit on seat {number}. Let one of them sit there, or block it.',
  },
  SEAT_NUMBER_FORM: {
    id: 'admin.seat-layouts.problem.SEAT_NUMBER_FORM',
    defaultMessage: 'A seat number has 1 to 8 letters or digits. Mend “{number}”.',
  },
  SEAT_NUMBER_TWICE: {
    id: 'admin.seat-layouts.problem.SEAT_NUMBER_TWICE',
    defaultMessage: 'Two seats have the number {number}. Give one of them another.',
  },
  BLOCK_ENDS_EARLY: {
    id: 'admin.seat-layouts.problem.BLOCK_ENDS_EARLY',
    defaultMessage: 'The block of seat {number} ends before it begins.',
  },
});
