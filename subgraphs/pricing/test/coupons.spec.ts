import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ColumnSum } from '@naga/server-kit/list/column-sums.rules.js';
import { sortedSums } from '@naga/server-kit/testing/added-up.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import {
  CAMBODIA,
  COUPON,
  CouponWorld,
  FORM,
  LAOS,
  OPERATOR,
  OTHER_OPERATOR,
  PLATFORM,
  type SeenCoupon,
} from './coupon-world.js';

let world: CouponWorld;
beforeAll(async () => {
  world = await CouponWorld.open();
});
afterAll(() => world.close());

interface Page<Row> {
  total: number;
  rows: Row[];
}
const LIST = `query ($filter: CouponRecordFilter, $order: CouponRecordOrder, $descending: Boolean) {
  coupons: couponRecords(filter: $filter, order: $order, descending: $descending, pageSize: 500) { total rows { ${COUPON} } } }`;
const list = async (viewer: Viewer, filter: object = {}, order: object = {}) =>
  (await world.ask<{ coupons: Page<SeenCoupon> }>(LIST, { filter, ...order }, viewer)).coupons;
const CODES = `query ($couponId: ID!, $text: String) { couponCodes(couponId: $couponId, text: $text) { total rows { code uses lastUsedAt } } }`;
const codesOf = async (couponId: string, text: string | null = null, viewer = PLATFORM) =>
  (await world.ask<{ couponCodes: Page<{ code: string; uses: number }> | null }>(CODES, { couponId, text }, viewer))
    .couponCodes;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: CouponRecordInput!) { updateCoupon(id: $id, version: $version, input: $input) {
  ... on CouponRecord { ${COUPON} } ... on Refused { code facts } } }`;
const update = async (id: string, version: number, change: object, viewer = PLATFORM) =>
  (await world.ask<{ updateCoupon: object }>(UPDATE, { id, version, input: { ...FORM, ...change } }, viewer))
    .updateCoupon;
const wrong = (...fields: readonly [path: string, code: string][]) => ({
  extensions: { code: 'BAD_USER_INPUT', fields: fields.map(([path, code]) => ({ path, code })) },
});

describe('whose coupons somebody sees and makes', () => {
  test('an operator its own, on its own rides with its own money', async () => {
    const own = await world.create({ fundedBy: 'OPERATOR' }, OPERATOR);
    expect(own).toMatchObject({ operatorIds: ['7'], countryCode: 'KH' });
    expect(await world.coupon(own.id, OTHER_OPERATOR)).toBeNull();
    expect((await list(OTHER_OPERATOR)).rows.map(({ id }) => id)).not.toContain(own.id);
    await expect(world.create({ fundedBy: 'PLATFORM' }, OPERATOR)).rejects.toMatchObject(
      wrong(['fundedBy', 'OUT_OF_YOUR_SCOPE']),
    );
    for (const operatorIds of [['8'], ['7', '8'], []])
      await expect(world.create({ fundedBy: 'OPERATOR', operatorIds }, OPERATOR)).rejects.toMatchObject(
        wrong(['operatorIds', 'OUT_OF_YOUR_SCOPE']),
      );
    expect(await update(own.id, 1, { fundedBy: 'OPERATOR', operatorIds: ['8'] }, OTHER_OPERATOR)).toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
    expect(await world.addCodes(own.id, { codes: ['STOLEN'] }, OTHER_OPERATOR)).toMatchObject({
      code: 'COUPON_NOT_FOUND',
    });
    expect(await codesOf(own.id, null, OTHER_OPERATOR)).toBeNull();
    expect((await world.coupon(own.id, CAMBODIA))?.id).toBe(own.id);
    expect(await world.coupon(own.id, LAOS)).toBeNull();
    expect((await world.coupon(own.id))?.id).toBe(own.id);
    // Nobody makes it everybody's, and the platform may pay for it.
    await expect(update(own.id, 1, {})).rejects.toMatchObject(wrong(['operatorIds', 'OUT_OF_YOUR_SCOPE']));
    expect(await update(own.id, 1, { operatorIds: ['7'] })).toMatchObject({ version: 2 });
  });

  test('the platform’s is seen by nobody else', async () => {
    const { id } = await world.create();
    for (const viewer of [OPERATOR, CAMBODIA]) expect(await world.coupon(id, viewer)).toBeNull();
  });

  test('a country’s admin for its operators', async () => {
    expect(await world.create({}, CAMBODIA)).toMatchObject({ countryCode: 'KH', operatorIds: [] });
  });

  test('nobody without coupon.manage', async () => {
    const { errors } = await world.test.run(LIST, {}, { ...PLATFORM, grants: { 'booking.view': 'all' } } as Viewer);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('codes', () => {
  test('are made by the batch, each another, and counted', async () => {
    const { id } = await world.create();
    expect(await world.addCodes(id, { count: 500, prefix: 'naga-' })).toEqual({ count: 500 });
    expect(await world.coupon(id)).toMatchObject({ codeCount: 500 });
    expect((await codesOf(id))?.rows.every(({ code }) => /^NAGA-[A-Z0-9]{8}$/.test(code))).toBe(true);
  });

  test('stand for one coupon only, and are found by any part', async () => {
    const { id } = await world.aCoupon('LUCKY-7');
    const other = await world.create();
    expect(await world.addCodes(other.id, { codes: ['lucky-7', 'LUCKY-8'] })).toEqual({
      code: 'COUPON_CODE_TAKEN',
      facts: { codes: ['LUCKY-7'] },
    });
    expect((await world.coupon(other.id))?.codeCount).toBe(0);
    expect((await list(PLATFORM, { text: 'ucky-7' })).rows.map((row) => row.id)).toEqual([id]);
    expect((await codesOf(id, 'x'))?.total).toBe(0);
  });

  test('that cannot be typed or read out are refused at their field', async () => {
    const { id } = await world.create();
    await expect(world.addCodes(id, { codes: ['two words'] })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'input.codes', facts: { codes: ['TWO WORDS'] } }] },
    });
    await expect(world.addCodes(id, {})).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  test('are made once for their Idempotency-Key, random ones and typed ones', async () => {
    const { id } = await world.create();
    const under = { ...PLATFORM, idempotencyKey: 'k1' };
    const wish = { count: 30, codes: ['ONLY-ONCE'] };
    for (let time = 1; time <= 2; time++) expect(await world.addCodes(id, wish, under)).toEqual({ count: 31 });
    expect((await world.coupon(id))!.codeCount).toBe(31);
    expect(await world.addCodes(id, wish)).toMatchObject({ code: 'COUPON_CODE_TAKEN' });
  });
});

describe('a change', () => {
  test('is a new version, which the next price names, and of which two authors cannot both be the first', async () => {
    const { id } = await world.aCoupon('VERSIONED');
    expect(await update(id, 1, { value: 300 }, { ...PLATFORM, userId: '2' } as Viewer)).toMatchObject({ version: 2 });
    expect(await update(id, 1, { value: 400 })).toEqual({
      code: 'CHANGED_MEANWHILE',
      facts: { by: 'User 2', at: '2026-11-20T03:00:00Z' },
    });
    expect((await world.reserve('VERSIONED')).reservation).toMatchObject({
      source: `coupon ${id} version 2`,
      seats: [{ discount: 300 }],
    });
  });

  test('does not set limits below what is gone', async () => {
    const { id } = await world.aCoupon('GONE');
    for (const _ of [1, 2]) await world.reserve('GONE');
    expect(await update(id, 1, { limitTotal: 1 })).toEqual({
      code: 'COUPON_LIMIT_TOO_LOW',
      facts: { uses: 2, spent: 400, currency: 'USD' },
    });
    expect(await update(id, 1, { limitTotal: 2 })).toMatchObject({ limitTotal: 2 });
    expect((await world.reserve('GONE')).refused?.code).toBe('COUPON_USED_UP');
  });

  test('to inactive is told to who types it', async () => {
    const { id } = await world.aCoupon('OFF');
    const off = `mutation ($ids: [ID!]!) { setCouponsActive(ids: $ids, active: false) { done } }`;
    expect(await world.ask(off, { ids: [id] })).toEqual({ setCouponsActive: { done: [id] } });
    expect((await world.reserve('OFF')).refused?.code).toBe('COUPON_INACTIVE');
    expect(await world.coupon(id)).toMatchObject({ active: false, state: 'OFF', version: 2 });
  });

  test('that cannot be is refused at its field', async () => {
    await expect(world.create({ kind: 'PERCENT', value: 10_001 })).rejects.toMatchObject(wrong(['value', 'RANGE']));
    await expect(world.create({ currency: 'EUR', channels: ['fax'] })).rejects.toMatchObject(
      wrong(['currency', 'MATCHES'], ['channels', 'UNKNOWN']),
    );
    await expect(world.create({ fundedBy: 'SHARED' })).rejects.toMatchObject(wrong(['operatorShare', 'SHARE']));
  });
});

test('applied codes name their bookings, the latest first, within the scope', async () => {
  const own = await world.aCoupon('APPLIED', { fundedBy: 'OPERATOR' }, OPERATOR);
  const [first, second] = [world.newBooking(), world.newBooking()];
  for (const bookingId of [first, second]) await world.reserve('APPLIED', { bookingId });
  await world.tell('coupon.given_back', first);
  const document = `query ($state: CouponUseState) { couponUses(text: "applied", state: $state) { total rows { code state bookingId discount { amount } booking { id } } } }`;
  const uses = async (viewer: Viewer, state: string | null = null) =>
    (await world.ask<{ couponUses: Page<{ bookingId: string }> }>(document, { state }, viewer)).couponUses;
  expect((await uses(OPERATOR)).rows).toMatchObject([
    { bookingId: second, code: 'APPLIED', state: 'RESERVED', discount: { amount: 200 }, booking: { id: second } },
    { bookingId: first, state: 'RELEASED' },
  ]);
  expect((await uses(OPERATOR, 'RELEASED')).rows).toHaveLength(1);
  expect((await uses(OTHER_OPERATOR)).total).toBe(0);
  expect((await codesOf(own.id))?.rows).toMatchObject([{ code: 'APPLIED', uses: 1 }]);
  const asked = 'columnSums { column amount currency }';
  const sums = (viewer: Viewer) =>
    world.ask<object>(
      `query ($id: ID!) { couponUses(text: "applied") { ${asked} }
        couponCodes(couponId: $id) { ${asked} } }`,
      { id: own.id },
      viewer,
    );
  expect(await sums(OPERATOR)).toEqual({
    couponUses: { columnSums: [{ column: 'discount', amount: 400, currency: 'USD' }] },
    couponCodes: { columnSums: [{ column: 'uses', amount: 1, currency: null }] },
  });
  expect(await sums(OTHER_OPERATOR)).toEqual({
    couponUses: { columnSums: [] },
    couponCodes: null,
  });
});

test('a code is opened by itself, with its coupon and its uses, within the scope', async () => {
  const own = await world.aCoupon('OPENED', { fundedBy: 'OPERATOR' }, OPERATOR);
  await world.addCodes(own.id, { codes: ['UNUSED'] }, OPERATOR);
  await world.reserve('OPENED');
  const LISTED = `query ($couponId: ID!) { couponCodes(couponId: $couponId) { rows { id code couponId } } }`;
  interface Listed {
    couponCodes: { rows: { id: string; code: string }[] };
  }
  const { rows } = (await world.ask<Listed>(LISTED, { couponId: own.id }, OPERATOR)).couponCodes;
  const opened = (id: string, viewer: Viewer) =>
    world.ask<object>(
      `query ($id: ID!) { couponCode(id: $id) { code couponId couponName uses }
        couponUses(codeId: $id) { total rows { codeId code } } }`,
      { id },
      viewer,
    );
  const idOf = (code: string): string => rows.find((row) => row.code === code)!.id;
  expect(await opened(idOf('OPENED'), OPERATOR)).toMatchObject({
    couponCode: { code: 'OPENED', couponId: own.id, uses: 1 },
    couponUses: { total: 1, rows: [{ codeId: idOf('OPENED'), code: 'OPENED' }] },
  });
  expect(await opened(idOf('UNUSED'), PLATFORM)).toMatchObject({ couponCode: { uses: 0 }, couponUses: { total: 0 } });
  expect(await opened(idOf('OPENED'), OTHER_OPERATOR)).toMatchObject({ couponCode: null, couponUses: { total: 0 } });
  expect(await opened('none', PLATFORM)).toMatchObject({ couponCode: null });
});

describe('the list', () => {
  const named = async (names: readonly string[], filter: object, order: object = {}, viewer = PLATFORM) =>
    (await list(viewer, filter, order)).rows
      .map((row) => (row as unknown as { name: string }).name)
      .filter((name) => names.includes(name));
  const HOUR = 3_600_000;
  const at = (hours: number) => new Date(world.test.clock.now() + hours * HOUR).toISOString();
  const day = (days: number) => at(24 * days).slice(0, 10);

  test('tells what has become of each, and is narrowed to it', async () => {
    const states: readonly (readonly [name: string, change: object, state: string])[] = [
      ['runs', {}, 'RUNNING'],
      ['runs until later', { buyFrom: at(-1), buyUntil: at(1), travelUntil: day(0) }, 'RUNNING'],
      ['comes', { buyFrom: at(1) }, 'PLANNED'],
      ['is bought no more', { buyUntil: at(0) }, 'ENDED'],
      ['is travelled no more', { travelUntil: day(-1) }, 'ENDED'],
      ['was never', { buyFrom: at(-2), buyUntil: at(-1), limitTotal: 1 }, 'ENDED'],
    ];
    const seen = [];
    for (const [name, change] of states) seen.push(await world.create({ ...change, name }));
    expect(seen.map(({ state }) => state)).toEqual(states.map(([, , state]) => state));
    const used = await world.aCoupon('USED-UP', { name: 'is used up', limitTotal: 1 });
    const spent = await world.aCoupon('SPENT', { name: 'is spent', budget: 200 });
    for (const code of ['USED-UP', 'SPENT']) await world.reserve(code);
    for (const { id } of [used, spent]) expect((await world.coupon(id))!.state).toBe('USED_UP');
    // What is used in the sandbox is used there.
    const sandbox = { ...PLATFORM, mode: 'sandbox' } as Viewer;
    expect(await world.coupon(used.id, sandbox)).toMatchObject({ state: 'RUNNING', uses: 0 });
    const names = [...states.map(([name]) => name), 'is used up', 'is spent'];
    for (const state of ['RUNNING', 'PLANNED', 'ENDED', 'USED_UP'])
      expect((await named(names, { state })).sort()).toEqual(
        [...states, ['is used up', {}, 'USED_UP'] as const, ['is spent', {}, 'USED_UP'] as const]
          .filter(([, , is]) => is === state)
          .map(([name]) => name)
          .sort(),
      );
  });

  test('is narrowed to who bears it, and to products and operators that a coupon allows', async () => {
    const names = ['buses of seven', 'ferries', 'everything'];
    await world.create({ name: names[0], transportTypes: ['BUS'], operatorIds: ['7'] });
    await world.create({ name: names[1], transportTypes: ['FERRY'], fundedBy: 'SHARED', operatorShare: 5000 });
    await world.create({ name: names[2] });
    expect(await named(names, { fundedBy: 'SHARED' })).toEqual(['ferries']);
    expect(await named(names, { transportTypes: 'FERRY' })).toEqual(['everything', 'ferries']);
    expect(await named(names, { operatorIds: '7' })).toEqual(['buses of seven', 'everything', 'ferries']);
    expect(await named(names, { operatorIds: '9' })).toEqual(['everything', 'ferries']);
  });

  test('is sorted by uses, by the last day of sale, and by when they were made', async () => {
    const names = ['sorted a', 'sorted b', 'sorted c'];
    await world.aCoupon('SORTED-A', { name: names[0], buyUntil: at(30) });
    world.test.clock.advance({ minutes: 1 });
    await world.aCoupon('SORTED-B', { name: names[1], buyUntil: at(20) });
    world.test.clock.advance({ minutes: 1 });
    await world.aCoupon('SORTED-C', { name: names[2], buyUntil: at(40) });
    for (const code of ['SORTED-C', 'SORTED-C', 'SORTED-A']) await world.reserve(code);
    const by = (order: string) => named(names, {}, { order, descending: true });
    expect(await by('USES')).toEqual(['sorted c', 'sorted a', 'sorted b']);
    expect(await by('BUY_UNTIL')).toEqual(['sorted c', 'sorted a', 'sorted b']);
    expect(await by('CREATED_AT')).toEqual(['sorted c', 'sorted b', 'sorted a']);
  });

  test('has the sums of all that a filter leaves, by currency and within the reach', async () => {
    const SUMS = `query ($filter: CouponRecordFilter) { coupons: couponRecords(filter: $filter) { columnSums { column amount currency } } }`;
    const sums = async (viewer: Viewer, filter: object = {}) =>
      (await world.ask<{ coupons: { columnSums: ColumnSum[] } }>(SUMS, { filter }, viewer)).coupons.columnSums;
    await world.aCoupon('SUM-1', { name: 'Summed', value: 100 });
    await world.aCoupon('SUM-2', { name: 'Summed', value: 300 });
    await world.create({ name: 'Summed', currency: 'KHR', value: 400_000 });
    for (const code of ['SUM-1', 'SUM-2', 'SUM-2']) await world.reserve(code);
    expect(sortedSums(await sums(PLATFORM, { text: 'summed' }))).toEqual(['spent 0 KHR', 'spent 700 USD', 'uses 3']);
    expect(sortedSums(await sums({ ...PLATFORM, mode: 'sandbox' } as Viewer, { text: 'summed' }))).toEqual([
      'spent 0 KHR',
      'spent 0 USD',
      'uses 0',
    ]);
    expect(await sums(OTHER_OPERATOR, { text: 'summed' })).toEqual([]);
  });
});

test('a page costs two statements however long it is', async () => {
  expect(await statementsOf(() => list(PLATFORM))).toHaveLength(2);
  const { id } = (await list(PLATFORM)).rows[0]!;
  expect(await statementsOf(() => codesOf(id))).toHaveLength(3);
});
