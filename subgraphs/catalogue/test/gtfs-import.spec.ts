import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { TIMETABLE_EXAMPLE } from '@naga/kernel/timetable-example.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import fc from 'fast-check';
import { draws } from '@naga/server-kit/testing/draws.js';
import { PART_BYTES } from '../src/gtfs-import/upload-feed.command.js';
import { packed, SMALL } from './gtfs.fixture.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
market.place('phnom-penh', { names: { en: 'Phnom Penh' }, latitude: 11.5, longitude: 104.9 });
market.place('kampong-thom', { names: { en: 'Kampong Thom' }, latitude: 12, longitude: 105 });
market.place('siem-reap', { names: { en: 'Siem Reap' }, latitude: 13.3, longitude: 103.8 });
market.place('chattanooga', { names: { en: 'Chattanooga' }, latitude: 35.05, longitude: -85.3 });
const operators = ['mekong', 'other', 'lao'].map((slug) =>
  market.operator(slug, slug === 'lao' ? { countryCode: 'LA' } : {}),
);
const [mekong, other, lao] = operators as [string, string, string];
const [bus, coach, ferry] = [market.vehicle('BUS'), market.vehicle('BUS'), market.vehicle('FERRY')];

/** What happens while a step asks who has seats. */
let meanwhile = (): Promise<unknown> => Promise.resolve();
let sold: { routeScheduleId: string; date: string; seats: string[]; bookings: number }[] = [];
const neighbours: Record<string, Transport> = {
  booking: {
    send: async ({ variables }) => {
      const asked = variables!['routeScheduleIds'] as string[];
      await meanwhile();
      return { data: { soldDepartures: sold.filter(({ routeScheduleId }) => asked.includes(routeScheduleId)) } };
    },
  },
  pricing: { send: async () => ({ data: { standingFeedPrices: [] } }) },
};
let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market, { neighbours });
});
beforeEach(async () => {
  sold = [];
  meanwhile = () => Promise.resolve();
  for (const table of ['gtfs_import', 'route', 'stop']) await catalogue.outside.change(`delete from ${table}`);
});
afterAll(() => catalogue.close());

const clerk = staff('operator', { operatorId: mekong });

interface Count {
  kind: string;
  action: string;
  count: number;
}
interface Import {
  id: string;
  state: string;
  failure: string | null;
  done: number;
  report: {
    counts: Count[];
    items: { kind: string; action: string; name: string; reasons: string[] }[];
    problemCount: number;
    problems: { file: string; line: number; code: string }[];
    unread: string[];
    agencies: string[];
    touched: string[] | null;
  } | null;
  stoppedBy: object | null;
  code?: string;
  fields?: string[];
}
const REPORT = `report { counts { kind action count } items { kind action name reasons sold { departures touched { routeScheduleId date departureTime seats bookings } } } problemCount
  problems { file line code } unread agencies touched }`;
const RESULT = `{ ... on GtfsImport { id state failure done ${REPORT} } ... on Refused { code } }`;
const START = `mutation ($operatorId: ID!, $fileName: String!, $bytes: Int!, $vehicleTypeIds: [ID!]!) {
  answer: startGtfsImport(operatorId: $operatorId, fileName: $fileName, bytes: $bytes, vehicleTypeIds: $vehicleTypeIds) ${RESULT} }`;
const PART = `mutation ($id: ID!, $position: Int!, $content: String!) {
  answer: addGtfsPart(id: $id, position: $position, content: $content) ${RESULT} }`;
const step = (name: 'rehearse' | 'apply' | 'undo') =>
  `mutation ($id: ID!) { answer: ${name}GtfsImport(id: $id) ${RESULT} }`;
const ONE = `query ($id: ID!) { answer: gtfsImport(id: $id) { id state failure done ${REPORT}
  stoppedBy { kind names { en } reason departures { date departureTime seats bookings } lineNames { en } } } }`;

async function ask(document: string, variables: object, viewer = clerk): Promise<Import> {
  const { data, errors } = await catalogue.run<{ answer: Import }, object>(document, variables, viewer);
  if (errors === undefined) return data!.answer;
  const { code, fields } = errors[0]!.extensions as { code: string; fields?: { path: string; code: string }[] };
  return { code, fields: fields?.map((field) => `${field.path} ${field.code}`) } as Import;
}
const started = (bytes: Buffer, more: object = {}, viewer = clerk): Promise<Import> =>
  ask(
    START,
    { operatorId: mekong, fileName: 'feed.zip', bytes: bytes.length, vehicleTypeIds: [bus, ferry], ...more },
    viewer,
  );
async function uploaded(bytes: Buffer, by = clerk, fileName = 'feed.zip'): Promise<string> {
  const { id } = await started(bytes, { operatorId: 'operatorId' in by ? by.operatorId : null, fileName }, by);
  for (let at = 0; at * PART_BYTES < bytes.length; at++) {
    const content = bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES).toString('base64');
    await ask(PART, { id, position: at, content }, by);
  }
  return id;
}
async function done(id: string, name: 'rehearse' | 'apply' | 'undo', by = clerk): Promise<Import> {
  const asked = await ask(step(name), { id }, by);
  if (asked.code !== undefined) return asked;

  await catalogue.subgraph.runJob('work-on-imports');

  return ask(ONE, { id }, by);
}
const rehearsed = async (bytes: Buffer, by = clerk): Promise<Import> => done(await uploaded(bytes, by), 'rehearse', by);
async function applied(files: Readonly<Record<string, string>> | Buffer, by = clerk): Promise<Import> {
  const { id } = await rehearsed(Buffer.isBuffer(files) ? files : await packed(files), by);
  return done(id, 'apply', by);
}
const counted = ({ report }: Import): string =>
  report!.counts
    .filter(({ count }) => count > 0)
    .map(({ kind, action, count }) => `${kind} ${action} ${count}`)
    .join(', ');

/** All that an import may touch, as it is. */
const TABLES = ['stop', 'route', 'route_stop', 'route_timing', 'timing_stop', 'route_schedule', 'gtfs_link'];
async function everything(): Promise<object> {
  const pairs = await Promise.all(
    TABLES.map(async (table) => [table, await catalogue.outside.rows(`select * from ${table} order by id`)]),
  );
  return Object.fromEntries(pairs);
}
/** The same without what says how often something was saved, and without ids. */
const RIDES = `select r.names ->> 'en' as name, d.disabled, d.days_of_week::text as days, d.allow_from1::text as from1,
    (select string_agg(s.names ->> 'en' || ' ' || c.departure_time, ', ' order by c.position)
      from timing_stop c join stop s on s.id = c.stop_id where c.route_timing_id = t.id) as way
  from route_schedule d join route_timing t on t.id = d.route_timing_id join route r on r.id = t.route_id
  order by 1, 5, 4, 2`;
const rides = () => catalogue.outside.rows<{ name: string; way: string; disabled: boolean }>(RIDES);
const changed = (file: string, is: string, becomes: string) => ({
  ...SMALL,
  [file]: SMALL[file]!.replaceAll(is, becomes),
});

test('a feed is rehearsed without a trace, applied, found by the search, and undone without a trace', async () => {
  const before = await everything();
  const rehearsal = await rehearsed(await packed(SMALL));
  expect(rehearsal).toMatchObject({
    state: 'REHEARSED',
    failure: null,
    report: { problemCount: 0, agencies: ['Mekong'] },
  });
  expect(counted(rehearsal)).toBe('STOP CREATE 3, LINE CREATE 2, TRIP CREATE 3');
  expect(await everything()).toEqual(before);

  const { id } = rehearsal;
  expect(await done(id, 'apply')).toMatchObject({ state: 'APPLIED', failure: null });
  expect(await rides()).toMatchObject([
    {
      name: '1 · Night Market – Siem Reap',
      way: 'Night Market 1350, Rest place 110, Siem Reap 310',
      days: '{1,2,3,4,5,6,7}',
    },
    { name: '1 · Night Market – Siem Reap', way: 'Night Market 1350, Rest place 110, Siem Reap 310', days: '{5}' },
    { name: '1 · Night Market – Siem Reap', way: 'Night Market 420, Siem Reap 720' },
  ]);
  await catalogue.subgraph.services.catalogue.settled();
  const search = `query ($date: LocalDate!) { searchJourneys(from: "phnom-penh", to: "siem-reap", date: $date, passengers: 1) {
    journeys { departureTime arrivalTime } } }`;
  const found = async (date: string) =>
    (await catalogue.run<{ searchJourneys: { journeys: object[] } }, object>(search, { date })).data!.searchJourneys
      .journeys;
  expect(await found('2026-11-21')).toEqual([
    { departureTime: '2026-11-21T07:00:00+07:00', arrivalTime: '2026-11-21T12:00:00+07:00' },
    { departureTime: '2026-11-21T22:30:00+07:00', arrivalTime: '2026-11-22T05:10:00+07:00' },
  ]);
  // The service of every day does not run at Christmas; one trip of a day of its own does.
  expect(await found('2026-12-25')).toEqual([
    { departureTime: '2026-12-25T22:30:00+07:00', arrivalTime: '2026-12-26T05:10:00+07:00' },
  ]);

  expect(await done(id, 'undo')).toMatchObject({ state: 'UNDONE', failure: null });
  expect(await everything()).toEqual(before);
});

test('the same file again changes nothing, nor does asking twice', async () => {
  const { id } = await applied(SMALL);
  const before = await everything();
  expect(await done(id, 'apply')).toMatchObject({ state: 'APPLIED' });
  const again = await applied(SMALL);
  expect(counted(again)).toBe('STOP SAME 3, LINE SAME 2, TRIP SAME 3');
  expect(await everything()).toEqual(before);
});

test('search engines are told of a change of the lines of its operator, and of no other', async () => {
  const theirs = staff('operator', { operatorId: other });
  await applied(changed('stops.txt', '11.5,104.9', '35.05,-85.3'), theirs);
  catalogue.clock.advance({ minutes: 1 });
  await applied(SMALL);
  await catalogue.subgraph.services.catalogue.settled();
  const { data } = await catalogue.run<{ locationPairs: { id: string; changedAt: string }[] }, object>(
    `{ locationPairs { id changedAt } }`,
  );
  const at = new Map(data!.locationPairs.map(({ id, changedAt }) => [id, Date.parse(changedAt)]));
  const [own, others] = ['phnom-penh', 'chattanooga'].map((place) => at.get(`${place}~siem-reap`)!);
  expect([own, others]).toEqual([catalogue.clock.now(), catalogue.clock.now() - 60_000]);
});

test('two workers at once: a step is done once', async () => {
  const { id } = await rehearsed(await packed(SMALL));
  await ask(step('apply'), { id });
  const work = () => catalogue.subgraph.runJob('work-on-imports');
  await Promise.all([work(), work()]);
  await work();
  expect(await ask(ONE, { id })).toMatchObject({ state: 'APPLIED', failure: null });
  expect((await rides()).length).toBe(3);
});

test('a step that another worker has ended meanwhile is not ended again', async () => {
  await applied(SMALL);
  const id = await uploaded(await packed(changed('stop_times.txt', 'T3,07:00:00,07:00:00', 'T3,07:15:00,07:15:00')));
  meanwhile = () => catalogue.outside.change(`update gtfs_import set state = 'UPLOADING' where id = ${id}`);
  expect(await done(id, 'rehearse')).toMatchObject({ state: 'UPLOADING', report: null });
});

test('what a clerk has said stays until the feed says something else', async () => {
  await applied(SMALL);
  await catalogue.outside.change(
    `update stop set address = 'Street 1', names = '{"en": "By hand"}' where names ->> 'en' = 'Rest place'`,
  );
  await catalogue.outside.change(`update route_schedule set vehicle_type_id = ${coach}`);
  expect(counted(await applied(SMALL))).toBe('STOP SAME 3, LINE SAME 2, TRIP SAME 3');
  const later = changed('stop_times.txt', 'T3,07:00:00,07:00:00', 'T3,07:15:00,07:15:00');
  expect(counted(await applied(later))).toBe('STOP SAME 3, LINE CHANGE 1, LINE SAME 1, TRIP CHANGE 1, TRIP SAME 2');
  const named = { ...later, 'stops.txt': later['stops.txt']!.replace('Rest place', 'Rest house') };
  expect(counted(await applied(named))).toMatch(/^STOP CHANGE 1, STOP SAME 2, LINE SAME 2/);
  expect(await catalogue.outside.rows(`select names, address from stop where names ->> 'en' like 'Rest%'`)).toEqual([
    { names: { en: 'Rest house' }, address: 'Street 1' },
  ]);
  expect(await catalogue.outside.rows('select distinct vehicle_type_id::text as id from route_schedule')).toEqual([
    { id: coach },
  ]);
});

test("a stop that is everybody's by now is the platform's, whatever an operator's feed says", async () => {
  const { id } = await applied(SMALL);
  await catalogue.outside.change(`update stop set operator_id = null where names ->> 'en' = 'Rest place'`);
  const again = await applied(changed('stops.txt', 'Rest place', 'Rest house'));
  expect(again.report!.items).toMatchObject([{ kind: 'STOP', action: 'LEFT', reasons: ['NOT_YOURS'] }]);
  expect(await catalogue.outside.rows(`select version from stop where names ->> 'en' = 'Rest place'`)).toEqual([
    { version: 1 },
  ]);
  expect(await done(id, 'undo')).toMatchObject({ state: 'APPLIED', failure: 'IMPORT_NOT_UNDONE' });
});

test('what the feed has no more is sold no more; what it has again is sold again', async () => {
  await applied(SMALL);
  const without = changed('trips.txt', 'R,D,T3\n', '');
  const less = { ...without, 'stop_times.txt': SMALL['stop_times.txt']!.replace(/T3.*\n/g, '') };
  const gone = await applied(less);
  expect(counted(gone)).toBe('STOP SAME 3, LINE SAME 1, LINE GONE 1, TRIP SAME 2, TRIP GONE 1');
  expect((await rides()).map(({ disabled }) => disabled)).toEqual([false, false, true]);
  expect(counted(await applied(less))).toBe('STOP SAME 3, LINE SAME 1, TRIP SAME 2');
  expect(counted(await applied(SMALL))).toMatch(/LINE CHANGE 1, LINE SAME 1/);
  expect((await rides()).map(({ disabled }) => disabled)).toEqual([false, false, false]);
});

test('what a clerk turned off stays off when the feed has it again', async () => {
  await applied(SMALL);
  await catalogue.outside.change(`update route_schedule set disabled = true where days_of_week = '{5}'`);
  const byDay = changed('trips.txt', 'R,D,T1\nR,X,T2\n', '');
  await applied({ ...byDay, 'stop_times.txt': SMALL['stop_times.txt']!.replace(/T[12].*\n/g, '') });
  expect((await rides()).map(({ disabled }) => disabled)).toEqual([true, true, false]);
  await applied(SMALL);
  expect((await rides()).map(({ disabled }) => disabled)).toEqual([false, true, false]);
});

const dayTrips = async (): Promise<string[]> =>
  (await rides()).filter(({ way }) => !way.includes('1350')).map(({ way, disabled }) => `${way} ${disabled}`);
const dayTripAt = async (departure: number): Promise<string> => {
  const [one] = await catalogue.outside.rows<{ id: string }>(
    `select d.id::text as id from route_schedule d join timing_stop c on c.route_timing_id = d.route_timing_id
     where c.position = 0 and c.departure_time = ${departure}`,
  );
  return one!.id;
};

test('a departure with seats goes and comes again: what the feed says is on sale, each time', async () => {
  const later = changed('stop_times.txt', 'T3,07:00:00,07:00:00', 'T3,07:15:00,07:15:00');
  await applied(SMALL);
  sold = [{ routeScheduleId: await dayTripAt(420), date: '2026-11-21', seats: ['1A'], bookings: 1 }];
  await applied(later);
  const again = await applied(SMALL);
  expect(counted(again)).toBe('STOP SAME 3, LINE CHANGE 1, LINE SAME 1, TRIP CHANGE 1, TRIP SAME 2, TRIP GONE 1');
  expect(await dayTrips()).toEqual(['Night Market 420, Siem Reap 720 false']);
  await applied(later);
  expect(await dayTrips()).toEqual(['Night Market 420, Siem Reap 720 true', 'Night Market 435, Siem Reap 720 false']);
});

test('beside a departure that a clerk drives on off sale, the one on sale stays', async () => {
  await applied(SMALL);
  // A clerk gave it another vehicle and kept what was sold.
  const kept = await dayTripAt(420);
  await catalogue.outside.change(`insert into route_schedule (route_timing_id, days_of_week, vehicle_type_id,
      has_passenger_type_pricing, disabled, allow_male_next_to_female, allow_from1, allow_to1, allow_from2, allow_to2,
      blocking_from, blocking_to, route_for_user)
    select route_timing_id, days_of_week, ${coach}, has_passenger_type_pricing, false, allow_male_next_to_female,
      allow_from1, allow_to1, allow_from2, allow_to2, blocking_from, blocking_to, route_for_user
    from route_schedule where id = ${kept}`);
  await catalogue.outside.change(`update route_schedule set disabled = true where id = ${kept}`);
  sold = [{ routeScheduleId: kept, date: '2026-11-21', seats: ['1A'], bookings: 1 }];
  await applied(changed('routes.txt', '1,,3', '2,,3'));
  expect(await dayTrips()).toEqual(['Night Market 420, Siem Reap 720 false', 'Night Market 420, Siem Reap 720 true']);
});

test('seats that somebody has are driven as they were sold, off sale, beside what the feed says now', async () => {
  await applied(SMALL);
  const [one] = await catalogue.outside.rows<{ id: string }>(
    `select d.id::text as id from route_schedule d join timing_stop c on c.route_timing_id = d.route_timing_id
     where c.position = 0 and c.departure_time = 420`,
  );
  sold = [{ routeScheduleId: one!.id, date: '2026-11-21', seats: ['1A'], bookings: 1 }];
  const later = await applied(changed('stop_times.txt', 'T3,07:00:00,07:00:00', 'T3,07:15:00,07:15:00'));
  const touched = [{ ...sold[0], departureTime: '07:00', seats: 1 }];
  expect(later.report!.items).toMatchObject([
    { kind: 'LINE', action: 'CHANGE', reasons: ['SOLD'], sold: { departures: 1, touched } },
  ]);
  expect(later.report!.touched).toEqual([`${one!.id}@2026-11-21`]);
  expect((await rides()).map(({ way, disabled }) => `${way} ${disabled}`).slice(2)).toEqual([
    'Night Market 420, Siem Reap 720 true',
    'Night Market 435, Siem Reap 720 false',
  ]);
  // Taking it back would put the sold departure where it was, but the feed's own departures of the first import are sold.
  expect(await done(later.id, 'undo')).toMatchObject({ state: 'UNDONE' });
  expect((await rides()).map(({ way, disabled }) => `${way} ${disabled}`).slice(2)).toEqual([
    'Night Market 420, Siem Reap 720 false',
  ]);
});

test('a stop that is called otherwise says who has seats on what halts there, once', async () => {
  await applied(SMALL);
  const atSeven = `select d.id::text as id from route_schedule d join timing_stop c on c.route_timing_id = d.route_timing_id
     where c.position = 0 and c.departure_time = 420`;
  const [one] = await catalogue.outside.rows<{ id: string }>(atSeven);
  sold = [
    { routeScheduleId: one!.id, date: '2026-11-21', seats: ['1A', '1B'], bookings: 1 },
    // It has left.
    { routeScheduleId: one!.id, date: '2025-11-21', seats: ['1A'], bookings: 1 },
  ];
  const renamed = changed('stops.txt', 'Night Market', 'Old Night Market');
  const { id, report } = await rehearsed(await packed(renamed));
  const touched = [{ routeScheduleId: one!.id, date: '2026-11-21', departureTime: '07:00', seats: 2, bookings: 1 }];
  const item = { kind: 'STOP', action: 'CHANGE', name: 'Old Night Market', reasons: [] };
  expect(report!.items).toContainEqual({ ...item, sold: { departures: 1, touched } });
  expect(report!.touched).toEqual([`${one!.id}@2026-11-21`]);
  expect(await done(id, 'apply')).toMatchObject({ state: 'APPLIED' });
});

const TOUCHED = `query ($ids: [ID!]) { answer: comingSold(of: GTFS_IMPORTS, ids: $ids) {
  departures touched { routeScheduleId date } byOperator { operatorId departures } } }`;
interface TouchedAnswer {
  departures: number;
  touched: { routeScheduleId: string; date: string }[];
}
async function touchedByUndo(id: string, viewer = clerk): Promise<TouchedAnswer> {
  const { data, errors } = await catalogue.run<{ answer: TouchedAnswer }, object>(TOUCHED, { ids: [id] }, viewer);
  expect(errors).toBeUndefined();
  return data!.answer;
}
const schedulesOf = (name: string) =>
  catalogue.outside.rows<{ id: string; start: number }>(
    `select d.id::text as id, c.departure_time as start from route_schedule d join timing_stop c on c.route_timing_id = d.route_timing_id
     join stop s on s.id = c.stop_id where c.position = 0 and s.names ->> 'en' = '${name}' order by c.departure_time, d.id`,
  );
const soldOn = (ids: readonly string[]) => {
  sold = ids.map((routeScheduleId) => ({ routeScheduleId, date: '2026-11-21', seats: ['1A'], bookings: 1 }));
};

test('before a feed is taken back, whoever has bought what it made is named', async () => {
  const { id } = await applied(SMALL);
  expect(await touchedByUndo(id)).toEqual({ departures: 0, touched: [], byOperator: [] });
  const all = await schedulesOf('Night Market');
  soldOn(all.map((one) => one.id));
  expect(await touchedByUndo(id)).toMatchObject({ departures: 3, byOperator: [{ operatorId: mekong }] });
  expect(await touchedByUndo(id, staff('operator', { operatorId: other }))).toMatchObject({ departures: 0 });
});

test('of a line that a feed has changed, whoever its undo takes a departure from; and who halts at a stop that moves back', async () => {
  await applied(SMALL);
  const later = changed('stop_times.txt', 'T3,07:00:00,07:00:00', 'T3,07:15:00,07:15:00');
  const { id } = await applied(later);
  const after = await schedulesOf('Night Market');
  const isNew = ({ start }: { start: number }) => start === 435;
  expect(after.filter(isNew)).toHaveLength(1);
  // Who rides as before is not touched.
  soldOn(after.map((one) => one.id));
  const [moved] = after.filter(isNew);
  expect(await touchedByUndo(id)).toMatchObject({ departures: 1, touched: [{ routeScheduleId: moved!.id }] });
  sold = [];
  const named = await applied({ ...later, 'stops.txt': later['stops.txt']!.replace('Rest place', 'Rest house') });
  soldOn(after.map((one) => one.id));
  const night = after.filter((one) => !isNew(one)).map((one) => one.id);
  const told = await touchedByUndo(named.id);
  expect(told.touched.map(({ routeScheduleId }) => routeScheduleId).sort()).toEqual(night.sort());
});

test('what has seats sold since is not undone, and nothing else of it either', async () => {
  const { id } = await applied(SMALL);
  const [one] = await catalogue.outside.rows<{ id: string }>(
    'select id::text as id from route_schedule order by id limit 1',
  );
  sold = [{ routeScheduleId: one!.id, date: '2026-11-21', seats: ['1A'], bookings: 1 }];
  const before = await everything();
  expect(await done(id, 'undo')).toMatchObject({
    state: 'APPLIED',
    failure: 'IMPORT_NOT_UNDONE',
    stoppedBy: {
      kind: 'LINE',
      names: { en: '1 · Night Market – Siem Reap' },
      reason: 'SOLD',
      departures: [{ date: '2026-11-21', departureTime: expect.stringMatching(/^\d\d:\d\d$/), seats: 1, bookings: 1 }],
    },
  });
  expect(await everything()).toEqual(before);
  sold = [];
  expect(await done(id, 'undo')).toMatchObject({ state: 'UNDONE', failure: null, stoppedBy: null });
});

test('what has changed since the rehearsal is not overwritten', async () => {
  await applied(SMALL);
  const { id } = await rehearsed(await packed(changed('stops.txt', 'Rest place', 'Rest house')));
  await catalogue.outside.change(`update stop set version = version + 1 where names ->> 'en' = 'Rest place'`);
  const before = await everything();
  expect(await done(id, 'apply')).toMatchObject({ state: 'FAILED', failure: 'IMPORT_OUTDATED' });
  expect(await everything()).toEqual(before);
  expect(await done(id, 'rehearse')).toMatchObject({ state: 'REHEARSED', failure: null });
  expect(await done(id, 'apply')).toMatchObject({ state: 'APPLIED' });
});

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['a train', changed('routes.txt', '1,,3', '1,,2'), ['TRANSPORT', 'TRANSPORT']],
  ['a taxi without vehicle', changed('routes.txt', '1,,3', '1,,1501'), ['NO_VEHICLE TAXI', 'NO_VEHICLE TAXI']],
  ['a stop in no place', changed('stops.txt', '12.0,105.0', '20.0,105.0'), ['NO_PLACE Rest place']],
  ['a halt of a day', changed('stop_times.txt', 'T3,12:00:00', 'T3,32:00:00'), ['TOO_LONG']],
])('%s is left and told; the rest is kept', async (_, files, reasons) => {
  const { report } = await rehearsed(await packed(files));
  const left = report!.items.filter(({ action }) => action === 'LEFT');
  expect(left.flatMap((item) => item.reasons)).toEqual(reasons);
});

test('files that nothing is taken from are named', async () => {
  const rehearsal = await rehearsed(await packed({ ...SMALL, 'transfers.txt': 'from_stop_id,to_stop_id\nA,B\n' }));
  expect(rehearsal.report!.unread).toEqual(['transfers.txt']);
});

test('a trip by headway leaves as often as it says, and comes again without a change', async () => {
  const files = {
    ...SMALL,
    'frequencies.txt': `trip_id,start_time,end_time,headway_secs,exact_times
T3,08:00:00,09:00:00,1800,1
T3,23:30:00,24:30:00,1800,0
`,
  };
  expect(counted(await applied(files))).toBe('STOP CREATE 3, LINE CREATE 2, TRIP CREATE 6');
  expect((await rides()).map(({ way }) => way).filter((way) => !way.includes('Rest'))).toEqual([
    'Night Market 0, Siem Reap 300',
    'Night Market 1410, Siem Reap 270',
    'Night Market 480, Siem Reap 780',
    'Night Market 510, Siem Reap 810',
  ]);
  expect(counted(await applied(files))).toBe('STOP SAME 3, LINE SAME 2, TRIP SAME 6');
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['a value cut within a letter', changed('routes.txt', '1,,3', `1,,${'x'.repeat(59)}😀`)],
  ['a name cut within a letter', changed('routes.txt', '1,,3', `,${'x'.repeat(99)}😀,3`)],
  ['a name that is left out, cut within a letter', changed('routes.txt', '1,,3', `,${'x'.repeat(199)}😀,2`)],
  ['a file with a zero byte in its name', { ...SMALL, 'fares\0.txt': '' }],
])('a feed with %s is rehearsed', async (_, files) => {
  expect(await rehearsed(await packed(files))).toMatchObject({ state: 'REHEARSED', failure: null });
});

test('a report that cannot be kept ends its import, and others go on', async () => {
  await catalogue.outside.change(
    `alter table gtfs_import add constraint nothing_is_kept check (file_name <> 'odd.zip' or report is null)`,
  );
  const odd = await uploaded(await packed(SMALL));
  await catalogue.outside.change(`update gtfs_import set file_name = 'odd.zip' where id = ${odd}`);
  expect(await done(odd, 'rehearse')).toMatchObject({ state: 'FAILED', failure: 'UNEXPECTED', report: null });
  expect(await rehearsed(await packed(SMALL))).toMatchObject({ state: 'REHEARSED' });
  await catalogue.outside.change('alter table gtfs_import drop constraint nothing_is_kept');
});

test('a feed with a wrong row is told of and not applied', async () => {
  const { id, report } = await rehearsed(await packed(changed('stop_times.txt', 'T3,12:00:00,,C,2', 'T3,soon,,C,2')));
  expect(report!.problems[0]).toEqual({ file: 'stop_times.txt', line: 9, code: 'FORM' });
  expect(await done(id, 'apply')).toMatchObject({ code: 'IMPORT_HAS_ERRORS' });
});

test.each([
  ['no archive', Buffer.from('no archive at all'), 'NOT_ZIP'],
  ['half an archive', undefined, 'NOT_ZIP'],
])('%s ends the import', async (_, bytes, failure) => {
  const given = bytes ?? (await packed(SMALL)).subarray(0, 300);
  expect(await rehearsed(given)).toMatchObject({ state: 'FAILED', failure, report: null });
});

describe('before a byte is kept', () => {
  test.each<[string, () => Promise<Import>, Partial<Import>]>([
    ['a guest', () => started(Buffer.alloc(9), {}, guest()), { code: 'UNAUTHENTICATED' }],
    ['an agent', () => started(Buffer.alloc(9), {}, staff('agency', { agencyId: '1' })), { code: 'FORBIDDEN' }],
    ["another's operator", () => started(Buffer.alloc(9), { operatorId: other }), { fields: ['operatorId UNKNOWN'] }],
    [
      'an operator of another country',
      () => started(Buffer.alloc(9), { operatorId: lao }, staff('country', { countryCode: 'KH' })),
      { fields: ['operatorId UNKNOWN'] },
    ],
    [
      'an operator that is none',
      () => started(Buffer.alloc(9), { operatorId: '\0' }),
      { fields: ['operatorId UNKNOWN'] },
    ],
    ['nothing', () => started(Buffer.alloc(0)), { fields: ['bytes MIN'] }],
    [
      'too much',
      () => ask(START, { operatorId: mekong, fileName: 'x', bytes: 33_554_433, vehicleTypeIds: [bus] }),
      { fields: ['bytes TOO_LARGE'] },
    ],
    ['no vehicle', () => started(Buffer.alloc(9), { vehicleTypeIds: [] }), { fields: ['vehicleTypeIds REQUIRED'] }],
    [
      'two vehicles of a type',
      () => started(Buffer.alloc(9), { vehicleTypeIds: [bus, coach] }),
      { fields: ['vehicleTypeIds UNKNOWN'] },
    ],
  ])('%s is refused', async (_, work, expected) => {
    expect(await work()).toMatchObject(expected);
    expect(await catalogue.outside.rows('select id from gtfs_import')).toEqual([]);
  });

  test('parts come in order, once, and are not more than was said', async () => {
    const { id } = await started(Buffer.alloc(10));
    const part = (position: number, bytes: number, viewer = clerk) =>
      ask(PART, { id, position, content: Buffer.alloc(bytes).toString('base64') }, viewer);
    expect(await part(1, 5)).toMatchObject({ fields: ['position MAX'] });
    expect(await part(0, 5)).toMatchObject({ state: 'UPLOADING' });
    expect(await part(0, 5)).toMatchObject({ state: 'UPLOADING' });
    expect(await ask(step('rehearse'), { id })).toMatchObject({ fields: ['file REQUIRED'] });
    expect(await part(1, 6)).toMatchObject({ fields: ['content TOO_LARGE'] });
    expect(await part(1, 5, staff('operator', { operatorId: other }))).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    expect(await part(1, 5)).toMatchObject({ state: 'UPLOADING' });
    expect(await ask(step('rehearse'), { id }, staff('operator', { operatorId: other }))).toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
    expect(await ask(step('rehearse'), { id })).toMatchObject({ state: 'REHEARSING' });
  });
});

test('a real feed comes in, is found as the feed says, and changes nothing when it comes again', async () => {
  const bytes = readFileSync(new URL('data/carta-cut.zip', import.meta.url));
  const first = await applied(bytes);
  expect(first).toMatchObject({ state: 'APPLIED', failure: null, report: { problemCount: 0 } });
  expect(first.report!.items.filter(({ kind, action }) => kind !== 'FARE' && action === 'LEFT')).toEqual([]);
  const before = await everything();
  const again = await applied(bytes);
  expect(counted(again)).toMatch(/^STOP SAME \d+, LINE SAME 22, TRIP SAME 158, FARE SAME 22, FARE LEFT 1$/);
  expect(await everything()).toEqual(before);
  expect(await done(first.id, 'undo')).toMatchObject({ state: 'UNDONE' });
  expect(await rides()).toEqual([]);
});

test('whatever a feed says: all of it or nothing, and what is applied is undone', async () => {
  const dirt = fc.constantFrom(
    '',
    '"',
    ',',
    '\n',
    '\0',
    'ខ្មែរ',
    '99:99:99',
    '1e9',
    'T1',
    'A',
    '20261301',
    '4',
    '31:00:00',
  );
  const edit = fc.record({ file: fc.constantFrom(...Object.keys(SMALL)), at: fc.nat(400), cut: fc.nat(6), dirt });
  const before = await everything();
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      const files: Record<string, string> = { ...SMALL };
      for (const { file, at, cut, dirt: text } of edits) {
        const now = files[file]!;
        const place = at % (now.length + 1);
        files[file] = now.slice(0, place) + text + now.slice(place + cut);
      }
      const { id, state, report } = await rehearsed(await packed(files));
      expect(state).toBe('REHEARSED');
      expect(await everything()).toEqual(before);
      if (report!.problemCount > 0) return;
      expect(await done(id, 'apply')).toMatchObject({ state: 'APPLIED' });
      expect(await done(id, 'undo')).toMatchObject({ state: 'UNDONE' });
      expect(await everything()).toEqual(before);
    }),
    draws(15),
  );
});

test('a timetable that was typed is rehearsed, applied, and taken again without a change', async () => {
  // The town of this test lies further south.
  const file = Buffer.from(TIMETABLE_EXAMPLE.replace('12.7111', '12.05'));
  const typed = async () => done(await uploaded(file, clerk, 'Our timetable.CSV'), 'rehearse');
  const { id } = await typed();
  expect(counted(await done(id, 'apply'))).toBe('STOP CREATE 3, LINE CREATE 2, TRIP CREATE 2, FARE CREATE 2');
  expect((await rides()).map(({ way }) => way)).toEqual([
    'Phnom Penh Night Market 1350, Siem Reap Old Market 270',
    'Phnom Penh Night Market 420, Kampong Thom 615, Siem Reap Old Market 780',
  ]);
  expect(counted(await typed())).toBe('STOP SAME 3, LINE SAME 2, TRIP SAME 2, FARE SAME 2');
});
