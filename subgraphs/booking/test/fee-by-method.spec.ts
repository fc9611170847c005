import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MethodFee } from '@naga/kernel/transaction-fee.js';
import { accountIn, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { FARE, FEE } from './played-neighbours.js';
import { MANY_PROMISES, seat, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open(MANY_PROMISES);
});
afterAll(() => world.close());

const CARD: MethodFee = { method: 'CARD', percent: 300, fixed: 30 };
/** 3 % of 12.50 is 0.375; everything else pays the standard half dollar. */
const BY_CARD = FARE.FOREIGN + 68;
const STANDARD = FARE.FOREIGN + FEE;

let traveller: Traveller;
let leg: string;
beforeEach(() => {
  traveller = world.aTraveller();
  leg = world.aDeparture().leg();
  world.pricing.byMethod = [
    CARD,
    { method: 'CASH_COLLECTION', percent: 0, fixed: 75 },
    { method: 'AGENT_BALANCE', percent: 0, fixed: 0 },
    { method: 'WALLET_CREDIT', percent: 0, fixed: 10 },
  ];
});
afterEach(async () => {
  world.pricing.byMethod = [];
  world.pricing.coupons.clear();
  world.pricing.taken.clear();
  await expectBalancedBooks(world);
});

async function ready(who = traveller, more: Readonly<Record<string, unknown>> = {}): Promise<Traveller> {
  await who.holds(leg, [seat('1A')], more);
  await who.tellsNames();
  return who;
}

const METHODS = `query ($id: ID!) { answer: paymentMethods(bookingId: $id) {
  method reason total { amount } due { amount } fees { name amount { amount } percent fixed { amount } } } }`;
interface Option {
  readonly method: string;
  readonly reason: string | null;
  readonly total: { readonly amount: number };
  readonly due: { readonly amount: number };
  readonly fees: readonly { readonly percent: number }[];
}
const options = async (who = traveller): Promise<Map<string, Option>> => {
  const all = await who.ask<Option[]>(METHODS, { id: who.bookingId });
  return new Map(all.map((option) => [option.method, option]));
};
const sums = async (who = traveller) => {
  const { total, paid, due, fees, status } = (await who.sees())!;
  return { total: total.amount, paid: paid.amount, due: due.amount, fee: fees[0]?.amount.amount ?? 0, status };
};
const FACTS = `select facts from booking_event where booking_id = $1 and type = 'fee.changed' order by id`;
const told = async (who = traveller) =>
  (await world.rows<{ facts: object }>(FACTS, [who.bookingId])).map(({ facts }) => facts);

describe('before anybody pays', () => {
  test('a booking costs the standard fee, and each way to pay says what it would cost', async () => {
    await ready();
    expect(await sums()).toMatchObject({ total: STANDARD, fee: FEE });
    const ways = await options();
    expect(ways.get('CARD')).toMatchObject({
      total: { amount: BY_CARD },
      due: { amount: BY_CARD },
      fees: [{ name: 'transaction', amount: { amount: 68 }, percent: 300, fixed: { amount: 30 } }],
    });
    expect(ways.get('KHQR')).toMatchObject({ total: { amount: STANDARD }, fees: [{ percent: 0 }] });
    expect(ways.get('CASH_COLLECTION')).toMatchObject({ total: { amount: FARE.FOREIGN + 75 } });
    expect(await told()).toEqual([]);
  });

  test('the terms are those of the hold, whatever the tariff says by now', async () => {
    await ready();
    world.pricing.byMethod = [{ ...CARD, fixed: 499 }];
    await traveller.startsToPay('CARD');
    expect(await sums()).toMatchObject({ total: BY_CARD, fee: 68 });
  });
});

describe('who begins to pay', () => {
  test('by a method with its own fee owes that, and it stands in the timeline', async () => {
    await ready();
    const { payment, booking } = await traveller.startsToPay('CARD');
    expect(booking).toMatchObject({ total: { amount: BY_CARD }, due: { amount: BY_CARD } });
    expect(await told()).toEqual([{ method: 'CARD', from: STANDARD, total: BY_CARD, currency: 'USD' }]);
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await sums()).toEqual({ total: BY_CARD, paid: BY_CARD, due: 0, fee: 68, status: 'BOOKED' });
    expect(await accountIn(world, traveller.bookingId, 'fees')).toBe(-68);
  });

  test('by one without, the standard fee, and nothing is told', async () => {
    await ready();
    await traveller.startsToPay('KHQR');
    expect(await sums()).toMatchObject({ total: STANDARD, fee: FEE });
    expect(await told()).toEqual([]);
  });

  test('otherwise later owes what the later method costs; the former attempt is given up', async () => {
    await ready();
    await traveller.startsToPay('CARD');
    await traveller.startsToPay('CASH_COLLECTION');
    expect(await sums()).toMatchObject({ total: FARE.FOREIGN + 75 });
    await traveller.startsToPay('KHQR');
    expect(await sums()).toMatchObject({ total: STANDARD });
    expect(
      (await traveller.sees())!.payments.map(({ method, state, amount }) => [method, state, amount.amount]),
    ).toEqual([
      ['CARD', 'CANCELLED', BY_CARD],
      ['CASH_COLLECTION', 'CANCELLED', FARE.FOREIGN + 75],
      ['KHQR', 'PENDING', STANDARD],
    ]);
  });

  test('again by the same method has the same attempt', async () => {
    await ready();
    const first = await traveller.startsToPay('CARD');
    expect((await traveller.startsToPay('CARD')).payment).toEqual(first.payment);
    expect(await told()).toHaveLength(1);
  });

  test('is not charged more than he was shown: what another page made dearer since is told first', async () => {
    world.pricing.coupons.set('SUMMER', { saves: 300 });
    await ready();
    await traveller.appliesCoupon('SUMMER');
    const expectedTotal = (await options()).get('CARD')!.total.amount;
    await traveller.removesCoupon();
    const pays = { id: traveller.bookingId, method: 'CARD', expectedTotal };
    expect(await traveller.ask(documents.pay, pays)).toMatchObject({
      code: 'PRICE_CHANGED',
      facts: { expected: expectedTotal, total: BY_CARD, currency: 'USD' },
    });
    expect((await traveller.sees())!.payments).toEqual([]);
    await traveller.appliesCoupon('SUMMER');
    const cheaper = { ...pays, expectedTotal: BY_CARD };
    expect(await traveller.ask(documents.pay, cheaper)).toMatchObject({
      payment: { amount: { amount: expectedTotal } },
    });
  });

  test('by two methods at once owes what the one costs whose attempt is open', async () => {
    await ready();
    await Promise.all([traveller.startsToPay('CARD'), traveller.startsToPay('KHQR')]);
    const { payments, total } = (await traveller.sees())!;
    const open = payments.filter(({ state }) => state === 'PENDING');
    expect(open).toHaveLength(1);
    expect(open[0]!.amount).toEqual({ amount: total.amount });
    expect(total.amount).toBe(open[0]!.method === 'CARD' ? BY_CARD : STANDARD);
  });

  test('on boarding owes that fee to the driver', async () => {
    world.pricing.byMethod = [{ method: 'PAY_ON_BOARDING', percent: 0, fixed: 100 }];
    await ready();
    await traveller.startsToPay('PAY_ON_BOARDING');
    expect(await traveller.does('confirm')).toMatchObject({ status: 'BOOKED', due: { amount: FARE.FOREIGN + 100 } });
  });

  test("from an agency's balance pays what that costs, and is asked whether that is there", async () => {
    const agent = await ready(world.anAgent('210', FARE.FOREIGN));
    expect((await options(agent)).get('AGENT_BALANCE')).toMatchObject({
      reason: null,
      total: { amount: FARE.FOREIGN },
    });
    expect((await agent.startsToPay('AGENT_BALANCE')).booking).toMatchObject({ status: 'BOOKED' });
    expect(await sums(agent)).toMatchObject({ total: FARE.FOREIGN, paid: FARE.FOREIGN, fee: 0 });
  });

  test('in cash, which a counter takes, pays what that costs', async () => {
    const { payment } = await (await ready()).startsToPay('CASH_COLLECTION');
    await world.aPlatformAdmin().ask(documents.collectCash, { code: payment.code });
    expect(await sums()).toMatchObject({ status: 'BOOKED', paid: FARE.FOREIGN + 75, fee: 75 });
  });
});

describe('a code', () => {
  test('and then a method: its share is of what the code leaves', async () => {
    world.pricing.coupons.set('SUMMER', { saves: 250 });
    await ready();
    await traveller.ask(documents.applyCoupon, { id: traveller.bookingId, code: 'SUMMER' });
    expect((await options()).get('CARD')!.total.amount).toBe(1000 + 60);
    await traveller.startsToPay('CARD');
    expect(await sums()).toMatchObject({ total: 1060, fee: 60 });
  });

  test('is not taken while somebody pays; after that failed it lowers what he chose last', async () => {
    world.pricing.coupons.set('SUMMER', { saves: 250 });
    await ready();
    const { payment } = await traveller.startsToPay('CARD');
    const code = { id: traveller.bookingId, code: 'SUMMER' };
    expect(await traveller.ask<SeenRefusal>(documents.applyCoupon, code)).toMatchObject({ code: 'PAYMENT_UNDER_WAY' });
    await traveller.decides(payment.reference, 'DECLINE');
    await traveller.ask(documents.applyCoupon, code);
    expect(await sums()).toMatchObject({ total: 1060, fee: 60 });
    await traveller.ask(documents.removeCoupon, { id: traveller.bookingId });
    expect(await sums()).toMatchObject({ total: BY_CARD, fee: 68 });
  });

  test('that leaves nothing leaves no fee either', async () => {
    world.pricing.coupons.set('FREE', { saves: FARE.FOREIGN });
    await ready(traveller, { couponCode: 'FREE' });
    expect((await options()).get('CARD')).toMatchObject({ total: { amount: 0 }, fees: [] });
    expect(await traveller.startsToPay<SeenRefusal>('CARD')).toMatchObject({ code: 'NOTHING_TO_PAY' });
  });
});

describe('money of an attempt that was given up', () => {
  test('buys at what its own method costs, though a dearer one was chosen since', async () => {
    await ready();
    const { payment } = await traveller.startsToPay('KHQR');
    await traveller.startsToPay('CARD');
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await sums()).toEqual({ total: STANDARD, paid: STANDARD, due: 0, fee: FEE, status: 'BOOKED' });
    expect(await told()).toHaveLength(2);
  });

  test('of the dearer one pays its fee, and nothing comes back', async () => {
    await ready();
    const { payment } = await traveller.startsToPay('CARD');
    await traveller.startsToPay('KHQR');
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await sums()).toEqual({ total: BY_CARD, paid: BY_CARD, due: 0, fee: 68, status: 'BOOKED' });
    expect((await traveller.sees())!.refunds).toEqual([]);
  });
});

describe('credit of a wallet', () => {
  /** $12.50 of a cancelled ride. */
  async function withCredit(id: string): Promise<Traveller> {
    const customer = world.aCustomer(id);
    const { byMethod } = world.pricing;
    world.pricing.byMethod = [];
    await customer.buys(world.aDeparture().leg(), [seat('1A')]);
    await customer.ask(documents.cancel, { id: customer.bookingId, refundTo: 'WALLET' });
    world.pricing.byMethod = byMethod;
    return customer;
  }

  test('that pays a part of it: the other method says the fee', async () => {
    const customer = await ready(await withCredit('951'));
    const { booking } = await customer.startsToPay('CARD', true);
    expect(booking).toMatchObject({ total: { amount: BY_CARD }, due: { amount: BY_CARD - FARE.FOREIGN } });
  });

  test('that pays all of it by its own fee pays that, whatever was chosen beside it', async () => {
    world.pricing.byMethod = [CARD, { method: 'WALLET_CREDIT', percent: 0, fixed: 0 }];
    const customer = await ready(await withCredit('952'));
    expect((await options(customer)).get('WALLET_CREDIT')).toMatchObject({ reason: null });
    expect((await customer.startsToPay('CARD', true)).booking).toMatchObject({ status: 'BOOKED' });
    expect(await sums(customer)).toMatchObject({ total: FARE.FOREIGN, paid: FARE.FOREIGN, fee: 0 });
  });

  test('that pays all of it by a cheaper method’s fee alone pays what was read of that method', async () => {
    world.pricing.byMethod = [{ method: 'KHQR', percent: 0, fixed: 0 }];
    const customer = await ready(await withCredit('953'));
    const expectedTotal = (await options(customer)).get('KHQR')!.total.amount;
    const pays = { id: customer.bookingId, method: 'KHQR', useWallet: true, expectedTotal };
    const { booking } = await customer.ask<{ booking: object }>(documents.pay, pays);
    expect(booking).toMatchObject({ status: 'BOOKED', total: { amount: FARE.FOREIGN }, due: { amount: 0 } });
  });
});

test('the fee of the method is not given back, and a sold booking keeps it whatever its exchange is paid by', async () => {
  await ready();
  const { payment } = await traveller.startsToPay('CARD');
  await traveller.decides(payment.reference, 'APPROVE');
  await traveller.ask(documents.cancel, { id: traveller.bookingId });
  expect(await accountIn(world, traveller.bookingId, 'fees')).toBe(-68);
  expect((await traveller.sees())!.refunds.map(({ amount }) => amount.amount)).toEqual([FARE.FOREIGN]);
});
