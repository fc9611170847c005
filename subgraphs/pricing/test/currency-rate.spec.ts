import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  holding,
  nounAsker,
  type NounPage,
  type NounReport,
  type NounRow,
} from '@naga/server-kit/testing/nouns/noun-desk.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { currencyRateNoun } from '../src/currency-rate/currency-rate.noun.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';

const NOW = '2026-11-20T10:00:00+07:00';
let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  const users = {
    send: () => Promise.resolve({ data: { colleague: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' } } }),
  };
  world = await startTestSubgraph(pricing, { now: NOW, neighbours: { users } });
});
afterAll(() => world.close());

const ask = <T = NounRow>(...[what, variables, viewer]: Parameters<ReturnType<typeof nounAsker>>) =>
  nounAsker(world, currencyRateNoun)<T>(what, variables, viewer);
const says = (currency: string, perDollar: string, validFrom: string, viewer?: Viewer) =>
  ask('create', { input: { currency, perDollar, validFrom } }, viewer);
const RATES = `query ($at: DateTimeISO) { ratesOfMoment(at: $at) { at rates { currency perDollar validFrom } } }`;
async function shown(at?: string): Promise<Record<string, string>> {
  const { data } = await world.run<{ ratesOfMoment: { rates: { currency: string; perDollar: string }[] } }, object>(
    RATES,
    { at },
    guest(),
  );
  return Object.fromEntries(data!.ratesOfMoment.rates.map(({ currency, perDollar }) => [currency, perDollar]));
}

describe('what travellers are shown', () => {
  test('is the rate of the moment: what is to come is not shown, and what was shown is told for ever', async () => {
    expect(await shown()).toEqual({});
    await says('KHR', '4100.00', '2020-01-01T00:00:00Z');
    await says('KHR', '4150.5', '2026-11-20T12:00:00+07:00');
    await says('THB', '32.4', '2020-01-01T00:00:00Z');
    expect(await shown()).toEqual({ KHR: '4100', THB: '32.4' });
    world.clock.set('2026-11-20T13:00:00+07:00');
    expect(await shown()).toEqual({ KHR: '4150.5', THB: '32.4' });
    expect(await shown('2026-11-20T11:00:00+07:00')).toEqual({ KHR: '4100', THB: '32.4' });
  });

  test('is what was written by then, though a rate says that it began before', async () => {
    const before = new Date(world.clock.now()).toISOString();
    world.clock.advance({ minutes: 5 });
    await says('KHR', '4200', '2026-11-20T12:30:00+07:00');
    expect(await shown()).toMatchObject({ KHR: '4200' });
    expect(await shown(before)).toMatchObject({ KHR: '4150.5' });
  });

  test('is also what prices of several currencies are compared by, at once', async () => {
    const { tariff } = world.subgraph.services;
    await tariff.settled();
    const riel = { amount: 42_000_00, currency: 'KHR' } as const;
    expect(tariff.current.rates.inCents(riel, world.clock.now())).toBe(1000);
    expect(tariff.current.rates.inCents(riel, Date.parse('2026-11-20T11:00:00+07:00'))).toBe(1024);
  });

  test('is never asked of a moment to come', async () => {
    await says('THB', '33', '2030-01-01T00:00:00Z');
    expect(await shown('2031-01-01T00:00:00Z')).toMatchObject({ THB: '32.4' });
  });
});

describe('a rate', () => {
  test.each([
    ['that holds already is not begun before', '4210', '2026-11-20T12:30:00+07:00', 'validFrom RATE_OVER'],
    ['ten times too high is a slip', '42001', '2026-11-21T00:00:00Z', 'perDollar IMPLAUSIBLE'],
    ['ten times too low is a slip', '419.9', '2026-11-21T00:00:00Z', 'perDollar IMPLAUSIBLE'],
    ['is more than nothing', '0', '2026-11-21T00:00:00Z', 'perDollar MATCHES'],
    ['has six decimals at most', '4100.1234567', '2026-11-21T00:00:00Z', 'perDollar MATCHES'],
  ])('%s', async (_, perDollar, validFrom, problem) => {
    const { fields } = await says('KHR', perDollar, validFrom);
    expect((fields as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`)).toEqual([problem]);
  });

  test('is one of its currency and moment', async () => {
    await says('VND', '26000', '2031-01-01T00:00:00Z');
    expect(await says('VND', '26100', '2031-01-01T00:00:00Z')).toMatchObject({
      fields: [{ path: 'validFrom', code: 'TAKEN' }],
    });
    expect(await says('USD', '1', '2031-01-01T00:00:00Z')).not.toHaveProperty('id');
  });

  test('that has begun is neither changed nor removed; one to come is both', async () => {
    const { id } = await says('LAK', '21650.25', '2020-01-01T00:00:00Z');
    const input = { currency: 'LAK', perDollar: '21700', validFrom: '2020-01-01T00:00:00Z' };
    expect(
      await ask('update', { id, version: 1, input: { ...input, validFrom: '2020-01-02T00:00:00Z' } }),
    ).toMatchObject({
      fields: [{ path: 'perDollar', code: 'RATE_BEGUN' }],
    });
    expect(await ask<NounReport>('end', { ids: [id] })).toMatchObject({
      failed: [{ id, code: 'RECORD_IN_USE', facts: { by: 'Booking' } }],
    });
    expect(await ask('one', { id })).toMatchObject({ perDollar: '21650.25', version: 1 });
    const later = { ...input, validFrom: '2031-01-01T00:00:00Z' };
    const coming = await ask('create', { input: later });
    const next = { ...later, perDollar: '21800' };
    expect(await ask('update', { id: coming.id, version: 1, input: next })).toMatchObject({ perDollar: '21800' });
    expect(await ask<NounReport>('end', { ids: [coming.id] })).toMatchObject({ done: [coming.id] });
  });

  test.each([
    ['LAK', '21850', 'LAK 21.850'],
    ['THB', '32.45', 'THB 32,45'],
    ['THB', '33.000001', 'THB 33,000001'],
    ['VND', '26300.50', 'VND 26.300,5'],
  ])('of %s, %s for a dollar, is called as it is read, and found by that and as it is typed', async (...said) => {
    const [currency, perDollar, called] = said;
    const { id } = await says(currency, perDollar, `2035-01-01T00:00:00Z`);
    expect(await ask('one', { id })).toMatchObject({ name: called });
    for (const search of [called, called.slice(4), perDollar.replace(/0$/, '')])
      expect((await ask<NounPage>('list', { filter: { text: search } })).rows.map((row) => row.id)).toContain(id);
    expect((await ask<NounReport>('end', { ids: [id] })).done).toEqual([id]);
  });

  test('of two at once of a moment one is written', async () => {
    const both = await Promise.all([
      says('LAK', '21000', '2032-01-01T00:00:00Z'),
      says('LAK', '22000', '2032-01-01T00:00:00Z'),
    ]);
    expect(both.filter(({ id }) => id !== undefined)).toHaveLength(1);
  });

  test('is written down with who said it', async () => {
    const { id } = await says('VND', '26200', '2033-01-01T00:00:00Z');
    const rows = await world.outside.rows(
      `select action, actor_user_id::text as by, changes->'per_dollar' as rate from audit_entry
       where entity = 'CurrencyRate' and row_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ action: 'insert', by: '9', rate: expect.anything() }]);
  });
});

test.each<[string, Viewer]>([
  ['a guest', guest({ mode: 'live' })],
  ['who may not change prices', holding({ 'coupon.manage': 'all' })],
  ["an operator's admin", holding({ 'pricing.edit': 'operator' }, { operatorId: '1', countryCode: 'KH' })],
  ["a country's", holding({ 'pricing.edit': 'country' }, { countryCode: 'KH' })],
])('%s neither says nor lists rates', async (_, viewer) => {
  expect((await says('KHR', '4100', '2034-01-01T00:00:00Z', viewer)).code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  expect((await ask('list', {}, viewer)).code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
});
