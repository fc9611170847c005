import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ManualClock } from '@naga/kernel/clock.js';
import { createLog } from '@naga/server-kit/log.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { cloneDatabase, type TestDatabase } from '@naga/server-kit/testing/test-database.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMarketOnce } from '../src/demo/load-market.js';
import { keptSecrets } from '../src/secrets.js';
import { DEFINITIONS, startSubgraphs, type Subgraphs } from '../src/subgraphs.js';

const clock = new ManualClock('2026-11-20T10:00:00+07:00');
const folder = mkdtempSync(join(tmpdir(), 'naga-line-follows-'));
const env = { ...keptSecrets(folder), BASE_URL: 'http://localhost:4000' } as NodeJS.ProcessEnv;
const start = (databaseUrl: string): Promise<Subgraphs> =>
  startSubgraphs({ databaseUrl, clock, log: createLog('silent'), env });

let database: TestDatabase;
let subgraphs: Subgraphs;
beforeAll(async () => {
  database = await cloneDatabase('template_standalone', async (url) => (await start(url)).close());
  subgraphs = await start(database.url);
  await loadMarketOnce(subgraphs, { scale: 1, clock });
});
afterAll(async () => {
  await subgraphs.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const { kind: _, ...request } = guest() as Extract<Viewer, { kind: 'guest' }>;
const grants = { 'schedule.edit': 'all', 'seat.block': 'all' } as const;
const admin: Viewer = { ...request, kind: 'user', userId: '1', roleId: 1, grants };

async function ask<T>(name: string, query: string, variables: object, viewer: Viewer = admin): Promise<T> {
  const answer = await subgraphs.transportOf(name).send({ query, variables: { ...variables } }, viewer);
  if (answer.errors) throw answer.errors[0]!;
  return (answer.data as { answer: T }).answer;
}
const rows = <T extends object>(text: string): Promise<T[]> =>
  subgraphs.transportOf('catalogue').database.rows<T>(text);

/** A Saturday, and the first day of the new times. */
const [SATURDAY, FIRST] = ['2026-12-05', '2026-12-01'];

/** A time that costs more on Saturdays, of a line that is driven then, with the places where it begins and ends. */
const A_TIME = `select t.route_id::text as "lineId", d.id::text as "scheduleId", f.slug as "from", l.slug as "to"
  from pricing.pricing_rule r join catalogue.route_timing t on t.id = r.route_timing_id
  join catalogue.route_schedule d on d.route_timing_id = t.id and 6 = any(d.days_of_week) and not d.disabled
  join catalogue.route_stop a on a.route_id = t.route_id and a.position = 0
  join catalogue.route_stop b on b.route_id = t.route_id
    and b.position = (select max(position) from catalogue.route_stop where route_id = t.route_id)
  join catalogue.stop s on s.id = a.stop_id join catalogue.location f on f.id = s.location_id
  join catalogue.stop e on e.id = b.stop_id join catalogue.location l on l.id = e.location_id
  where r.is_day_of_week_dependent and 6 = any(r.days_of_week) and d.allow_from1 is null order by r.id limit 1`;

interface Timed {
  readonly lineId: string;
  readonly scheduleId: string;
  readonly from: string;
  readonly to: string;
}
const LINE = `id version operatorId names { en } transportType localCountryCode distanceKm
  stops { id stopId travelTime boardingStop dropOffStop currentStatus }
  timings { id allowPickup routeBranchId blockBefore stops { arrivalTime departureTime }
    schedules { id daysOfWeek vehicleTypeId hasPassengerTypePricing disabled allowMaleNextToFemale routeForUser
      allowFrom1 allowTo1 allowFrom2 allowTo2 } }`;
interface Line {
  readonly id: string;
  readonly version: number;
  readonly timings: readonly { readonly blockBefore: number; readonly schedules: readonly { readonly id: string }[] }[];
}
const hasSchedule = (timing: Line['timings'][number], id: string) => timing.schedules.some((one) => one.id === id);

/** What decides what a visitor pays on the whole ride of a schedule on Saturday. */
async function paid({ from, to }: Timed, scheduleId: string): Promise<string[]> {
  await subgraphs.transportOf('catalogue').services.catalogue.settled();
  await subgraphs.transportOf('pricing').services.tariff.settled();
  const search = `query ($from: String!, $to: String!, $date: LocalDate!) {
    answer: searchJourneys(from: $from, to: $to, date: $date, passengers: 1) { journeys { legs { routeScheduleId fareKey } } } }`;
  interface Found {
    readonly journeys: readonly { readonly legs: readonly { routeScheduleId: string; fareKey: string }[] }[];
  }
  const { journeys } = await ask<Found>('catalogue', search, { from, to, date: SATURDAY }, guest());
  const leg = journeys.find(({ legs }) => legs.length === 1 && legs[0]!.routeScheduleId === scheduleId)!.legs[0]!;
  const quote = `query ($items: [QuoteItemInput!]!) { answer: quote(items: $items) { items { stages { name subtotal } } } }`;
  const items = [{ ref: '1', fareKey: leg.fareKey, date: SATURDAY, nationality: 'FOREIGN' }];
  const { items: priced } = await ask<{ items: { stages: { name: string; subtotal: number }[] }[] }>(
    'pricing',
    quote,
    { items },
    service('booking'),
  );
  return priced[0]!.stages.map(({ name, subtotal }) => `${name} ${subtotal}`);
}

test('a new time costs what the old one cost and is closed where that was, whoever has heard of it', async () => {
  const [timed] = await rows<Timed>(A_TIME);
  const { lineId, scheduleId } = timed!;
  const before = await paid(timed!, scheduleId);
  expect(before.map((stage) => stage.split(' ')[0])).toEqual(['base', 'rule']);
  const close = `mutation ($id: ID!, $date: LocalDate!) {
    answer: blockSeats(routeScheduleId: $id, from: $date, until: $date, reason: "The road is flooded") {
      ... on SeatBlocks { made } ... on Refused { code } } }`;
  const { made } = await ask<{ made: string[] }>('booking', close, { id: scheduleId, date: SATURDAY });
  const saved = await ask<Line>('catalogue', `query ($id: ID!) { answer: line(id: $id) { ${LINE} } }`, { id: lineId });
  const { id, version, ...line } = saved;
  const timings = line.timings.map((one) => ({
    ...one,
    blockBefore: one.blockBefore + (hasSchedule(one, scheduleId) ? 5 : 0),
  }));
  const change = `mutation ($id: ID!, $version: Int!, $input: LineInput!, $from: LocalDate!) {
    answer: updateLine(id: $id, version: $version, input: $input, from: $from) { ... on Line { ${LINE} } ... on Refused { code } } }`;
  await ask<Line>('catalogue', change, { id, version, input: { ...line, timings }, from: FIRST });
  const [follower] = await rows<{ id: string }>(
    `select id::text as id from catalogue.route_schedule where instead_of_id = ${scheduleId}`,
  );
  const told = await rows<DomainEvent>(
    `select id, type, payload, mode, request_id as "requestId" from catalogue.outbox_event where type = 'schedules.followed'`,
  );
  expect(await paid(timed!, follower!.id)).toEqual(before);
  for (const event of told)
    for (const name of DEFINITIONS.find((one) => one.name === 'catalogue')!.audience![event.type]!)
      await subgraphs.transportOf(name).consume(event);
  expect(await paid(timed!, follower!.id)).toEqual(before);
  const seen = `query ($id: ID!, $date: LocalDate!) { answer: departureSeats(routeScheduleId: $id, date: $date) {
    seatMap { free } blocks { id } } }`;
  const { seatMap, blocks } = await ask<{ seatMap: { free: number }; blocks: object[] }>('booking', seen, {
    ...{ id: follower!.id, date: SATURDAY },
  });
  expect([seatMap.free, blocks.length]).toEqual([0, made.length]);
});
