import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { user } from './coupon-world.js';
import { playedCatalogue } from './played-catalogue.js';
import { FRIDAY, SOME_TARIFF } from './tariff.fixture.js';

/** What booking was asked, and how many seats it says are claimed. */
let asked: { routeScheduleId: string; date: string }[][] = [];
let claimed = 0;
const booking: Transport = {
  send({ variables }) {
    const segments = (variables as { segments: (typeof asked)[number] }).segments;
    asked.push(segments);
    return Promise.resolve({ data: { claimedSeats: segments.map(() => claimed) } });
  },
};
const catalogue = playedCatalogue({ pricedTimings: () => [{ id: '100', routeId: '10' }] });

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  world = await startTestSubgraph(pricing, { neighbours: { catalogue, booking } });
  await importMarket(world.outside, SOME_TARIFF);
});
afterAll(() => world.close());

const GUEST = guest();
const both = (scope: string) => ({ 'pricing.ask': scope, 'pricing.edit': scope });
const BOSS = user('1', both('all'));
const CLERK = user('4', { 'pricing.ask': 'operator' }, { operatorId: '1', countryCode: 'KH' });
const RIVAL = user('5', { 'pricing.ask': 'operator' }, { operatorId: '2', countryCode: 'KH' });

interface Change {
  readonly id: string;
  readonly version: number;
}
const TERMS = 'steps { kind most percent } floor ceiling';
const CHANGE = `id version state operations { kind route { id } demand { ${TERMS} } wasDemand { ${TERMS} } }`;
const ANSWER = `{ ... on TariffChange { ${CHANGE} } ... on Refused { code facts } }`;
const DRAFT = `mutation ($operatorId: ID!, $input: TariffChangeInput!) { answer: draftTariffChange(operatorId: $operatorId, input: $input) ${ANSWER} }`;
const ASK = `mutation ($id: ID!, $version: Int!) { answer: askTariffChange(id: $id, version: $version) ${ANSWER} }`;
const WRITE = `mutation ($id: ID!, $version: Int!) { answer: writeTariffChange(id: $id, version: $version) ${ANSWER} }`;
const RETURN = `mutation ($id: ID!) { answer: returnTariffChange(id: $id) { ... on ReturnedTariff { left } } }`;
const LIST = `query ($operatorId: ID!) { answer: tariffDemands(operatorId: $operatorId) { version rows { routeId since version demand { ${TERMS} } } } }`;
const QUOTE = `query ($items: [QuoteItemInput!]!) { answer: quote(items: $items) { items { fare stages { name subtotal source } } } }`;

async function run<T = Change>(query: string, variables: object = {}, viewer: Viewer = BOSS): Promise<T> {
  const { data, errors } = await world.run<{ answer: T }, object>(query, variables, viewer);
  if (errors) throw errors[0]!;
  return data!.answer;
}
const STEPS = [{ kind: 'LEFT', most: 25, percent: 10 }];
const put = (more: object = {}, routeId: string | null = null) => ({
  ...{ kind: 'PUT_DEMAND', routeId },
  demand: { steps: STEPS, floor: 80, ceiling: 130, ...more },
});
const draft = (operations: object[], viewer = BOSS) => run(DRAFT, { operatorId: '1', input: { operations } }, viewer);
const write = async (...operations: object[]) => {
  const { id, version } = await draft(operations);
  return run(WRITE, { id, version });
};
const items = (...schedules: string[]) =>
  schedules.map((id) => ({
    ...{ ref: id, fareKey: `1.10.101.11-14/3:0@${id}.0-3.44`, date: FRIDAY, nationality: 'LOCAL' },
  }));
interface Item {
  readonly fare: number;
  readonly stages: readonly object[];
}
const quoted = async (...schedules: string[]) =>
  (await run<{ items: Item[] }>(QUOTE, { items: items(...schedules) }, service('booking'))).items;
const wrong = (path: string, code: string) => ({
  extensions: { code: 'BAD_USER_INPUT', fields: [expect.objectContaining({ path, code })] },
});

beforeEach(async () => {
  await world.outside.change(`delete from tariff_change where returns_id is not null`);
  await world.outside.change(`delete from tariff_change`);
  await world.outside.change(`delete from tariff_demand`);
  await world.outside.rows(`update operator_tariff set version = 0`);
  await world.subgraph.services.tariff.settled();
  asked = [];
  claimed = 0;
});

describe('prices follow demand', () => {
  test('not at first: nobody is asked how many seats are left', async () => {
    expect((await quoted('77'))[0]!.fare).toBe(900);
    expect(asked).toEqual([]);
  });

  test('once it is switched on, by what is claimed now: one question for all that is quoted', async () => {
    expect(await write(put())).toMatchObject({
      state: 'applied',
      operations: [
        { kind: 'PUT_DEMAND', route: null, demand: { steps: STEPS, floor: 80, ceiling: 130 }, wasDemand: null },
      ],
    });
    claimed = 33;
    const [first, second] = await quoted('77', '78');
    expect([first!.fare, second!.fare]).toEqual([990, 990]);
    expect(first!.stages[1]).toEqual({
      ...{ name: 'demand', subtotal: 990, source: 'demand +10 % version 1: 11 of 44 seats left' },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]!.map(({ routeScheduleId }) => routeScheduleId)).toEqual(['77', '78']);
    claimed = 10;
    expect((await quoted('77'))[0]!.fare).toBe(900);
  });

  test('a page of results asks once, and shows what a quote charges', async () => {
    await write(put());
    claimed = 40;
    const leg = (id: string) => ({
      ...{ __typename: 'JourneyLeg', id, date: FRIDAY, fareKey: items(id)[0]!.fareKey, hasPassengerTypePricing: false },
    });
    const representations = ['77', '78', '79'].map((id) => ({ ...leg(id) }));
    const query = `query ($representations: [_Any!]!) { answer: _entities(representations: $representations) {
      ... on JourneyLeg { seatFare { local { amount } } seatTiers { fare { local { amount } } } } } }`;
    const legs = await run<{ seatFare: { local: { amount: number } } }[]>(query, { representations }, GUEST);
    expect(legs.map(({ seatFare }) => seatFare.local.amount)).toEqual([990, 990, 990]);
    expect(asked).toHaveLength(1);
  });

  test('a route is kept out of it, and all of it is taken back', async () => {
    const change = await write(put(), put({ steps: [], floor: 100, ceiling: 100 }, '10'));
    claimed = 44;
    expect((await quoted('77'))[0]!.fare).toBe(900);
    expect(await write({ kind: 'DROP_DEMAND', routeId: '10' })).toMatchObject({
      operations: [{ route: { id: '10' }, demand: null, wasDemand: { steps: [] } }],
    });
    expect((await quoted('77'))[0]!.fare).toBe(990);
    expect(await run(RETURN, { id: change.id })).toEqual({ left: 1 });
    expect((await quoted('77'))[0]!.fare).toBe(900);
  });

  test('is asked of a second person, refused out of reach, and checked at its fields', async () => {
    const { id, version } = await draft([put()], CLERK);
    expect(await run(ASK, { id, version }, CLERK)).toMatchObject({ state: 'waiting' });
    await expect(run(WRITE, { id, version }, CLERK)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(await draft([put()], RIVAL)).toMatchObject({ code: 'TARIFF_CHANGE_NOT_FOUND' });
    await expect(draft([put()], GUEST)).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    await expect(draft([put({ floor: 10 })])).rejects.toMatchObject(wrong('operations.0.demand.floor', 'MIN'));
    await expect(draft([put({}, '99')])).rejects.toMatchObject(wrong('operations.0.routeId', 'UNKNOWN'));
    await expect(draft([{ kind: 'PUT_DEMAND' }])).rejects.toMatchObject(wrong('operations.0.demand', 'REQUIRED'));
    await expect(draft([put(), put()])).rejects.toMatchObject(wrong('operations.1.routeId', 'TWICE'));
  });

  test('is listed for who may ask', async () => {
    await write(put());
    const rows = [
      { routeId: null, since: '2026-11-20', version: 1, demand: { steps: STEPS, floor: 80, ceiling: 130 } },
    ];
    expect(await run(LIST, { operatorId: '1' }, CLERK)).toEqual({ version: 1, rows });
    expect(await run(LIST, { operatorId: '1' }, RIVAL)).toBeNull();
    await expect(run(LIST, { operatorId: '1' }, GUEST)).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });
});
