import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { type Departure, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
let people = 600;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let customer: Traveller;
let id: string;
let other: Departure;
beforeEach(() => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  id = String(people++);
  world.pricing.surcharge = 0;
  customer = world.aCustomer(id);
  other = world.aDeparture({ date: '2026-11-24' });
});

/** Two seats, exchanged after the hour of grace: a dollar each is to be paid. */
async function begins(who: Traveller, seatNumbers?: string[]): Promise<SeenBooking> {
  world.clock.advance({ minutes: 61 });
  const { legs } = (await who.sees())!;
  const partIds = legs[0]!.parts.map((part) => part.id);
  return who.ask(documents.beginExchange, {
    id: who.bookingId,
    partIds,
    rides: [{ legId: other.leg(), seatNumbers }],
  });
}

const buys = (who: Traveller): Promise<SeenBooking> => who.buys(world.aDeparture().leg(), [seat('1A'), seat('1B')]);

/** $12.50 of a booking that was cancelled into the wallet. */
async function earns(): Promise<void> {
  const before = world.aCustomer(id);
  await before.buys(world.aDeparture().leg(), [seat('5A')]);
  await before.ask(documents.cancel, { id: before.bookingId, refundTo: 'WALLET' });
}
const inWallet = (): Promise<number> => accountOf(world, 'wallet', id).then((amount) => 0 - amount);
const payments = async (who = customer): Promise<string[]> =>
  (await who.sees())!.payments.slice(1).map(({ method, state, amount }) => `${method} ${state} ${amount.amount}`);

describe('the difference of an exchange', () => {
  test.each(['CARD', 'KHQR', 'WING', 'PIPAY'])('is paid with %s', async (method) => {
    await buys(customer);
    await begins(customer);
    const { payment } = await customer.startsToPay(method);
    await customer.decides(payment.reference, 'APPROVE');
    expect(await customer.sees()).toMatchObject({ status: 'RE_BOOKED', paymentStatus: 'PAID' });
    expect(await payments()).toEqual([`${method} SETTLED 200`]);
    await expectBalancedBooks(world);
  });

  test('is offered every way to pay before the ride that the booking has; two seats are not held for cash', async () => {
    await earns();
    await buys(customer);
    await begins(customer);
    const ways = await customer.ask<{ method: string; reason: string | null }[]>(documents.methods, {
      id: customer.bookingId,
    });
    expect(ways.map(({ method, reason }) => [method, reason])).toEqual([
      ['CARD', null],
      ['KHQR', null],
      ['WING', null],
      ['PIPAY', null],
      ['WALLET_CREDIT', null],
    ]);
    for (const method of ['CASH_COLLECTION', 'PAY_ON_BOARDING'])
      expect(await customer.startsToPay<SeenRefusal>(method)).toMatchObject({ code: 'METHOD_NOT_AVAILABLE' });
  });

  test('is no more than it was shown: what another page gave up and began anew is told first', async () => {
    await buys(customer);
    await begins(customer);
    const expectedTotal = (await customer.sees())!.exchange!.toPay.amount;
    await customer.ask(documents.cancelExchange, { id: customer.bookingId });
    world.pricing.surcharge += 300;
    await begins(customer);
    const pays = { id: customer.bookingId, method: 'CARD', expectedTotal };
    const total = (await customer.sees())!.exchange!.toPay.amount;
    expect(total).toBeGreaterThan(expectedTotal);
    expect(await customer.ask(documents.pay, pays)).toMatchObject({
      code: 'PRICE_CHANGED',
      facts: { expected: expectedTotal, total, currency: 'USD' },
    });
    expect(await payments()).toEqual([]);
    const { payment } = await customer.ask<{ payment: { amount: object } }>(documents.pay, {
      ...pays,
      expectedTotal: total,
    });
    expect(payment.amount).toEqual({ amount: total });
  });

  test('is paid out of the wallet at once', async () => {
    await earns();
    await buys(customer);
    await begins(customer);
    const { payment, booking } = await customer.startsToPay('WALLET_CREDIT');
    expect(payment.state).toBe('SETTLED');
    expect(booking).toMatchObject({ status: 'RE_BOOKED', paymentStatus: 'PAID', exchange: null });
    expect(await inWallet()).toBe(1050);
    await expectBalancedBooks(world);
  });

  test('is paid by the agency that sold it, out of its balance', async () => {
    const agent = world.anAgent('301', 5000);
    await agent.holds(world.aDeparture().leg(), [seat('1A'), seat('1B')]);
    await agent.tellsNames();
    await agent.startsToPay('AGENT_BALANCE');
    await begins(agent);
    const { booking } = await agent.startsToPay('AGENT_BALANCE');
    expect(booking).toMatchObject({ status: 'RE_BOOKED', paymentStatus: 'PAID' });
    expect(await payments(agent)).toEqual(['AGENT_BALANCE SETTLED 200']);
    await expectBalancedBooks(world);
  });

  test('beyond the agency’s credit is refused; the old tickets count when the time is over', async () => {
    const agent = world.anAgent('302', 2550);
    await agent.holds(world.aDeparture().leg(), [seat('1A'), seat('1B')]);
    await agent.tellsNames();
    await agent.startsToPay('AGENT_BALANCE');
    await begins(agent);
    expect(await agent.startsToPay<SeenRefusal>('AGENT_BALANCE')).toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
      facts: { reason: 'NOT_ENOUGH' },
    });
    world.clock.advance({ minutes: 16 });
    await world.job('expire-exchanges');
    expect(await agent.sees()).toMatchObject({ status: 'BOOKED', exchange: null });
  });
});

describe('a difference paid with two tenders', () => {
  beforeEach(async () => {
    await earns();
    await buys(customer);
    // Fourteen dollars: more than the wallet has.
    world.pricing.surcharge = 600;
  });

  test('takes the wallet with the other half', async () => {
    await begins(customer);
    const { payment } = await customer.startsToPay('KHQR', true);
    expect(await payments()).toEqual(['WALLET_CREDIT AUTHORIZED 1250', 'KHQR PENDING 150']);
    await customer.decides(payment.reference, 'APPROVE');
    expect(await customer.sees()).toMatchObject({ status: 'RE_BOOKED', paymentStatus: 'PAID', due: { amount: 0 } });
    expect(await payments()).toEqual(['WALLET_CREDIT SETTLED 1250', 'KHQR SETTLED 150']);
    await expectBalancedBooks(world);
  });

  test('lets the wallet go with a half that is declined, and may be tried again', async () => {
    await begins(customer);
    const first = await customer.startsToPay('CARD', true);
    await customer.decides(first.payment.reference, 'DECLINE');
    expect(await customer.sees()).toMatchObject({ status: 'BOOKED', due: { amount: 1400 } });
    expect(await payments()).toEqual(['WALLET_CREDIT CANCELLED 1250', 'CARD DECLINED 150']);
    const again = await customer.startsToPay('PIPAY', true);
    await customer.decides(again.payment.reference, 'APPROVE');
    expect((await customer.sees())!.status).toBe('RE_BOOKED');
    await expectBalancedBooks(world);
  });

  test('puts the old seats back when the time is over, the wallet left alone; the late half goes back', async () => {
    await begins(customer);
    const { payment } = await customer.startsToPay('CARD', true);
    await customer.decides(payment.reference, 'LATE');
    world.clock.advance({ minutes: 16 });
    await world.job('expire-exchanges');
    expect(await customer.sees()).toMatchObject({
      status: 'BOOKED',
      exchange: null,
      legs: [{ parts: [{ state: 'TICKETED' }, { state: 'TICKETED' }] }],
    });
    expect(await payments()).toEqual(['WALLET_CREDIT EXPIRED 1250', 'CARD EXPIRED 150']);
    await world.job('deliver-sandbox-callbacks');
    await world.job('send-refunds');
    expect(await customer.sees()).toMatchObject({ status: 'BOOKED', due: { amount: 0 } });
    expect((await customer.sees())!.refunds.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(150);
    await expectBalancedBooks(world);
  });

  test('given up frees the wallet', async () => {
    await begins(customer);
    await customer.startsToPay('CARD', true);
    await customer.ask(documents.cancelExchange, { id: customer.bookingId });
    expect(await payments()).toEqual(['WALLET_CREDIT CANCELLED 1250', 'CARD CANCELLED 150']);
  });
});

describe('seats that are chosen', () => {
  test('are those that are held', async () => {
    await buys(customer);
    const begun = await begins(customer, ['3C', '3D']);
    expect(begun.exchange!.legs[0]!.parts.map(({ seatNumber }) => seatNumber)).toEqual(['3C', '3D']);
  });

  test('are refused where they are taken, unknown or too few', async () => {
    await buys(customer);
    await world.aTraveller().buys(other.leg(), [seat('3C')]);
    expect(await begins(customer, ['3C', '3D'])).toMatchObject({ code: 'SEATS_TAKEN', facts: { seats: ['3C'] } });
    expect(await begins(customer, ['3D'])).toMatchObject({ code: 'NOT_ENOUGH_SEATS' });
    expect(await begins(customer, ['3D', '3D'])).toMatchObject({ code: 'SEATS_TAKEN', facts: { seats: ['3D'] } });
  });

  test('are refused beside a stranger of the other sex where the schedule keeps them apart', async () => {
    await buys(customer);
    other = world.aDeparture({
      date: '2026-11-24',
      change: (facts) => ({ ...facts, leg: { ...facts.leg, allowMaleNextToFemale: false } }),
    });
    const stranger = world.aTraveller();
    await stranger.buys(other.leg(), [seat('3A', { title: 'MR' })]);
    expect(await begins(customer, ['3B', '3C'])).toMatchObject({ code: 'GENDER_RULE' });
    expect(await begins(customer, ['4A', '4B'])).toMatchObject({ exchange: { legs: [{ parts: [{}, {}] }] } });
  });
});
