import { dayNumber, parseTravelDate } from '@naga/kernel/travel-date.js';

/** The largest vehicle. */
export const MOST = { floors: 3, rows: 30, columns: 8 } as const;
type Side = keyof typeof MOST;

/** One cell of a layout; `number` to `blockedTo` are of seats alone (market/vehicle-rows.ts says what each means). */
export interface LayoutCell {
  readonly kind: 'SEAT' | 'AISLE' | 'DOOR' | 'DRIVER' | 'TOILET' | 'STAIRS' | 'EMPTY';
  readonly floor: number;
  readonly row: number;
  readonly column: number;
  readonly number: string;
  readonly seatTypeId: string | null;
  readonly bookable: boolean;
  readonly blocked: boolean;
  readonly allowMale: boolean;
  readonly allowFemale: boolean;
  readonly blockedFrom: string | null;
  readonly blockedTo: string | null;
}

/** What is wrong with one field of the input, at its path. */
interface Problem {
  readonly path: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A layout as somebody draws it; cells that are missing are EMPTY. */
export interface LayoutDrawing {
  readonly floors: number;
  readonly rows: number;
  readonly columns: number;
  readonly seats: readonly LayoutCell[];
}

const SEAT_NUMBER = /^[A-Za-z0-9]{1,8}$/;
const SIDES: readonly (readonly [keyof LayoutCell & string, Side])[] = [
  ['floor', 'floors'],
  ['row', 'rows'],
  ['column', 'columns'],
];
const placeOf = ({ floor, row, column }: LayoutCell): string => `${floor}/${row}/${column}`;
const isSeat = ({ kind }: LayoutCell): boolean => kind === 'SEAT';

function problemsOfSize(drawing: LayoutDrawing): Problem[] {
  return (Object.keys(MOST) as Side[]).flatMap((path): Problem[] => {
    if (drawing[path] < 1) return [{ path, code: 'MIN', facts: { min: 1 } }];
    return drawing[path] > MOST[path] ? [{ path, code: 'MAX', facts: { max: MOST[path] } }] : [];
  });
}

function problemsOfPlace(cell: LayoutCell, drawing: LayoutDrawing): { at: string; code: string }[] {
  return SIDES.flatMap(([side, size]) => {
    const value = Number(cell[side]);
    return value < 1 || value > drawing[size] ? [{ at: side, code: value < 1 ? 'MIN' : 'MAX' }] : [];
  });
}

function problemsOfPeriod({ blockedFrom, blockedTo }: LayoutCell): { at: string; code: string }[] {
  const [from, to] = [blockedFrom, blockedTo].map((day) => parseTravelDate(day ?? ''));
  return from !== undefined && to !== undefined && dayNumber(to) < dayNumber(from)
    ? [{ at: 'blockedTo', code: 'BEFORE_FROM' }]
    : [];
}

/** Who sells a seat to nobody blocks it: otherwise it is counted as a free one. */
const isForNobody = ({ bookable, blocked, allowMale, allowFemale }: LayoutCell): boolean =>
  bookable && !blocked && !allowMale && !allowFemale;

/** All that is wrong with a drawing; paths are those of its input: 'seats.12.number'. */
export function problemsOfDrawing(drawing: LayoutDrawing): readonly Problem[] {
  const size = problemsOfSize(drawing);
  if (size.length > 0) return size;
  if (!drawing.seats.some(isSeat)) return [{ path: 'seats', code: 'REQUIRED' }];
  const places = new Set<string>();
  const numbers = new Set<string>();
  /** Whether it is there for the second time. */
  const again = (known: Set<string>, one: string): boolean => known.size === known.add(one).size;
  return drawing.seats.flatMap((cell, index) => {
    const wrong = problemsOfPlace(cell, drawing);
    if (again(places, placeOf(cell))) wrong.push({ at: 'column', code: 'TAKEN' });
    if (isSeat(cell)) {
      if (!SEAT_NUMBER.test(cell.number)) wrong.push({ at: 'number', code: 'MATCHES' });
      // A traveller reads '1a' and '1A' as one.
      else if (again(numbers, cell.number.toUpperCase())) wrong.push({ at: 'number', code: 'TAKEN' });
      if (isForNobody(cell)) wrong.push({ at: 'allowFemale', code: 'REQUIRED' });
      wrong.push(...problemsOfPeriod(cell));
    }
    return wrong.map(({ at, code }) => ({ path: `seats.${index}.${at}`, code }));
  });
}

/** A cell as it is kept: what is no seat has nothing that seats have, and without a block there is no period. */
export function tidyCell(cell: LayoutCell): LayoutCell {
  const { kind, floor, row, column, number, seatTypeId, blocked, bookable, allowMale, allowFemale } = cell;
  const place = { kind, floor, row, column };
  const none = { number: '', seatTypeId: null, blockedFrom: null, blockedTo: null };
  if (!isSeat(cell)) return { ...place, ...none, bookable: false, blocked: false, allowMale: true, allowFemale: true };
  const period = { blockedFrom: cell.blockedFrom ?? null, blockedTo: cell.blockedTo ?? null };
  const seat = { number, seatTypeId: seatTypeId ?? null, bookable, blocked, allowMale, allowFemale };
  return { ...place, ...none, ...seat, ...(blocked && period) };
}

/** Cells as they are kept, in the order of the drawing; empty ones are not. */
export const tidyCells = (cells: readonly LayoutCell[]): readonly LayoutCell[] =>
  cells
    .filter(({ kind }) => kind !== 'EMPTY')
    .map(tidyCell)
    .sort((a, b) => a.floor - b.floor || a.row - b.row || a.column - b.column);

const bookableOf = (cells: readonly LayoutCell[]): string[] =>
  cells.filter((cell) => isSeat(cell) && cell.bookable).map(({ number }) => number);

/** Seats that travellers may buy, blocked or not. */
export const seatCount = (cells: readonly LayoutCell[]): number => bookableOf(cells).length;

/** Numbers that could be bought and cannot any more. */
export function lostNumbers(before: readonly LayoutCell[], after: readonly LayoutCell[]): readonly string[] {
  const kept = new Set(bookableOf(after));
  return bookableOf(before).filter((number) => !kept.has(number));
}
