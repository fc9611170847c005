import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountIn, accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { RefusedDesk } from './refused-desk.js';
import { askedAbout, toldBy } from './traces.js';
import { expectSoundBooks } from './walks/sound-books.js';
import { expectWholeWorld } from './whole-world.js';
import { World } from './world.js';

let world: World;
let desk: RefusedDesk;
let start: number;
let customers = 9100;
beforeAll(async () => {
  world = await World.open();
  start = world.clock.now();
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock.set(start);
  desk = new RefusedDesk(world);
});

const aBuyer = () => world.aCustomer(String(customers++));
const inBooks = (account: string) => accountIn(world, desk.traveller.bookingId, account);
const timeline = async (): Promise<string[]> => {
  const seen = await desk.admin.ask<{ timeline: { type: string }[] }>(documents.history, {
    id: desk.traveller.bookingId,
  });
  return seen.timeline.map(({ type }) => type).filter((type) => type.startsWith('refund.'));
};

describe('tries that end', () => {
  test('are shown to those who look after it, told once, and to nobody else', async () => {
    const refund = await desk.refuses();
    expect(refund).toMatchObject({ failures: 2, failure: 'ACCOUNT_CLOSED', retryAt: null, ways: ['CASH'] });
    world.clock.advance({ days: 30 });
    await world.job('send-refunds');
    expect(await desk.refused()).toMatchObject([{ failures: 2 }]);
    expect((await toldBy(world, desk.traveller.bookingId)).filter((type) => type === 'refund.refused')).toHaveLength(1);
    expect(await timeline()).toEqual(['refund.created', 'refund.failed', 'refund.stopped']);
    await expect(desk.refused(desk.traveller)).rejects.toThrow();
  });

  test('begin anew when a person says so, as often as he likes, and nobody is written to again', async () => {
    const refund = await desk.refuses();
    expect(await desk.again(refund)).toMatchObject({ paymentStatus: 'REFUND_PENDING' });
    expect(await desk.refused()).toMatchObject([{ failures: 3, retryAt: null }]);
    await world.rows("update sandbox_charge set state = 'APPROVED' where state = 'CLOSED'");
    await Promise.all([desk.again(refund), desk.again(refund, desk.asker)]);
    expect(await desk.wentBack()).toEqual(['done 1250']);
    expect(await desk.again(refund)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    expect((await toldBy(world, desk.traveller.bookingId)).filter((type) => type === 'refund.refused')).toHaveLength(1);
    await expectWholeWorld(world, desk.traveller.bookingId);
  });
});

describe('another way', () => {
  test('into the wallet of its buyer, at once and once', async () => {
    const buyer = aBuyer();
    const refund = await desk.refuses(1, buyer);
    expect(refund.ways).toEqual(['WALLET', 'CASH']);
    const both = await Promise.all([desk.otherwise(refund, 'WALLET'), desk.otherwise(refund, 'WALLET', desk.second)]);
    for (const seen of both) expect(seen).toMatchObject({ status: 'CANCELLED' });
    expect(await desk.wentBack()).toEqual(['canceled 1250', 'done 1250 WALLET']);
    expect(await buyer.ask(documents.myWallet)).toMatchObject([{ amount: 1250 }]);
    expect(await inBooks('clearing')).toBe(1300);
    expect(await inBooks('wallet')).toBe(-1250);
    expect(await timeline()).toEqual([
      'refund.created',
      'refund.failed',
      'refund.stopped',
      'refund.other_way',
      'refund.done',
    ]);
    expect(await desk.otherwise(refund, 'CASH')).toMatchObject({ code: 'REFUND_NOT_REFUSED' });
    expect(await desk.again(refund)).toMatchObject({ code: 'REFUND_NOT_REFUSED' });
  });

  test('in cash, which waits until a counter hands it out to who tells his code', async () => {
    const refund = await desk.refuses();
    const before = await accountOf(world, 'cash_in_hand', 'platform');
    await desk.otherwise(refund, 'CASH');
    await world.job('send-refunds');
    expect(await desk.wentBack()).toEqual(['canceled 1250', 'created 1250 CASH']);
    expect(await desk.traveller.sees()).toMatchObject({ paymentStatus: 'REFUND_PENDING', cashBack: { amount: 1250 } });
    expect(await toldBy(world, desk.traveller.bookingId)).toContain('refund.in_cash');
    await desk.handsOut();
    await desk.handsOut();
    expect(await desk.wentBack()).toEqual(['canceled 1250', 'done 1250 CASH']);
    expect((await accountOf(world, 'cash_in_hand', 'platform')) - before).toBe(-1250);
    await expectWholeWorld(world, desk.traveller.bookingId);
  });

  test('never into the wallet of a guest, nor one that somebody was given the booking for', async () => {
    const refund = await desk.refuses();
    expect(await desk.otherwise(refund, 'WALLET')).toMatchObject({
      code: 'REFUND_NOT_THIS_WAY',
      facts: { way: 'WALLET' },
    });
  });

  test('while it is on its way nobody sends it a second time', async () => {
    const refund = await desk.refuses();
    const sandbox = world.test.subgraph.services.providers.get('sandbox')!;
    const asked = sandbox.refund.bind(sandbox);
    let seen: unknown;
    sandbox.refund = async () => {
      seen = await desk.otherwise(refund, 'CASH', desk.second);
      return { state: 'unknown' };
    };
    await desk.again(refund);
    sandbox.refund = asked;
    expect(seen).toMatchObject({ code: 'REFUND_NOT_REFUSED', facts: { state: 'transit' } });
    expect(await desk.wentBack()).toEqual(['transit 1250']);
    await world.job('send-refunds');
    await Promise.all([desk.otherwise(refund, 'CASH'), desk.again(refund, desk.second), world.job('send-refunds')]);
    const counts = (await desk.wentBack()).filter((each) => !each.startsWith('canceled'));
    expect(counts).toHaveLength(1);
  });
});

describe('more than a hundred dollars', () => {
  test('takes two: one asks, another says the same', async () => {
    const refund = await desk.refuses(9);
    await desk.otherwise(refund, 'CASH');
    expect(await desk.refused()).toMatchObject([{ askedWay: 'CASH', askedBy: { id: '1' } }]);
    expect(await desk.otherwise(refund, 'CASH')).toMatchObject({ code: 'OWN_REQUEST' });
    await desk.otherwise(refund, 'CASH', desk.asker);
    expect(await desk.refused()).toMatchObject([{ askedWay: 'CASH', askedBy: { id: '1' } }]);
    await desk.otherwise(refund, 'CASH', desk.second);
    expect(await desk.wentBack()).toEqual(['canceled 11250', 'created 11250 CASH']);
    expect(await timeline()).toContain('refund.other_way_asked');
    const decides = { permission: 'refund.overrule', operatorId: '7', countryCode: 'KH', agencyId: null };
    const what = { askedById: '1', amount: { amount: 11250, currency: 'USD' }, way: 'CASH', reason: null };
    expect(await askedAbout(world, 'OTHER_WAY', desk.traveller.bookingId)).toMatchObject([{ ...what, ...decides }]);
  });

  test('and who tries again drops what was asked', async () => {
    const refund = await desk.refuses(9);
    await desk.otherwise(refund, 'CASH', desk.asker);
    await desk.again(refund, desk.second);
    expect(await desk.refused()).toMatchObject([{ failures: 3, askedWay: null }]);
  });

  test('who may only ask never moves it alone, however little it is', async () => {
    const refund = await desk.refuses();
    await desk.otherwise(refund, 'CASH', desk.asker);
    expect(await desk.wentBack()).toEqual(['failed 1250']);
    await desk.otherwise(refund, 'CASH');
    expect(await desk.wentBack()).toEqual(['canceled 1250', 'created 1250 CASH']);
  });
});

test.each(['clerk', 'traveller'] as const)('a %s may neither', async (who) => {
  const refund = await desk.refuses();
  const may = { clerk: desk.clerk, traveller: desk.traveller }[who];
  await expect(desk.again(refund, may)).rejects.toThrow();
  await expect(desk.otherwise(refund, 'CASH', may)).rejects.toThrow();
  const elsewhere = world.aUser({ userId: '48', roleId: 4, operatorId: '9', grants: { 'refund.ask': 'operator' } });
  expect(await desk.again(refund, elsewhere)).toMatchObject({ code: 'REFUND_NOT_FOUND' });
  expect(await desk.otherwise(refund, 'CASH', elsewhere)).toMatchObject({ code: 'REFUND_NOT_FOUND' });
  expect(await desk.wentBack()).toEqual(['failed 1250']);
});

describe('money in review whose provider does not take it back', () => {
  test('is a refund that was refused: it is tried again, and goes another way', async () => {
    const buyer = aBuyer();
    await desk.refusesToSendBack(buyer, { amount: 1290 });
    expect(await desk.refused()).toMatchObject([{ failures: 1, ways: ['WALLET', 'CASH'] }]);
    expect(await buyer.sees()).toMatchObject({ paid: { amount: 0 }, payments: [{ state: 'FAILED' }] });
    const refund = await desk.waits();
    expect(refund).toMatchObject({ failures: 2, retryAt: null });
    await desk.otherwise(refund, 'WALLET');
    expect(await buyer.ask(documents.myWallet)).toMatchObject([{ amount: 1290 }]);
    expect(await inBooks('clearing')).toBe(1290);
    expect(await inBooks('customer')).toBe(0);
    await expectWholeWorld(world, buyer.bookingId);
  });

  test('in another currency it goes into a wallet, and over no counter', async () => {
    const buyer = aBuyer();
    await desk.refusesToSendBack(buyer, { amount: 5_000_000, currency: 'KHR' });
    const refund = await desk.waits();
    expect(refund).toMatchObject({ ways: ['WALLET'], amount: { currency: 'KHR' } });
    expect(await desk.otherwise(refund, 'CASH')).toMatchObject({ code: 'REFUND_NOT_THIS_WAY' });
    await desk.otherwise(refund, 'WALLET');
    expect(await buyer.ask(documents.myWallet)).toMatchObject([{ amount: 5_000_000, currency: 'KHR' }]);
    await expectWholeWorld(world, buyer.bookingId);
  });
});

test('the books of all of it are sound', async () => {
  await expectBalancedBooks(world);
  await expectSoundBooks(world);
});
