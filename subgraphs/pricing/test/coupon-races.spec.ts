import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { afterEachStatement } from '@naga/server-kit/testing/dying-at.js';
import { rowVersions } from '@naga/server-kit/testing/row-versions.js';
import { CouponWorld, type SeenCoupon } from './coupon-world.js';

const BUYERS = 500;

let world: CouponWorld;
beforeAll(async () => {
  world = await CouponWorld.open();
});
afterEach(async () => {
  expect(await world.miscounted()).toEqual([]);
  await world.test.outside.change(`update coupon set active = false`, []);
});
afterAll(() => world.close());

const lapse = async (): Promise<void> => {
  world.test.clock.advance({ minutes: 10 });
  await world.test.subgraph.runJob('lapse-coupon-reservations');
};

/** A code or a promotion, and whether a buyer got it. */
interface Wanted {
  readonly make: (change: object) => Promise<SeenCoupon>;
  readonly buy: (bookingId: string) => Promise<boolean>;
}

const WANTED: Readonly<Record<string, Wanted>> = {
  'a coupon': {
    make: (change) => world.aCoupon(`RACE-${world.newBooking()}`, change),
    buy: async (bookingId) =>
      (await world.reserve(await codeOf(), { bookingId, guessers: [`address:${bookingId}`] })).reservation !== null,
  },
  'a promotion': {
    make: (change) => world.aPromotion('Race', change),
    buy: async (bookingId) => (await world.promote({ bookingId })).promotions.length === 1,
  },
};

let code: Promise<string> | undefined;
const codeOf = (): Promise<string> =>
  (code ??= world.test.outside
    .rows<{ code: string }>(`select code from coupon_code order by id desc limit 1`)
    .then(([row]) => row!.code));

describe.each(Object.entries(WANTED))('%s that five hundred buy at once', (_, { make, buy }) => {
  const sells = async (change: object) => {
    code = undefined;
    const { id } = await make(change);
    const bookings = Array.from({ length: BUYERS }, () => world.newBooking());
    const got = await Promise.all(bookings.map(buy));
    return { id, sold: got.filter(Boolean).length };
  };

  test('is had by as many as it has uses left, and by as many again when none of them bought', async () => {
    const { id, sold } = await sells({ limitTotal: 10 });
    expect(sold).toBe(10);
    expect(await world.coupon(id)).toMatchObject({ uses: 10, state: 'USED_UP' });
    await lapse();
    expect(await world.coupon(id)).toMatchObject({ uses: 0, spent: 0 });
    expect(await buy(world.newBooking())).toBe(true);
  });

  test('is had as long as its budget lasts, to the last whole use', async () => {
    const { id, sold } = await sells({ value: 300, budget: 10_000 });
    expect(sold).toBe(33);
    expect(await world.coupon(id)).toMatchObject({ uses: 33, spent: 9900 });
    await lapse();
    expect(await world.coupon(id)).toMatchObject({ uses: 0, spent: 0 });
  });
});

describe.each(Object.entries(WANTED))('%s whose process is killed', (_, { make, buy }) => {
  test('after whatever statement: nothing is over its limit, asked again it is taken once, and it lapses by itself', async () => {
    let id = '';
    await afterEachStatement({
      make: async () => {
        await world.test.outside.change(`update coupon set active = false`, []);
        code = undefined;
        ({ id } = await make({ limitTotal: 1, budget: 200 }));
        await codeOf();
        return { bookingId: world.newBooking(), couponId: id };
      },
      act: ({ bookingId }) => buy(bookingId),
      kept: () => rowVersions(world.test.subgraph.database, 'pricing'),
      look: async ({ bookingId, couponId }, n) => {
        expect(await world.miscounted()).toEqual([]);
        expect({ n, got: await buy(bookingId) }).toEqual({ n, got: true });
        expect(await world.coupon(couponId)).toMatchObject({ uses: 1, spent: 200 });
        await lapse();
        expect(await world.coupon(couponId)).toMatchObject({ uses: 0, spent: 0 });
        expect(await world.states(bookingId)).toEqual(['RELEASED']);
      },
    });
  });
});

test('buyers, releases and whoever changes it do not wait for each other in a ring', async () => {
  const { id, version } = await world.aPromotion('Changed', { stackGroup: 'a' });
  await world.aPromotion('Beside');
  const form = await world.form(id);
  const buying = Array.from({ length: 60 }, async () => {
    const bookingId = world.newBooking();
    await world.promote({ bookingId });
    await world.tell('coupon.given_back', bookingId);
  });
  const document = `mutation ($input: CouponRecordInput!) { updateCoupon(id: ${id}, version: ${version}, input: $input) { __typename } }`;
  const changing = world.ask(document, { input: { ...form, limitTotal: 1000 } });
  await Promise.all([...buying, changing]);
  expect(await world.coupon(id)).toMatchObject({ uses: 0, limitTotal: 1000 });
});
