import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountOf, expectBalancedBooks } from './books.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { documents } from './documents.js';
import { seat, type SeenBooking, type SeenRefusal, Traveller, World } from './world.js';

let world: World;
let start: number;
let people = 900;
beforeAll(async () => {
  world = await World.open();
  start = world.clock.now();
});
afterAll(() => world.close());

let leg: string;
let customer: Traveller;
let id: string;
beforeEach(() => {
  world.clock.set(start);
  leg = world.aDeparture().leg();
  id = String(people++);
  customer = world.aCustomer(id);
});

const inWallet = async (): Promise<number> => {
  const [first] = await customer.ask<{ amount: number }[]>(documents.myWallet);
  return first?.amount ?? 0;
};

/** A booking that is cancelled into the wallet: $12.50 of each seat. */
async function earns(...seats: string[]): Promise<void> {
  await customer.buys(
    leg,
    seats.map((each) => seat(each)),
  );
  await customer.ask(documents.cancel, { id: customer.bookingId, refundTo: 'WALLET' });
}

async function ready(...seats: string[]): Promise<void> {
  await customer.holds(
    leg,
    seats.map((each) => seat(each)),
  );
  await customer.tellsNames();
}

const payments = async (): Promise<string[]> =>
  (await customer.sees())!.payments.map(({ method, state, amount }) => `${method} ${state} ${amount.amount}`);

describe('what was sold to somebody', () => {
  test('never goes back into the wallet of an agency’s employee', async () => {
    const agent = world.anAgent('290', 100_000);
    await agent.holds(leg, [seat('1A')]);
    await agent.tellsNames();
    await agent.startsToPay('AGENT_BALANCE');
    const cancel = { id: agent.bookingId, refundTo: 'WALLET' };
    expect(await agent.ask<SeenRefusal>(documents.cancel, cancel)).toMatchObject({ code: 'WALLET_NOT_YOURS' });
    expect(await agent.sees()).toMatchObject({ status: 'BOOKED', takesCredit: false });
  });

  test('nor of the clerk who took cash for it', async () => {
    const grants = { 'booking.create': 'operator', 'booking.view': 'operator', 'booking.edit': 'operator' } as const;
    const clerk = world.aUser({
      userId: '47',
      operatorId: '7',
      roleId: 4,
      grants: { ...grants, 'booking.cancel': 'operator' },
    });
    await clerk.holds(leg, [seat('1A')]);
    await clerk.tellsNames();
    const { payment } = await clerk.startsToPay('CASH_COLLECTION');
    await clerk.ask(documents.collectCash, { code: payment.code });
    const cancel = { id: clerk.bookingId, refundTo: 'WALLET' };
    expect(await clerk.ask<SeenRefusal>(documents.cancel, cancel)).toMatchObject({ code: 'WALLET_NOT_YOURS' });
    expect(await clerk.sees()).toMatchObject({ status: 'BOOKED', takesCredit: false });
  });
});

describe('money back into the wallet', () => {
  test('is there at once', async () => {
    await customer.buys(leg, [seat('1A')]);
    const cancelled = await customer.ask<SeenBooking>(documents.cancel, {
      id: customer.bookingId,
      refundTo: 'WALLET',
    });
    expect(cancelled).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'PARTIALLY_REFUNDED',
      refunds: [{ state: 'done', amount: { amount: 1250 }, toWallet: true }],
    });
    expect(await inWallet()).toBe(1250);
    expect(await accountOf(world, 'wallet', id)).toBe(-1250);
    await expectBalancedBooks(world);
  });

  test('is told to the accounts’ keeper, for who deletes his account', async () => {
    await earns('1A');
    const keeper = new Traveller(world, service('users'));
    expect(await keeper.ask(documents.creditOf, { id })).toEqual([{ amount: 1250, currency: 'USD' }]);
    expect(await keeper.ask(documents.creditOf, { id: '601' })).toEqual([]);
  });

  test('is for who is signed in as the one who booked', async () => {
    const guest = world.aTraveller();
    await guest.buys(leg, [seat('1A')]);
    const wish = { id: guest.bookingId, refundTo: 'WALLET' };
    expect(await guest.ask<SeenRefusal>(documents.cancel, wish)).toMatchObject({ code: 'WALLET_NOT_YOURS' });
    expect((await guest.sees())!.status).toBe('BOOKED');
  });
});

describe('credit of the wallet', () => {
  test('pays all of it at once, where it is enough', async () => {
    await earns('1A', '1B');
    await ready('1A');
    const { payment, booking } = await customer.startsToPay('WALLET_CREDIT');
    expect(payment.state).toBe('SETTLED');
    expect(booking).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect(await inWallet()).toBe(1200);
    await expectBalancedBooks(world);
  });

  test('is refused as the only way, where it is not', async () => {
    await earns('1A');
    await ready('1A', '1B');
    expect(await customer.startsToPay<SeenRefusal>('WALLET_CREDIT')).toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
      facts: { reason: 'NOT_ENOUGH', available: 1250 },
    });
  });

  test('pays a part: set aside with the other half, taken with it', async () => {
    await earns('1A');
    await ready('1A', '1B');
    const { payment, booking } = await customer.startsToPay('CARD', true);
    expect(booking.due.amount).toBe(1300);
    expect(await payments()).toEqual(['WALLET_CREDIT AUTHORIZED 1250', 'CARD PENDING 1300']);
    expect((await customer.startsToPay('CARD', true)).payment.id).toBe(payment.id);
    await customer.decides(payment.reference, 'APPROVE');
    expect(await customer.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID', due: { amount: 0 } });
    expect(await payments()).toEqual(['WALLET_CREDIT SETTLED 1250', 'CARD SETTLED 1300']);
    expect(await inWallet()).toBe(0);
    await expectBalancedBooks(world);
  });

  test('is let go with an other half that is declined', async () => {
    await earns('1A');
    await ready('1A', '1B');
    const { payment } = await customer.startsToPay('CARD', true);
    await customer.decides(payment.reference, 'DECLINE');
    expect(await customer.sees()).toMatchObject({ status: 'BLOCKED', due: { amount: 2550 } });
    expect(await payments()).toEqual(['WALLET_CREDIT CANCELLED 1250', 'CARD DECLINED 1300']);
    const again = await customer.startsToPay('PIPAY', true);
    await customer.decides(again.payment.reference, 'APPROVE');
    expect((await customer.sees())!.status).toBe('BOOKED');
    expect(await inWallet()).toBe(0);
  });

  test('is let go when the time is over', async () => {
    await earns('1A');
    await ready('1A', '1B');
    await customer.startsToPay('CARD', true);
    world.clock.advance({ minutes: 16 });
    await world.job('expire-holds');
    expect(await payments()).toEqual(['WALLET_CREDIT EXPIRED 1250', 'CARD EXPIRED 1300']);
    expect(await inWallet()).toBe(1250);
  });

  test('does not keep him from being told that his seats wait', async () => {
    await earns('1A');
    await ready('1A', '1B');
    await customer.startsToPay('CARD', true);
    world.clock.advance({ minutes: 4 });
    await world.job('tell-left-unpaid');
    const told = `select 1 from outbox_event where type = 'booking.left_unpaid' and payload->>'bookingId' = $1`;
    expect(await world.rows(told, [customer.bookingId])).toHaveLength(1);
  });

  test('the other half that comes too late goes back, the wallet is left alone', async () => {
    await earns('1A');
    await ready('1A', '1B');
    const { payment } = await customer.startsToPay('CARD', true);
    await customer.decides(payment.reference, 'LATE');
    world.clock.advance({ minutes: 16 });
    await world.job('expire-holds');
    await world.job('deliver-sandbox-callbacks');
    expect(await customer.sees()).toMatchObject({ status: 'EXPIRED', refunds: [{ amount: { amount: 1300 } }] });
    expect(await inWallet()).toBe(1250);
    await expectBalancedBooks(world);
  });

  test('half of the money that is there when the hold ends goes back by itself', async () => {
    await earns('1A');
    await ready('1A', '1B');
    const first = await customer.startsToPay('CARD', true);
    await customer.startsToPay('WING');
    await customer.decides(first.payment.reference, 'APPROVE');
    expect(await customer.sees()).toMatchObject({ status: 'BLOCKED', paymentStatus: 'PARTIALLY_PAID' });
    world.clock.advance({ minutes: 30 });
    await world.job('expire-holds');
    await world.job('send-refunds');
    expect(await customer.sees()).toMatchObject({ status: 'EXPIRED', paymentStatus: 'REFUNDED' });
    await expectBalancedBooks(world);
  });

  test('is set aside for one booking at a time', async () => {
    await earns('1A');
    await ready('1A', '1B');
    await customer.startsToPay('CARD', true);
    const other = world.aCustomer(id);
    await other.holds(leg, [seat('2A')]);
    await other.tellsNames();
    const { payment } = await other.startsToPay('CARD', true);
    expect((await other.sees())!.payments.map(({ method }) => method)).toEqual(['CARD']);
    expect(payment.state).toBe('PENDING');
  });

  test('is not spent, nor given, by whoever acts as him', async () => {
    await earns('1A', '1B');
    const staff = customer.actedBy('1');
    await staff.holds(leg, [seat('2A')]);
    await staff.tellsNames();
    const refused = { code: 'METHOD_NOT_AVAILABLE', facts: { method: 'WALLET_CREDIT' } };
    expect(await staff.startsToPay<SeenRefusal>('WALLET_CREDIT')).toMatchObject(refused);
    const { payment } = await staff.startsToPay('CARD', true);
    expect((await staff.sees())!.payments).toMatchObject([{ method: 'CARD', amount: { amount: 1300 } }]);
    await staff.decides(payment.reference, 'APPROVE');
    expect((await staff.sees())!.takesCredit).toBe(false);
    const cancel = { id: staff.bookingId, refundTo: 'WALLET' };
    expect(await staff.ask<SeenRefusal>(documents.cancel, cancel)).toMatchObject({ code: 'WALLET_NOT_YOURS' });
    expect(await inWallet()).toBe(2500);
  });

  test('what both halves paid goes back to both', async () => {
    await earns('1A');
    await ready('1A', '1B');
    const { payment } = await customer.startsToPay('CARD', true);
    await customer.decides(payment.reference, 'APPROVE');
    await customer.does('cancel');
    await world.job('send-refunds');
    const { refunds } = (await customer.sees())!;
    expect(refunds.map(({ amount }) => amount.amount)).toEqual([1225, 1275]);
    expect(await inWallet()).toBe(1225);
    await expectBalancedBooks(world);
  });
});
