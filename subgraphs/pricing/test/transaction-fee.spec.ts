import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { guest, type Scope, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { FRIDAY, SOME_TARIFF } from './tariff.fixture.js';

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  const users = {
    send: () => Promise.resolve({ data: { colleague: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' } } }),
  };
  world = await startTestSubgraph(pricing, { neighbours: { users } });
  await importMarket(world.outside, SOME_TARIFF);
  await world.subgraph.services.tariff.settled();
});
afterAll(() => world.close());

const FIELDS = 'id currency version savedAt mostFixed terms { percent fixed byMethod { method percent fixed } }';
const LIST = `{ transactionFees { ${FIELDS} } }`;
const SET = `mutation ($input: TransactionFeeInput!) { setTransactionFee(input: $input) {
  ... on TransactionFee { ${FIELDS} } ... on Refused { code facts } } }`;
const QUOTE = `query ($items: [QuoteItemInput!]!) { quote(items: $items) {
  total fees { amount percent fixed source } feeTerms { percent fixed byMethod { method percent fixed } } } }`;

interface Fee {
  readonly id: string | null;
  readonly currency: string;
  readonly version: number;
  readonly savedAt: string | null;
  readonly terms: { readonly percent: number; readonly fixed: number; readonly byMethod: readonly object[] };
}

const somebody = (scope?: Scope): Viewer =>
  ({
    ...guest({ mode: 'live' }),
    ...{ kind: 'user', userId: '9', roleId: 1, grants: scope === undefined ? {} : { 'pricing.edit': scope } },
  }) as Viewer;
const BOSS = somebody('all');

const CARD = { method: 'CARD', percent: 300, fixed: 30 };
const said = (more: object = {}) => ({
  input: { currency: 'USD', version: 1, percent: 250, fixed: 0, byMethod: [], ...more },
});
const set = async (more: object, viewer = BOSS) => {
  const { data, errors } = await world.run<{ setTransactionFee: Fee & { code?: string; facts?: object } }, object>(
    SET,
    said(more),
    viewer,
  );
  return { fee: data?.setTransactionFee, error: errors?.[0]?.extensions };
};
const fees = async (): Promise<readonly Fee[]> =>
  (await world.run<{ transactionFees: Fee[] }, object>(LIST, {}, BOSS)).data!.transactionFees;
const feeIn = async (currency: string): Promise<Fee> => (await fees()).find((fee) => fee.currency === currency)!;

test('there is one of each currency; what nobody set is nothing', async () => {
  expect((await fees()).map(({ currency }) => currency)).toEqual(['USD', 'KHR', 'LAK', 'THB', 'VND']);
  expect(await feeIn('USD')).toMatchObject({ version: 1, terms: { percent: 250, fixed: 0, byMethod: [] } });
  expect(await feeIn('VND')).toMatchObject({ id: null, version: 0, terms: { percent: 0, fixed: 0, byMethod: [] } });
});

describe('whoever sets one', () => {
  test('has said what quotes are made by from then on: the standard fee, and beside it those of methods', async () => {
    const { version } = await feeIn('USD');
    const { fee } = await set({ version, percent: 200, byMethod: [CARD] });
    expect(fee).toMatchObject({ version: version + 1, terms: { percent: 200, fixed: 0, byMethod: [CARD] } });
    const items = [{ ref: 'a', fareKey: '1.10.100.11-14', date: FRIDAY, nationality: 'FOREIGN' }];
    const { data } = await world.run<{ quote: object }, object>(QUOTE, { items }, guest({ mode: 'live' }));
    expect(data!.quote).toEqual(
      expect.objectContaining({
        fees: [{ amount: 24, percent: 200, fixed: 0, source: null }],
        feeTerms: { percent: 200, fixed: 0, byMethod: [CARD] },
      }),
    );
  });

  test('is named with his version to who sells by it, and to staff', async () => {
    const { version } = await feeIn('USD');
    const items = [{ ref: 'a', fareKey: '1.10.100.11-14', date: FRIDAY, nationality: 'FOREIGN' }];
    const asked = async (document: string, viewer: Viewer) =>
      (await world.run<{ quote: object }, object>(document, { items }, viewer)).data!.quote;
    const booking = { kind: 'service', service: 'booking', mode: 'live', language: 'en', requestId: 'r' } as Viewer;
    const sold = 'query ($items: [QuoteItemInput!]!) { quote(items: $items) { feeVersion } }';
    expect(await asked(sold, booking)).toEqual({ feeVersion: version });
    const staff = { ...BOSS, grants: { 'booking.history': 'all' } } as Viewer;
    expect(await asked(QUOTE, staff)).toMatchObject({ fees: [{ source: `2 % of the fares version ${version}` }] });
  });

  test('in a currency that had none', async () => {
    const { fee } = await set({ currency: 'VND', version: 0, percent: 100, fixed: 5_000 });
    expect(fee).toMatchObject({ id: expect.any(String), version: 1 });
    expect(await feeIn('VND')).toMatchObject({ version: 1, terms: { percent: 100, fixed: 5_000 } });
  });

  test('has looked at what stands: else he is told who was before him', async () => {
    const { version } = await feeIn('USD');
    expect((await set({ version: version - 1 })).fee).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      facts: { by: 'Bopha Chea', at: expect.any(String) },
    });
    expect((await set({ currency: 'THB', version: 3 })).fee).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await feeIn('USD')).version).toBe(version);
  });

  test('of two at once one', async () => {
    const { version } = await feeIn('KHR');
    const both = await Promise.all([set({ currency: 'KHR', version }), set({ currency: 'KHR', version })]);
    expect(both.map(({ fee }) => fee?.code ?? 'set').toSorted()).toEqual(['CHANGED_MEANWHILE', 'set']);
  });

  test.each([
    [{ percent: 1_001 }, 'percent'],
    [{ fixed: 501 }, 'fixed'],
    [{ currency: 'LAK', version: 0, fixed: 50 }, 'fixed'],
    [{ byMethod: [{ ...CARD, percent: -1 }] }, 'byMethod.0.percent'],
    [{ byMethod: [CARD, CARD] }, 'byMethod.1.method'],
    [{ currency: 'EUR' }, 'currency'],
  ])('%j is refused at %s', async (more, path) => {
    const { error } = await set(more);
    expect(error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [expect.objectContaining({ path: expect.stringContaining(path) })],
    });
  });

  test('is written down with what was there before', async () => {
    const { id, version } = await feeIn('USD');
    await set({ version, percent: 175 });
    const [entry] = await world.outside.rows<{ by: string; changes: object }>(
      `select actor_user_id::text as by, changes from audit_entry where entity = 'TransactionFee' and row_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(entry).toMatchObject({ by: '9', changes: { percent: [expect.any(Number), 175] } });
    expect(entry!.changes).not.toHaveProperty('version');
  });
});

test.each<[string, Viewer]>([
  ['a guest', guest({ mode: 'live' })],
  ['who may not change prices', somebody()],
  ["an operator's admin", somebody('operator')],
  ["a country's", somebody('country')],
])('%s neither reads nor sets fees', async (_, viewer) => {
  const { version } = await feeIn('USD');
  expect((await world.run(LIST, {}, viewer)).errors).toHaveLength(1);
  expect((await set({ version }, viewer)).error?.['code']).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  expect((await feeIn('USD')).version).toBe(version);
});
