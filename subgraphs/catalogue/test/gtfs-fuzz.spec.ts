import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Archive } from '../src/gtfs-import/archive.js';
import { TIMETABLE_EXAMPLE } from '@naga/kernel/timetable-example.js';
import { draws } from '@naga/server-kit/testing/draws.js';
import { type FeedDesk, feedDesk } from './feed-desk.js';
import { feedReader, type FeedReader } from './feed-reader.js';
import { FARED, packed } from './gtfs.fixture.js';

let reader: FeedReader;
let desk: FeedDesk;
beforeAll(async () => {
  [reader, desk] = await Promise.all([feedReader(), feedDesk()]);
});
afterAll(() => Promise.all([reader.close(), desk.close()]));

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

type Harm = typeof harm extends fc.Arbitrary<infer One> ? One : never;
function harmed(feed: Readonly<Record<string, string>>, harms: readonly Harm[]): Record<string, string> {
  const files = new Map(Object.entries(feed));
  for (const { file, kind, row, column, cell } of harms) {
    const lines = HARMS[kind]!((files.get(file) ?? '').split('\n'), row, column, cell);
    if (lines === undefined) files.delete(file);
    else files.set(file, lines.join('\n'));
  }
  return Object.fromEntries(files);
}

test('what is missing, doubled or dangling ends in problems of rows, and what is taken holds together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(harm, { minLength: 1, maxLength: 4 }), async (harms) => {
      const feed = await reader.files(harmed(FARED, harms));
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
    draws(100),
  );
});

test('an archive that is cut, wherever, is refused', async () => {
  const whole = await packed(FARED);
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
      const opened = Archive.open(whole.subarray(0, length));
      await expect(opened).rejects.toBeInstanceOf(InvalidInput);
    }),
    draws(50),
  );
});

/** Timings that do not halt as often as their line. */
const HALVES = `select 1 from route_timing t where (select count(*) from timing_stop c where c.route_timing_id = t.id)
  <> (select count(*) from route_stop s where s.route_id = t.route_id)`;

/** All of it or nothing, whatever it holds: rows that are wrong apply nothing, and what was applied is taken back whole. */
async function endsWell(bytes: Buffer, fileName: string): Promise<void> {
  const before = await desk.everything();
  const [state, { id, report, ...rehearsed }] = [await desk.state(), await desk.rehearsed(bytes, fileName)];
  expect(await desk.everything()).toEqual(before);
  if (rehearsed.state === 'FAILED') return expect(rehearsed.failure).toMatch(/^(?!UNEXPECTED)[A-Z_]+$/);
  expect(rehearsed.state).toBe('REHEARSED');
  const applied = await desk.done(id, 'apply');
  if (report!.problemCount > 0) {
    expect(applied.state).toBe('REHEARSED');
    expect(await desk.everything()).toEqual(before);
    return;
  }
  expect(applied).toMatchObject({ state: 'APPLIED', failure: null });
  expect(await desk.database.rows(HALVES)).toEqual([]);
  expect(await desk.done(id, 'undo')).toMatchObject({ state: 'UNDONE', failure: null });
  expect(await desk.state()).toEqual(state);
}

test('a feed that is harmed anywhere is applied whole and undone whole, or not at all', async () => {
  await desk.clear();
  await desk.applied(FARED);
  await fc.assert(
    fc.asyncProperty(fc.array(harm, { minLength: 1, maxLength: 2 }), async (harms) =>
      endsWell(await packed(harmed(FARED, harms)), 'feed.zip'),
    ),
    draws(10),
  );
});

/** Places and days of the desk's country, in the columns of the example. */
const TYPED = TIMETABLE_EXAMPLE.replaceAll('2027', '2026').replaceAll('102.', '104.');
const typedHarm = fc.record({
  kind: fc.constantFrom(...Object.keys(HARMS).filter((kind) => kind !== 'no file')),
  row: fc.nat(5),
  column: fc.nat(12),
  cell: fc.constantFrom(
    '',
    '99:99',
    '-1',
    '|||',
    '1e9',
    '0',
    '12|7|3|1',
    'EUR',
    'KHR',
    '"',
    '\0',
    'x'.repeat(300),
    'TAXI',
  ),
});

test('nor is a typed timetable that is harmed anywhere', async () => {
  await desk.clear();
  await fc.assert(
    fc.asyncProperty(fc.array(typedHarm, { maxLength: 2 }), async (harms) => {
      const of = harms.map((one) => ({ ...one, file: 'timetable.csv' }));
      const { 'timetable.csv': text } = harmed({ 'timetable.csv': TYPED }, of);
      await endsWell(Buffer.from(text!), 'timetable.csv');
    }),
    draws(10),
  );
});
