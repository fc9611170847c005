import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { SOME_TARIFF } from './tariff.fixture.js';

const users = { send: () => Promise.resolve({ data: { colleague: { __typename: 'Colleague', name: 'Sokha Chan' } } }) };
const keeper = (grants: Record<string, string>): Viewer =>
  ({ ...guest({ grants: grants as never }), kind: 'user', userId: '9', roleId: 1 }) as Viewer;

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  world = await startTestSubgraph(pricing, { neighbours: { users } });
  await importMarket(world.outside, SOME_TARIFF);
  await world.subgraph.services.tariff.settled();
});
afterAll(() => world.close());

const CLEAR = 'mutation { clearFareCache { processes reloads { cause entries askedBy } } }';
const LOG = '{ fareCacheLog(pageSize: 500) { rows { cause tables } } }';

test('the tariff is read again by hand, and what changed it stands in the log', async () => {
  const before = world.subgraph.services.tariff.current;
  const { data } = await world.run(CLEAR, {}, keeper({ 'system.manage': 'all' }));
  const { size } = world.subgraph.services.tariff.current;
  expect(data).toEqual({
    clearFareCache: { processes: 1, reloads: [{ cause: 'BY_HAND', entries: size, askedBy: 'Sokha Chan' }] },
  });
  expect(world.subgraph.services.tariff.current).not.toBe(before);
  const log = await world.run<{ fareCacheLog: { rows: unknown[] } }, object>(
    LOG,
    {},
    keeper({ 'system.manage': 'all' }),
  );
  expect(log.data!.fareCacheLog.rows).toContainEqual({
    cause: 'CHANGE',
    tables: expect.arrayContaining(['base_ticket_price', 'pricing_rule']),
  });
});

test.each([
  ['a guest', guest(), 'UNAUTHENTICATED'],
  ['who sets prices', keeper({ 'pricing.edit': 'all' }), 'FORBIDDEN'],
])('%s does neither', async (_, viewer, code) => {
  for (const document of [CLEAR, LOG])
    expect((await world.run(document, {}, viewer)).errors?.[0]?.extensions['code']).toBe(code);
});
