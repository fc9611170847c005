import { describe, expect, test } from '@jest/globals';
import { drawnParts, partOf, roomOf } from './drawn-parts.rules.js';

/** Ten parts of 1,000 pixels whose first begins here. */
const from = (top: number) => Array.from({ length: 11 }, (_, part) => top + part * 1000);

describe('of a long list are drawn', () => {
  test.each([
    ['at its beginning the first ones', { edges: from(100) }, [0, 1]],
    ['what is in sight, a screen before and behind, and the first', { edges: from(-4500) }, [0, 3, 4, 5, 6]],
    ['the end', { edges: from(-9200) }, [0, 8, 9]],
    ['those at the focus, however far one scrolls', { edges: from(-9200), focused: 4 }, [0, 3, 4, 5, 8, 9]],
    ['no neighbour that is not there', { edges: from(100), focused: 9 }, [0, 1, 8, 9]],
    ['all of what has no height yet', { edges: Array.from({ length: 4 }, () => 0) }, [0, 1, 2]],
  ])('%s', (_, parts, drawn) => expect(drawnParts({ screen: 800, ...parts })).toEqual(drawn));
});

test.each([
  [0, 0],
  [24, 0],
  [25, 1],
  [499, 19],
])('row %i is in part %i', (row, part) => expect(partOf(row)).toBe(part));

test.each([
  ['nothing where nothing was drawn', 25, [], 0],
  ['as much as others had', 25, [{ rows: 25, height: 1000 }], 1000],
  [
    'by their rows',
    10,
    [
      { rows: 25, height: 1000 },
      { rows: 15, height: 800 },
    ],
    450,
  ],
])('what was never drawn has room: %s', (_, rows, drawn, room) => expect(roomOf(rows, drawn)).toBe(room));
