import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readZip } from '../src/gtfs/read-zip.fixture.js';
import { metresBetween } from '../src/timetable/footpaths.js';
import { type FeedDesk, feedDesk, type SeenImport, TOWNS } from './feed-desk.js';
import { ask } from './world.js';

const bytes = readFileSync(new URL('data/carta-cut.zip', import.meta.url));
const files = readZip(bytes);
type Row = Readonly<Record<string, string>>;
/** Its rows as its own editor would see them: nothing of the importer reads them. */
function rowsOf(name: string): Row[] {
  const [head, ...lines] = files.get(name)!.trim().split(/\r?\n/);
  const headings = head!.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(headings.map((heading, at) => [heading, cells[at]!.trim()]));
  });
}

interface Call {
  readonly stop: string;
  readonly town: string;
  readonly arrival: number;
  readonly departure: number;
}
const minutesOf = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours! * 60 + minutes!;
};
const townOf = (row: Row): string => {
  const at = { latitude: Number(row['stop_lat']), longitude: Number(row['stop_lon']), id: '', locationId: '' };
  const far = (town: (typeof TOWNS)[number]) => metresBetween(at, { ...at, ...town });
  return TOWNS.toSorted((a, b) => far(a) - far(b))[0]!.slug;
};
const stops = new Map(rowsOf('stops.txt').map((row) => [row['stop_id']!, row]));
const calls = Map.groupBy(rowsOf('stop_times.txt'), (row) => row['trip_id']!);
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Trips that run on a day as calendar and exceptions say it. */
function tripsOn(date: string): Call[][] {
  const day = date.replaceAll('-', '');
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
  const runs = new Set(
    rowsOf('calendar.txt')
      .filter((row) => row[weekday] === '1' && row['start_date']! <= day && day <= row['end_date']!)
      .map((row) => row['service_id']!),
  );
  for (const row of rowsOf('calendar_dates.txt'))
    if (row['date'] === day) runs[row['exception_type'] === '1' ? 'add' : 'delete'](row['service_id']!);
  return rowsOf('trips.txt')
    .filter((row) => runs.has(row['service_id']!))
    .map((row) =>
      calls
        .get(row['trip_id']!)!
        .toSorted((a, b) => Number(a['stop_sequence']) - Number(b['stop_sequence']))
        .map((call) => ({
          stop: stops.get(call['stop_id']!)!['stop_name']!,
          town: townOf(stops.get(call['stop_id']!)!),
          arrival: minutesOf(call['arrival_time']!),
          departure: minutesOf(call['departure_time']!),
        })),
    );
}

/** Rides of a trip from one town to another: where and when one may board and leave. */
const ridesOf = (trip: readonly Call[], from: string, to: string): string[] =>
  trip.flatMap((board, at) =>
    board.town === from && at < trip.length - 1
      ? trip
          .slice(at + 1)
          .filter(({ town }) => town === to)
          .map((alight) => `${board.stop} ${board.departure} – ${alight.stop} ${alight.arrival}`)
      : [],
  );

interface Found {
  readonly searchJourneys: {
    readonly journeys: readonly {
      readonly connecting: boolean;
      readonly legs: readonly {
        readonly routeScheduleId: string;
        readonly boarding: { readonly stop: { readonly name: string }; readonly time: string };
        readonly dropOff: { readonly stop: { readonly name: string }; readonly time: string };
      }[];
    }[];
  };
}
const SEARCH = `query ($from: String!, $to: String!, $date: LocalDate!) {
  searchJourneys(from: $from, to: $to, date: $date, passengers: 1) { journeys { connecting legs { routeScheduleId
    boarding { stop { name } time } dropOff { stop { name } time } } } } }`;

let desk: FeedDesk;
beforeAll(async () => {
  desk = await feedDesk();
  desk.catalogue.clock.set('2026-05-15T00:00:00+07:00');
  expect(await desk.applied(bytes)).toMatchObject({ state: 'APPLIED', failure: null, report: { problemCount: 0 } });
  await desk.settled();
});
afterAll(() => desk.close());

const DATES: readonly (readonly [string, string])[] = [
  ['a weekday', '2026-05-27'],
  ['a Saturday', '2026-06-06'],
  ['a Sunday', '2026-06-07'],
  ['Memorial Day, a Monday that runs as a Saturday', '2026-05-25'],
  ['the Fourth of July, a Saturday without its service', '2026-07-04'],
  ['the last day', '2026-08-22'],
  ['the day after', '2026-08-24'],
];
const PAIRS = TOWNS.flatMap((from) => TOWNS.filter((to) => to !== from).map((to) => [from.slug, to.slug] as const));

/** The search finds the rides that the feed says on a day, and no other. */
async function expectFound(date: string): Promise<void> {
  const trips = tripsOn(date);
  for (const [from, to] of PAIRS) {
    const { searchJourneys } = await ask<Found>(desk.catalogue, SEARCH, { from, to, date });
    const direct = searchJourneys.journeys.filter(({ connecting }) => !connecting).map(({ legs }) => legs[0]!);
    const minute = (time: string) => minutesOf(time.slice(11, 16)) + (time.slice(0, 10) > date ? 24 * 60 : 0);
    const told = direct.map(
      ({ boarding, dropOff }) =>
        `${boarding.stop.name} ${minute(boarding.time)} – ${dropOff.stop.name} ${minute(dropOff.time)}`,
    );
    const said = trips.map((trip) => ridesOf(trip, from, to)).filter((rides) => rides.length > 0);
    const every = new Set(said.flat());
    expect({ from, to, wrong: told.filter((ride) => !every.has(ride)) }).toEqual({ from, to, wrong: [] });
    const missing = said.filter((rides) => !rides.some((ride) => told.includes(ride)));
    expect({ from, to, missing }).toEqual({ from, to, missing: [] });
    expect({ from, to, departures: new Set(direct.map((leg) => leg.routeScheduleId)).size }).toEqual({
      from,
      to,
      departures: said.length,
    });
  }
}

test.each(DATES)('on %s the search finds the rides that the feed says, and no other', (_, date) => expectFound(date));

test('the sample asks for something: days with many rides, and one with none', () => {
  const rides = ([, date]: readonly [string, string]): number =>
    PAIRS.flatMap(([from, to]) => tripsOn(date).filter((trip) => ridesOf(trip, from, to).length > 0)).length;
  const counts = DATES.map(rides);
  expect(counts.at(-1)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(50);
});

const counted = ({ report }: SeenImport): string[] =>
  report!.counts.flatMap(({ kind, action, count }) => (count > 0 ? [`${kind} ${action} ${count}`] : []));

test('a real feed comes in, is found, is taken out with its prices, and comes in again: nothing changed', async () => {
  const again = await desk.applied(bytes);
  expect(counted(again).filter((line) => line.startsWith('FARE'))).toEqual(['FARE SAME 22', 'FARE LEFT 1']);
  await desk.sellAll();
  const before = await desk.everything();
  const out = await desk.takenOut();
  const back = await desk.applied(out);
  expect(back).toMatchObject({ state: 'APPLIED', failure: null, report: { problemCount: 0, items: [] } });
  expect(counted(back)).toEqual([
    expect.stringMatching(/^STOP SAME \d+$/),
    'LINE SAME 22',
    expect.stringMatching(/^TRIP SAME \d+$/),
    'FARE SAME 22',
  ]);
  expect(await desk.everything()).toEqual(before);
  expect((await desk.takenOut()).equals(out)).toBe(true);
  await desk.settled();
  await expectFound('2026-05-27');
});
