import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { readZip } from '../src/gtfs/read-zip.fixture.js';
import { type FeedDesk, feedDesk, type SeenImport } from './feed-desk.js';
import { FARED, packed, RIDERS, SMALL } from './gtfs.fixture.js';
import { staff } from './staff.js';

let desk: FeedDesk;
beforeAll(async () => {
  desk = await feedDesk();
});
beforeEach(() => desk.clear());
afterAll(() => desk.close());

/** Without prices. */
const counted = ({ report }: SeenImport): string =>
  report!.counts
    .filter(({ kind, count }) => kind !== 'FARE' && count > 0)
    .map(({ kind, action, count }) => `${kind} ${action} ${count}`)
    .join(', ');
const NOTHING_CHANGED = /^STOP SAME \d+, LINE SAME \d+, TRIP SAME \d+$/;

const FEED = readFileSync(new URL('data/carta-cut.zip', import.meta.url));

test('what is still known by our names is known by those of the feed that it came from', async () => {
  await desk.applied(FEED);
  const before = await desk.everything();
  await desk.applied(await desk.takenOut());
  expect(counted(await desk.applied(FEED))).toMatch(NOTHING_CHANGED);
  expect(await desk.everything()).toEqual(before);
});

const fares = ({ report }: SeenImport): string[] =>
  report!.counts.flatMap(({ kind, action, count }) => (kind === 'FARE' && count > 0 ? [`${action} ${count}`] : []));

test('prices go out by their zones; one that is changed in the file is told, and those that are sold are not', async () => {
  await desk.applied({ ...FARED, 'fare_leg_rules.txt': 'fare_product_id\nnight\n' });
  await desk.sellAll();
  const files = readZip(await desk.takenOut());
  expect(files.get('stops.txt')).toMatch(/,zone-\d+,0\r\n/);
  expect(files.get('fare_attributes.txt')).toContain('USD-1400,14.00,USD,1,0,1');
  expect(fares(await desk.applied(await desk.takenOut()))).toEqual(['SAME 2']);
  const dearer = files.get('fare_attributes.txt')!.replace('14.00', '15.00');
  const changed = await packed({ ...Object.fromEntries(files), 'fare_attributes.txt': dearer });
  expect(fares(await desk.rehearsed(changed))).toEqual(['CHANGE 2']);
});

/** What an import says of its lines, in ids of ours. */
const pricesOf = ({ id }: SeenImport) =>
  desk.database.rows('select route_id, currency, prices, zones from gtfs_line_price where import_id = $1 order by 1', [
    id,
  ]);

test('fares v2 of several areas, passengers and currencies go out as v1: what comes in again changes no price', async () => {
  const first = await desk.applied(RIDERS);
  expect(fares(first)).toEqual(['CREATE 3']);
  await desk.sellAll();
  const files = readZip(await desk.takenOut());
  const said = files.get('fare_attributes.txt')!.trimEnd().split('\r\n').slice(1).toSorted();
  expect(said).toEqual(['KHR-1000000,10000.00,KHR,1,0,1', 'USD-1400,14.00,USD,1,0,1', 'USD-600,6.00,USD,1,0,1']);
  const before = await desk.everything();
  const again = await desk.applied(await desk.takenOut());
  expect([counted(again), fares(again)]).toEqual(['STOP SAME 5, LINE SAME 3, TRIP SAME 4', ['SAME 3']]);
  expect([await desk.everything(), await pricesOf(again)]).toEqual([before, await pricesOf(first)]);
});

test('a line that has zones of its own goes out with what it costs, and others between the same stops with theirs', async () => {
  await desk.applied(RIDERS);
  await desk.sellAll();
  const { sold, database } = desk;
  const [express] = (await database.rows(
    `select r.id::text as id, array_agg(e.stop_id::text order by e.position) as stops from route r
      join route_stop e on e.route_id = r.id group by r.id having count(*) = 2 order by r.id limit 1`,
  )) as [{ id: string; stops: [string, string] }];
  const [from, to] = express.stops;
  sold.ofLine.set(
    express.id,
    new Map([
      [from, '91'],
      [to, '92'],
    ]),
  );
  sold.prices.set('91 92', { zoneFromId: '91', zoneToId: '92', amount: 1100, currency: 'USD' });
  const before = await desk.everything();
  const again = await desk.applied(await desk.takenOut());
  expect([counted(again), fares(again)]).toEqual(['STOP SAME 5, LINE SAME 3, TRIP SAME 4', ['SAME 3']]);
  expect(await desk.everything()).toEqual(before);
  const between = await database.rows(
    `select p.route_id::text as id, x.amount::int as amount from gtfs_line_price p,
      jsonb_to_recordset(p.prices) as x("fromStopId" text, "toStopId" text, amount int)
      where p.import_id = $1 and x."fromStopId" = $2 and x."toStopId" = $3 order by amount`,
    [again.id, from, to],
  );
  expect(between).toEqual([
    { id: express.id, amount: 1100 },
    { id: expect.not.stringMatching(`^${express.id}$`), amount: 1400 },
  ]);
});

const WEEK = '{1,2,3,4,5,6,7}';
/** What clerks make of a timetable: seasons without ends, blocked days, what is turned off, sold to some, or at one time twice. */
const BY_HAND = [
  `update route_schedule set allow_from1 = null, allow_to1 = null, allow_from2 = null, allow_to2 = null,
    blocking_from = null, blocking_to = null, days_of_week = '${WEEK}' where id = (select min(id) from route_schedule)`,
  `update route_schedule set blocking_from = '2026-12-01', blocking_to = '2026-12-05', allow_from1 = '2026-11-25',
    allow_to1 = null, route_for_user = 'STAFF' where id = (select max(id) from route_schedule)`,
  ...['disabled', 'twice', 'over'].map(
    (what) => `insert into route_schedule (route_timing_id, days_of_week, vehicle_type_id, has_passenger_type_pricing,
      disabled, allow_male_next_to_female, route_for_user, allow_from1, allow_to1)
    select route_timing_id, '${WEEK}', vehicle_type_id, true, ${what === 'disabled'}, false, 'EVERYONE',
      ${what === 'over' ? `'2020-01-01', '2020-02-01'` : 'null, null'}
    from route_schedule where id = (select min(id) from route_schedule)`,
  ),
  `update stop set names = names || '{"en": "Rest place, \\"by hand\\"", "km": "ភោជនីយដ្ឋាន"}', latitude = 12.123456789012
    where names ->> 'en' = 'Rest place'`,
  `update route_stop set current_status = 'SUSPENDED', boarding_stop = false
    where stop_id = (select id from stop where names ->> 'en' like 'Rest place%')`,
  `delete from gtfs_link where kind = 'LINE' and id = (select max(id) from gtfs_link)`,
  `delete from gtfs_link where kind = 'STOP' and id = (select min(id) from gtfs_link)`,
];
async function byHand(): Promise<void> {
  await desk.applied(SMALL);
  for (const change of BY_HAND) await desk.database.change(change);
}

test('what clerks have made of a timetable goes out and comes in again: nothing changed', async () => {
  await byHand();
  const before = await desk.everything();
  const again = await desk.applied(await desk.takenOut());
  expect(counted(again)).toBe('STOP SAME 3, LINE SAME 2, TRIP SAME 4');
  expect(await desk.everything()).toEqual(before);
});

/** The archive as somebody changes it with an editor. */
async function edited(file: string, is: string | RegExp, becomes: string): Promise<Buffer> {
  const files = readZip(await desk.takenOut());
  expect(files.get(file)).toMatch(is);
  files.set(file, files.get(file)!.replace(is, becomes));
  return packed(Object.fromEntries(files));
}
const openEnded = () =>
  desk.database.rows('select id::text as id, disabled from route_schedule where allow_from1 is null order by id');

test('what is changed in it changes, all else of its line stays: seasons without ends, what is turned off', async () => {
  await byHand();
  const before = await desk.state();
  const open = await openEnded();
  const { id, ...done } = await desk.applied(await edited('stop_times.txt', '07:00:00,07:00:00', '07:15:00,07:15:00'));
  expect(counted({ id, ...done })).toMatch(/^STOP SAME 3, LINE CHANGE 1, LINE SAME 1, TRIP CHANGE 1, TRIP SAME \d+$/);
  expect(await openEnded()).toEqual(open);
  expect(JSON.stringify(await desk.state())).toContain('Night Market 435 435');
  expect(await desk.done(id, 'undo')).toMatchObject({ state: 'UNDONE' });
  expect(await desk.state()).toEqual(before);
});

test('a file that came in once is known again, also where what was sold stays beside what it says', async () => {
  await desk.applied(SMALL);
  const later = await edited('stop_times.txt', '07:00:00,07:00:00', '07:15:00,07:15:00');
  const [one] = await desk.database.rows<{ id: string }>(
    `select d.id::text as id from route_schedule d join timing_stop c on c.route_timing_id = d.route_timing_id
     where c.position = 0 and c.departure_time = 420`,
  );
  desk.seats.push({ routeScheduleId: one!.id, date: '2026-11-21', seats: ['1A'], bookings: 1 });
  expect((await desk.applied(later)).report!.items).toMatchObject([{ action: 'CHANGE', reasons: ['SOLD'] }]);
  const before = await desk.everything();
  expect(counted(await desk.applied(later))).toMatch(NOTHING_CHANGED);
  expect(await desk.everything()).toEqual(before);
});

test('a name and a place that are changed in it change the stop', async () => {
  await byHand();
  expect(counted(await desk.applied(await edited('stops.txt', /Siem Reap,13.3/, 'Siem Reap station,13.31')))).toMatch(
    /^STOP CHANGE 1, STOP SAME 2, LINE SAME 2/,
  );
  expect(await desk.database.rows(`select latitude from stop where names ->> 'en' = 'Siem Reap station'`)).toEqual([
    { latitude: 13.31 },
  ]);
});

test('a line that is taken out of it is sold no more, and is sold again once that is undone', async () => {
  await byHand();
  const [{ id: line }] = (await desk.database.rows('select max(id)::text as id from route')) as [{ id: string }];
  const files = readZip(await desk.takenOut());
  const trips = files.get('trips.txt')!.split('\r\n');
  const gone = trips.filter((row) => row.startsWith(`line-${line},`)).map((row) => row.split(',')[2]!);
  const without = (text: string) =>
    text
      .split('\r\n')
      .filter((row) => !row.startsWith(`line-${line},`) && !gone.includes(row.split(',')[0]!))
      .join('\r\n');
  const rest = Object.fromEntries([...files].map(([name, text]) => [name, without(text)]));
  const done = await desk.applied(await packed(rest));
  expect(counted(done)).toMatch(/LINE SAME 1, LINE GONE 1/);
  const onSale = () =>
    desk.database.rows(`select 1 from route_schedule d join route_timing t on t.id = d.route_timing_id
      where t.route_id = ${line} and not d.disabled`);
  expect(await onSale()).toEqual([]);
  expect(await desk.done(done.id, 'undo')).toMatchObject({ state: 'UNDONE' });
  expect(await onSale()).not.toEqual([]);
});

test('our feed of everything on sale, and one of another operator, are feeds of others', async () => {
  await desk.applied(SMALL);
  const other = await edited('feed_info.txt', `operator-${desk.operatorId}`, 'operator-99');
  expect(counted(await desk.rehearsed(other))).toMatch(/^STOP CREATE 3, STOP GONE 3, LINE CREATE 2, LINE GONE 2/);
});

test('only who looks after the lines of an operator takes them out', async () => {
  await desk.applied(SMALL);
  const make =
    'mutation ($id: ID!) { answer: makeOperatorFeed(operatorId: $id) { ... on GtfsFeed { digest } ... on Refused { code } } }';
  const part =
    'query ($id: ID!, $digest: String!) { answer: operatorFeedPart(operatorId: $id, digest: $digest, part: 0) }';
  const ask = async (document: string, variables: object, viewer: Parameters<typeof desk.catalogue.run>[2]) => {
    const { data, errors } = await desk.catalogue.run<{ answer: unknown }, object>(document, variables, viewer);
    return errors ? errors[0]!.extensions['code'] : data!.answer;
  };
  const own = { id: desk.operatorId };
  const clerk = staff('operator', { operatorId: desk.operatorId });
  const rival = staff('operator', { operatorId: '99' });
  expect(await ask(make, own, guest())).toBe('UNAUTHENTICATED');
  expect(await ask(make, own, rival)).toEqual({ code: 'RECORD_NOT_FOUND' });
  expect(await ask(make, { id: '\0' }, clerk)).toEqual({ code: 'RECORD_NOT_FOUND' });
  const { digest } = (await ask(make, own, clerk)) as { digest: string };
  expect(await ask(part, { ...own, digest }, rival)).toBeNull();
  expect(await ask(part, { ...own, digest }, clerk)).toEqual(expect.any(String));
  // It is not what is given to everybody.
  const open = 'query ($digest: String!) { answer: gtfsFeedPart(digest: $digest, part: 0) }';
  expect(await ask(open, { digest }, guest())).toBeNull();
  expect(await ask('{ answer: gtfsFeed { digest } }', {}, guest())).toBeNull();
});
