import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { user } from './coupon-world.js';
import { playedCatalogue } from './played-catalogue.js';
import { SOME_TARIFF } from './tariff.fixture.js';

const DECEMBER = '2026-12-01';
let world: TestSubgraph<PricingServices>;
const BOSS = user('1', { 'pricing.ask': 'all', 'pricing.edit': 'all' });
const CLERK = user('4', { 'pricing.ask': 'operator' }, { operatorId: '1', countryCode: 'KH' });
const RIVAL = user('5', { 'pricing.ask': 'operator' }, { operatorId: '2', countryCode: 'KH' });

async function run<T>(query: string, variables: object, viewer: Viewer = BOSS): Promise<T> {
  const { data, errors } = await world.run<{ answer: T }, object>(query, variables, viewer);
  if (errors) throw errors[0]!;
  return data!.answer;
}
const DRAFT = `mutation ($input: TariffChangeInput!) { answer: draftTariffChange(operatorId: "1", input: $input) {
  ... on TariffChange { id version } } }`;
const WRITE = `mutation ($id: ID!, $version: Int!) { answer: writeTariffChange(id: $id, version: $version) {
  ... on TariffChange { id } } }`;
const RETURN = `mutation ($id: ID!) { answer: returnTariffChange(id: $id) { ... on ReturnedTariff { left } } }`;

async function write(operations: object[], effectiveFrom = DECEMBER): Promise<string> {
  const draft = await run<{ id: string; version: number }>(DRAFT, { input: { operations, effectiveFrom } });
  await run(WRITE, draft);
  world.clock.advance({ minutes: 1 });
  return draft.id;
}
const put = (local: number, toZoneId = '3') => ({
  ...{ kind: 'PUT_PRICE', fromZoneId: '1', toZoneId, passengerType: 'ADULT' },
  price: { currency: 'USD', local, foreign: 1500 },
});
const weekend = (local: number) => ({
  ...{ routeTimingId: '100', local, nonLocal: 1600, originalLocal: 900, originalNonLocal: 1200, status: 'ACTIVE' },
  ...{ isDayOfWeekDependent: true, daysOfWeek: [6, 7], priority: 0 },
});

interface Difference {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly {
    readonly number: number;
    readonly effectiveFrom: string;
    readonly operation: {
      readonly to: string | null;
      readonly wasPrice: { readonly local: number } | null;
      readonly price: { readonly local: number } | null;
      readonly wasRule: { readonly local: number } | null;
      readonly rule: { readonly local: number } | null;
    };
  }[];
  readonly zones: readonly object[];
}
const DIFFERENCE = `query ($operatorId: ID! = "1", $from: Int!, $to: Int!) {
  answer: tariffDifference(operatorId: $operatorId, from: $from, to: $to) { from to
    rows { number effectiveFrom operation { kind from to wasPrice { local } price { local } wasRule { local } rule { local } } }
    zones { id was is added { id } removed { id } } } }`;
const between = (from: number, to: number, viewer = CLERK) => run<Difference | null>(DIFFERENCE, { from, to }, viewer);
/** 'Siem Reap: 900 → 1000', 'rule: 1000 → 1200' */
const told = async (from: number, to: number): Promise<string[]> =>
  (await between(from, to))!.rows.map(({ operation: { to: zone, wasPrice, price, wasRule, rule } }) => {
    const [was, is] = zone === null ? [wasRule, rule] : [wasPrice, price];
    return `${zone ?? 'rule'}: ${was?.local ?? '–'} → ${is?.local ?? '–'}`;
  });

beforeAll(async () => {
  const pricedTimings = () => [{ id: '100', routeId: '10' }];
  world = await startTestSubgraph(pricing, { neighbours: { catalogue: playedCatalogue({ pricedTimings }) } });
  await importMarket(world.outside, SOME_TARIFF);
  await write([put(1000), { kind: 'PUT_RULE', ruleId: '7', rule: weekend(1200) }]);
  const second = await write([put(1100), put(600, '2')], '2026-12-05');
  await run(RETURN, { id: second });
  world.clock.advance({ minutes: 1 });
});
afterAll(() => world.close());

describe('two versions of a tariff', () => {
  test('differ by what is otherwise in the later one, whichever changes lie between', async () => {
    expect(await told(0, 1)).toEqual(['Siem Reap: 900 → 1000', 'rule: 1000 → 1200']);
    expect(await told(0, 2)).toEqual(['Siem Reap: 900 → 1100', 'Kampong Thom: 500 → 600', 'rule: 1000 → 1200']);
    expect((await between(0, 2))!.rows.map(({ number, effectiveFrom }) => [number, effectiveFrom])).toEqual([
      [2, '2026-12-05'],
      [2, '2026-12-05'],
      [1, DECEMBER],
    ]);
  });

  test('by nothing that was taken back', async () => {
    expect(await told(1, 3)).toEqual([]);
    expect(await told(2, 3)).toEqual(['Siem Reap: 1100 → 1000', 'Kampong Thom: 600 → 500']);
    expect(await told(2, 2)).toEqual([]);
  });

  test('are compared from the earlier to the later, however asked', async () => {
    expect(await between(2, 1)).toEqual(await between(1, 2));
    expect(await between(1, 2)).toMatchObject({ from: 1, to: 2 });
  });

  test('by zones that came, went, are called otherwise or have other stops', async () => {
    const change = (text: string) => world.outside.change(text);
    await change(`update pricing_zone set name = 'Angkor' where id = 3`);
    await change(`delete from zone_stop where stop_id = 12 and operator_id = 1`);
    await write([put(700, '2')]);
    // Of somebody else, and after the later version.
    await change(`update pricing_zone set name = 'Krung Thep' where id = 5`);
    world.clock.advance({ minutes: 1 });
    expect((await between(3, 4))!.zones).toEqual([
      { id: '3', was: 'Siem Reap', is: 'Angkor', added: [], removed: [] },
      { id: '1', was: 'Phnom Penh', is: 'Phnom Penh', added: [], removed: [{ id: '12' }] },
    ]);
    expect((await between(1, 3))!.zones).toEqual([]);
    expect((await between(0, 4))!.zones).toEqual([]);
  });

  test('lie with the operator, and are read in a constant number of statements', async () => {
    expect(await between(0, 2, RIVAL)).toBeNull();
    expect(await between(0, 2, user('6', { 'pricing.ask': 'country' }, { countryCode: 'LA' }))).toBeNull();
    // The copy in memory reads what was written last.
    await world.subgraph.services.tariff.settled();
    expect(await statementsOf(() => between(0, 3))).toHaveLength(4);
  });
});
