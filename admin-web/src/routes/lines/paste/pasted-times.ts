import { LANGUAGES } from '@naga/kernel/language.js';
import { rowsOfText } from '../../../features/clipboard/clipboard.js';
import { clockAfter, type ClockValues } from '../clocks.js';
import type { StopValues } from '../line-values.js';
import { clocksOf } from './pasted-clock.js';

/** A cell that cannot be read, by its row and column of what was pasted, both from 1. */
export interface WrongCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly code: 'NO_CLOCK' | 'NO_START' | 'UNKNOWN_STOP';
}

export type Pasted =
  | { readonly kind: 'times'; readonly times: readonly (readonly ClockValues[])[] }
  | { readonly kind: 'wrong'; readonly cells: readonly WrongCell[] }
  /** It has neither as many rows nor as many columns as the route has stops. */
  | { readonly kind: 'size'; readonly rows: number; readonly columns: number; readonly stops: number };

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** What spreadsheets have where a vehicle does not stop, or nobody noted when. */
const NOTHING = /^[–—|-]*$/;

const hasDigit = ({ text }: Cell): boolean => /\d/.test(text) && clocksOf(text) !== undefined;
const turned = (grid: readonly (readonly Cell[])[]): Cell[][] =>
  (grid[0] ?? []).map((_, at) => grid.map((line) => line[at]!));

/** Cells that are filled, in a rectangle, with the places they had. */
function gridOf(text: string): Cell[][] {
  const rows = rowsOfText(text).map((row, at) =>
    row.map((cell, of): Cell => ({ row: at + 1, column: of + 1, text: cell.trim() })),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const filled = rows
    .map((row, at) => [
      ...row,
      ...Array.from({ length: width - row.length }, (_, of) => ({
        row: at + 1,
        column: row.length + of + 1,
        text: '',
      })),
    ])
    .filter((row) => row.some(({ text: said }) => said !== ''));
  return turned(turned(filled).filter((column) => column.some(({ text: said }) => said !== '')));
}

/** Without the first line where nothing in it is a clock: it is a heading. */
const withoutHead = (grid: readonly Cell[][]): { head: readonly Cell[] | undefined; body: readonly Cell[][] } =>
  grid.length > 1 && !grid[0]!.some(hasDigit)
    ? { head: grid[0], body: grid.slice(1) }
    : { head: undefined, body: grid };

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
const namesOf = ({ names, placeNames }: StopValues): string[] =>
  [names, placeNames].flatMap((text) => LANGUAGES.map((code) => text[code])).flatMap((name) => plain(name ?? '') || []);

/** For each stop the line of the grid that names it; undefined where the heading names none of the stops: then by order. */
function orderOf(labels: readonly Cell[], stops: readonly StopValues[]): number[] | WrongCell[] | undefined {
  const free = stops.map(namesOf);
  const places = labels.map(({ text }) => {
    const at = free.findIndex((names) => names.includes(plain(text)));
    if (at >= 0) free[at] = [];
    return at;
  });
  if (places.every((place) => place < 0)) return undefined;
  const unknown = labels.filter((_, at) => places[at]! < 0);
  if (unknown.length > 0) return unknown.map((cell): WrongCell => ({ ...cell, code: 'UNKNOWN_STOP' }));
  return stops.map((_, at) => places.indexOf(at));
}

const isWrong = (list: readonly number[] | readonly WrongCell[]): list is readonly WrongCell[] =>
  typeof list[0] === 'object';

/** The clocks of one departure; where a cell is empty they follow from the minutes of the route. */
function departureOf(cells: readonly Cell[], stops: readonly StopValues[]): readonly ClockValues[] | WrongCell[] {
  const read = cells.map(({ text }) => (NOTHING.test(text) ? 'nothing' : clocksOf(text)));
  const wrong = cells
    .filter((_, at) => read[at] === undefined)
    .map((cell): WrongCell => ({ ...cell, code: 'NO_CLOCK' }));
  if (wrong.length > 0) return wrong;
  if (read[0] === 'nothing') return [{ ...cells[0]!, code: 'NO_START' }];
  const clocks: ClockValues[] = [];
  for (const [at, one] of read.entries()) {
    if (typeof one === 'object') clocks.push(one);
    else {
      const way = (Number(stops[at]!.travelTime) || 0) - (Number(stops[at - 1]!.travelTime) || 0);
      const clock = clockAfter(clocks[at - 1]!.departureTime, way);
      clocks.push({ arrivalTime: clock, departureTime: clock });
    }
  }
  return clocks;
}

/** A timetable whose lines are the stops, each cell of a line one departure. */
function readLines(grid: readonly Cell[][], labels: readonly Cell[] | undefined, stops: readonly StopValues[]): Pasted {
  const order = labels && orderOf(labels, stops);
  if (order !== undefined && isWrong(order)) return { kind: 'wrong', cells: order };
  const lines = order === undefined ? grid : order.map((at) => grid[at]!);
  const departures = turned(lines)
    .filter((cells) => cells.some(({ text }) => !NOTHING.test(text)))
    .map((cells) => departureOf(cells, stops));
  const wrong = departures.flatMap((one) => one.filter((cell): cell is WrongCell => 'code' in cell));
  if (wrong.length > 0) return { kind: 'wrong', cells: wrong };
  return { kind: 'times', times: departures as (readonly ClockValues[])[] };
}

/**
 * Times of a timetable as a spreadsheet copies it: rows are stops and columns departures, or the other way round, with or
 * without headings. Headings that name stops say in which order they stand; else they stand as on the route.
 */
export function pastedTimes(text: string, stops: readonly StopValues[]): Pasted {
  const grid = gridOf(text);
  const { head, body } = withoutHead(grid);
  const { head: side, body: columns } = withoutHead(turned(body));
  const rows = turned(columns);
  const size = { rows: rows.length, columns: columns.length };
  // A heading has a corner where there are labels at the side as well.
  const top = head && (side === undefined ? head : head.slice(1));
  const byColumn = size.columns === stops.length;
  const namesColumns = top !== undefined && orderOf(top, stops) !== undefined;
  const namesRows = side !== undefined && orderOf(side, stops) !== undefined;
  if (size.rows === stops.length && !(byColumn && namesColumns && !namesRows)) return readLines(rows, side, stops);
  if (byColumn) return readLines(columns, top, stops);
  return { kind: 'size', ...size, stops: stops.length };
}
