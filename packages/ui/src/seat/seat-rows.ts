import type { MapSeat, SeatPosition } from './seat.js';

export interface SeatRow {
  row: number;
  /** Counted over rows that have seats, from 1; undefined for a row of doors or stairs only. */
  ordinal: number | undefined;
  cells: readonly MapSeat[];
}

export interface SeatPlan {
  /** Of the leftmost column in use, so that a cell's place is column − firstColumn + 1. */
  firstColumn: number;
  /** For each column, whether people sit (or anything stands) in it; the others are passages. */
  columns: readonly ('cells' | 'passage')[];
  rows: readonly SeatRow[];
}

/** One floor's cells in rows from the front; numbering of rows and columns may start anywhere. */
export function planOf(seats: readonly MapSeat[], floor: number): SeatPlan {
  const cells = seats.filter((seat) => seat.floor === floor && seat.kind !== 'AISLE' && seat.kind !== 'EMPTY');
  const all = cells.map(({ column }) => column);
  const firstColumn = Math.min(...all);
  const width = cells.length === 0 ? 0 : Math.max(...all) - firstColumn + 1;
  const used = new Set(all);
  const rowNumbers = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b);
  let ordinal = 0;
  const rows = rowNumbers.map((row) => {
    const inRow = cells.filter((cell) => cell.row === row).sort((a, b) => a.column - b.column);
    return { row, ordinal: inRow.some(({ kind }) => kind === 'SEAT') ? ++ordinal : undefined, cells: inRow };
  });
  return {
    firstColumn,
    columns: Array.from({ length: width }, (_, index) => (used.has(firstColumn + index) ? 'cells' : 'passage')),
    rows,
  };
}

/** At the outer wall, beside a passage, or between two others. */
export function positionOf(seat: MapSeat, row: SeatRow, { firstColumn, columns }: SeatPlan): SeatPosition {
  if (seat.column === firstColumn || seat.column === firstColumn + columns.length - 1) return 'window';
  const hasNeighbour = (column: number) => row.cells.some((cell) => cell.kind === 'SEAT' && cell.column === column);
  return hasNeighbour(seat.column - 1) && hasNeighbour(seat.column + 1) ? 'middle' : 'aisle';
}

/** The seat an arrow leads to: beside it in its row, or nearest by column in the next row with seats. */
export function seatBeside(plan: SeatPlan, number: string, key: string): MapSeat | undefined {
  const rows = plan.rows
    .map(({ cells }) => cells.filter(({ kind }) => kind === 'SEAT'))
    .filter((row) => row.length > 0);
  const rowIndex = rows.findIndex((row) => row.some((seat) => seat.number === number));
  const row = rows[rowIndex];
  if (row === undefined) return undefined;
  const index = row.findIndex((seat) => seat.number === number);
  const { column } = row[index] as MapSeat;
  const nearest = (other: readonly MapSeat[] | undefined) =>
    other?.toSorted((a, b) => Math.abs(a.column - column) - Math.abs(b.column - column))[0];
  switch (key) {
    case 'ArrowLeft':
      return row[index - 1];
    case 'ArrowRight':
      return row[index + 1];
    case 'ArrowUp':
      return nearest(rows[rowIndex - 1]);
    case 'ArrowDown':
      return nearest(rows[rowIndex + 1]);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}
