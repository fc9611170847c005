import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { afterEachStatement } from '@naga/server-kit/testing/dying-at.js';
import { accountOf, expectBalancedBooks } from './books.js';
import { told } from './customers.js';
import { documents } from './documents.js';
import { keptOf } from './killed.js';
import { RefusedDesk } from './refused-desk.js';
import { seat, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
let start: number;
let people = 1900;
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
  world.pricing.currency = 'USD';
  leg = world.aDeparture().leg();
  id = String(people++);
  customer = world.aCustomer(id);
});

const deletes = (eventId: string = randomUUID()): Promise<void> =>
  told(world, 'account.deleted', { accountId: id }, eventId);

/** A booking that is cancelled into the wallet, minor units of its currency. */
async function earns(...seats: string[]): Promise<void> {
  const ride = world.aDeparture().leg();
  await customer.buys(
    ride,
    seats.map((each) => seat(each)),
  );
  await customer.ask(documents.cancel, { id: customer.bookingId, refundTo: 'WALLET' });
}

const wallets = (): Promise<{ currency: string; amount: number }[]> =>
  world.rows(`select currency, amount::int from balance where kind = 'wallet' and owner_id = $1 order by currency`, [
    id,
  ]);

/** Each movement that gave credit of this account up. */
const givenUp = (): Promise<{ currency: string; amount: number }[]> =>
  world.rows(
    `select w.currency, w.debit::int as amount from ledger_entry w join ledger_entry b using (transaction_id)
     where w.account = 'wallet' and w.party_id = $1 and w.reason = 'credit_given_up' and b.account = 'breakage'
       and b.credit = w.debit order by w.currency, w.id`,
    [id],
  );

/** Why the traveller was told that money waits for him in cash. */
const inCash = async (): Promise<string[]> =>
  (
    await world.rows<{ why: string }>(
      `select payload->>'why' as why from outbox_event where type = 'refund.in_cash' and payload->>'bookingId' = $1 order by sequence`,
      [customer.bookingId],
    )
  ).map(({ why }) => why);

/** Pays two seats with $12.50 of the wallet, and the rest by card where that is approved. */
async function setsAside(): Promise<string> {
  await customer.holds(leg, [seat('1A'), seat('1B')]);
  await customer.tellsNames();
  return (await customer.startsToPay('CARD', true)).payment.reference;
}

test('its credit is booked away, of each currency, once', async () => {
  await earns('1A', '1B');
  world.pricing.currency = 'KHR';
  await earns('2A');
  const [khr, usd] = await wallets();
  expect([khr!.amount, usd!.amount].every((amount) => amount > 0)).toBe(true);
  const event = randomUUID();
  await deletes(event);
  await deletes(event);
  await deletes();
  await world.job('give-up-credit');
  expect(await wallets()).toEqual([
    { currency: 'KHR', amount: 0 },
    { currency: 'USD', amount: 0 },
  ]);
  expect(await givenUp()).toEqual([khr, usd]);
  expect(await accountOf(world, 'wallet', id)).toBe(0);
  await expectBalancedBooks(world);
});

test('nothing of anybody else', async () => {
  await earns('1A');
  const other = id;
  id = '1800';
  await deletes();
  id = other;
  expect(await wallets()).toEqual([{ currency: 'USD', amount: 1250 }]);
});

test('what is set aside for a booking stays for it', async () => {
  await earns('1A');
  const charge = await setsAside();
  await deletes();
  expect(await wallets()).toEqual([{ currency: 'USD', amount: 1250 }]);
  await customer.decides(charge, 'APPROVE');
  expect(await customer.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
  await world.job('give-up-credit');
  expect([await wallets(), await givenUp()]).toEqual([[{ currency: 'USD', amount: 0 }], []]);
  await expectBalancedBooks(world);
});

test('and is given up once it is free again', async () => {
  await earns('1A');
  await setsAside();
  await deletes();
  world.clock.advance({ minutes: 16 });
  await world.job('expire-holds');
  await world.job('give-up-credit');
  expect([await wallets(), await givenUp()]).toEqual([
    [{ currency: 'USD', amount: 0 }],
    [{ currency: 'USD', amount: 1250 }],
  ]);
  await expectBalancedBooks(world);
});

test.each(['created', 'transit'])('what was on its way there (%s) goes the way it came', async (state) => {
  await customer.buys(leg, [seat('1A')]);
  await customer.does('cancel');
  const change = 'update refund set wallet_owner_id = $2, state = $3 where booking_id = $1';
  await world.test.outside.change(change, [customer.bookingId, id, state]);
  await deletes();
  await world.job('send-refunds');
  expect(await customer.sees()).toMatchObject({ refunds: [{ state: 'done', toWallet: false }] });
  expect([await wallets(), await givenUp()]).toEqual([[], []]);
  await expectBalancedBooks(world);
});

test('what its credit had paid and goes back at that moment is told once to wait in cash', async () => {
  await earns('1A', '1B');
  await customer.holds(leg, [seat('1A')]);
  await customer.tellsNames();
  await customer.startsToPay('WALLET_CREDIT');
  await customer.does('cancel');
  await deletes();
  await deletes();
  await world.job('send-refunds');
  await world.job('give-up-credit');
  expect(await customer.sees()).toMatchObject({ isWalletGone: true, refunds: [{ state: 'created', inCash: true }] });
  expect(await inCash()).toEqual(['ACCOUNT_DELETED']);
  await expectBalancedBooks(world);
});

test('nobody chooses it any more, not even he who is still signed in', async () => {
  await customer.buys(leg, [seat('1A')]);
  await deletes();
  const wish = { id: customer.bookingId, refundTo: 'WALLET' };
  expect(await customer.ask(documents.cancel, wish)).toMatchObject({ code: 'WALLET_GONE' });
  expect(await customer.sees()).toMatchObject({ status: 'BOOKED', refunds: [] });
  expect(await wallets()).toEqual([]);
});

test('what its credit had paid waits for a counter, and is handed out in cash', async () => {
  await earns('1A', '1B');
  await customer.holds(leg, [seat('1A')]);
  await customer.tellsNames();
  await customer.startsToPay('WALLET_CREDIT');
  await deletes();
  expect(await givenUp()).toEqual([{ currency: 'USD', amount: 1200 }]);
  await customer.does('cancel');
  await world.job('send-refunds');
  const { pnr, cashBack } = (await customer.sees()) as SeenBooking & { cashBack: { amount: number } };
  expect(await customer.sees()).toMatchObject({
    paymentStatus: 'REFUND_PENDING',
    payments: [{ provider: 'wallet', wayBack: 'CASH' }],
  });
  const before = await accountOf(world, 'cash_in_hand', 'platform');
  const counter = world.aPlatformAdmin();
  await counter.ask(documents.requestCode, { id: customer.bookingId });
  const hand = { code: pnr, holderCode: await customer.codeOf() };
  await counter.ask(documents.handOutCash, hand);
  expect((await accountOf(world, 'cash_in_hand', 'platform')) - before).toBe(-cashBack.amount);
  expect([cashBack.amount, await wallets()]).toEqual([1250, [{ currency: 'USD', amount: 0 }]]);
  await expectBalancedBooks(world);
});

test('what its provider sends nowhere: credit is not offered any more, and refused', async () => {
  const desk = new RefusedDesk(world);
  const refund = await desk.refuses(1, customer);
  await deletes();
  expect(await desk.otherwise(refund, 'WALLET')).toMatchObject({ code: 'WALLET_GONE' });
  await desk.otherwise(refund, 'CASH');
  await world.job('send-refunds');
  expect(await desk.wentBack()).toEqual(['canceled 1250', 'created 1250 CASH']);
  expect(await desk.handsOut()).toMatchObject({ booking: { cashBack: { amount: 0 } } });
  expect(await wallets()).toEqual([]);
  await expectBalancedBooks(world);
});

test('so is what was on its way there instead', async () => {
  const desk = new RefusedDesk(world);
  const refund = await desk.refuses(1, customer);
  await desk.otherwise(refund, 'CASH');
  // As a process leaves it that dies before the wallet has it.
  const onItsWay =
    "update refund set in_cash = false, wallet_owner_id = $2, state = 'transit' where instead_of_id = $1";
  await world.test.outside.change(onItsWay, [refund.id, id]);
  await deletes();
  await world.job('send-refunds');
  expect(await desk.wentBack()).toEqual(['canceled 1250', 'created 1250 CASH']);
  expect([await wallets(), await givenUp(), await inCash()]).toEqual([[], [], ['REFUSED', 'ACCOUNT_DELETED']]);
});

test('however its process is killed, it is given up once', async () => {
  await afterEachStatement({
    make: async () => {
      world.clock.set(start);
      id = String(people++);
      customer = world.aCustomer(id);
      await earns('1A', '1B');
      return randomUUID();
    },
    act: deletes,
    kept: () => keptOf(world),
    look: async (event) => {
      await world.job('give-up-credit');
      expect([
        [2500, []],
        [0, [{ currency: 'USD', amount: 2500 }]],
      ]).toContainEqual([(await wallets())[0]!.amount, await givenUp()]);
      await deletes(event);
      expect([await wallets(), await givenUp()]).toEqual([
        [{ currency: 'USD', amount: 0 }],
        [{ currency: 'USD', amount: 2500 }],
      ]);
      await expectBalancedBooks(world);
    },
  });
});
