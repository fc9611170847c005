import type { SeatKind, SeatLayoutDrawnFragment } from './seat-layouts.generated.js';

/** What stands on a place of the grid. */
export type CellKind = SeatKind;

type PlacedCell = Omit<SeatLayoutDrawnFragment['seats'][number], '__typename'>;

/** Seats have all of it; of what is no seat only the kind counts. */
export type Cell = Readonly<Omit<PlacedCell, 'floor' | 'row' | 'column'>>;

/** Counted from 1: from below, from the front, from the driver's left. */
export interface Place {
  readonly floor: number;
  readonly row: number;
  readonly column: number;
}

export interface Size {
  readonly floors: number;
  readonly rows: number;
  readonly columns: number;
}

/** A whole grid: floor by floor, row by row. */
export interface Drawing extends Size {
  readonly cells: readonly Cell[];
}

/** The largest vehicle; the graph refuses more. */
export const MOST: Size = { floors: 3, rows: 30, columns: 8 };

export const EMPTY: Cell = {
  kind: 'EMPTY',
  number: '',
  seatTypeId: null,
  bookable: false,
  blocked: false,
  allowMale: true,
  allowFemale: true,
  blockedFrom: null,
  blockedTo: null,
};
export const FIRST_PLACE: Place = { floor: 1, row: 1, column: 1 };
const NEW_SEAT: Cell = { ...EMPTY, kind: 'SEAT', bookable: true };

export const placeAt = ({ rows, columns }: Size, index: number): Place => ({
  floor: Math.floor(index / (rows * columns)) + 1,
  row: (Math.floor(index / columns) % rows) + 1,
  column: (index % columns) + 1,
});
const indexOf = ({ rows, columns }: Size, { floor, row, column }: Place): number =>
  ((floor - 1) * rows + row - 1) * columns + column - 1;

const isInside = ({ floors, rows, columns }: Size, { floor, row, column }: Place): boolean =>
  floor <= floors && row <= rows && column <= columns;

export const cellAt = (drawing: Drawing, place: Place): Cell => drawing.cells[indexOf(drawing, place)] ?? EMPTY;

/** A grid of a size whose cells say themselves what they are. */
export const drawn = (size: Size, cellOf: (place: Place) => Cell): Drawing => {
  const { floors, rows, columns } = size;
  const cells = Array.from({ length: floors * rows * columns }, (_, index) => cellOf(placeAt(size, index)));
  return { floors, rows, columns, cells };
};

/** What the graph knows of a layout, as a grid. */
export function drawingOf(layout: Size & { readonly seats: readonly PlacedCell[] }): Drawing {
  const known = new Map(
    layout.seats.map(({ floor, row, column, ...cell }) => [indexOf(layout, { floor, row, column }), cell]),
  );
  return drawn(layout, (place) => {
    const { kind, number, seatTypeId, bookable, blocked, allowMale, allowFemale, blockedFrom, blockedTo } =
      known.get(indexOf(layout, place)) ?? EMPTY;
    return { kind, number, seatTypeId, bookable, blocked, allowMale, allowFemale, blockedFrom, blockedTo };
  });
}

/** A grid as the graph takes it: what is empty is left out. */
export const cellsOf = (drawing: Drawing): PlacedCell[] =>
  drawing.cells.flatMap((cell, index) => (cell.kind === 'EMPTY' ? [] : [{ ...cell, ...placeAt(drawing, index) }]));

/** The places of a rectangle on the floor of its second corner. */
export function placesBetween(one: Place, other: Place): readonly Place[] {
  const span = (side: 'row' | 'column'): number[] => {
    const [from, to] = [Math.min(one[side], other[side]), Math.max(one[side], other[side])];
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  };
  return span('row').flatMap((row) => span('column').map((column) => ({ floor: other.floor, row, column })));
}

function changed(drawing: Drawing, places: readonly Place[], change: (cell: Cell) => Cell): Drawing {
  const at = new Set(places.filter((place) => isInside(drawing, place)).map((place) => indexOf(drawing, place)));
  return { ...drawing, cells: drawing.cells.map((cell, index) => (at.has(index) ? change(cell) : cell)) };
}

/** Draws one kind on some places; a seat that is there already stays as it is. */
export const paint = (drawing: Drawing, places: readonly Place[], kind: CellKind): Drawing =>
  changed(drawing, places, (cell) => {
    if (cell.kind === kind) return cell;
    return kind === 'SEAT' ? NEW_SEAT : { ...EMPTY, kind };
  });

/** Changes the seats among some places. */
export const changeSeats = (drawing: Drawing, places: readonly Place[], change: Partial<Cell>): Drawing =>
  changed(drawing, places, (cell) => {
    if (cell.kind !== 'SEAT') return cell;
    const now = { ...cell, ...change };
    return now.blocked ? now : { ...now, blockedFrom: null, blockedTo: null };
  });

/** Another size: what has no place any more is gone, what is new is empty. */
export const resize = (drawing: Drawing, size: Partial<Size>): Drawing =>
  drawn({ ...drawing, ...size }, (place) => (isInside(drawing, place) ? cellAt(drawing, place) : EMPTY));

/**
 * The same row once more behind it; what follows on its floor moves back, and the grid grows where the last row is in
 * use. Copied seats have no number yet. Nothing changes where there is no room.
 */
export function copyRow(drawing: Drawing, floor: number, row: number): Drawing {
  const isUsed = drawing.cells.some((cell, index) => {
    const place = placeAt(drawing, index);
    return place.floor === floor && place.row === drawing.rows && cell.kind !== 'EMPTY';
  });
  const rows = drawing.rows + (isUsed || row === drawing.rows ? 1 : 0);
  if (rows > MOST.rows) return drawing;
  return drawn({ ...drawing, rows }, (place) => {
    const from = place.floor === floor && place.row > row ? { ...place, row: place.row - 1 } : place;
    const cell = from.row > drawing.rows ? EMPTY : cellAt(drawing, from);
    return from !== place && from.row === row ? { ...cell, number: '' } : cell;
  });
}

export type DrawingProblem =
  | ('NO_SEAT' | 'NO_SEAT_NUMBER' | 'SEAT_NUMBER_FORM' | 'SEAT_NUMBER_TWICE')
  | ('SEAT_FOR_NOBODY' | 'BLOCK_ENDS_EARLY');

const isForNobody = ({ bookable, blocked, allowMale, allowFemale }: Cell): boolean =>
  bookable && !blocked && !allowMale && !allowFemale;

/** The first thing that the graph would refuse, with the seat it speaks of. */
export function problemOf(drawing: Drawing): ({ code: DrawingProblem; number: string } & Place) | undefined {
  const seats = cellsOf(drawing).filter(({ kind }) => kind === 'SEAT');
  if (seats.length === 0) return { code: 'NO_SEAT', number: '', ...FIRST_PLACE };
  const seen = new Set<string>();
  for (const seat of seats) {
    const { number, floor, row, column, blockedFrom, blockedTo } = seat;
    const found = (code: DrawingProblem) => ({ code, number, floor, row, column });
    if (number === '') return found('NO_SEAT_NUMBER');
    if (!/^[A-Za-z0-9]{1,8}$/.test(number)) return found('SEAT_NUMBER_FORM');
    const same = number.toUpperCase();
    if (seen.has(same)) return found('SEAT_NUMBER_TWICE');
    seen.add(same);
    if (isForNobody(seat)) return found('SEAT_FOR_NOBODY');
    if (blockedFrom && blockedTo && blockedTo < blockedFrom) return found('BLOCK_ENDS_EARLY');
  }
  return undefined;
}
