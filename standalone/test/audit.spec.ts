import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createGateway } from '@naga/gateway/gateway.js';
import { ManualClock } from '@naga/kernel/clock.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';
import { createLog } from '@naga/server-kit/log.js';
import { auditGaps } from '@naga/server-kit/testing/audit-gaps.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { cloneDatabase, type TestDatabase } from '@naga/server-kit/testing/test-database.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginDay, freeSeats, RestClient } from '../../e2e/harness/rest-client.js';
import { AUDITED as BOOKING } from '../../subgraphs/booking/migrations/create-audit.js';
import { AUDITED as CARGO } from '../../subgraphs/cargo/migrations/create-audit.js';
import { AUDITED as CATALOGUE } from '../../subgraphs/catalogue/migrations/create-audit.js';
import { AUDITED as EXPERIENCES } from '../../subgraphs/experiences/migrations/create-audit.js';
import { AUDITED as PRICING } from '../../subgraphs/pricing/migrations/create-audit.js';
import { AUDITED as USERS } from '../../subgraphs/users/migrations/create-audit.js';
import { loadMarketOnce } from '../src/demo/load-market.js';
import { keptSecrets } from '../src/secrets.js';
import { startSubgraphs, type Subgraphs } from '../src/subgraphs.js';

const AUDITED: Readonly<Record<string, readonly AuditedTable[]>> = {
  booking: BOOKING,
  cargo: CARGO,
  catalogue: CATALOGUE,
  experiences: EXPERIENCES,
  pricing: PRICING,
  users: USERS,
};

const clock = new ManualClock('2026-11-20T10:00:00+07:00');
const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'naga-audit-'));
const secrets = keptSecrets(folder);
const BASE_URL = 'http://localhost:4000';

const start = (databaseUrl: string): Promise<Subgraphs> =>
  startSubgraphs({ databaseUrl, clock, log, env: { ...secrets, BASE_URL } as NodeJS.ProcessEnv });

let database: TestDatabase;
let subgraphs: Subgraphs;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let client: RestClient;
beforeAll(async () => {
  database = await cloneDatabase('template_standalone', async (url) => (await start(url)).close());
  subgraphs = await start(database.url);
  await loadMarketOnce(subgraphs, { scale: 1, clock });
  gateway = await createGateway({
    supergraphSdl: readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
    transportOf: (name) => subgraphs.transportOf(name),
    databaseUrl: database.url,
    sessionSecret: secrets.SESSION_SECRET,
    baseUrl: BASE_URL,
    clock,
    log,
  });
  beginDay();
  client = new RestClient(await gateway.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await gateway.close();
  await subgraphs.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const { kind: _, ...request } = guest() as Extract<Viewer, { kind: 'guest' }>;
const admin: Viewer = { ...request, kind: 'user', userId: '1', roleId: 1, grants: { 'audit.view': 'all' } };

interface Entry {
  readonly entity: string;
  readonly rowId: string;
  readonly action: string;
  readonly requestId: string;
  readonly ip: string | null;
  readonly channel: string;
  readonly changes: readonly { field: string; before: string | null; after: string | null }[];
  readonly actor: { readonly service: string | null; readonly person: object | null };
}

async function entries(filter: Record<string, unknown> = {}, first = 200): Promise<readonly Entry[]> {
  const query = `query ($filter: AuditFilterInput, $first: Int!) { auditEntries(filter: $filter, first: $first) {
    entries { entity rowId action requestId ip channel changes { field before after } actor { service person { name } } } } }`;
  const { data, errors } = await subgraphs.transportOf('users').send({ query, variables: { filter, first } }, admin);
  if (errors) throw errors[0];
  return (data as { auditEntries: { entries: Entry[] } }).auditEntries.entries;
}

async function sellOne(): Promise<{ bookingId: string; requestId: string | null }> {
  const journeys = await client.journeys('phnom-penh', 'siem-reap', '2026-11-22');
  const journey = journeys.find(({ connecting }) => connecting === 0)!;
  const held = await client.hold(journey, freeSeats(await client.seats(journey)).slice(0, 2));
  const booking = held.body.result[0]!;
  await client.pay(booking, 'pay_on_boarding');
  expect((await client.confirm(booking)).body.result[0]?.booking_status).toBe('booked');
  return { bookingId: booking.id, requestId: held.headers.get('x-request-id') };
}

test('what is bought through the open door is told: by whom, from where, by which request, with no name in the clear', async () => {
  const { bookingId, requestId } = await sellOne();
  const timeline = await entries({ entity: 'Booking', rowId: bookingId });
  const told = new Set(timeline.map(({ entity, action }) => `${entity} ${action}`));
  const expected = ['Booking INSERT', 'Leg INSERT', 'Part INSERT', 'Part UPDATE', 'Payment INSERT', 'Ticket INSERT'];
  expect([...told]).toEqual(expect.arrayContaining(expected));
  const held = timeline.find(({ entity, action }) => entity === 'Booking' && action === 'INSERT')!;
  expect(held).toMatchObject({ requestId, channel: 'api', actor: { service: null, person: null } });
  expect(held.ip).toMatch(/127\.0\.0\.1$/);
  const status = timeline.flatMap(({ changes }) => changes.filter(({ field }) => field === 'status'));
  expect(status).toContainEqual({ field: 'status', before: 'BLOCKED', after: 'BOOKED' });
  const text = JSON.stringify(timeline);
  for (const clear of ['Sophea', 'sophea@', '12345678']) expect(text).not.toContain(clear);
});

test('the market is told by the numbers of its import', async () => {
  const imported = await entries({ action: 'IMPORT' });
  const nouns = imported.map(({ entity }) => entity);
  expect(nouns).toEqual(expect.arrayContaining(['Operator', 'RouteSchedule', 'BasePrice', 'Experience', 'Parcel']));
  const services = new Set(imported.map(({ actor }) => actor.service));
  expect([...services].sort()).toEqual(['import', 'migration']);
});

test('a page costs as many statements for five entries as for two hundred: one a subgraph and one for the names', async () => {
  await entries();
  const few = await statementsOf(() => entries({}, 5));
  const many = await statementsOf(() => entries({}, 200));
  expect(few.length).toBe(many.length);
  expect(many.length).toBeLessThanOrEqual(7);
});

test.each(Object.keys(AUDITED))('the audit of %s replays to its present rows', async (name) => {
  expect(await auditGaps(subgraphs.transportOf(name).database, AUDITED[name]!)).toEqual([]);
});
