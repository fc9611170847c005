import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountIn, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { FARE, FEE } from './played-neighbours.js';
import { support } from './staff.js';
import { seat, type SeenBooking, type Traveller, World } from './world.js';
import { service } from '@naga/server-kit/viewer/viewer.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
beforeEach(() => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  world.pricing.surcharge = 0;
  for (const kept of [world.pricing.coupons, world.pricing.taken, world.pricing.promotions, world.pricing.promoted])
    kept.clear();
  world.pricing.promotions.set('8', { saves: 100, ours: 40 });
  world.pricing.coupons.set('SUMMER', { saves: 300 });
});
afterAll(() => world.close());

const SEATS = [seat('1A'), seat('1B')];
const FULL = 2 * FARE.FOREIGN + FEE;
const PROMOTED = 2 * (FARE.FOREIGN - 100) + FEE;
const BOTH = 2 * (FARE.FOREIGN - 400) + FEE;

const AHEAD = `query ($legs: [HoldLegInput!]!) { answer: promotionsAhead(legs: $legs) {
  promotions { id titles { en km } } discount { amount currency } total { amount } } }`;

async function aHold(more: Record<string, unknown> = {}): Promise<Traveller> {
  const traveller = world.aTraveller({ ip: '203.0.113.7' });
  await traveller.holds(world.aDeparture().leg(), SEATS, more);
  return traveller;
}

async function pays(traveller: Traveller): Promise<SeenBooking> {
  await traveller.tellsNames();
  const { payment } = await traveller.startsToPay();
  await traveller.decides(payment.reference, 'APPROVE');
  return (await traveller.sees())!;
}

const told = async (bookingId: string): Promise<string[]> => {
  const rows = await world.rows<{ said: string }>(
    `select concat_ws(' ', type, payload->>'turn', payload->>'discount') as said from outbox_event
     where type like 'coupon.%' and payload->>'bookingId' = $1 order by sequence`,
    [bookingId],
  );
  return rows.map(({ said }) => said);
};

const stagesOf = ({ legs }: SeenBooking): string[] => legs[0]!.parts[0]!.stages.map(({ name }) => name);

describe('a promotion', () => {
  test('is told before the hold by what it will take off, and nothing is taken', async () => {
    const traveller = world.aTraveller({ ip: '203.0.113.7' });
    const legs = [{ legId: world.aDeparture().leg(), seats: SEATS }];
    expect(await traveller.ask(AHEAD, { legs })).toEqual({
      promotions: [{ id: '8', titles: { en: 'Promotion 8', km: 'ប្រូម៉ូសិន 8' } }],
      discount: { amount: FULL - PROMOTED, currency: 'USD' },
      total: { amount: PROMOTED },
    });
    expect(world.pricing.promoted.size).toBe(0);
    const unpriced = world.aDeparture({ change: (facts) => ({ ...facts, fareKey: 'unpriced' }) });
    expect(await traveller.ask(AHEAD, { legs: [{ legId: unpriced.leg(), seats: SEATS }] })).toBeNull();
    expect(await traveller.ask(AHEAD, { legs: [{ legId: '1@2026-11-21:1-2', seats: SEATS }] })).toBeNull();
    world.pricing.promotions.clear();
    expect(await traveller.ask(AHEAD, { legs })).toMatchObject({ promotions: [], discount: { amount: 0 } });
  });

  test('lowers each seat by a stage of its own with the hold, and says what it is called', async () => {
    const traveller = await aHold();
    const booking = (await traveller.sees())!;
    expect(booking).toMatchObject({
      couponCode: null,
      discount: { amount: 0 },
      total: { amount: PROMOTED },
      promotions: [{ id: '8', titles: { en: 'Promotion 8', th: null } }],
    });
    expect(booking.legs[0]!.parts.map(({ stages }) => stages)).toEqual(
      SEATS.map(() => [
        { name: 'base', subtotal: FARE.FOREIGN },
        { name: 'promotion', subtotal: FARE.FOREIGN - 100 },
      ]),
    );
    expect([...world.pricing.promoted.values()]).toMatchObject([
      { channel: 'web', contact: null, seats: [{ isOffer: false, routeId: '51' }, { passenger: 1 }] },
    ]);
  });

  test('is no change of the price that somebody agreed to, who pays less; a dearer one is', async () => {
    expect((await (await aHold({ expectedTotal: FULL })).sees())!.total.amount).toBe(PROMOTED);
    expect((await (await aHold({ expectedTotal: PROMOTED })).sees())!.total.amount).toBe(PROMOTED);
    world.pricing.surcharge = 500;
    const refusal = await world.aTraveller().isRefused(world.aDeparture().leg(), SEATS, { expectedTotal: FULL });
    expect(refusal).toMatchObject({ code: 'PRICE_CHANGED' });
    expect(world.pricing.promoted.size).toBe(2);
  });

  test('is consumed by the sale, which owes the operator what the platform bears', async () => {
    const traveller = await aHold();
    const booking = await pays(traveller);
    expect(booking).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID', paid: { amount: PROMOTED } });
    expect(await told(booking.id)).toEqual(['coupon.used 1']);
    expect(await accountIn(world, booking.id, 'discounts')).toBe(80);
    expect(await accountIn(world, booking.id, 'operator_payable')).toBe(-2 * (FARE.FOREIGN - 60 - 120));
    await expectBalancedBooks(world);
    await traveller.does('cancel');
    expect(await told(booking.id)).toEqual(['coupon.used 1', 'coupon.given_back 1']);
  });

  test('is given back with the hold that expires, and with one that fails', async () => {
    const traveller = await aHold();
    world.clock.advance({ minutes: 10 });
    await world.job('expire-holds');
    expect(await told(traveller.bookingId)).toEqual(['coupon.given_back 1']);
    world.pricing.promoted.clear();
    const departure = world.aDeparture();
    await world.aTraveller().holds(departure.leg(), SEATS);
    expect((await world.aTraveller().isRefused(departure.leg(), SEATS))?.code).toBe('SEATS_TAKEN');
    expect(world.pricing.promoted.size).toBe(1);
  });

  test('is not asked for where none runs', async () => {
    world.pricing.promotions.clear();
    expect((await (await aHold()).sees())!).toMatchObject({ promotions: [], total: { amount: FULL } });
    expect(world.pricing.promoted.size).toBe(0);
  });
});

describe('a coupon beside it', () => {
  test('comes after it, with the hold or later, and taken off the promotion stays', async () => {
    const held = (await (await aHold({ couponCode: 'SUMMER' })).sees())!;
    expect([held.total.amount, held.discount.amount, stagesOf(held)]).toEqual([
      BOTH,
      600,
      ['base', 'promotion', 'coupon'],
    ]);
    expect([...world.pricing.taken.values()][0]!.seats).toMatchObject([
      { fare: FARE.FOREIGN - 100, isOffer: true },
      {},
    ]);
    const traveller = await aHold();
    const applied = await traveller.appliesCoupon<SeenBooking>('SUMMER');
    expect([applied.total.amount, stagesOf(applied)]).toEqual([BOTH, ['base', 'promotion', 'coupon']]);
    const removed = await traveller.removesCoupon<SeenBooking>();
    expect([removed.total.amount, stagesOf(removed)]).toEqual([PROMOTED, ['base', 'promotion']]);
    expect(await told(removed.id)).toEqual(['coupon.given_back 2']);
    const sold = await pays(traveller);
    expect(await told(sold.id)).toEqual(['coupon.given_back 2', 'coupon.used 1']);
    expect(await accountIn(world, sold.id, 'discounts')).toBe(80);
  });

  test('that is refused gives the promotion back with the hold', async () => {
    const refusal = await world.aTraveller().isRefused(world.aDeparture().leg(), SEATS, { couponCode: 'WINTER' });
    expect(refusal?.code).toBe('COUPON_UNKNOWN');
    expect([world.pricing.promoted.size, world.pricing.taken.size]).toEqual([0, 0]);
  });

  test('is told of by its own turn, as pricing asks which bookings still hold what', async () => {
    const { bookingId } = await aHold({ couponCode: 'SUMMER' });
    const pricing = world.aTraveller();
    pricing.viewer = service('pricing');
    expect(await pricing.ask(documents.couponHolders, { ids: [bookingId] })).toMatchObject([
      { bookingId, turn: 2, promotionTurn: 1, status: 'BLOCKED' },
    ]);
  });
});

describe('money that comes after the hold expired', () => {
  const paysLate = async () => {
    const traveller = await aHold({ couponCode: 'SUMMER' });
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    world.clock.advance({ minutes: 15 });
    await world.job('expire-holds');
    return { traveller, payment };
  };

  test('takes promotion and coupon anew before it buys', async () => {
    const { traveller, payment } = await paysLate();
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect(await told(traveller.bookingId)).toEqual([
      'coupon.given_back 2',
      'coupon.given_back 1',
      'coupon.used 4',
      'coupon.used 3',
    ]);
  });

  test.each<[string, () => void]>([
    ['saves another amount by now', () => world.pricing.promotions.set('8', { saves: 90 })],
    ['is another', () => world.pricing.promotions.clear()],
  ])('goes back where the promotion %s', async (_, change) => {
    const { traveller, payment } = await paysLate();
    change();
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'EXPIRED', paymentStatus: 'REFUND_PENDING' });
  });
});

describe('a ticket that is exchanged', () => {
  const exchanged = async (more: Record<string, unknown>, elsewhere: number) => {
    const traveller = await aHold(more);
    const { legs, id } = await pays(traveller);
    world.clock.advance({ minutes: 61 });
    await traveller.isProved();
    world.pricing.promotions.set('8', { saves: 100, ours: 40, elsewhere });
    const other = world.aDeparture({ date: '2026-11-24', operatorId: '8' });
    const wish = { id, partIds: legs[0]!.parts.map((part) => part.id), rides: [{ legId: other.leg() }] };
    const offer = await traveller.ask<object>(documents.exchangeOffer, wish);
    await traveller.ask(documents.beginExchange, wish);
    const { payment } = await traveller.startsToPay('CARD');
    await traveller.decides(payment.reference, 'APPROVE');
    return { offer, after: (await traveller.sees())! };
  };

  test('keeps promotion and coupon where their rules hold', async () => {
    const { offer, after } = await exchanged({ couponCode: 'SUMMER' }, 100);
    expect(offer).toMatchObject({
      credits: { promotions: { amount: 200 }, coupon: { amount: 600 } },
      savingLost: { amount: 0 },
    });
    expect([after.legs[0]!.parts[0]!.fare.amount, stagesOf(after)]).toEqual([
      FARE.FOREIGN - 400,
      ['base', 'promotion', 'coupon'],
    ]);
    expect(await told(after.id)).toEqual(['coupon.used 2', 'coupon.used 1']);
    await expectBalancedBooks(world);
  });

  test('gives the budget back what a promotion does not save there', async () => {
    const { offer, after } = await exchanged({}, 30);
    expect(offer).toMatchObject({ credits: { promotions: { amount: 60 } }, savingLost: { amount: 140 } });
    expect(after.legs[0]!.parts[0]!.fare.amount).toBe(FARE.FOREIGN - 30);
    expect(await told(after.id)).toEqual(['coupon.used 1', 'coupon.lowered 1 60']);
    expect(await accountIn(world, after.id, 'discounts')).toBe(24);
  });
});

test('lists say what promotion and coupon saved, and the fare before both', async () => {
  const { bookingId } = await aHold({ couponCode: 'SUMMER' });
  const asked = `query { answer: bookings(filter: {}) { rows { id facts { totalFare { amount } discount { amount } } } } }`;
  const { rows } = await support(world, {}).ask<{ rows: { id: string; facts: object }[] }>(asked, {});
  expect(rows.find(({ id }) => id === bookingId)!.facts).toEqual({
    totalFare: { amount: 2 * FARE.FOREIGN },
    discount: { amount: 800 },
  });
});
