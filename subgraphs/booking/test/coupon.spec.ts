import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { FARE, FEE } from './played-neighbours.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';
import { service } from '@naga/server-kit/viewer/viewer.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
beforeEach(() => {
  world.pricing.coupons.clear();
  world.pricing.taken.clear();
  world.pricing.coupons.set('SUMMER', { saves: 300 });
});
afterAll(() => world.close());

const SEATS = [seat('1A'), seat('1B')];
const FULL = 2 * FARE.FOREIGN + FEE;
const LOWERED = 2 * (FARE.FOREIGN - 300) + FEE;

const told = async (bookingId: string): Promise<string[]> => {
  const rows = await world.rows<{ said: string }>(
    `select type || ' ' || (payload->>'turn') as said from outbox_event
     where type like 'coupon.%' and payload->>'bookingId' = $1 order by sequence`,
    [bookingId],
  );
  return rows.map(({ said }) => said);
};

async function aHold(more: object = {}, at = world.aDeparture()): Promise<Traveller> {
  const traveller = world.aTraveller({ ip: '203.0.113.7' });
  await traveller.holds(at.leg(), SEATS, { ...more });
  return traveller;
}

async function pays(traveller: Traveller): Promise<SeenBooking> {
  await traveller.tellsNames();
  const { payment } = await traveller.startsToPay();
  await traveller.decides(payment.reference, 'APPROVE');
  return (await traveller.sees())!;
}

const lines = (bookingId: string) =>
  world.rows<{ account: string; debit: number; credit: number }>(
    `select account, sum(debit)::int as debit, sum(credit)::int as credit from ledger_entry where booking_id = $1
     group by account order by account`,
    [bookingId],
  );

describe('a code given with the hold', () => {
  test('lowers each seat by a stage of its own, and the fee follows', async () => {
    const booking = (await (await aHold({ couponCode: ' summer ', expectedTotal: LOWERED })).sees())!;
    expect(booking).toMatchObject({ couponCode: 'SUMMER', discount: { amount: 600 }, total: { amount: LOWERED } });
    for (const { fare, stages } of booking.legs[0]!.parts) {
      expect(fare.amount).toBe(FARE.FOREIGN - 300);
      expect(stages).toEqual([
        { name: 'base', subtotal: FARE.FOREIGN },
        { name: 'coupon', subtotal: FARE.FOREIGN - 300 },
      ]);
    }
    expect([...world.pricing.taken.keys()]).toEqual([`${booking.id}.1`]);
    expect([...world.pricing.taken.values()][0]).toMatchObject({
      guessers: ['address:203.0.113.7'],
      channel: 'web',
      seats: [{ passenger: 0, routeId: '51', operatorId: '7', transportType: 'BUS', isOffer: false }, { passenger: 1 }],
    });
  });

  test('that does not help refuses the hold, and leaves nothing behind', async () => {
    const leg = world.aDeparture().leg();
    const refusal = await world.aTraveller().isRefused(leg, SEATS, { couponCode: 'WINTER' });
    expect(refusal?.code).toBe('COUPON_UNKNOWN');
    expect(await world.aTraveller().isRefused(leg, SEATS)).toBeUndefined();
  });

  test('is given back at once when the hold fails for another reason', async () => {
    const departure = world.aDeparture();
    await aHold({}, departure);
    const refusal = await world.aTraveller().isRefused(departure.leg(), SEATS, { couponCode: 'SUMMER' });
    expect(refusal?.code).toBe('SEATS_TAKEN');
    const priced = await world
      .aTraveller()
      .isRefused(world.aDeparture().leg(), SEATS, { couponCode: 'SUMMER', expectedTotal: FULL });
    expect(priced).toMatchObject({ code: 'PRICE_CHANGED', facts: { total: LOWERED } });
    expect(world.pricing.taken.size).toBe(0);
  });

  test('is not guessed: TOO_MANY_ATTEMPTS like the references of bookings', async () => {
    const input = { legs: [{ legId: world.aDeparture().leg(), seats: SEATS }], couponCode: 'TOO-OFTEN' };
    expect(await world.aTraveller().ask(documents.hold, { input })).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      facts: { retryAfterSeconds: 600 },
    });
    const held = await aHold();
    expect(await held.appliesCoupon<SeenRefusal>('TOO-OFTEN')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

describe('a code given at the checkout', () => {
  test('freezes the prices anew, removed it is as before, and both may be repeated', async () => {
    const traveller = await aHold();
    world.pricing.surcharge = 500;
    for (const _ of [1, 2])
      expect(await traveller.appliesCoupon('summer')).toMatchObject({
        couponCode: 'SUMMER',
        discount: { amount: 600 },
        total: { amount: LOWERED },
        due: { amount: LOWERED },
      });
    expect(await traveller.sees()).toMatchObject({ total: { amount: LOWERED } });
    for (const _ of [1, 2])
      expect(await traveller.removesCoupon()).toMatchObject({ couponCode: null, total: { amount: FULL } });
    world.pricing.surcharge = 0;
    const after = (await traveller.sees())!;
    expect(after).toMatchObject({ discount: { amount: 0 }, fees: [{ name: 'transaction', amount: { amount: FEE } }] });
    expect(after.legs[0]!.parts.map(({ stages }) => stages.map(({ name }) => name))).toEqual([['base'], ['base']]);
    expect(await told(after.id)).toEqual(['coupon.given_back 1']);
    expect(await traveller.appliesCoupon('SUMMER')).toMatchObject({ total: { amount: LOWERED } });
    expect([...world.pricing.taken.keys()].at(-1)).toBe(`${after.id}.2`);
  });

  test('is one: another is refused until the first is given back', async () => {
    world.pricing.coupons.set('WINTER', { saves: 100 });
    const traveller = await aHold({ couponCode: 'SUMMER' });
    expect(await traveller.appliesCoupon<SeenRefusal>('WINTER')).toMatchObject({
      code: 'COUPON_NOT_COMBINABLE',
      facts: { with: 'COUPON' },
    });
  });

  test('is refused while a payment is under way, as is its removal', async () => {
    const traveller = await aHold({ couponCode: 'SUMMER' });
    await traveller.tellsNames();
    await traveller.startsToPay();
    expect(await traveller.removesCoupon<SeenRefusal>()).toMatchObject({ code: 'PAYMENT_UNDER_WAY' });
    const other = await aHold();
    await other.tellsNames();
    await other.startsToPay();
    expect(await other.appliesCoupon<SeenRefusal>('SUMMER')).toMatchObject({ code: 'PAYMENT_UNDER_WAY' });
    expect(world.pricing.taken.size).toBe(1);
  });

  test('is for a hold: neither what expired nor what is sold becomes cheaper', async () => {
    const sold = await aHold();
    await pays(sold);
    expect(await sold.appliesCoupon<SeenRefusal>('SUMMER')).toMatchObject({ code: 'BOOKING_NOT_HELD' });
    const late = await aHold();
    world.clock.advance({ minutes: 10 });
    expect(await late.appliesCoupon<SeenRefusal>('SUMMER')).toMatchObject({ code: 'HOLD_EXPIRED' });
    expect(await world.aTraveller().ask(documents.applyCoupon, { id: sold.bookingId, code: 'SUMMER' })).toMatchObject({
      code: 'BOOKING_NOT_FOUND',
    });
  });

  test('pressed twice at once it is taken once', async () => {
    const traveller = await aHold();
    const answers = await Promise.all(Array.from({ length: 8 }, () => traveller.appliesCoupon('SUMMER')));
    expect(answers.map(({ total }) => total.amount)).toEqual(Array(8).fill(LOWERED));
    expect([...world.pricing.taken.keys()]).toEqual([`${traveller.bookingId}.1`]);
  });

  test('that is for cards is paid by card', async () => {
    world.pricing.coupons.set('CARDS', { saves: 300, paymentMethods: ['CARD'] });
    const traveller = await aHold({ couponCode: 'CARDS' });
    await traveller.tellsNames();
    expect((await traveller.sees())!.couponMethods).toEqual(['CARD']);
    expect(await traveller.startsToPay<SeenRefusal>('PAY_ON_BOARDING')).toMatchObject({
      code: 'COUPON_OTHER_METHOD',
      facts: { methods: ['CARD'] },
    });
    expect(await traveller.startsToPay()).toMatchObject({ booking: { due: { amount: LOWERED } } });
  });

  test('that makes it free is confirmed without paying', async () => {
    world.pricing.coupons.set('FREE', { saves: 100_000 });
    const traveller = await aHold({ couponCode: 'FREE' });
    await traveller.tellsNames();
    expect(await traveller.does('confirm')).toMatchObject({ status: 'BOOKED', total: { amount: 0 } });
  });
});

describe('who is it for', () => {
  const asked = () => [...world.pricing.taken.values()].at(-1)!;

  test('the account of who buys for himself, not of who sells', async () => {
    const customer = world.aUser({ userId: '61', grants: { 'booking.create': 'own', 'booking.edit': 'own' } });
    await customer.holds(world.aDeparture().leg(), SEATS, { couponCode: 'SUMMER' });
    expect(asked()).toMatchObject({ accountId: '61', contact: null, hasBought: false });
    const agent = world.aUser({ userId: '31', agencyId: '9', grants: { 'booking.create': 'agency' } });
    await agent.holds(world.aDeparture().leg(), SEATS, { couponCode: 'SUMMER' });
    expect(asked()).toMatchObject({ accountId: null });
  });

  test('a guest by a digest of his address, the same however it is written, and as somebody who has bought', async () => {
    const first = await aHold();
    await first.tellsNames({ email: 'Kosal@Example.com', mobileNumber: '012 000 999' });
    await first.appliesCoupon('SUMMER');
    const { contact, hasBought } = asked();
    expect([contact, hasBought]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), false]);
    const { payment } = await first.startsToPay();
    await first.decides(payment.reference, 'APPROVE');
    const second = await aHold();
    await second.tellsNames({ email: 'kosal@example.com', mobileNumber: '012 000 888' });
    await second.appliesCoupon('SUMMER');
    expect(asked()).toMatchObject({ contact, hasBought: true });
  });
});

describe('pricing is told', () => {
  test('of the sale, which owes the operator what the platform bears', async () => {
    world.pricing.coupons.set('SHARED', { saves: 300, ours: 200 });
    const traveller = await aHold({ couponCode: 'SHARED' });
    const booking = await pays(traveller);
    expect(booking).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID', paid: { amount: LOWERED } });
    expect(await told(booking.id)).toEqual(['coupon.used 1']);
    expect(await lines(booking.id)).toEqual([
      { account: 'clearing', debit: LOWERED, credit: 0 },
      { account: 'commission', debit: 0, credit: 240 },
      { account: 'customer', debit: LOWERED, credit: LOWERED },
      { account: 'discounts', debit: 400, credit: 0 },
      { account: 'fees', debit: 0, credit: FEE },
      { account: 'operator_payable', debit: 0, credit: 2 * (FARE.FOREIGN - 100) - 240 },
    ]);
  });

  test('of the end of the whole booking only, and what was paid is what comes back', async () => {
    const traveller = await aHold({ couponCode: 'SUMMER' });
    const { id, legs } = await pays(traveller);
    const [first, second] = legs[0]!.parts;
    const cancel = (partId: string) => traveller.ask<SeenBooking>(documents.cancel, { id, partIds: [partId] });
    const half = await cancel(first!.id);
    expect(half.refunds[0]!.amount.amount).toBe(FARE.FOREIGN - 300);
    expect(await told(id)).toEqual(['coupon.used 1']);
    await cancel(second!.id);
    expect(await told(id)).toEqual(['coupon.used 1', 'coupon.given_back 1']);
    const operator = (await lines(id)).find(({ account }) => account === 'operator_payable')!;
    expect(operator.debit).toBe(operator.credit);
  });

  test('of a hold that was cancelled, and of one that expired', async () => {
    const cancelled = await aHold({ couponCode: 'SUMMER' });
    await cancelled.does('cancel');
    expect(await told(cancelled.bookingId)).toEqual(['coupon.given_back 1']);
    const expired = await aHold({ couponCode: 'SUMMER' });
    world.clock.advance({ minutes: 10 });
    await world.job('expire-holds');
    expect(await told(expired.bookingId)).toEqual(['coupon.given_back 1']);
  });

  test('of a booking all of whose rides an operator refused', async () => {
    const traveller = await aHold({ couponCode: 'SUMMER' }, world.aDepartureByHand());
    const { legs } = await pays(traveller);
    await world.anOperator().refuses(traveller.bookingId, legs[0]!.id);
    expect(await told(traveller.bookingId)).toEqual(['coupon.used 1', 'coupon.given_back 1']);
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

  test('takes the coupon anew before it buys', async () => {
    const { traveller, payment } = await paysLate();
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect([...world.pricing.taken.keys()]).toContain(`${traveller.bookingId}.2`);
    expect(await told(traveller.bookingId)).toEqual(['coupon.given_back 1', 'coupon.used 2']);
  });

  test('goes back when somebody else has it', async () => {
    const { traveller, payment } = await paysLate();
    world.pricing.coupons.get('SUMMER')!.limit = 0;
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'EXPIRED', paymentStatus: 'REFUND_PENDING' });
  });
});

test('pricing asks which bookings still hold their coupons', async () => {
  const held = await aHold({ couponCode: 'SUMMER' });
  const without = await aHold({ couponCode: 'SUMMER' });
  await without.removesCoupon();
  const pricing = world.aTraveller();
  pricing.viewer = service('pricing');
  const ids = [held.bookingId, without.bookingId, '999999'];
  expect(await pricing.ask(documents.couponHolders, { ids })).toEqual([
    { bookingId: held.bookingId, turn: 1, promotionTurn: 0, status: 'BLOCKED', expiresAt: expect.any(String) },
    { bookingId: without.bookingId, turn: 0, promotionTurn: 0, status: 'BLOCKED', expiresAt: expect.any(String) },
  ]);
});

describe('what a seller can offer for a sale that is held', () => {
  const asked = `query ($id: ID!) { answer: bookingOffers(bookingId: $id) { __typename
    ... on BookingOffers { offers { code name saves { amount } total { amount } refused { code } } } ... on Refused { code } } }`;
  const grants = { 'booking.create': 'own', 'booking.view': 'own', 'booking.edit': 'own' } as const;
  const seller = (more: object = {}) =>
    world.aUser({ userId: '31', roleId: 3, agencyId: '5', channel: 'admin', grants: { ...grants, ...more } });

  test('is each code with what it saves and what the booking costs then, as applying it says', async () => {
    const agent = seller({ 'catalogue.view': 'all' });
    await agent.holds(world.aDeparture().leg(), SEATS);
    expect(await agent.ask(asked, { id: agent.bookingId })).toEqual({
      __typename: 'BookingOffers',
      offers: [
        {
          code: 'SUMMER',
          name: 'Coupon SUMMER',
          saves: { amount: 600 },
          total: { amount: LOWERED },
          refused: null,
        },
      ],
    });
    expect(await agent.appliesCoupon('SUMMER')).toMatchObject({ total: { amount: LOWERED } });
    expect(await agent.ask(asked, { id: agent.bookingId })).toMatchObject({ offers: [] });
  });

  test('is nothing for who sells nothing, and nobody else’s sale', async () => {
    const customer = seller();
    await customer.holds(world.aDeparture().leg(), SEATS);
    expect(await customer.ask(asked, { id: customer.bookingId })).toMatchObject({ offers: [] });
    const other = world.aUser({
      userId: '77',
      roleId: 3,
      agencyId: '6',
      grants: { ...grants, 'catalogue.view': 'all' },
    });
    expect(await other.ask(asked, { id: customer.bookingId })).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });

  test('ends with the hold', async () => {
    const agent = seller({ 'catalogue.view': 'all' });
    await agent.holds(world.aDeparture().leg(), SEATS);
    world.clock.advance({ minutes: 11 });
    expect(await agent.ask(asked, { id: agent.bookingId })).toMatchObject({ code: 'HOLD_EXPIRED' });
  });
});
