import { describe, expect, test } from '@jest/globals';
import { drawn, EMPTY } from './drawing.rules.js';
import { lettersOf, numbered, type Numbering } from './numbering.rules.js';

/** Floors of rows of cells: '-' is no seat, 's' one without a number. */
const drawingOf = (floors: string[][][]) =>
  drawn({ floors: floors.length, rows: floors[0]!.length, columns: floors[0]![0]!.length }, (place) => {
    const said = floors[place.floor - 1]![place.row - 1]![place.column - 1]!;
    return said === '-' ? EMPTY : { ...EMPTY, kind: 'SEAT', bookable: true, number: said === 's' ? '' : said };
  });
const TWO_FLOORS = [
  [
    ['s', '-', 's'],
    ['-', '-', '-'],
  ],
  [
    ['s', 's', 's'],
    ['-', 's', '-'],
  ],
];

describe('seats are numbered', () => {
  test.each<[Numbering, string[]]>([
    ['COUNT', ['1', '2', '3', '4', '5', '6']],
    ['ROW_LETTER', ['A1', 'A2', 'B1', 'B2', 'B3', 'C1']],
    ['ROW_NUMBER', ['1A', '1B', '2A', '2B', '2C', '3A']],
  ])('%s: floor by floor, rows without a seat are not counted', (numbering, numbers) => {
    const { cells } = numbered(drawingOf(TWO_FLOORS), numbering);
    expect(cells.flatMap(({ kind, number }) => (kind === 'SEAT' ? [number] : []))).toEqual(numbers);
    expect(cells.filter(({ kind, number }) => kind !== 'SEAT' && number !== '')).toEqual([]);
  });

  test.each<[string, string[], string[]]>([
    ['those that have one keep it', ['9', '7', '8'], ['9', '7', '8']],
    ['a new one gets that of its place', ['1A', 's', '1C'], ['1A', '1B', '1C']],
    ['as the others are counted', ['1', 's', '3'], ['1', '2', '3']],
    ['where it is taken, the first that is free', ['2', 's', '1'], ['2', '3', '1']],
    ['where it is taken in small letters, too', ['1b', 's', '1'], ['1b', '2', '1']],
    ['alone among none', ['s', '-', 's'], ['1A', '', '1B']],
  ])('KEEP: %s', (_, before, after) =>
    expect(numbered(drawingOf([[before]]), 'KEEP').cells.map(({ number }) => number)).toEqual(after),
  );
});

test.each([
  [1, 'A'],
  [26, 'Z'],
  [27, 'AA'],
  [52, 'AZ'],
  [53, 'BA'],
])('row %d is %s', (ordinal, letters) => expect(lettersOf(ordinal)).toBe(letters));
