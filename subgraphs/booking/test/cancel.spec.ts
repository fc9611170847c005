import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { expectBalancedBooks } from './books.js';
import { seat, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let traveller: Traveller;
let leg: string;
beforeEach(() => {
  traveller = world.aTraveller();
  leg = world.aDeparture().leg();
});

describe('cancelling what was bought', () => {
  const boughtFor = async (): Promise<void> => {
    await traveller.buys(leg, [seat('1A')]);
  };

  test('within an hour, two days before: the whole fare, not the fee', async () => {
    await boughtFor();
    expect((await traveller.sees())!.refundOffer).toMatchObject({ amount: { amount: 1250 } });
    const cancelled = await traveller.does('cancel');
    expect(cancelled).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_PENDING', refundOffer: null });
    expect((await traveller.does('cancel')).refunds).toHaveLength(1);
    await world.job('send-refunds');
    expect(await traveller.sees()).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', refunded: { amount: 1250 } });
    expect(await world.aTraveller().isRefused(leg, [seat('1A')])).toBeUndefined();
    const revoked = await world.rows(
      'select revoked_at is not null as revoked from ticket t join leg l on l.id = t.leg_id where booking_id = $1',
      [cancelled.id],
    );
    expect(revoked).toEqual([{ revoked: true }]);
    await expectBalancedBooks(world);
  });

  test('by the tier of the hour; the rest is a fee', async () => {
    await boughtFor();
    const start = world.clock.now();
    world.clock.set('2026-11-23T01:30:00+07:00');
    expect(await traveller.does('cancel')).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ amount: { amount: 625 } }],
      due: { amount: 0 },
    });
    expect((await traveller.sees())!.fees).toContainEqual({ name: 'cancellation', amount: { amount: 625 } });
    world.clock.set(start);
    await expectBalancedBooks(world);
  });

  test('too near to departure: the seat comes back, the money does not; after departure nothing', async () => {
    await boughtFor();
    const start = world.clock.now();
    world.clock.set('2026-11-23T05:30:00+07:00');
    expect(await traveller.does('cancel')).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PAID', refunds: [] });
    const other = world.aTraveller();
    world.clock.set(start);
    await other.buys(world.aDeparture().leg(), [seat('2A')]);
    world.clock.set('2026-11-23T08:30:00+07:00');
    expect(await other.does<SeenRefusal>('cancel')).toMatchObject({ code: 'NOTHING_TO_CANCEL' });
    world.clock.set(start);
    await expectBalancedBooks(world);
  });
});
