import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { untilWaiting } from '@naga/server-kit/testing/until-waiting.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { accountOf, expectBalancedBooks } from './books.js';
import { told } from './customers.js';
import { documents } from './documents.js';
import { seat, Traveller, World } from './world.js';

let world: World;
let start: number;
let people = 2300;
beforeAll(async () => {
  world = await World.open();
  start = world.clock.now();
});
afterAll(() => world.close());

let customer: Traveller;
let id: string;
beforeEach(() => {
  world.clock.set(start);
  id = String(people++);
  customer = world.aCustomer(id);
});

const closes = () => new Traveller(world, service('users')).ask(documents.closeWallet, { id });
const deletes = () => told(world, 'account.deleted', { accountId: id });
const cancels = (refundTo = 'WALLET') =>
  customer.ask<{ refunds: object[] }>(documents.cancel, { id: customer.bookingId, refundTo });
const buys = (number = '1A') => customer.buys(world.aDeparture().leg(), [seat(number)]);
const refunds = async () => ((await customer.sees()) as unknown as { refunds: object[] }).refunds;
const CREDIT = [{ amount: 1250, currency: 'USD' }];
const ON_ITS_WAY = [{ state: 'transit', toWallet: true }];
const AS_PAID = [{ state: 'done', toWallet: false }];
const IN_WALLET = [{ state: 'done', toWallet: true }];

const givenUp = (): Promise<object[]> =>
  world.rows(
    `select debit::int as amount from ledger_entry where account = 'wallet' and party_id = $1 and reason = 'credit_given_up'`,
    [id],
  );

/** Keeps a row for itself until each of these waits for a lock, one after the other, and `last` is done; answers what they do. */
async function whileLocked(
  sql: string,
  values: unknown[],
  meanwhile: readonly (() => Promise<unknown>)[],
  last: () => Promise<unknown> = () => Promise.resolve(),
): Promise<unknown[]> {
  const started = await inRowTransaction(world.test.outside, async (keeper) => {
    await keeper.rows(sql, values);
    const running: Promise<unknown>[] = [];
    for (const [before, start] of meanwhile.entries()) {
      running.push(start());
      await untilWaiting(world, before + 1);
    }
    await last();
    return running;
  });
  return Promise.all(started);
}

/** As a process leaves it that dies once the money is on its way. */
const onItsWay = async (): Promise<void> => {
  await buys();
  await closes();
  await cancels();
  await world.test.outside.change('delete from closing_wallet where account_id = $1', [id]);
};

const OF_BOOKING = 'select 1 from booking where id = $1 for update';
const OF_WALLET = `select 1 from balance where kind = 'wallet' and owner_id = $1 for update`;

test('what comes in before it is closed is told, and given up', async () => {
  await buys();
  expect(await cancels()).toMatchObject({ refunds: IN_WALLET });
  expect(await closes()).toEqual(CREDIT);
  await deletes();
  expect(await givenUp()).toEqual([{ amount: 1250 }]);
  await expectBalancedBooks(world);
});

test('what is decided once it is closed waits, and goes the way it came when the account is deleted', async () => {
  await buys();
  expect(await closes()).toEqual([]);
  expect(await cancels()).toMatchObject({ refunds: ON_ITS_WAY });
  await world.job('send-refunds');
  expect(await refunds()).toMatchObject(ON_ITS_WAY);
  await deletes();
  await world.job('send-refunds');
  expect(await refunds()).toMatchObject(AS_PAID);
  expect([await givenUp(), await accountOf(world, 'wallet', id)]).toEqual([[], 0]);
  await expectBalancedBooks(world);
});

test('of who keeps his account it opens again, and what waited comes in', async () => {
  await buys();
  await closes();
  await cancels();
  world.clock.advance({ minutes: 9 });
  await world.job('give-up-credit');
  await world.job('send-refunds');
  expect(await refunds()).toMatchObject(ON_ITS_WAY);
  world.clock.advance({ minutes: 1 });
  await world.job('give-up-credit');
  await world.job('send-refunds');
  expect(await refunds()).toMatchObject(IN_WALLET);
  expect(await accountOf(world, 'wallet', id)).toBe(-1250);
});

test('of who deleted it, and we are not told yet, it stays closed', async () => {
  await buys();
  await closes();
  await cancels();
  world.users.deleted.add(id);
  world.clock.advance({ hours: 2 });
  await world.job('give-up-credit');
  await world.job('send-refunds');
  expect(await refunds()).toMatchObject(ON_ITS_WAY);
  await deletes();
  await world.job('send-refunds');
  expect(await refunds()).toMatchObject(AS_PAID);
  expect(await givenUp()).toEqual([]);
});

test('at once: money that is being put in is counted by who closes it', async () => {
  await buys();
  await cancels();
  await onItsWay();
  const [, told] = await whileLocked(OF_WALLET, [id], [() => world.job('send-refunds'), closes]);
  expect(told).toEqual([{ amount: 2500, currency: 'USD' }]);
  await deletes();
  expect(await givenUp()).toEqual([{ amount: 2500 }]);
  await expectBalancedBooks(world);
});

test('at once: what finds it closed by the time it would come in does not', async () => {
  await onItsWay();
  await whileLocked(OF_BOOKING, [customer.bookingId], [() => world.job('send-refunds')], closes);
  expect(await refunds()).toMatchObject(ON_ITS_WAY);
  await deletes();
  await world.job('send-refunds');
  expect(await refunds()).toMatchObject(AS_PAID);
  expect([await givenUp(), await accountOf(world, 'wallet', id)]).toEqual([[], 0]);
  await expectBalancedBooks(world);
});

test('what was decided by who had not heard of the deletion yet does not come in', async () => {
  await buys();
  await cancels('MONEY');
  await deletes();
  // As a transaction leaves it that looked before the deletion and was committed after it.
  const late = `update refund set state = 'created', wallet_owner_id = $2, done_at = null where booking_id = $1 and state <> 'done'`;
  await world.test.outside.change(late, [customer.bookingId, id]);
  await world.job('send-refunds');
  await world.job('send-refunds');
  expect(await refunds()).toMatchObject(AS_PAID);
  expect(await givenUp()).toEqual([]);
  await expectBalancedBooks(world);
});
