import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Archive } from '../src/gtfs-import/archive.js';
import { feedReader, type FeedReader } from './feed-reader.js';
import { FARED, packed } from './gtfs.fixture.js';

let reader: FeedReader;
beforeAll(async () => {
  reader = await feedReader();
});
afterAll(() => reader.close());

type Lines = readonly string[];
const withCell = (line: string, column: number, cell: string): string =>
  line
    .split(',')
    .map((was, at, { length }) => (at === column % length ? cell : was))
    .join();

/** What goes wrong when feeds are made: whole files, columns and rows, not letters. `row`: which is meant, 0 = headings. */
const HARMS: Readonly<Record<string, (lines: Lines, row: number, column: number, cell: string) => Lines | undefined>> =
  {
    'no file': () => undefined,
    'no heading': (lines) => lines.slice(1),
    'no rows': (lines) => lines.slice(0, 1),
    'no row': (lines, row) => lines.filter((_, at) => at !== row % lines.length),
    'row twice': (lines, row) => lines.flatMap((line, at) => (at === row % lines.length ? [line, line] : [line])),
    'no column': (lines, _, column) =>
      lines.map((line) =>
        line
          .split(',')
          .filter((__, at) => at !== column)
          .join(),
      ),
    'other heading': (lines, _, column, cell) =>
      lines.map((line, at) => (at === 0 ? withCell(line, column, cell) : line)),
    'other cell': (lines, row, column, cell) =>
      lines.map((line, at) => (at === row % lines.length ? withCell(line, column, cell) : line)),
    CRLF: (lines) => lines.map((line) => `${line}\r`),
    'byte order mark': (lines) => lines.map((line, at) => (at === 0 ? `\uFEFF${line}` : line)),
  };

const harm = fc.record({
  file: fc.constantFrom(...Object.keys(FARED)),
  kind: fc.constantFrom(...Object.keys(HARMS)),
  row: fc.nat(9),
  column: fc.nat(9),
  cell: fc.constantFrom(
    '99:99:99',
    '25:00:00',
    '-1',
    'nobody',
    '\0',
    '"',
    '""',
    '1e99',
    '20269999',
    'x'.repeat(300),
    '',
  ),
});

test('what is missing, doubled or dangling ends in problems of rows, and what is taken holds together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(harm, { minLength: 1, maxLength: 4 }), async (harms) => {
      const files = new Map(Object.entries(FARED));
      for (const { file, kind, row, column, cell } of harms) {
        const lines = HARMS[kind]!((files.get(file) ?? '').split('\n'), row, column, cell);
        if (lines === undefined) files.delete(file);
        else files.set(file, lines.join('\n'));
      }
      const feed = await reader.files(Object.fromEntries(files));
      for (const { file, line, code } of feed.problems.told) {
        expect(Object.keys(FARED)).toContain(file);
        expect(line).toBeGreaterThanOrEqual(0);
        expect(code).toMatch(/^[A-Z_]+$/);
      }
      for (const { stops, timings } of feed.lines) {
        expect(stops.length).toBeGreaterThan(1);
        for (const { stop } of stops) expect(feed.stops.get(stop.id)).toBe(stop);
        for (const { minutes } of timings) expect(minutes).toHaveLength(stops.length);
      }
    }),
    { numRuns: 200 },
  );
});

test('an archive that is cut, wherever, is refused', async () => {
  const whole = await packed(FARED);
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
      const opened = Archive.open(whole.subarray(0, length));
      await expect(opened).rejects.toBeInstanceOf(InvalidInput);
    }),
    { numRuns: 100 },
  );
});
