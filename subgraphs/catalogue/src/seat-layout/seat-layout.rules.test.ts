import { describe, expect, test } from '@jest/globals';
import { aSeat as seat } from './seat-layout.fixture.js';
import {
  type LayoutCell,
  lostNumbers,
  problemsOfDrawing,
  seatCount,
  tidyCell,
  tidyCells,
} from './seat-layout.rules.js';

const of = (...seats: LayoutCell[]) => ({ floors: 1, rows: 1, columns: 2, seats });

describe('what is wrong with a drawing', () => {
  test.each<[string, Parameters<typeof problemsOfDrawing>[0], string[]]>([
    ['nothing', of(seat('1A', 1), seat('1B', 2)), []],
    ['four floors', { ...of(seat('1', 1)), floors: 4 }, ['floors MAX']],
    ['31 rows of 9', { ...of(seat('1', 1)), rows: 31, columns: 9 }, ['rows MAX', 'columns MAX']],
    ['no row', { ...of(seat('1', 1)), rows: 0 }, ['rows MIN']],
    ['no seat', of(seat('', 1, { kind: 'DOOR' })), ['seats REQUIRED']],
    ['a number twice', of(seat('1a', 1), seat('1A', 2)), ['seats.1.number TAKEN']],
    ['no number', of(seat('', 1)), ['seats.0.number MATCHES']],
    ['nine letters', of(seat('ABCDEFGHI', 1)), ['seats.0.number MATCHES']],
    ['a number with a dash', of(seat('1-A', 1)), ['seats.0.number MATCHES']],
    ['a door may have none', of(seat('1', 1), seat('', 2, { kind: 'DOOR' })), []],
    ['a place twice', of(seat('1', 1), seat('2', 1)), ['seats.1.column TAKEN']],
    ['a place outside', of(seat('1', 1), seat('2', 3)), ['seats.1.column MAX']],
    ['a place before the first', of(seat('1', 0)), ['seats.0.column MIN']],
    [
      'a block that ends before it begins',
      of(blockedFor('2026-12-02', '2026-12-01')),
      ['seats.0.blockedTo BEFORE_FROM'],
    ],
    ['a seat for women', of(seat('1', 1, { allowMale: false })), []],
    ['a seat for nobody', of(forNobody({})), ['seats.0.allowFemale REQUIRED']],
    ['one that is blocked', of(forNobody({ blocked: true })), []],
    ['one of the crew', of(forNobody({ bookable: false })), []],
    ['a block of one day', of(blockedFor('2026-12-02', '2026-12-02')), []],
    ['a block without an end', of(blockedFor('2026-12-02', null)), []],
  ])('%s', (_, drawing, problems) =>
    expect(problemsOfDrawing(drawing).map(({ path, code }) => `${path} ${code}`)).toEqual(problems),
  );
  function forNobody(more: object) {
    return seat('1', 1, { allowMale: false, allowFemale: false, ...more });
  }
  function blockedFor(blockedFrom: string | null, blockedTo: string | null) {
    return seat('1', 1, { blocked: true, blockedFrom, blockedTo });
  }
});

test('what is no seat has nothing that seats have; who is not blocked has no period', () => {
  const door = seat('9', 1, { kind: 'DOOR', seatTypeId: '1', blocked: true, allowMale: false });
  expect(tidyCell(door)).toEqual(seat('', 1, { kind: 'DOOR', bookable: false }));
  expect(tidyCell(seat('1', 1, { blockedFrom: '2026-12-01' }))).toEqual(seat('1', 1));
  const blocked = seat('1', 1, { blocked: true, blockedFrom: '2026-12-01' });
  expect(tidyCell(blocked)).toEqual(blocked);
});

test('cells are kept in their order, and empty ones are not', () => {
  const cells = [seat('2', 2), seat('', 3, { kind: 'EMPTY' }), seat('1', 1), seat('0', 1, { floor: 2 })];
  expect(tidyCells(cells).map(({ number }) => number)).toEqual(['1', '2', '0']);
});

describe('seats that a change takes from sale', () => {
  const before = [seat('1', 1), seat('2', 2), seat('3', 3, { bookable: false })];
  test.each<[string, LayoutCell[], string[]]>([
    ['nothing changes', before, []],
    ['a number moves to another place', [seat('2', 1), seat('1', 2)], []],
    ['one goes', [seat('1', 1)], ['2']],
    ['one is the crew’s now', [seat('1', 1, { bookable: false }), seat('2', 2)], ['1']],
    ['one becomes a door', [seat('1', 1), seat('2', 2, { kind: 'DOOR' })], ['2']],
    ['one has another number', [seat('1', 1), seat('2B', 2)], ['2']],
    ['one is blocked for a time', [seat('1', 1, { blocked: true }), seat('2', 2)], []],
  ])('%s', (_, after, lost) => expect(lostNumbers(before, after)).toEqual(lost));
});

test('seats are counted that travellers may buy, blocked or not', () =>
  expect(seatCount([seat('1', 1), seat('2', 2, { blocked: true }), seat('3', 3, { bookable: false })])).toBe(2));
