import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { CouponWorld, OPERATOR, PLATFORM, SEAT } from './coupon-world.js';

let world: CouponWorld;
beforeAll(async () => {
  world = await CouponWorld.open();
});
afterEach(async () => {
  expect(await world.miscounted()).toEqual([]);
  await world.test.outside.change(`update coupon set active = false`, []);
});
afterAll(() => world.close());

const ids = ({ promotions }: { readonly promotions: readonly { id: string }[] }): string[] =>
  promotions.map(({ id }) => id);

describe('a promotion', () => {
  test('lowers what is bought without a code, and its use is reserved once', async () => {
    const { id } = await world.aPromotion('Water festival', { fundedBy: 'SHARED', operatorShare: 2500 });
    const bookingId = world.newBooking();
    for (const _ of [1, 2])
      expect(await world.promote({ bookingId })).toMatchObject({
        promotions: [
          {
            id,
            titles: { en: 'Water festival' },
            source: `promotion ${id} version 1`,
            seats: [{ ref: '0.0', discount: 200, platformDiscount: 150 }],
          },
        ],
      });
    expect(await world.states(bookingId)).toEqual(['RESERVED']);
    expect(await world.coupon(id)).toMatchObject({ uses: 1, spent: 200 });
  });

  test('is told before it is reserved, and that takes no use', async () => {
    const { id } = await world.aPromotion('Once ahead', { limitTotal: 1 });
    await world.aPromotion('For who is known', { limitPerCustomer: 1, priority: 1 });
    const unknown = { contact: null };
    for (const _ of [1, 2]) expect(await world.ahead(unknown)).toEqual(await world.ahead(unknown));
    expect(await world.ahead(unknown)).toMatchObject({ promotions: [{ id, seats: [{ ref: '0.0', discount: 200 }] }] });
    expect((await world.ahead()).promotions).toHaveLength(2);
    expect(await world.coupon(id)).toMatchObject({ uses: 0, spent: 0 });
    const reserved = await world.promote(unknown);
    expect(ids(reserved)).toEqual([id]);
    expect(ids(await world.ahead(unknown))).toEqual([]);
  });

  test('is consumed by the sale and comes back with the end of the booking, as a coupon does', async () => {
    const { id } = await world.aPromotion('Once', { limitTotal: 1 });
    const bookingId = world.newBooking();
    await world.promote({ bookingId });
    await world.tell('coupon.used', bookingId);
    expect(await world.states(bookingId)).toEqual(['CONSUMED']);
    expect(ids(await world.promote())).toEqual([]);
    await world.tell('coupon.given_back', bookingId);
    expect(ids(await world.promote())).toEqual([id]);
  });

  test('is for whom and what it says, and nobody is told where it is not', async () => {
    const { id } = await world.aPromotion('Of one operator', { operatorIds: ['7'], fundedBy: 'OPERATOR' }, OPERATOR);
    await world.aPromotion('Not yet', { buyFrom: '2090-01-01T00:00:00Z' });
    await world.aPromotion('For who is known', { limitPerCustomer: 1 });
    await world.aPromotion('In riel', { currency: 'KHR', value: 80_000 });
    const seats = [SEAT, { ...SEAT, ref: '0.1', passenger: 1, operatorId: '8' }];
    const { promotions } = await world.promote({ seats, contact: null });
    expect(promotions).toMatchObject([{ id, seats: [{ ref: '0.0' }] }]);
  });

  test('has no codes, and stays what it was made', async () => {
    const { id, version } = await world.aPromotion('Without');
    expect(await world.addCodes(id, { codes: ['NONE'] })).toMatchObject({ code: 'COUPON_NOT_FOUND' });
    const { errors } = await world.test.run(
      `mutation ($input: CouponRecordInput!) { updateCoupon(id: ${id}, version: ${version}, input: $input) { __typename } }`,
      { input: { ...(await world.form(id)), applies: 'BY_CODE' } },
      PLATFORM,
    );
    expect(errors![0]!.extensions).toMatchObject({ fields: [{ path: 'applies', code: 'FIXED' }] });
  });

  test('says what travellers read of it, and is for every way to pay', async () => {
    const refused = (change: object) => expect(world.aPromotion('Nameless', change)).rejects.toMatchObject({});
    await refused({ titles: null });
    await refused({ paymentMethods: ['CARD'] });
  });
});

describe('of several', () => {
  const summer = { stackGroup: 'Summer' };

  test('those of different groups come together, of one group the best', async () => {
    const best = await world.aPromotion('Best', { ...summer, value: 300 });
    await world.aPromotion('Less', { stackGroup: 'summer' });
    const other = await world.aPromotion('Other', { stackGroup: 'Family', priority: 9, value: 100 });
    const { promotions } = await world.promote();
    expect(promotions.map(({ id, seats }) => [id, seats[0]!.discount])).toEqual([
      [other.id, 100],
      [best.id, 300],
    ]);
  });

  test('the next of a group comes where the best is used up', async () => {
    await world.aPromotion('Best', { ...summer, value: 300, limitTotal: 1 });
    const next = await world.aPromotion('Next', summer);
    await world.promote();
    expect(ids(await world.promote())).toEqual([next.id]);
  });

  test('a code of a group that is taken is refused, one of another group is not', async () => {
    await world.aPromotion('Best', summer);
    await world.aCoupon('SAME-GROUP', { stackGroup: 'SUMMER' });
    await world.aCoupon('OTHER-GROUP', { stackGroup: 'autumn' });
    const bookingId = world.newBooking();
    await world.promote({ bookingId });
    const code = (typed: string) => world.reserve(typed, { bookingId, turn: 2 });
    expect((await code('SAME-GROUP')).refused).toMatchObject({
      code: 'COUPON_NOT_COMBINABLE',
      facts: { with: 'PROMOTION' },
    });
    expect((await code('OTHER-GROUP')).refused).toBeNull();
    expect(await world.states(bookingId)).toEqual(['RESERVED', 'RESERVED']);
    expect((await world.offers({ bookingId })).map((offer) => offer.code)).toEqual(['OTHER-GROUP']);
    await world.tell('coupon.given_back', bookingId, 1);
    expect((await world.reserve('SAME-GROUP', { bookingId, turn: 3 })).refused).toBeNull();
  });

  test('what an exchange leaves less goes back to the budgets, the last of them first', async () => {
    const first = await world.aPromotion('First', { value: 300, budget: 300 });
    const second = await world.aPromotion('Second', { value: 200, budget: 200 });
    const bookingId = world.newBooking();
    await world.promote({ bookingId });
    await world.tell('coupon.used', bookingId);
    expect(await world.kept(bookingId)).toEqual([{ ref: '0.0', discount: 500, platformDiscount: 500 }]);
    for (const discount of [350, 350, 400]) await world.tell('coupon.lowered', bookingId, 1, { discount });
    expect([(await world.coupon(first.id))!.spent, (await world.coupon(second.id))!.spent]).toEqual([300, 50]);
  });
});

test('a reservation of promotions lasts as long as its booking has them', async () => {
  await world.aPromotion('Held');
  const [kept, gone] = [world.newBooking(), world.newBooking()];
  for (const bookingId of [kept, gone]) await world.promote({ bookingId });
  world.test.clock.advance({ minutes: 10 });
  world.booking.holders.set(kept, { bookingId: kept, turn: 0, promotionTurn: 1, status: 'BOOKED', expiresAt: null });
  await world.test.subgraph.runJob('lapse-coupon-reservations');
  expect([await world.states(kept), await world.states(gone)]).toEqual([['CONSUMED'], ['RELEASED']]);
});

test('a quote says to booking whether a promotion may lower it', async () => {
  const isPromoted = () => world.test.subgraph.services.tariff.current.promotes('USD');
  const settled = () => world.test.subgraph.services.tariff.settled();
  await settled();
  expect(isPromoted()).toBe(false);
  await world.aPromotion('Running');
  await settled();
  expect(isPromoted()).toBe(true);
});

test('neither guests nor staff take promotions by themselves', async () => {
  const document = `mutation ($input: PurchaseInput!) { reservePromotions(input: $input) { promotions { id } } }`;
  const input = {
    bookingId: '1',
    turn: 1,
    expiresAt: '2026-11-20T03:10:00Z',
    channel: 'web',
    currency: 'USD',
    seats: [],
  };
  const variables = { input: { ...input, hasBought: false } };
  for (const viewer of [undefined, PLATFORM, OPERATOR])
    expect((await world.test.run(document, variables, viewer)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  expect((await world.test.run(document, variables, service('booking', { mode: 'live' }))).errors).toBeUndefined();
});
