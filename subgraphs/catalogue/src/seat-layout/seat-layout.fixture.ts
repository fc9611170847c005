import type { LayoutCell } from './seat-layout.rules.js';

/** A seat of the first row that everybody may buy. */
export const aSeat = (number: string, column: number, more: Partial<LayoutCell> = {}): LayoutCell => ({
  kind: 'SEAT',
  number,
  floor: 1,
  row: 1,
  column,
  seatTypeId: null,
  bookable: true,
  blocked: false,
  allowMale: true,
  allowFemale: true,
  blockedFrom: null,
  blockedTo: null,
  ...more,
});
