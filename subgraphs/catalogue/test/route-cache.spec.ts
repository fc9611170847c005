import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import pg from 'pg';
import { pino } from 'pino';
import type { Catalogue } from '../src/memory/catalogue.js';
import { livingCatalogue } from '../src/memory/living-catalogue.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const operator = market.operator('mekong');
const route = market.route(operator, stops);
market.departure(route, ['07:30', '10:30']);
market.departure(route, ['12:00', '15:00']);
const otherRoute = market.route(market.operator('other'), stops);
market.departure(otherRoute, ['09:00', '12:00']);

const users = { send: () => Promise.resolve({ data: { colleague: { __typename: 'Colleague', name: 'Sokha Chan' } } }) };
const keeper = (grants: Record<string, string>): Viewer =>
  ({ ...guest({ grants: grants as never }), kind: 'user', userId: '9', roleId: 1 }) as Viewer;
const ADMIN = keeper({ 'system.manage': 'all' });

let catalogue: TestCatalogue;
let outside: pg.Client;
beforeAll(async () => {
  catalogue = await catalogueWith(market, { neighbours: { users } });
  outside = new pg.Client({ connectionString: catalogue.databaseUrl, options: '-c search_path=catalogue,public' });
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await catalogue.close();
});

interface Reload {
  cause: string;
  tables: string[];
  entries: number | null;
  subjectEntries: number | null;
  askedBy: string | null;
  subject: string | null;
  partRows: number | null;
}
const FIELDS = 'id cause tables entries subjectEntries askedBy subject subjectName failure partRows';
async function clears(about: object = {}, viewer = ADMIN) {
  const query = `mutation ($subject: RouteCacheSubject, $id: ID) {
    cleared: clearRouteCache(subject: $subject, id: $id) { processes reloads { ${FIELDS} } } }`;
  const answer = await catalogue.run<{ cleared: { processes: number; reloads: Reload[] } }, object>(
    query,
    about,
    viewer,
  );
  if (answer.errors) throw answer.errors[0]!;
  return answer.data!.cleared;
}
async function log(filter: object = {}, viewer = ADMIN): Promise<Reload[]> {
  const query = `query ($filter: CacheReloadFilter) {
    log: routeCacheLog(filter: $filter, pageSize: 500) { rows { ${FIELDS} } } }`;
  const answer = await catalogue.run<{ log: { rows: Reload[] } }, object>(query, { filter }, viewer);
  if (answer.errors) throw answer.errors[0]!;
  return answer.data!.log.rows;
}
const codeOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'let in',
    (error: { extensions: { code: string; fields?: unknown } }) => error.extensions.fields ?? error.extensions.code,
  );

test('its start stands in the log, and a change of a table by its name', async () => {
  await outside.query(
    `set naga.actor = '{"at":"2026-11-20T03:00:00Z","service":"test","request":"test","channel":"internal","mode":"live"}'`,
  );
  await outside.query('update operator set offline = false');
  await catalogue.subgraph.services.catalogue.settled();
  expect((await log({ cause: 'START' })).length).toBeGreaterThan(0);
  const [latest] = await log({ cause: 'CHANGE' });
  expect(latest).toMatchObject({ cause: 'CHANGE', tables: ['operator'], entries: 3, askedBy: null });
  expect(await log({ text: 'no such table' })).toEqual([]);
});

test('every process that keeps the catalogue reads it again, and the answer waits for all of them', async () => {
  const means = { database: catalogue.subgraph.database, databaseUrl: catalogue.databaseUrl, clock: catalogue.clock };
  const another = await livingCatalogue({ ...means, log: pino({ level: 'silent' }) });
  try {
    const [mine, its] = [catalogue.subgraph.services.catalogue.current, another.current];
    const { processes, reloads } = await clears();
    expect([processes, reloads.length]).toEqual([2, 2]);
    expect(reloads[0]).toMatchObject({ cause: 'BY_HAND', entries: 3, subjectEntries: null, askedBy: 'Sokha Chan' });
    expect(catalogue.subgraph.services.catalogue.current).not.toBe(mine);
    expect(another.current).not.toBe(its);
  } finally {
    await another.stop();
  }
});

/** Changes schedules of which nobody is told. */
async function unheard(change: string): Promise<void> {
  await outside.query('alter table route_schedule disable trigger route_schedule_announce');
  await outside.query(change);
  await outside.query('alter table route_schedule enable trigger route_schedule_announce');
}
const daysOf = ({ current }: { current: Catalogue }, routeId: string) =>
  current.departures.filter(({ route: { id } }) => id === routeId).map(({ schedule }) => schedule.daysOfWeek);

test('asked for a route, every process reads its rows alone, and says how many and how long', async () => {
  const means = { database: catalogue.subgraph.database, databaseUrl: catalogue.databaseUrl, clock: catalogue.clock };
  const another = await livingCatalogue({ ...means, log: pino({ level: 'silent' }) });
  const processes = [catalogue.subgraph.services.catalogue, another];
  const every = [1, 2, 3, 4, 5, 6, 7];
  try {
    await unheard(`update route_schedule set days_of_week = '{6,7}'`);
    const { reloads } = await clears({ subject: 'ROUTE', id: route });
    // Its route, two stops, two timings with two stops each, two schedules.
    const part = { cause: 'BY_HAND', entries: 3, subjectEntries: 2, partRows: 11, failure: null };
    expect(reloads).toEqual([expect.objectContaining(part), expect.objectContaining(part)]);
    for (const one of processes)
      expect(daysOf(one, route)).toEqual([
        [6, 7],
        [6, 7],
      ]);
    for (const one of processes) expect(daysOf(one, otherRoute)).toEqual([every]);
    expect((await log({ cause: 'BY_HAND' }))[0]).toMatchObject(part);
    expect((await clears()).reloads.map(({ partRows }) => partRows)).toEqual([null, null]);
    for (const one of processes) expect(daysOf(one, otherRoute)).toEqual([[6, 7]]);
  } finally {
    await another.stop();
  }
});

test('a route that names what nobody has heard of has everything read', async () => {
  await outside.query('alter table stop disable trigger stop_announce');
  const { rows } = await outside.query<{
    id: string;
  }>(`insert into stop (location_id, names, latitude, longitude, time_zone)
    select location_id, '{"en":"New"}', latitude, longitude, time_zone from stop where id = 1 returning id`);
  await outside.query('alter table stop enable trigger stop_announce');
  await outside.query('alter table timing_stop disable trigger timing_stop_announce');
  await outside.query('update timing_stop set stop_id = $1 where stop_id = 1 and route_timing_id = 1', [rows[0]!.id]);
  await outside.query('alter table timing_stop enable trigger timing_stop_announce');
  const { reloads } = await clears({ subject: 'ROUTE', id: route });
  expect(reloads).toEqual([expect.objectContaining({ partRows: null, subjectEntries: 2, failure: null })]);
  expect(catalogue.subgraph.services.catalogue.current.stopAt(rows[0]!.id)).toBeDefined();
});

test.each([
  ['an operator', { subject: 'OPERATOR', id: operator }, 2, 'mekong'],
  ['a route', { subject: 'ROUTE', id: route }, 2, `route ${route}`],
  ['a pair', { subject: 'PAIR', id: 'phnom-penh~kampot' }, 3, 'phnom-penh – kampot'],
  ['a pair nobody drives', { subject: 'PAIR', id: 'kampot~phnom-penh' }, 0, 'kampot – phnom-penh'],
])(
  'asked for %s it says how many departures of it there are, and calls it by its name',
  async (_, about, expected, subjectName) => {
    const { reloads } = await clears(about);
    expect(reloads).toEqual([
      expect.objectContaining({ subject: about.subject, subjectName, subjectEntries: expected }),
    ]);
    expect((await log({ cause: 'BY_HAND' }))[0]).toMatchObject({ subjectName, askedBy: 'Sokha Chan' });
  },
);

test.each([
  [{ subject: 'ROUTE', id: '999' }, 'UNKNOWN'],
  [{ subject: 'PAIR', id: 'phnom-penh~nowhere' }, 'UNKNOWN'],
  [{ subject: 'PAIR', id: 'kampot' }, 'UNKNOWN'],
  [{ subject: 'PAIR', id: 'phnom-penh~\u0000' }, 'UNKNOWN'],
  [{ subject: 'OPERATOR', id: '\u0000' }, 'UNKNOWN'],
  [{ subject: 'OPERATOR', id: ' ' }, 'REQUIRED'],
])('what is not there is refused at its field: %j', async (about, code) =>
  expect(await codeOf(clears(about))).toEqual([{ path: 'id', code }]),
);

test.each([
  ['a guest', guest(), 'UNAUTHENTICATED'],
  ['who looks after a country', keeper({ 'system.manage': 'country' }), 'FORBIDDEN'],
  ['who looks after the catalogue', keeper({ 'catalogue.edit': 'all' }), 'FORBIDDEN'],
])('%s neither clears nor reads the log', async (_, viewer, code) => {
  expect(await codeOf(clears({}, viewer))).toBe(code);
  expect(await codeOf(log({}, viewer))).toBe(code);
});

test('a reading that fails is written down, and the last copy stays', async () => {
  await outside.query('alter table route_amenity rename to route_amenity_away');
  const before = catalogue.subgraph.services.catalogue.current;
  try {
    const { reloads } = await clears();
    expect(reloads).toEqual([
      expect.objectContaining({ entries: null, failure: expect.stringMatching(/route_amenity/) }),
    ]);
    expect(catalogue.subgraph.services.catalogue.current).toBe(before);
  } finally {
    await outside.query('alter table route_amenity_away rename to route_amenity');
  }
  expect((await log({ failed: true })).length).toBe(1);
});

test('thirty days later it is forgotten', async () => {
  catalogue.clock.advance({ days: 31 });
  await catalogue.subgraph.runJob('forget-reloads');
  expect(await log()).toEqual([]);
});
