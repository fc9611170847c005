import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import {
  CAMBODIA,
  COUPON,
  CouponWorld,
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
const LIST = `query ($text: String) { coupons(text: $text) { total rows { ${COUPON} } } }`;
const list = async (viewer: Viewer, text: string | null = null) =>
  (await world.ask<{ coupons: Page<SeenCoupon> }>(LIST, { text }, viewer)).coupons;
const CODES = `query ($couponId: ID!, $text: String) { couponCodes(couponId: $couponId, text: $text) { total rows { code uses lastUsedAt } } }`;
const codesOf = async (couponId: string, text: string | null = null, viewer = PLATFORM) =>
  (await world.ask<{ couponCodes: Page<{ code: string; uses: number }> | null }>(CODES, { couponId, text }, viewer))
    .couponCodes;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: CouponInput!) { updateCoupon(id: $id, version: $version, input: $input) {
  ... on Coupon { ${COUPON} } ... on Refused { code facts } } }`;
const FORM = { name: 'Summer', kind: 'AMOUNT', value: 200, currency: 'USD', fundedBy: 'PLATFORM' };
const update = async (id: string, version: number, change: object, viewer = PLATFORM) =>
  (await world.ask<{ updateCoupon: object }>(UPDATE, { id, version, input: { ...FORM, ...change } }, viewer))
    .updateCoupon;

describe('whose coupons somebody sees and makes', () => {
  test('an operator its own, on its own rides with its own money', async () => {
    const own = await world.create({ fundedBy: 'OPERATOR' }, OPERATOR);
    expect(own).toMatchObject({ operatorIds: ['7'], countryCode: 'KH' });
    expect(await world.coupon(own.id, OTHER_OPERATOR)).toBeNull();
    expect((await list(OTHER_OPERATOR)).rows.map(({ id }) => id)).not.toContain(own.id);
    expect(await world.create({ fundedBy: 'PLATFORM' }, OPERATOR)).toMatchObject({ code: 'OUT_OF_YOUR_SCOPE' });
    expect(await world.create({ fundedBy: 'OPERATOR', operatorIds: ['8'] }, OPERATOR)).toMatchObject({
      code: 'OUT_OF_YOUR_SCOPE',
    });
    expect(await update(own.id, 1, { fundedBy: 'OPERATOR' }, OTHER_OPERATOR)).toMatchObject({
      code: 'COUPON_NOT_FOUND',
    });
    expect(await world.addCodes(own.id, { codes: ['STOLEN'] }, OTHER_OPERATOR)).toMatchObject({
      code: 'COUPON_NOT_FOUND',
    });
    expect(await codesOf(own.id, null, OTHER_OPERATOR)).toBeNull();
    expect((await world.coupon(own.id, CAMBODIA))?.id).toBe(own.id);
    expect(await world.coupon(own.id, LAOS)).toBeNull();
    expect((await world.coupon(own.id))?.id).toBe(own.id);
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
    expect((await list(PLATFORM, 'ucky-7')).rows.map((row) => row.id)).toEqual([id]);
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
      facts: { by: 'User 2', at: '2026-11-20T03:00:00.000Z' },
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
    await update(id, 1, { active: false });
    expect((await world.reserve('OFF')).refused?.code).toBe('COUPON_INACTIVE');
  });

  test('that cannot be is refused at its field', async () => {
    await expect(world.create({ kind: 'PERCENT', value: 10_001 })).rejects.toMatchObject({
      extensions: { fields: [{ path: 'input.value', code: 'RANGE' }] },
    });
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
      `query ($id: ID!) { coupons(text: "applied") { ${asked} } couponUses(text: "applied") { ${asked} }
        couponCodes(couponId: $id) { ${asked} } }`,
      { id: own.id },
      viewer,
    );
  expect(await sums(OPERATOR)).toEqual({
    coupons: {
      columnSums: [
        { column: 'spent', amount: 200, currency: 'USD' },
        { column: 'uses', amount: 1, currency: null },
      ],
    },
    couponUses: { columnSums: [{ column: 'discount', amount: 400, currency: 'USD' }] },
    couponCodes: { columnSums: [{ column: 'uses', amount: 1, currency: null }] },
  });
  expect(await sums(OTHER_OPERATOR)).toEqual({
    coupons: { columnSums: [] },
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

test('a page costs two statements however long it is', async () => {
  expect(await statementsOf(() => list(PLATFORM))).toHaveLength(2);
  const { id } = (await list(PLATFORM)).rows[0]!;
  expect(await statementsOf(() => codesOf(id))).toHaveLength(3);
});
