import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountIn, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { FARE } from './played-neighbours.js';
import { support } from './staff.js';
import { type Departure, seat, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let traveller: Traveller;
let other: Departure;
let bought: SeenBooking;
beforeEach(async () => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  world.pricing.surcharge = 0;
  world.pricing.coupons.clear();
  world.pricing.taken.clear();
  world.pricing.coupons.set('SUMMER', { saves: 300, ours: 200, paymentMethods: ['KHQR'] });
  traveller = world.aTraveller();
  other = world.aDeparture({ date: '2026-11-24', operatorId: '8' });
  await traveller.holds(world.aDeparture().leg(), [seat('1A'), seat('1B')], { couponCode: 'SUMMER' });
  await traveller.tellsNames();
  const { payment } = await traveller.startsToPay('KHQR');
  await traveller.decides(payment.reference, 'APPROVE');
  bought = (await traveller.sees())!;
  world.clock.advance({ minutes: 61 });
  await traveller.isProved();
});

const wish = (...positions: number[]) => ({
  id: bought.id,
  partIds: positions.map((position) => bought.legs[0]!.parts[position]!.id),
  rides: [{ legId: other.leg() }],
});
const offered = (...positions: number[]) => traveller.ask(documents.exchangeOffer, wish(...positions));
const begins = (...positions: number[]): Promise<SeenBooking> =>
  traveller.ask(documents.beginExchange, wish(...positions));
async function exchanges(...positions: number[]): Promise<SeenBooking> {
  await begins(...positions);
  const { payment } = await traveller.startsToPay('CARD');
  await traveller.decides(payment.reference, 'APPROVE');
  return (await traveller.sees())!;
}
/** What pricing was told of the coupon. */
const told = async (): Promise<string[]> => {
  const rows = await world.rows<{ said: string }>(
    `select concat_ws(' ', type, payload->>'turn', payload->>'discount') as said from outbox_event
     where type like 'coupon.%' and payload->>'bookingId' = $1 order by sequence`,
    [bought.id],
  );
  return rows.map(({ said }) => said);
};

describe('a ticket bought with an offer code', () => {
  test('costs the change fee alone where the code holds for the new ride and the fares are the same', async () => {
    expect(await offered(0, 1)).toMatchObject({
      oldFare: { amount: 2 * (FARE.FOREIGN - 300) },
      newFare: { amount: 2 * (FARE.FOREIGN - 300) },
      credits: { coupon: { amount: 600 } },
      savingLost: { amount: 0 },
      difference: 200,
    });
    const after = await exchanges(0, 1);
    expect(after).toMatchObject({
      status: 'RE_BOOKED',
      paymentStatus: 'PAID',
      couponCode: 'SUMMER',
      discount: { amount: 600 },
      legs: [{ parts: [{ fare: { amount: 950 } }, { fare: { amount: 950 } }] }],
    });
    expect(after.legs[0]!.parts[0]!.stages).toEqual([
      { name: 'base', subtotal: FARE.FOREIGN },
      { name: 'coupon', subtotal: FARE.FOREIGN - 300 },
    ]);
    expect(await told()).toEqual(['coupon.used 1']);
    // What we bear of it goes to the new operator as it went to the old one.
    expect(await accountIn(world, bought.id, 'discounts')).toBe(400);
    expect(await accountIn(world, bought.id, 'operator_payable')).toBe(-2 * (950 + 200 - 120));
    expect(await accountIn(world, bought.id, 'customer')).toBe(0);
    await expectBalancedBooks(world);
  });

  test('keeps no more than it saved where the new ride is dearer', async () => {
    world.pricing.surcharge = 500;
    world.pricing.coupons.set('SUMMER', { saves: 300, elsewhere: 420 });
    expect(await offered(0, 1)).toMatchObject({ credits: { coupon: { amount: 600 } }, difference: 1200 });
  });

  test('counts what was paid where the code does not hold, and the budget has the rest again', async () => {
    world.pricing.coupons.set('SUMMER', { saves: 300, ours: 200, elsewhere: 0 });
    expect(await offered(0, 1)).toMatchObject({
      newFare: { amount: 2 * FARE.FOREIGN },
      credits: { coupon: { amount: 0 } },
      savingLost: { amount: 600 },
      difference: 800,
    });
    const after = await exchanges(0, 1);
    expect(after).toMatchObject({ status: 'RE_BOOKED', couponCode: 'SUMMER', discount: { amount: 0 } });
    expect(await told()).toEqual(['coupon.used 1', 'coupon.lowered 1 0']);
    expect(await accountIn(world, bought.id, 'discounts')).toBe(0);
    expect(await accountIn(world, bought.id, 'operator_payable')).toBe(-2 * (FARE.FOREIGN - 120));
    await expectBalancedBooks(world);
  });

  test('of two loses the share of the one who exchanges', async () => {
    world.pricing.coupons.set('SUMMER', { saves: 300, elsewhere: 200 });
    const after = await exchanges(1);
    expect(after.discount.amount).toBe(400);
    expect(await told()).toEqual(['coupon.used 1', 'coupon.lowered 1 400']);
  });

  test('gives back what was paid for it, and the use with the whole booking', async () => {
    await exchanges(0, 1);
    const after = await traveller.does('cancel');
    expect(after).toMatchObject({ status: 'CANCELLED', refunds: expect.anything() });
    await world.job('send-refunds');
    expect(await told()).toEqual(['coupon.used 1', 'coupon.given_back 1']);
    expect(await accountIn(world, bought.id, 'customer')).toBe(0);
    const kept = await world.rows('select 1 from part where booking_id = $1 and given_back > fare', [bought.id]);
    expect(kept).toEqual([]);
    await expectBalancedBooks(world);
  });

  test('is as it was when the time of its exchange is over', async () => {
    world.pricing.coupons.set('SUMMER', { saves: 300, ours: 200, elsewhere: 0 });
    await begins(0, 1);
    world.clock.advance({ minutes: 16 });
    await world.job('expire-exchanges');
    expect(await traveller.sees()).toMatchObject({
      status: 'BOOKED',
      discount: { amount: 600 },
      legs: [{ parts: [{ state: 'TICKETED', fare: { amount: 950 } }, { state: 'TICKETED' }] }],
    });
    expect(await told()).toEqual(['coupon.used 1']);
    expect(await accountIn(world, bought.id, 'discounts')).toBe(400);
  });

  test('is exchanged by support for the customer at the same price', async () => {
    const clerk = support(world);
    expect(await clerk.ask(documents.exchangeOffer, wish(0, 1))).toMatchObject({
      credits: { coupon: { amount: 600 } },
    });
    const begun = await clerk.ask<SeenBooking>(documents.beginExchange, { ...wish(0, 1), expected: 200 });
    expect(begun.exchange).toMatchObject({ toPay: { amount: 200 } });
    const { payment } = await traveller.startsToPay('PIPAY');
    await traveller.decides(payment.reference, 'APPROVE');
    expect((await traveller.sees())!.status).toBe('RE_BOOKED');
  });

  test('that staff move keeps its coupon, and the operator what we bear of it', async () => {
    const from = { routeScheduleId: bought.legs[0]!.id, date: '2026-11-23' };
    const [ride] = await world.rows<{ id: string }>(
      'select route_schedule_id::text as id from leg where booking_id = $1',
      [bought.id],
    );
    const to = world.aDeparture({ date: '2026-11-23' });
    to.leg();
    const moved = await world.aPlatformAdmin().ask<{ problem: string | null }[]>(documents.movePassengers, {
      from: { ...from, routeScheduleId: ride!.id },
      to: { routeScheduleId: to.facts.leg.routeScheduleId, date: '2026-11-23' },
      reason: 'Breakdown',
    });
    expect(moved).toMatchObject([{ problem: null }, { problem: null }]);
    expect(await accountIn(world, bought.id, 'discounts')).toBe(400);
    expect(await traveller.sees()).toMatchObject({ status: 'RE_BOOKED', discount: { amount: 600 } });
    expect(await told()).toEqual(['coupon.used 1']);
  });
});
