import { readFileSync } from 'node:fs';
import { TIMETABLE_EXAMPLE } from '@naga/kernel/timetable-example.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draws } from '@naga/server-kit/testing/draws.js';
import { Archive, USUAL_LIMITS } from '../src/gtfs-import/archive.js';
import { MOST_TOLD } from '../src/gtfs-import/row-problem.js';
import { feedReader, type FeedReader, type Read } from './feed-reader.js';
import { packed, SMALL } from './gtfs.fixture.js';

let reader: FeedReader;
beforeAll(async () => {
  reader = await feedReader();
});
afterAll(() => reader.close());

const read = (files: Readonly<Record<string, string>>): Promise<Read> => reader.files(files);
const told = ({ problems }: Pick<Read, 'problems'>): string[] =>
  problems.told.map(({ file, line, code, field, value }) =>
    [`${file}:${line}`, code, field, value].filter((part) => part !== null).join(' '),
  );

test('a feed is read: names, days, times past midnight, rows in any order, byte order marks', async () => {
  const feed = await read({ ...SMALL, 'stops.txt': `\uFEFF${SMALL['stops.txt']!}` });
  expect(told(feed)).toEqual([]);
  expect([...feed.stops.values()].map(({ name }) => name)).toEqual(['Night Market', 'Rest place', 'Siem Reap']);
  const lines = feed.lines.map(({ route, stops, timings }) => ({
    route: route.id,
    stops: stops.length,
    timings: timings.map(
      ({ minutes, trips }) => `${trips.map(({ id }) => id).join()} ${minutes.map(([, left]) => left).join()}`,
    ),
  }));
  expect(lines.toSorted((a, b) => b.stops - a.stops)).toEqual([
    { route: 'R', stops: 3, timings: ['T1,T2 1350,1550,1750'] },
    { route: 'R', stops: 2, timings: ['T3 420,720'] },
  ]);
});

const broken = (file: string, is: string, becomes: string) => ({ ...SMALL, [file]: SMALL[file]!.replace(is, becomes) });

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'a missing file',
    Object.fromEntries(Object.entries(SMALL).filter(([name]) => name !== 'trips.txt')),
    ['trips.txt:0 NO_FILE'],
  ],
  [
    'no calendar at all',
    Object.fromEntries(Object.entries(SMALL).filter(([name]) => !name.startsWith('calendar'))),
    [
      'calendar.txt:0 NO_FILE',
      'trips.txt:2 UNKNOWN service_id D',
      'trips.txt:3 UNKNOWN service_id X',
      'trips.txt:4 UNKNOWN service_id D',
    ],
  ],
  [
    'a missing column',
    broken('routes.txt', 'route_type', 'type'),
    ['routes.txt:1 NO_COLUMN route_type', 'routes.txt:2 REQUIRED route_type'],
  ],
  [
    'an empty file',
    { ...SMALL, 'routes.txt': '' },
    ['routes.txt:1 NO_COLUMN route_id', 'routes.txt:1 NO_COLUMN route_type'],
  ],
  ['a missing name', broken('stops.txt', 'Night Market', ''), ['stops.txt:3 REQUIRED stop_name']],
  ['a place nowhere', broken('stops.txt', '13.3', '93.3'), ['stops.txt:5 FORM stop_lat 93.3']],
  ['the same stop twice', broken('stops.txt', 'B,Rest', 'A,Rest'), ['stops.txt:4 TWICE stop_id A']],
  ['a route of no type', broken('routes.txt', '1,,3', '1,,bus'), ['routes.txt:2 FORM route_type bus']],
  ['a day that is none', broken('calendar.txt', '20261101', '20261131'), ['calendar.txt:2 FORM start_date 20261131']],
  [
    'a season that ends before it begins',
    broken('calendar.txt', '20270131', '20260131'),
    ['calendar.txt:2 ENDS_BEFORE_IT_BEGINS end_date 20260131'],
  ],
  [
    'an exception of no kind',
    broken('calendar_dates.txt', '20261225,2', '20261225,3'),
    ['calendar_dates.txt:2 FORM exception_type 3'],
  ],
  ['a trip of no route', broken('trips.txt', 'R,D,T1', 'Q,D,T1'), ['trips.txt:2 UNKNOWN route_id Q']],
  ['a halt at a station', broken('stop_times.txt', 'A,1', 'L,1'), ['stop_times.txt:2 UNKNOWN stop_id L']],
  [
    'a time that is none',
    broken('stop_times.txt', '22:30:00,A', '22:70:00,A'),
    ['stop_times.txt:2 FORM departure_time 22:70:00'],
  ],
  [
    'leaving before arriving',
    broken('stop_times.txt', '22:30:00,A', '22:20:00,A'),
    ['stop_times.txt:2 LEAVES_BEFORE_IT_ARRIVES departure_time 22:20:00'],
  ],
  ['headings that do not end', { ...SMALL, 'agency.txt': '"agency_name\nMekong\n' }, ['agency.txt:1 NOT_CSV']],
  ['an open quote', broken('stop_times.txt', 'T3,07', '"T3,07'), ['stop_times.txt:8 NOT_CSV']],
])('%s is told at its row', async (_, files, expected) => {
  const feed = await read(files);
  const first = expected.length;
  expect(told(feed).slice(0, first)).toEqual(expected);
});

test('a file that may be missing may be empty', async () => {
  expect(told(await read({ ...SMALL, 'frequencies.txt': '' }))).toEqual([]);
});

test.each([
  ['times that go back', broken('stop_times.txt', 'T3,12:00:00', 'T3,06:00:00'), 'stop_times.txt:9 TIME_GOES_BACK T3'],
  ['no time at its end', broken('stop_times.txt', 'T3,12:00:00', 'T3,'), 'stop_times.txt:9 NO_TIME_AT_END T3'],
  ['one stop', broken('stop_times.txt', 'T3,12:00:00,,C,2\n', ''), 'stop_times.txt:8 ONE_STOP T3'],
  ['no stop', broken('trips.txt', 'R,D,T3', 'R,D,T3\nR,D,T4'), 'trips.txt:5 ONE_STOP T4'],
  ['a sequence said twice', broken('stop_times.txt', 'C,2', 'C,1'), 'stop_times.txt:9 TWICE stop_sequence 1'],
])('a trip with %s is told at its row', async (_, files, expected) => {
  expect(told(await read(files))).toEqual([expected]);
});

test('of a million wrong rows the first are told, and how many there are', async () => {
  const rows = Array.from({ length: MOST_TOLD + 100 }, (_, index) => `S${index},,1,1,0\n`).join('');
  const { problems } = await read(broken('stops.txt', 'L,Capital', `${rows}L,Capital`));
  expect([problems.told.length, problems.count]).toEqual([MOST_TOLD, MOST_TOLD + 100]);
});

describe('an archive', () => {
  const codeOf = (opened: Promise<unknown>) =>
    opened.then(
      () => undefined,
      (error: unknown) =>
        error instanceof InvalidInput ? (error.extensions['fields'] as { code: string }[])[0]!.code : error,
    );

  test.each<[string, () => Promise<Buffer>, Partial<typeof USUAL_LIMITS>, string]>([
    ['that is none', async () => Buffer.from('not an archive'), {}, 'NOT_ZIP'],
    ['that is empty', async () => Buffer.alloc(0), {}, 'NOT_ZIP'],
    ['cut in the middle', async () => (await packed(SMALL)).subarray(0, 500), {}, 'NOT_ZIP'],
    ['that is too large', () => packed(SMALL), { packed: 100 }, 'TOO_LARGE'],
    ['that would become too large', () => packed(SMALL), { unpacked: 100 }, 'TOO_LARGE'],
    ['of too many files', () => packed(SMALL), { files: 3 }, 'TOO_MANY_FILES'],
    ['that explodes', () => packed({ 'stops.txt': '0'.repeat(3_000_000) }), {}, 'TOO_DENSE'],
    ['with its files in a folder', () => packed({ 'feed/stops.txt': '' }), {}, 'IN_A_FOLDER'],
    ['that climbs out of its folder', () => packed({ '../stops.txt': '' }), {}, 'NOT_ZIP'],
    [
      'with a name twice',
      () =>
        packed(SMALL).then((bytes) =>
          Buffer.from(bytes.toString('latin1').replaceAll('trips.txt', 'stops.txt'), 'latin1'),
        ),
      {},
      'FILE_TWICE',
    ],
  ])('%s is refused', async (_, bytes, limits, code) => {
    expect(await codeOf(Archive.open(await bytes(), { ...USUAL_LIMITS, ...limits }))).toBe(code);
  });

  test('whose file is longer than it says is told at the file', async () => {
    const bytes = await packed(SMALL);
    const at = bytes.lastIndexOf('stop_times.txt');
    bytes.writeUInt32LE(20, at - 46 + 24);
    const problems = told(await reader.archive(await Archive.open(bytes)));
    expect(problems).toContainEqual(expect.stringMatching(/^stop_times\.txt:\d+ NOT_CSV$/));
  });
});

test('the cut of a real feed is read without a problem', async () => {
  const bytes = readFileSync(new URL('data/carta-cut.zip', import.meta.url));
  const feed = await reader.archive(await Archive.open(bytes));
  expect(told(feed)).toEqual([]);
  expect([feed.stops.size, feed.routes.size, feed.trips, feed.calls]).toEqual([459, 4, 158, 11_178]);
  expect(feed.lines.reduce((sum, { trips }) => sum + trips, 0)).toBe(158);
});

/** Cells as dirty as feeds are: quotes, breaks, marks, nothing, numbers, other tables. */
const dirt = fc.oneof(
  fc.constantFrom(
    '',
    '"',
    '""',
    ',',
    '\n',
    '\r',
    '\uFEFF',
    '\0',
    '-1',
    '99:99:99',
    '25:00:00',
    'T1',
    'A',
    'R',
    '1e9',
    'ខ្មែរ',
    '20261301',
  ),
  fc.string({ maxLength: 12 }),
);

test('whatever stands in a feed, it ends in problems of rows', async () => {
  const edit = fc.record({ file: fc.constantFrom(...Object.keys(SMALL)), at: fc.nat(400), cut: fc.nat(12), dirt });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
      const files = { ...SMALL };
      for (const { file, at, cut, dirt: text } of edits) {
        const now = files[file]!;
        const place = at % (now.length + 1);
        files[file] = now.slice(0, place) + text + now.slice(place + cut);
      }
      const feed = await read(files);
      for (const { file, line } of feed.problems.told) {
        expect(file in SMALL).toBe(true);
        expect(line).toBeGreaterThanOrEqual(0);
      }
      for (const { timings } of feed.lines)
        for (const { minutes } of timings) expect(minutes.flat()).toEqual(minutes.flat().toSorted((a, b) => a - b));
    }),
    draws(100),
  );
});

test('whatever its bytes, an archive is read or refused', async () => {
  const whole = await packed(SMALL);
  const edit = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 20 }), async (edits) => {
      const bytes = Buffer.from(whole);
      for (const { at, byte } of edits) bytes[at] = byte;
      const archive = await Archive.open(bytes).catch((error: unknown) => {
        if (error instanceof InvalidInput) return undefined;
        throw error;
      });
      if (archive !== undefined) await reader.archive(archive);
    }),
    draws(100),
  );
});

describe('a typed timetable', () => {
  const typed = (from: RegExp | string = '', to = '') =>
    reader.timetable(Buffer.from(TIMETABLE_EXAMPLE.replace(from, to)));

  test('is read as a feed is: its example has a line with two ways, one of them past midnight', async () => {
    const feed = await typed();
    expect(told(feed)).toEqual([]);
    const lines = feed.lines.map(({ route, stops, timings }) => ({
      name: route.name,
      type: route.transportType,
      stops: stops.map(({ stop }) => stop.name),
      minutes: timings.map(({ minutes }) => minutes.map(([, left]) => left)),
      weekdays: timings.map(({ trips }) => trips.map(({ service }) => service.weekdays)),
    }));
    const [capital, temples] = ['Phnom Penh Night Market', 'Siem Reap Old Market'];
    const line = { name: 'Phnom Penh - Siem Reap', type: 'BUS' };
    const day = { ...line, stops: [capital, 'Kampong Thom', temples], minutes: [[420, 615, 780]], weekdays: [[127]] };
    const night = { ...line, stops: [capital, temples], minutes: [[1350, 1710]], weekdays: [[112]] };
    expect(lines.toSorted((a, b) => b.stops.length - a.stops.length)).toEqual([day, night]);
  });

  test('is read as spreadsheets of other countries save it, and without the rows that were emptied', async () => {
    const lines = async (text: string) => (await reader.timetable(Buffer.from(text))).lines;
    const emptied = `${TIMETABLE_EXAMPLE}${','.repeat(10)}\n`;
    for (const mark of [';', '\t'])
      expect(await lines(`\uFEFF${emptied.replaceAll(',', mark)}`)).toEqual(await lines(TIMETABLE_EXAMPLE));
    const local = TIMETABLE_EXAMPLE.replaceAll(',', ';')
      .replace(/(\d+)\.(\d{4})/g, '$1,$2')
      .replaceAll('2027-01-01', '01/01/2027')
      .replaceAll('2027-12-31', '31/12/2027')
      // Some rows have the empty cells at their end, as the headings do.
      .replace(/^(line|Phnom Penh.*morning).*$/gm, '$&;;');
    const read = await reader.timetable(Buffer.from(`sep=;\r\n${local}`));
    expect([told(read), read.lines]).toEqual([[], await lines(TIMETABLE_EXAMPLE)]);
  });

  test.each<[string, RegExp | string, string, readonly string[]]>([
    ['no column', 'days_of_week', 'days', ['timetable.csv:1 NO_COLUMN days_of_week']],
    ['no days', ',1234567,', ',,', ['timetable.csv:2 REQUIRED days_of_week']],
    ['days that are none', ',1234567,', ',Mon-Fri,', ['timetable.csv:2 FORM days_of_week Mon-Fri']],
    [
      'a season that ends first',
      '2027-12-31',
      '2026-12-31',
      ['timetable.csv:2 ENDS_BEFORE_IT_BEGINS valid_to 2026-12-31'],
    ],
    ['a day that may be two', '2027-01-01', '1/2/2027', ['timetable.csv:2 DATE valid_from 1/2/2027']],
    ['a row that is cut', /,10:00,10:15/, '', ['timetable.csv:3 ROW_LENGTH']],
    ['a train', ',BUS,', ',TRAIN,', ['timetable.csv:2 FORM transport_type TRAIN']],
    ['a stop nowhere', '12.7111', '', ['timetable.csv:3 REQUIRED latitude']],
    ['a stop elsewhere', /Market,,,,22:30/, 'Market,11.9,,,22:30', ['timetable.csv:5 DIFFERS latitude 11.9']],
    [
      'a departure on other days',
      /morning,,,,,Siem/,
      'morning,,67,,,Siem',
      ['timetable.csv:4 DIFFERS days_of_week 67'],
    ],
    ['a time that is none', '10:15', '10.15', ['timetable.csv:3 FORM departure_time 10.15']],
    ['leaving before arriving', '10:15', '9:15', ['timetable.csv:3 LEAVES_BEFORE_IT_ARRIVES departure_time 9:15']],
    ['a price that is none', '12|7.50', '12|cheap', ['timetable.csv:4 FORM prices cheap']],
    ['a price for more stops than there were', '12|7.50', '12|7.50|3', ['timetable.csv:4 FORM prices 12|7.50|3']],
    ['a price without a currency', ',USD,', ',,', ['timetable.csv:3 REQUIRED currency']],
    ['a currency that is not ours', ',USD,', ',EUR,', ['timetable.csv:3 FORM currency EUR']],
    ['a part of a note', '12|7.50', '12|7.505', ['timetable.csv:4 FORM prices 7.505']],
    ['another price of the same ride', ',28:30,,,', ',28:30,,USD,13', ['timetable.csv:6 DIFFERS prices 13']],
    ['no name', /Phnom Penh - Siem Reap,night,,/, ',night,,', ['timetable.csv:6 REQUIRED line']],
  ])('%s is told at its row', async (_, from, to, problems) => {
    expect(told(await typed(from, to)).slice(0, 1)).toEqual(problems);
  });

  /** 'Kampong Thom – Siem Reap Old Market 750 USD' of each ride on both ways. */
  const pricesOf = ({ lines, fares }: Read): string[] =>
    lines.flatMap(({ route, stops }) =>
      stops.flatMap(({ stop: from }, at) =>
        stops.slice(at + 1).flatMap(({ stop: to }) => {
          const price = fares?.of(route, from, to);
          return price ? [`${from.name} – ${to.name} ${price.amount} ${price.currency}`] : [];
        }),
      ),
    );

  test('says what one pays from each stop before, once for all departures of a line', async () => {
    const [capital, temples] = ['Phnom Penh Night Market', 'Siem Reap Old Market'];
    const whole = `${capital} – ${temples} 1200 USD`;
    expect(pricesOf(await typed()).toSorted()).toEqual([
      `Kampong Thom – ${temples} 750 USD`,
      `${capital} – Kampong Thom 600 USD`,
      whole,
      whole,
    ]);
    // Nothing between the marks is no price; a comma is what many type for a point.
    const gaps = await typed('12|7.50', '"|7,50"');
    expect(told(gaps)).toEqual([]);
    expect(pricesOf(gaps)).not.toContain(whole);
    expect(pricesOf(gaps)).toContain(`Kampong Thom – ${temples} 750 USD`);
  });

  test('of old, without the columns of prices, says none', async () => {
    const lines = TIMETABLE_EXAMPLE.split('\n').map((line) => line.split(',').slice(0, 11).join(','));
    const feed = await reader.timetable(Buffer.from(lines.join('\n')));
    expect([told(feed), feed.fares, feed.lines.length]).toEqual([[], undefined, 2]);
  });

  test('whatever bytes it has ends in problems of rows', async () => {
    const bytes = Buffer.from(TIMETABLE_EXAMPLE);
    const cuts = fc.tuple(fc.nat(bytes.length), fc.nat(40), fc.uint8Array({ maxLength: 12 }));
    await fc.assert(
      fc.asyncProperty(cuts, async ([at, gone, put]) => {
        const broken = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + gone)]);
        const { problems, trips } = await reader.timetable(broken);
        expect(problems.count + trips).toBeGreaterThan(0);
      }),
    );
  });
});
