import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { user } from './coupon-world.js';
import { playedCatalogue } from './played-catalogue.js';
import { SOME_TARIFF } from './tariff.fixture.js';

const DECEMBER = '2026-12-01';
const FRONT = { id: '4', names: { en: 'Front row', km: 'ជួរមុខ' } };
const pricedCategories = () => ({ seats: [FRONT], vehicles: [{ id: '3', names: { en: 'Van' } }] });

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  world = await startTestSubgraph(pricing, { neighbours: { catalogue: playedCatalogue({ pricedCategories }) } });
  await importMarket(world.outside, SOME_TARIFF);
});
afterAll(() => world.close());

const GUEST = guest();
const both = (scope: string) => ({ 'pricing.ask': scope, 'pricing.edit': scope });
const BOSS = user('1', both('all'));
const CLERK = user('4', { 'pricing.ask': 'operator' }, { operatorId: '1', countryCode: 'KH' });
const RIVAL = user('5', { 'pricing.ask': 'operator' }, { operatorId: '2', countryCode: 'KH' });
const LAOS = user('12', both('country'), { countryCode: 'LA' });

interface Change {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly operations: readonly object[];
  readonly code?: string;
  readonly facts?: object;
}
const CHANGE = `id version state operations { kind passengerType currency seatCategoryId seatNames { en km } vehicleCategoryId
  vehicleNames { en } supplement { local foreign } wasSupplement { local foreign } }`;
const ANSWER = `{ ... on TariffChange { ${CHANGE} } ... on Refused { code facts } }`;
const DRAFT = `mutation ($operatorId: ID!, $input: TariffChangeInput!) { answer: draftTariffChange(operatorId: $operatorId, input: $input) ${ANSWER} }`;
const ASK = `mutation ($id: ID!, $version: Int!) { answer: askTariffChange(id: $id, version: $version) ${ANSWER} }`;
const WRITE = `mutation ($id: ID!, $version: Int!) { answer: writeTariffChange(id: $id, version: $version) ${ANSWER} }`;
const DECIDE = `mutation ($id: ID!, $approve: Boolean!) { answer: decideTariffChange(id: $id, approve: $approve) ${ANSWER} }`;
const RETURN = `mutation ($id: ID!) { answer: returnTariffChange(id: $id) { ... on ReturnedTariff { left change { state } } } }`;
const LIST = `query ($operatorId: ID!, $day: LocalDate) { answer: tariffSupplements(operatorId: $operatorId, day: $day) {
  version seatCategories { id names { en } } vehicleCategories { id } rows { seatCategoryId vehicleCategoryId passengerType
  currency supplement { local foreign } since until version } } }`;
const QUOTE = `query ($items: [QuoteItemInput!]!) { answer: quote(items: $items) { items { fare
  stages { name subtotal names { en km } } } } }`;
const SOURCES = `query ($items: [QuoteItemInput!]!) { answer: quote(items: $items) { items { stages { source } } } }`;
const DIFFERENCE = `query { answer: tariffDifference(operatorId: "1", from: 0, to: 2) { rows { operation { kind
  supplement { local } wasSupplement { local } } } } }`;

async function run<T = Change>(query: string, variables: object = {}, viewer: Viewer = BOSS): Promise<T> {
  const { data, errors } = await world.run<{ answer: T }, object>(query, variables, viewer);
  if (errors) throw errors[0]!;
  return data!.answer;
}
const put = (local: number, more: object = {}) => ({
  ...{ kind: 'PUT_SUPPLEMENT', seatCategoryId: '4', passengerType: 'ADULT', currency: 'USD' },
  supplement: { local, foreign: 200 },
  ...more,
});
const drop = { kind: 'DROP_SUPPLEMENT', seatCategoryId: '4', passengerType: 'ADULT', currency: 'USD' };
const draft = (operations: object[], viewer = BOSS, more: object = {}) =>
  run(DRAFT, { operatorId: '1', input: { operations, effectiveFrom: DECEMBER, ...more } }, viewer);
const write = async (operations: object[], more: object = {}) => {
  const { id, version } = await draft(operations, BOSS, more);
  return run(WRITE, { id, version });
};
interface Item {
  readonly fare: number;
  readonly stages: readonly object[];
}
const quoted = async (seats: string, date = DECEMBER, viewer: Viewer = GUEST, query = QUOTE) => {
  const items = [{ ref: '1', fareKey: `1.10.100.11-14/3:${seats}`, date, nationality: 'LOCAL' }];
  return (await run<{ items: Item[] }>(query, { items }, viewer)).items[0]!;
};
const wrong = (path: string, code: string) => ({
  extensions: { code: 'BAD_USER_INPUT', fields: [expect.objectContaining({ path, code })] },
});

beforeEach(async () => {
  await world.outside.change(`delete from tariff_change where returns_id is not null`);
  await world.outside.change(`delete from tariff_change`);
  await world.outside.change(`delete from tariff_supplement`);
  await world.outside.rows(`update operator_tariff set version = 0`);
  await world.subgraph.services.tariff.settled();
});

describe('a supplement', () => {
  test('is paid from its first day on for seats of its category, and told to everybody by its name', async () => {
    const change = await write([put(100)]);
    expect(change).toMatchObject({
      state: 'applied',
      operations: [{ seatNames: { en: 'Front row' }, supplement: { local: 100, foreign: 200 }, wasSupplement: null }],
    });
    expect([(await quoted('4')).fare, (await quoted('0')).fare, (await quoted('0,4')).fare]).toEqual([1000, 900, 900]);
    expect((await quoted('4', '2026-11-30')).fare).toBe(900);
    expect((await quoted('4')).stages).toEqual([
      { name: 'base', subtotal: 900, names: null },
      { name: 'supplement', subtotal: 1000, names: { en: 'Front row', km: 'ជួរមុខ' } },
    ]);
    expect((await quoted('4', DECEMBER, service('booking'), SOURCES)).stages[1]).toEqual({
      source: 'supplement Front row version 1',
    });
  });

  test('is changed, compared, taken away and taken back as prices are', async () => {
    await write([put(100)]);
    const dearer = await write([put(150), put(20, { seatCategoryId: null, vehicleCategoryId: '3' })]);
    expect((await quoted('4')).fare).toBe(1070);
    expect(await run(DIFFERENCE)).toEqual({
      rows: [
        { operation: { kind: 'PUT_SUPPLEMENT', supplement: { local: 150 }, wasSupplement: null } },
        { operation: { kind: 'PUT_SUPPLEMENT', supplement: { local: 20 }, wasSupplement: null } },
      ],
    });
    expect(await run(RETURN, { id: dearer.id })).toEqual({ left: 0, change: { state: 'applied' } });
    expect((await quoted('4')).fare).toBe(1000);
    expect(await write([drop])).toMatchObject({ operations: [{ supplement: null, wasSupplement: { local: 100 } }] });
    expect((await quoted('4')).fare).toBe(900);
  });

  test('waits for a second person where its author may only ask', async () => {
    const { id, version } = await draft([put(100)], CLERK);
    expect(await run(ASK, { id, version }, CLERK)).toMatchObject({ state: 'waiting' });
    expect((await quoted('4')).fare).toBe(900);
    await expect(run(DECIDE, { id, approve: true }, CLERK)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    expect(await run(DECIDE, { id, approve: true })).toMatchObject({ state: 'applied' });
    expect((await quoted('4')).fare).toBe(1000);
  });

  test('is refused out of reach, for what is no category, and where somebody wrote another since', async () => {
    expect(await draft([put(100)], RIVAL)).toMatchObject({ code: 'TARIFF_CHANGE_NOT_FOUND' });
    expect(await draft([put(100)], LAOS)).toMatchObject({ code: 'TARIFF_CHANGE_NOT_FOUND' });
    await expect(draft([put(100)], GUEST)).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    await expect(draft([put(100, { seatCategoryId: '5' })])).rejects.toMatchObject(
      wrong('operations.0.seatCategoryId', 'UNKNOWN'),
    );
    await expect(draft([put(100, { seatCategoryId: 'x' })])).rejects.toMatchObject(
      wrong('operations.0.seatCategoryId', 'UNKNOWN'),
    );
    await expect(draft([put(-1)])).rejects.toMatchObject(wrong('operations.0.supplement.local', 'MIN'));
    await expect(draft([{ ...put(1), supplement: null }])).rejects.toMatchObject(
      wrong('operations.0.supplement', 'REQUIRED'),
    );
    await write([put(100)]);
    expect(await draft([put(150)], BOSS, { seen: 0 })).toMatchObject({
      code: 'TARIFF_CHANGED',
      facts: { operations: [0] },
    });
    const { id, version } = await draft([put(150)]);
    await write([put(170)]);
    expect(await run(WRITE, { id, version })).toMatchObject({ code: 'TARIFF_CHANGED', facts: { operations: [0] } });
  });
});

test('the supplements of a day are listed with what there may be some for, within reach', async () => {
  await write([put(100)]);
  await write([put(150)], { effectiveFrom: '2026-12-24' });
  const row = { seatCategoryId: '4', vehicleCategoryId: null, passengerType: 'ADULT', currency: 'USD' };
  expect(await run(LIST, { operatorId: '1', day: '2026-12-10' }, CLERK)).toEqual({
    version: 2,
    seatCategories: [{ id: '4', names: { en: 'Front row' } }],
    vehicleCategories: [{ id: '3' }],
    rows: [{ ...row, supplement: { local: 100, foreign: 200 }, since: DECEMBER, until: '2026-12-24', version: 1 }],
  });
  expect(await run(LIST, { operatorId: '1' })).toMatchObject({ rows: [] });
  expect(await run(LIST, { operatorId: '1' }, RIVAL)).toBeNull();
  await expect(run(LIST, { operatorId: '1' }, GUEST)).rejects.toMatchObject({
    extensions: { code: 'UNAUTHENTICATED' },
  });
});

test('seats of a ride cost what a quote of them charges, without a statement', async () => {
  await write([put(100)]);
  const leg = { __typename: 'JourneyLeg', id: '1', date: DECEMBER, fareKey: '1.10.100.11-14/3:0,4' };
  const representations = [{ ...leg, hasPassengerTypePricing: true }];
  const query = `query ($representations: [_Any!]!) { answer: _entities(representations: $representations) {
    ... on JourneyLeg { seatFare { local { amount } childLocal { amount } fareKey }
      seatTiers { seatCategoryId fare { local { amount } foreign { amount } childLocal { amount } fareKey } } } } }`;
  let result: object[] = [];
  const statements = await statementsOf(async () => {
    result = await run<object[]>(query, { representations }, GUEST);
  });
  expect(statements).toEqual([]);
  expect(result).toEqual([
    {
      seatFare: { local: { amount: 900 }, childLocal: { amount: 450 }, fareKey: leg.fareKey },
      seatTiers: [
        {
          seatCategoryId: null,
          fare: {
            ...{ local: { amount: 900 }, foreign: { amount: 1200 }, childLocal: { amount: 450 } },
            fareKey: '1.10.100.11-14/3:0',
          },
        },
        {
          seatCategoryId: '4',
          fare: {
            ...{ local: { amount: 1000 }, foreign: { amount: 1400 }, childLocal: { amount: 550 } },
            fareKey: '1.10.100.11-14/3:4',
          },
        },
      ],
    },
  ]);
});
