import { describe, expect, test } from '@jest/globals';
import {
  type Cell,
  cellsOf,
  changeSeats,
  copyRow,
  type Drawing,
  drawingOf,
  drawn,
  EMPTY,
  paint,
  placesBetween,
  problemOf,
  resize,
} from './drawing.rules.js';

const KINDS: Readonly<Record<string, Cell['kind']>> = { '.': 'AISLE', d: 'DOOR', '-': 'EMPTY' };
const seat = (number: string, more: Partial<Cell> = {}): Cell => ({
  ...EMPTY,
  kind: 'SEAT',
  number,
  bookable: true,
  ...more,
});

/** Floors of rows of cells: 's' is a seat without a number, '1A' one with it. */
function draw(...floors: string[]): Drawing {
  const cells = floors.map((floor) => floor.split('|').map((row) => row.trim().split(' ')));
  const size = { floors: cells.length, rows: cells[0]!.length, columns: cells[0]![0]!.length };
  return drawn(size, ({ floor, row, column }) => {
    const said = cells[floor - 1]![row - 1]![column - 1]!;
    if (said === 's') return seat('');
    return KINDS[said] === undefined ? seat(said) : { ...EMPTY, kind: KINDS[said] };
  });
}
const letterOf = ({ kind, number }: Cell): string =>
  kind === 'SEAT' ? number || 's' : (Object.keys(KINDS).find((letter) => KINDS[letter] === kind) ?? '?');
function told(drawing: Drawing): string[] {
  const { floors, rows, columns, cells } = drawing;
  const letters = cells.map(letterOf);
  const rowAt = (index: number) => letters.slice(index * columns, (index + 1) * columns).join(' ');
  return Array.from({ length: floors }, (_, floor) =>
    Array.from({ length: rows }, (__, row) => rowAt(floor * rows + row)).join('|'),
  );
}
const at = (row: number, column: number, floor = 1) => ({ floor, row, column });

test('a rectangle lies on the floor of its second corner, whichever corner comes first', () => {
  const places = [at(1, 2, 2), at(1, 3, 2), at(2, 2, 2), at(2, 3, 2)];
  expect(placesBetween(at(2, 3), at(1, 2, 2))).toEqual(places);
  expect(placesBetween(at(1, 2), at(2, 3, 2))).toEqual(places);
});

describe('painting', () => {
  const before = draw('1 - 2|. - d');
  test.each<[string, Parameters<typeof paint>[2], ReturnType<typeof at>[], string]>([
    ['a seat on nothing', 'SEAT', [at(1, 2)], '1 s 2|. - d'],
    ['a seat on a seat changes nothing', 'SEAT', [at(1, 1)], '1 - 2|. - d'],
    ['an aisle over a seat', 'AISLE', [at(1, 1), at(2, 2)], '. - 2|. . d'],
    ['nothing over all', 'EMPTY', [...placesBetween(at(1, 1), at(2, 3))], '- - -|- - -'],
    ['outside of the grid', 'DOOR', [at(3, 1), at(1, 1, 2)], '1 - 2|. - d'],
  ])('%s', (_, kind, places, after) => expect(told(paint(before, places, kind))).toEqual([after]));
});

test('seats are changed among what is selected; without a block there is no period', () => {
  const before = draw('1 . 2');
  const places = placesBetween(at(1, 1), at(1, 3));
  const blocked = changeSeats(before, places, { blocked: true, blockedFrom: '2026-12-01' });
  expect(blocked.cells.map((cell) => cell.blockedFrom)).toEqual(['2026-12-01', null, '2026-12-01']);
  expect(changeSeats(blocked, places, { blocked: false })).toEqual(before);
});

describe('another size', () => {
  test.each<[string, Parameters<typeof resize>[1], string[]]>([
    ['a row more', { rows: 3 }, ['1 2|3 4|- -']],
    ['a column less', { columns: 1 }, ['1|3']],
    ['a floor more', { floors: 2 }, ['1 2|3 4', '- -|- -']],
  ])('%s', (_, size, after) => expect(told(resize(draw('1 2|3 4'), size))).toEqual(after));
});

describe('a row once more', () => {
  test.each<[string, string[], number, number, string[]]>([
    ['in the middle, where the last row is in use', ['1 .|2 d'], 1, 1, ['1 .|s .|2 d']],
    ['before empty rows', ['1 .|2 d|- -'], 1, 1, ['1 .|s .|2 d']],
    ['the last one', ['1 .|2 d'], 1, 2, ['1 .|2 d|s d']],
    ['on one floor of two', ['1 .|2 d', '3 .|4 .'], 2, 1, ['1 .|2 d|- -', '3 .|s .|4 .']],
  ])('%s', (_, floors, floor, row, after) => expect(told(copyRow(draw(...floors), floor, row))).toEqual(after));

  test('never the 31st', () => {
    const full = drawn({ floors: 1, rows: 30, columns: 1 }, () => seat('1'));
    expect(copyRow(full, 1, 1)).toBe(full);
  });
});

test('what the graph knows and takes is the grid without what is empty', () => {
  const drawing = draw('1 -|. 2', '- -|- 3');
  const { floors, rows, columns } = drawing;
  expect(cellsOf(drawing).map(({ number, floor, row, column }) => [number, floor, row, column])).toEqual([
    ['1', 1, 1, 1],
    ['', 1, 2, 1],
    ['2', 1, 2, 2],
    ['3', 2, 2, 2],
  ]);
  expect(drawingOf({ floors, rows, columns, seats: cellsOf(drawing) })).toEqual(drawing);
});

describe('what the graph would refuse', () => {
  test.each<[string, Drawing, ReturnType<typeof problemOf>]>([
    ['nothing', draw('1A 1B'), undefined],
    ['no seat', draw('. d'), { code: 'NO_SEAT', number: '', ...at(1, 1) }],
    ['no number', draw('1 s'), { code: 'NO_SEAT_NUMBER', number: '', ...at(1, 2) }],
    ['a dash', draw('1-A 2'), { code: 'SEAT_NUMBER_FORM', number: '1-A', ...at(1, 1) }],
    ['nine letters', draw('ABCDEFGHI 2'), { code: 'SEAT_NUMBER_FORM', number: 'ABCDEFGHI', ...at(1, 1) }],
    ['one number twice', draw('1a 2|1A 3'), { code: 'SEAT_NUMBER_TWICE', number: '1A', ...at(2, 1) }],
    [
      'a block that ends early',
      changeSeats(draw('7'), [at(1, 1)], { blocked: true, blockedFrom: '2026-12-02', blockedTo: '2026-12-01' }),
      { code: 'BLOCK_ENDS_EARLY', number: '7', ...at(1, 1) },
    ],
    ['a seat for women', changeSeats(draw('7'), [at(1, 1)], { allowMale: false }), undefined],
    ['a seat for nobody', forNobody({}), { code: 'SEAT_FOR_NOBODY', number: '7', ...at(1, 1) }],
    ['one that is blocked', forNobody({ blocked: true }), undefined],
    ['one of the crew', forNobody({ bookable: false }), undefined],
  ])('%s', (_, drawing, problem) => expect(problemOf(drawing)).toEqual(problem));
  function forNobody(more: Parameters<typeof changeSeats>[2]) {
    return changeSeats(draw('7'), [at(1, 1)], { allowMale: false, allowFemale: false, ...more });
  }
});
