import { schemaDrift } from '@naga/server-kit/testing/schema-drift.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, service } from '@naga/server-kit/viewer/viewer.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { importMarket } from '../src/market/import-market.command.js';
import { Parcel } from '../src/parcel/parcel.entity.js';
import { PARCEL_STATUSES } from '../src/parcel/parcel-status.rules.js';
import definition from '../src/subgraph.js';

interface Category {
  id: string;
  name: string;
  maxWeight: number;
}
interface TrackedParcel {
  code: string;
  status: string;
  fromName: string;
  goodsType: string;
  events: { type: string; at: string; place: string | null; implied: boolean; note: string | null }[];
}

let world: TestSubgraph<undefined>;
let categories: Category[];
beforeAll(async () => {
  world = await startTestSubgraph(definition);
  await importMarket(world.subgraph.contextFor(guest()), world.clock.now());
  const { data } = await world.run<{ packageCategories: Category[] }, object>(
    '{ packageCategories { id name maxWeight } }',
  );
  categories = data!.packageCategories;
});
afterAll(() => world.close());

const PRICE = `query ($from: String!, $to: String!, $units: [ParcelUnitInput!]!) {
  parcelPrice(from: $from, to: $to, units: $units) {
    lines { category { name } quantity basis unit { amount } amount { amount } } total { amount currency } } }`;
const PARCEL = `query ($code: String!) { parcel(code: $code) {
  code status fromName toName operatorName goodsType units events { type at place implied note } } }`;

const idOf = (name: string) => categories.find((category) => category.name === name)!.id;
const price = (units: object[], from = 'phnom-penh', to = 'siem-reap') => world.run(PRICE, { from, to, units });
async function track(code: string, viewer = guest()): Promise<TrackedParcel | null> {
  const { data, errors } = await world.run<{ parcel: TrackedParcel | null }, object>(PARCEL, { code }, viewer);
  expect(errors).toBeUndefined();
  return data!.parcel;
}

test('entities and tables say the same', async () => {
  expect(await schemaDrift(world.subgraph.database)).toEqual([]);
});

describe('what a parcel costs', () => {
  test('categories stand from the smallest to the largest, in the language of the reader', async () => {
    expect(categories.map(({ name }) => name)).toEqual([
      'Envelope',
      'Small box',
      'Medium box',
      'Large box',
      'Motorbike',
    ]);
    const { data } = await world.run(
      '{ packageCategories { name defaultPrice { amount currency } } }',
      {},
      guest({ language: 'km' }),
    );
    expect(data).toMatchObject({
      packageCategories: [{ name: 'ស្រោមសំបុត្រ', defaultPrice: { amount: 150, currency: 'USD' } }, {}, {}, {}, {}],
    });
  });

  test('places are the towns with a counter, by name', async () => {
    const { data } = await world.run<{ parcelPlaces: { slug: string; name: string }[] }, object>(
      '{ parcelPlaces { slug name } }',
    );
    const names = data!.parcelPlaces.map(({ name }) => name);
    expect(names).toContain('Siem Reap');
    expect(names).toEqual([...names].sort());
  });

  test('is the highest of category, weight and volume price, summed over the units', async () => {
    const { data } = await price([
      { categoryId: idOf('Small box'), quantity: 2 },
      { categoryId: idOf('Medium box'), weightKg: 14 },
      { categoryId: idOf('Large box'), lengthCm: 100, widthCm: 80, heightCm: 70 },
    ]);
    expect(data).toEqual({
      parcelPrice: {
        lines: [
          {
            category: { name: 'Small box' },
            quantity: 2,
            basis: 'category',
            unit: { amount: 250 },
            amount: { amount: 500 },
          },
          {
            category: { name: 'Medium box' },
            quantity: 1,
            basis: 'weight',
            unit: { amount: 560 },
            amount: { amount: 560 },
          },
          {
            category: { name: 'Large box' },
            quantity: 1,
            basis: 'volume',
            unit: { amount: 1008 },
            amount: { amount: 1008 },
          },
        ],
        total: { amount: 2068, currency: 'USD' },
      },
    });
  });

  test('is the same there and back', async () => {
    const units = [{ categoryId: idOf('Large box') }];
    expect(await price(units, 'siem-reap', 'phnom-penh')).toEqual(await price(units));
  });

  test.each([
    ['kampot', 'luang-prabang'],
    ['phnom-penh', 'phnom-penh'],
    ['phnom-penh', 'atlantis'],
    ['\u0000', 'siem-reap'],
  ])('is null from %j to %s', async (from, to) => {
    expect(await price([{ categoryId: idOf('Envelope') }], from, to)).toEqual({ data: { parcelPrice: null } });
  });

  test.each<[string, (id: string) => object[], object]>([
    ['no unit', () => [], { path: 'units', code: 'OUT_OF_RANGE' }],
    ['twenty-one units', (id) => Array.from({ length: 21 }, () => ({ categoryId: id })), { path: 'units' }],
    ['an unknown category', () => [{ categoryId: 'x' }], { path: 'units.0.categoryId', code: 'UNKNOWN' }],
    [
      'more weight than the category takes',
      (id) => [{ categoryId: id, weightKg: 6 }],
      { path: 'units.0.weightKg', code: 'TOO_HEAVY', facts: { maxKg: 5 } },
    ],
    ['no pieces', (id) => [{ categoryId: id, quantity: 0 }], { code: 'MIN' }],
    ['measures below nothing', (id) => [{ categoryId: id, lengthCm: -5 }], { code: 'MIN' }],
  ])('refuses %s by name', async (_, units, problem) => {
    const { errors } = await price(units(idOf('Small box')));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [problem] });
  });

  test('costs one statement, however many units', async () => {
    for (const count of [1, 20]) {
      const units = Array.from({ length: count }, () => ({ categoryId: idOf('Small box') }));
      expect(await statementsOf(() => price(units))).toHaveLength(1);
    }
  });
});

describe('following a parcel', () => {
  test('by its code, however it was typed, for one statement', async () => {
    let parcel: TrackedParcel | null = null;
    const statements = await statementsOf(async () => {
      parcel = await track(' naga 1oo1 ');
    });
    expect(statements).toHaveLength(1);
    expect(parcel).toMatchObject({ code: 'NAGA-1001', status: 'IN_TRANSIT', fromName: 'Phnom Penh' });
  });

  test('shows the story from its beginning, relative to now', async () => {
    const { events } = (await track('NAGA-1001'))!;
    expect(events.map(({ type }) => type)).toEqual(['CREATED', 'IN_TRANSIT', 'DELAYED']);
    const times = events.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(world.clock.now());
    expect(world.clock.now() - times[0]!).toBe(22 * 3_600_000);
  });

  test('a higher status fills in the lower ones at the same time, marked implied', async () => {
    const { events } = (await track('NAGA-1003'))!;
    expect(events.map(({ type, implied }) => [type, implied])).toEqual([
      ['CREATED', false],
      ['IN_TRANSIT', true],
      ['ARRIVED', false],
      ['COLLECTED', false],
    ]);
    expect(events[1]!.at).toBe(events[2]!.at);
  });

  test('speaks the language of the reader', async () => {
    const { fromName, goodsType, events } = (await track('NAGA-1001', guest({ language: 'km' })))!;
    expect([fromName, goodsType, events[0]!.place, events[2]!.note]).toEqual([
      'ភ្នំពេញ',
      'ឯកសារ',
      'ភ្នំពេញ',
      'ផ្លូវលិចទឹក រថយន្តក្រុងទៅតាមផ្លូវវាង។',
    ]);
  });

  test('shows nothing about people or money', async () => {
    const { data } = await world.run('{ __type(name: "Parcel") { fields { name } } }');
    const { fields } = (data as { __type: { fields: { name: string }[] } }).__type;
    expect(fields.map(({ name }) => name).sort()).toEqual([
      'code',
      'events',
      'fromName',
      'goodsType',
      'id',
      'operatorName',
      'status',
      'toName',
      'units',
    ]);
    const parcel = await world.subgraph.database.em().findOneOrFail(Parcel, { code: 'NAGA-1001' });
    const answer = JSON.stringify(await track('NAGA-1001'));
    for (const secret of [parcel.receiverMobile, parcel.senderMobile, parcel.receiverEmail, parcel.pickUpCode]) {
      expect(answer).not.toContain(JSON.stringify(secret));
    }
  });

  test.each(['NAGA-9999', '', "' or 1=1", 'x'.repeat(5000)])('%j is unknown', async (code) => {
    expect(await track(code)).toBeNull();
  });

  test('a sandbox viewer does not meet live parcels', async () => {
    expect(await track('NAGA-1001', guest({ mode: 'sandbox' }))).toBeNull();
  });

  test('references answer in their order, null where there is none, for one statement', async () => {
    const { id } = await world.subgraph.database.em().findOneOrFail(Parcel, { code: 'NAGA-1004' });
    const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Parcel { code } } }';
    const r = ['424242', id].map((each) => ({ __typename: 'Parcel', id: each }));
    const statements = await statementsOf(async () => {
      expect((await world.run(query, { r }, service('users'))).data).toEqual({
        _entities: [null, { code: 'NAGA-1004' }],
      });
    });
    expect(statements).toHaveLength(1);
  });

  test('a parcel that is given no code gets one that cannot be guessed', async () => {
    const em = world.outside.em();
    const { id: _, code: __, ...facts } = { ...(await em.findOneOrFail(Parcel, { code: 'NAGA-1001' })) };
    const parcel = em.create(Parcel, { ...facts, mode: 'sandbox' });
    await em.flush();
    expect(parcel.code).toMatch(/^NAGA-[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(await track(parcel.code, guest({ mode: 'sandbox' }))).toMatchObject({ code: parcel.code });
  });
});

describe('the demonstration market', () => {
  test('has two dozen parcels in each status', async () => {
    const em = world.subgraph.database.em();
    const counts = PARCEL_STATUSES.map((status) => em.count(Parcel, { status, mode: 'live' }));
    expect(await Promise.all(counts)).toEqual([24, 24, 24, 24]);
  });

  test('is loaded into empty tables only', async () => {
    expect(await importMarket(world.subgraph.contextFor(guest()), world.clock.now())).toBe(false);
  });
});
