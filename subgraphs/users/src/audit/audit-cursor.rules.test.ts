import { expect, test } from '@jest/globals';
import { type AuditCursor, compareEntries, cursorText, placeIn, readCursor } from './audit-cursor.rules.js';

const entry = (ms: number, subgraph: string, id: string): AuditCursor => ({ at: new Date(ms), subgraph, id });

test('a page says where it ended, and the next one begins there', () => {
  const last = entry(1_763_600_000_123, 'booking', '9007199254740993');
  expect(readCursor(cursorText(last))).toEqual(last);
});

test.each([
  '',
  'x',
  '1.booking',
  '1.booking.x',
  '99999999999999999.booking.1',
  `1.booking.1'--`,
  '1.booking.9999999999999999999',
  '8640000000000001.booking.1',
])('%j is no place', (text) => {
  expect(readCursor(text)).toBeUndefined();
});

test('newest first, of one moment by subgraph, of one subgraph by number and not by text', () => {
  const sorted = [
    entry(2, 'users', '1'),
    entry(1, 'booking', '10'),
    entry(1, 'booking', '9'),
    entry(1, 'cargo', '11'),
    entry(0, 'booking', '12'),
  ];
  expect([...sorted].reverse().sort(compareEntries)).toEqual(sorted);
});

test('each subgraph goes on where the page ended, with none twice and none left out', () => {
  const entries = [1, 2].flatMap((ms) =>
    ['booking', 'cargo', 'users'].flatMap((subgraph) => ['8', '9', '10'].map((id) => entry(ms, subgraph, id))),
  );
  entries.sort(compareEntries);
  entries.forEach((last, index) => {
    const rest = entries.filter(({ at, subgraph, id }) => {
      const { beforeAt, beforeId } = placeIn(subgraph, last);
      return at < beforeAt || (at.getTime() === beforeAt.getTime() && BigInt(id) < BigInt(beforeId));
    });
    expect(rest).toEqual(entries.slice(index + 1));
  });
});
