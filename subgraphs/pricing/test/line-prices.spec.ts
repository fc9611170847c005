import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { user } from './coupon-world.js';
import { playedCatalogue } from './played-catalogue.js';
import { FRIDAY, SOME_TARIFF } from './tariff.fixture.js';

const stop = (stopId: string, more: object = {}) => ({
  stopId,
  names: { en: `Stop ${stopId}` },
  boards: true,
  leaves: true,
  ...more,
});
/** Line 9 of operator 1 calls at 12 and 14, which have zones, and at two stops that have none; 8 is a Lao operator's. */
const LINES: Record<string, object> = {
  '9': { id: '9', operatorId: '1', operatorCountryCode: 'KH', stops: ['12', '21', '22', '14'].map((id) => stop(id)) },
  '8': { id: '8', operatorId: '50', operatorCountryCode: 'LA', stops: [stop('31'), stop('32')] },
};
const catalogue = playedCatalogue({ pricedLine: ({ id }) => LINES[String(id)] ?? null });

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  world = await startTestSubgraph(pricing, { neighbours: { catalogue } });
  await importMarket(world.outside, SOME_TARIFF);
});
afterAll(() => world.close());

const both = (scope: string) => ({ 'pricing.ask': scope, 'pricing.edit': scope });
const BOSS = user('1', both('all'));
const CAMBODIA = user('11', both('country'), { countryCode: 'KH' });
const CLERK = user('4', { 'pricing.ask': 'operator' }, { operatorId: '1', countryCode: 'KH' });
const RIVAL = user('5', { 'pricing.ask': 'operator' }, { operatorId: '2', countryCode: 'KH' });

const ALL = `id version currency hasCommission pairCount
  pairs { fromStopIds toStopIds price { local foreign childLocal childForeign } }
  request { id state answer canDecide prices { fromStopId toStopId local } }`;
const ANSWER = `{ ... on LinePrices { ${ALL} } ... on Refused { code facts } }`;

interface Prices {
  version: string;
  hasCommission: boolean;
  pairs: { fromStopIds: string[]; toStopIds: string[]; price: { local: number } | null }[];
  request: { id: string; state: string; canDecide: boolean } | null;
}

async function ask<T>(query: string, variables: object, viewer: Viewer): Promise<T> {
  const { data, errors } = await world.run<{ answer: T }, object>(query, variables, viewer);
  if (errors) throw errors[0]!;
  return data!.answer;
}
const pricesOf = (lineId = '9', viewer: Viewer = BOSS) =>
  ask<Prices>(`query ($lineId: ID!) { answer: linePrices(lineId: $lineId) { ${ALL} } }`, { lineId }, viewer);
const SET = `mutation ($lineId: ID!, $version: String!, $input: LinePricesInput!, $commission: Int) {
  answer: setLinePrices(lineId: $lineId, version: $version, input: $input, commission: $commission) ${ANSWER} }`;
const ASK = `mutation ($lineId: ID!, $version: String!, $input: LinePricesInput!) {
  answer: askLinePrices(lineId: $lineId, version: $version, input: $input) ${ANSWER} }`;
const DECIDE = `mutation ($id: ID!, $approve: Boolean!, $answer: String, $commission: Int) {
  answer: decideTariffChange(id: $id, approve: $approve, answer: $answer, commission: $commission) {
    ... on TariffChange { state } ... on Refused { code facts } } }`;
const price = (fromStopId: string, toStopId: string, local: number, more: object = {}) => ({
  fromStopId,
  toStopId,
  local,
  foreign: local + 200,
  ...more,
});
const usd = (...prices: object[]) => ({ currency: 'USD', prices });
const WHOLE = price('12', '14', 900, { foreign: 1200, childLocal: 450, childForeign: 601 });
const write = async (input: object, more: object = {}, viewer: Viewer = BOSS, lineId = '9') => {
  const { version } = await pricesOf(lineId);
  return ask<Prices & { code?: string }>(SET, { lineId, version, input, ...more }, viewer);
};
const asked = async (input: object, viewer: Viewer = CLERK) =>
  ask<Prices>(ASK, { lineId: '9', version: (await pricesOf()).version, input }, viewer);
const quoted = async (from: string, to: string) => {
  const query = `query ($items: [QuoteItemInput!]!) { answer: quote(items: $items) { total items { commission } } }`;
  const items = [{ ref: '1', fareKey: `1.9.500.${from}-${to}`, date: FRIDAY, nationality: 'LOCAL' }];
  return ask<{ total: number; items: { commission: number }[] } | null>(query, { items }, service('booking'));
};

beforeEach(() => write(usd(WHOLE)));

test('a line shows each pair of its zones with its price, or none, in a constant number of statements', async () => {
  const seen = await pricesOf('9', CLERK);
  expect(seen).toMatchObject({ currency: 'USD', hasCommission: true, pairCount: 6 });
  const told = seen.pairs.map((one) => `${one.fromStopIds}>${one.toStopIds} ${one.price?.local ?? '–'}`);
  expect(told).toEqual(['12>21 –', '12>22 –', '12>14 900', '21>22 –', '21>14 –', '22>14 –']);
  await world.subgraph.services.tariff.settled();
  expect(await statementsOf(() => pricesOf())).toHaveLength(4);
});

test('a price that is typed is sold: a stop without a zone gets one, and the commission is the operator’s usual', async () => {
  expect(await quoted('21', '14')).toBeNull();
  expect(await write(usd(WHOLE, price('21', '14', 600)))).toMatchObject({ currency: 'USD' });
  expect(await quoted('21', '14')).toMatchObject({ total: 615, items: [{ commission: 60 }] });
  const [zone] = await world.outside
    .rows(`select z.name from pricing_zone z join zone_stop s on s.pricing_zone_id = z.id
    where s.stop_id = 21`);
  expect(zone).toEqual({ name: 'Stop 21' });
});

test('a price that is left out is gone, children’s as well; another currency takes what was offered along', async () => {
  await write(usd(price('12', '14', 800)));
  expect((await pricesOf()).pairs[2]!.price).toEqual({
    local: 800,
    foreign: 1000,
    childLocal: null,
    childForeign: null,
  });
  await write(usd());
  expect(await quoted('12', '14')).toBeNull();
  await write({ currency: 'KHR', prices: [price('12', '14', 4_000_000)] });
  expect(await pricesOf()).toMatchObject({ currency: 'KHR' });
});

test('who saw other prices is told, and nothing is written', async () => {
  const { version } = await pricesOf();
  await write(usd(price('12', '14', 700)));
  const late = await ask(SET, { lineId: '9', version, input: usd(WHOLE) }, BOSS);
  expect(late).toEqual({ code: 'PRICES_CHANGED', facts: {} });
  expect((await pricesOf()).pairs[2]!.price).toMatchObject({ local: 700 });
});

test('two who write at once: one is told', async () => {
  const { version } = await pricesOf();
  const tries = [500, 510].map((local) =>
    ask<object>(SET, { lineId: '9', version, input: usd(price('12', '14', local)) }, BOSS),
  );
  const answers = (await Promise.all(tries)).map((answer) => 'code' in answer);
  expect(answers.toSorted()).toEqual([false, true]);
});

test.each<[string, object, string, string]>([
  ['nothing', usd(price('12', '14', 0)), 'prices.0.local', 'MIN'],
  ['no pair of the line', usd(price('14', '12', 500)), 'prices.0.toStopId', 'UNFIT'],
  ['no currency', { currency: 'EUR', prices: [] }, 'currency', 'IS_IN'],
])('what is %s is said at its field', async (_, input, path, code) => {
  await expect(write(input)).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: [expect.objectContaining({ path, code })] },
  });
});

test('the first price of an operator wants a commission', async () => {
  expect(await pricesOf('8')).toMatchObject({ hasCommission: false, currency: null });
  await expect(write(usd(price('31', '32', 500)), {}, BOSS, '8')).rejects.toMatchObject({
    extensions: { fields: [{ path: 'commission', code: 'REQUIRED' }] },
  });
  await expect(write(usd(price('31', '32', 500)), { commission: 10_001 }, BOSS, '8')).rejects.toMatchObject({
    extensions: { fields: [{ path: 'commission', code: 'MAX', facts: expect.anything() }] },
  });
  expect(await write(usd(price('31', '32', 500)), { commission: 900 }, BOSS, '8')).toMatchObject({
    hasCommission: true,
  });
});

test('a line lies with its operator, its country and the platform', async () => {
  expect(await pricesOf('9', RIVAL)).toBeNull();
  expect(await pricesOf('8', CAMBODIA)).toBeNull();
  expect(await pricesOf('9', CAMBODIA)).not.toBeNull();
  expect(await asked(usd(WHOLE), RIVAL)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  expect(await ask(SET, { lineId: '8', version: '', input: usd() }, CAMBODIA)).toMatchObject({
    code: 'RECORD_NOT_FOUND',
  });
  await expect(write(usd(WHOLE), {}, CLERK)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  await expect(pricesOf('9', user('3', { 'catalogue.edit': 'all' }))).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  });
});

test('an operator asks, nothing changes until a second person says yes, and who asks again takes back what he asked', async () => {
  await asked(usd(price('12', '14', 650)));
  const { request } = await asked(usd(price('12', '14', 660)));
  expect(request).toMatchObject({ state: 'waiting', canDecide: false, prices: [{ local: 660 }] });
  expect((await pricesOf()).pairs[2]!.price).toMatchObject({ local: 900 });
  const list = `query { answer: tariffChanges(toDecide: true) { total rows { lineId canDecide route { id } askedBy { id } } } }`;
  expect(await ask(list, {}, CAMBODIA)).toEqual({
    total: 1,
    rows: [{ lineId: '9', canDecide: true, route: { id: '9' }, askedBy: { id: '4' } }],
  });
  expect(await ask(DECIDE, { id: request!.id, approve: true }, user('4', both('all')))).toMatchObject({
    code: 'OWN_REQUEST',
  });
  expect(
    await ask(DECIDE, { id: request!.id, approve: true }, user('12', both('country'), { countryCode: 'LA' })),
  ).toEqual({ code: 'TARIFF_CHANGE_NOT_FOUND', facts: {} });
  expect(await ask(DECIDE, { id: request!.id, approve: true }, CAMBODIA)).toEqual({ state: 'applied' });
  const done = await pricesOf();
  expect(done.request).toBeNull();
  expect(done.pairs[2]!.price).toMatchObject({ local: 660 });
  expect(await ask(DECIDE, { id: request!.id, approve: true }, BOSS)).toEqual({
    code: 'TARIFF_CHANGE_CLOSED',
    facts: { state: 'applied' },
  });
  const told = await world.outside.rows<{ type: string }>(
    `select type, payload from outbox_event where payload ->> 'lineId' = '9' or payload ->> 'recordId' = '9' order by created_at`,
  );
  expect(told.map(({ type }) => type)).toEqual(['second_person.asked', 'second_person.asked', 'prices.decided']);
});

test('a no says why, and is read by who asked; prices that changed meanwhile are not approved', async () => {
  const { request } = await asked(usd(price('12', '14', 10)));
  await write(usd(price('12', '14', 905)));
  expect(await ask(DECIDE, { id: request!.id, approve: true }, BOSS)).toMatchObject({ code: 'TARIFF_CHANGED' });
  await expect(ask(DECIDE, { id: request!.id, approve: false }, BOSS)).rejects.toMatchObject({
    extensions: { fields: [{ path: 'answer', code: 'REQUIRED' }] },
  });
  await ask(DECIDE, { id: request!.id, approve: false, answer: 'Below cost' }, BOSS);
  expect((await pricesOf('9', CLERK)).request).toMatchObject({ state: 'refused', answer: 'Below cost' });
});
