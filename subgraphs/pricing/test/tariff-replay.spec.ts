import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { user } from './coupon-world.js';
import { playedCatalogue } from './played-catalogue.js';
import { FRIDAY, SOME_TARIFF } from './tariff.fixture.js';

const DECEMBER = '2026-12-01';
const KEY = '1.10.101.11-14';
/** As far as people change to somebody else. */
const LEG = '1.10.101.11-13';
/** What neighbours were asked last. */
let asked: Record<string, unknown> = {};
const answering =
  (answer: object) =>
  (variables: Record<string, unknown>): object => {
    asked = variables;
    return answer;
  };
const SOLD = [
  {
    ...{ __typename: 'SoldSeats', legId: `5@${FRIDAY}:11-14`, nationality: 'LOCAL', passengerType: 'ADULT' },
    ...{ currency: 'USD', seats: 2, fares: 1800, seatNumbers: ['1A', '1B'] },
  },
];
const booking: Transport = {
  send: ({ variables }) => Promise.resolve({ data: { soldSeats: answering(SOLD)(variables!) } }),
};
const catalogue = playedCatalogue({
  pricedTimings: () => [{ id: '100', routeId: '10' }],
  searchedRides: answering({
    isCut: true,
    rides: [
      { fareKey: KEY, date: FRIDAY, searches: 7, isOfConnection: false },
      { fareKey: KEY, date: FRIDAY, searches: 4, isOfConnection: true },
      { fareKey: LEG, date: FRIDAY, searches: 2, isOfConnection: true },
    ],
  }),
  pricedRuns: answering([{ fareKeys: [KEY], hasPassengerTypePricing: false, dates: [DECEMBER, '2026-12-02'] }]),
  pricedSchedules: () => [
    {
      ...{ id: '5', routeId: '10', routeTimingId: '101', hasPassengerTypePricing: false },
      ...{ vehicleCategoryId: '3', seatCategories: [] },
    },
  ],
});

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  world = await startTestSubgraph(pricing, { neighbours: { catalogue, booking } });
  await importMarket(world.outside, SOME_TARIFF);
});
afterAll(() => world.close());
beforeEach(() => world.outside.change('delete from tariff_change'));

const BOSS = user('1', { 'pricing.ask': 'all', 'pricing.edit': 'all' });
const CLERK = user('4', { 'pricing.ask': 'operator' }, { operatorId: '1', countryCode: 'KH' });
const RIVAL = user('5', { 'pricing.ask': 'operator' }, { operatorId: '2', countryCode: 'KH' });

const DRAFT = `mutation ($input: TariffChangeInput!) { answer: draftTariffChange(operatorId: "1", input: $input) {
  ... on TariffChange { id version } ... on Refused { code } } }`;
const REPLAY = `query ($id: ID!, $part: TariffReplayPart!, $period: Int! = 30) {
  answer: tariffReplay(changeId: $id, part: $part, period: $period) { part from to caseCount connectionCaseCount isCut counts { kind cases weight }
    rows { kind route { id } from to passengerType nationality date cases weight before { currency fare stages { name subtotal source } }
      after { fare stages { name amount subtotal source } } } revenue { currency sold before after } } }`;
const STEP = (name: string) => `mutation ($id: ID!, $version: Int!) { answer: ${name}(id: $id, version: $version) {
  ... on TariffChange { id state } ... on Refused { code } } }`;

async function run<T>(query: string, variables: object, viewer: Viewer = BOSS): Promise<T> {
  const { data, errors } = await world.run<{ answer: T }, object>(query, variables, viewer);
  if (errors) throw errors[0]!;
  return data!.answer;
}
/** Nationals pay 10.00 to Siem Reap instead of 9.00, visitors 11.00 instead of 12.00. */
const drafted = (viewer: Viewer = CLERK) => {
  const price = { currency: 'USD', local: 1000, foreign: 1100 };
  const operations = [{ kind: 'PUT_PRICE', fromZoneId: '1', toZoneId: '3', passengerType: 'ADULT', price }];
  return run<{ id: string; version: number }>(DRAFT, { input: { operations, effectiveFrom: DECEMBER } }, viewer);
};
interface Replay {
  readonly rows: readonly { kind: string; weight: number }[];
}
const replay = (id: string, part: string, more: object = {}, viewer: Viewer = CLERK) =>
  run<Replay | null>(REPLAY, { id, part, ...more }, viewer);

describe('a change is tried', () => {
  test('on what was searched, alone or with a change, each for nationals and visitors, and says who pays more and why', async () => {
    const { id } = await drafted();
    const answer = await replay(id, 'SEARCHES');
    expect(asked).toMatchObject({ operatorId: '1', days: 30 });
    expect(answer).toMatchObject({
      ...{ part: 'SEARCHES', from: '2026-10-22', to: FRIDAY, isCut: true, revenue: [] },
      ...{ caseCount: 6, connectionCaseCount: 4 },
      counts: [
        { kind: 'DEARER', cases: 2, weight: 11 },
        { kind: 'CHEAPER', cases: 2, weight: 11 },
        { kind: 'SAME', cases: 2, weight: 4 },
      ],
    });
    expect(answer!.rows[0]).toEqual({
      ...{ kind: 'DEARER', route: { id: '10' }, from: 'Phnom Penh', to: 'Siem Reap', passengerType: 'ADULT' },
      ...{ nationality: 'LOCAL', date: FRIDAY, cases: 2, weight: 11 },
      before: {
        ...{ currency: 'USD', fare: 900 },
        stages: [{ name: 'base', subtotal: 900, source: 'zones Phnom Penh → Siem Reap' }],
      },
      after: {
        fare: 1000,
        stages: [{ name: 'base', amount: 1000, subtotal: 1000, source: 'zones Phnom Penh → Siem Reap version 1' }],
      },
    });
  });

  test('on what was sold: what it earned, and would have earned', async () => {
    const { id } = await drafted();
    expect(await replay(id, 'SALES', { period: 7 })).toMatchObject({
      ...{ from: '2026-11-14', to: FRIDAY, isCut: false },
      rows: [{ kind: 'DEARER', weight: 2 }],
      revenue: [{ currency: 'USD', sold: 1800, before: 1800, after: 2000 }],
    });
    expect(asked).toMatchObject({ operatorId: '1', days: 7 });
  });

  test('on the departures from its first day on', async () => {
    const { id } = await drafted();
    expect(await replay(id, 'DEPARTURES', { period: 14 })).toMatchObject({
      ...{ from: DECEMBER, to: '2026-12-14', caseCount: 4, revenue: [] },
    });
    expect(asked).toEqual({ operatorId: '1', from: DECEMBER, days: 14 });
  });

  test('for a quarter at most, and writes nothing', async () => {
    const { id } = await drafted();
    await replay(id, 'SEARCHES', { period: 5000 });
    expect(asked).toMatchObject({ days: 90 });
    const quote = `query ($items: [QuoteItemInput!]!) { answer: quote(items: $items) { total } }`;
    const items = [{ ref: '1', fareKey: KEY, date: DECEMBER, nationality: 'LOCAL' }];
    await world.subgraph.services.tariff.settled();
    expect(await run(quote, { items })).toMatchObject({ total: 923 });
  });

  test('by whom it concerns: a draft by its author, what waits by its operator’s people too', async () => {
    const { id, version } = await drafted();
    for (const viewer of [BOSS, RIVAL]) expect(await replay(id, 'SALES', {}, viewer)).toBeNull();
    await run(STEP('askTariffChange'), { id, version }, CLERK);
    for (const viewer of [BOSS, CLERK]) expect(await replay(id, 'SALES', {}, viewer)).not.toBeNull();
    expect(await replay(id, 'SALES', {}, RIVAL)).toBeNull();
    await expect(replay(id, 'SALES', {}, user('6', {}))).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  test('not once it holds', async () => {
    const { id, version } = await drafted(BOSS);
    expect(await replay(id, 'SALES', {}, BOSS)).not.toBeNull();
    await run(STEP('writeTariffChange'), { id, version });
    expect(await replay(id, 'SALES', {}, BOSS)).toBeNull();
  });
});
