import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { user } from './coupon-world.js';
import { playedCatalogue } from './played-catalogue.js';
import { SATURDAY, SOME_TARIFF } from './tariff.fixture.js';

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  const pricedTimings = () => ['100', '101', '102'].map((id) => ({ id, routeId: '10' }));
  world = await startTestSubgraph(pricing, { neighbours: { catalogue: playedCatalogue({ pricedTimings }) } });
  await importMarket(world.outside, SOME_TARIFF);
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['tariff_change', 'followed_timing', 'pricing_rule where id <> 7'])
    await world.outside.change(`delete from ${table}`);
  await world.outside.rows('update operator_tariff set version = 0');
  await world.subgraph.services.tariff.settled();
});

const BOSS = user('1', { 'pricing.ask': 'all', 'pricing.edit': 'all' });
async function run<T>(query: string, variables: object, viewer = BOSS): Promise<T> {
  const { data, errors } = await world.run<{ answer: T }, object>(query, variables, viewer as never);
  if (errors) throw errors[0]!;
  return data!.answer;
}
/** What a national pays on a Saturday by what decides; `timing` as fare keys say it. */
const fareOf = async (timing: string): Promise<number> => {
  await world.subgraph.services.tariff.settled();
  const items = [{ ref: '1', fareKey: `1.10.${timing}.11-14`, date: SATURDAY, nationality: 'LOCAL' }];
  const query = `query ($items: [QuoteItemInput!]!) { answer: quote(items: $items) { items { fare } } }`;
  const { items: priced } = await run<{ items: { fare: number }[] }>(query, { items }, service('booking') as never);
  return priced[0]!.fare;
};
const [PLAIN, WEEKEND] = [900, 1000];

const hears = (...timings: [string, ...string[]][]) =>
  world.subgraph.consume({
    ...{ id: randomUUID(), type: 'schedules.followed', mode: 'live', requestId: 'test' },
    payload: {
      ...{ operatorId: '1', savedById: '44', schedules: [] },
      timings: timings.map(([routeTimingId, ...insteadOf]) => ({ routeTimingId, insteadOf })),
    },
  });
const rule = (routeTimingId: string, local: number) => ({
  kind: 'PUT_RULE',
  rule: {
    routeTimingId,
    local,
    nonLocal: 1600,
    originalLocal: 900,
    originalNonLocal: 1200,
    status: 'ACTIVE',
    isDayOfWeekDependent: false,
    daysOfWeek: [],
  },
});
const DRAFT = `mutation ($input: TariffChangeInput!) { answer: draftTariffChange(operatorId: "1", input: $input) {
  ... on TariffChange { id version } } }`;
const WRITE = `mutation ($id: ID!, $version: Int!) { answer: writeTariffChange(id: $id, version: $version) {
  ... on TariffChange { id number } ... on Refused { code } } }`;
const write = async (...operations: object[]) =>
  run<{ number: number }>(WRITE, await run<object>(DRAFT, { input: { operations } }));
interface Change {
  readonly id: string;
  readonly number: number;
  readonly follows: boolean;
}
const changes = async () =>
  (
    await run<{ rows: Change[] }>(
      `{ answer: tariffChanges(operatorId: "1") { rows { id number follows effectiveFrom askedBy { id }
        operations { kind rule { routeTimingId local daysOfWeek } } } } }`,
      {},
    )
  ).rows;

test('a time in place of another is sold by its rules from the first moment, and has them once pricing hears of it', async () => {
  expect([await fareOf('100'), await fareOf('101'), await fareOf('101_100')]).toEqual([WEEKEND, PLAIN, WEEKEND]);
  await hears(['101', '100']);
  expect([await fareOf('100'), await fareOf('101'), await fareOf('101_100')]).toEqual([WEEKEND, WEEKEND, WEEKEND]);
  expect(await changes()).toMatchObject([
    {
      ...{ number: 1, follows: true, effectiveFrom: '2026-11-20', askedBy: { id: '44' } },
      operations: [{ kind: 'PUT_RULE', rule: { routeTimingId: '101', local: 1000 } }],
    },
  ]);
  const [audited] = await world.outside.rows<{ by: string }>(
    `select on_behalf_of as by from pricing.audit_entry where entity = 'PricingRule' order by id desc limit 1`,
  );
  expect(audited).toEqual({ by: '44' });
});

test('whichever of two changes is heard of first, and however often', async () => {
  await hears(['102', '101', '100']);
  await hears(['101', '100']);
  await hears(['102', '101', '100'], ['101', '100']);
  expect([await fareOf('101'), await fareOf('102')]).toEqual([WEEKEND, WEEKEND]);
  expect(await changes()).toHaveLength(2);
});

test('what its author gives it is its own, before it is heard of and after, and so is what he takes from it', async () => {
  expect(await write(rule('101', 1100))).toMatchObject({ number: 1 });
  await hears(['101', '100'], ['102', '100']);
  expect([await fareOf('101_100'), await fareOf('102_100')]).toEqual([1100, WEEKEND]);
  const [change] = await changes();
  const TAKE_BACK = `mutation ($id: ID!) { answer: returnTariffChange(id: $id) { ... on ReturnedTariff { left } } }`;
  expect(await run(TAKE_BACK, { id: change!.id })).toEqual({ left: 0 });
  await hears(['102', '100']);
  expect(await fareOf('102_100')).toBe(PLAIN);
});

test('of a time without rules there are none, and what it gets later is its own', async () => {
  await hears(['102', '101']);
  expect(await changes()).toEqual([]);
  await write(rule('101', 1100));
  expect([await fareOf('101'), await fareOf('102_101')]).toEqual([1100, PLAIN]);
});
