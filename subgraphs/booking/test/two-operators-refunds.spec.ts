import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { documents } from './documents.js';
import { overruleDocuments as asking } from './overrule-documents.js';
import { RefusedDesk } from './refused-desk.js';
import { askedAbout } from './traces.js';
import { mixed, partsOf, sides, staff } from './two-operators.js';
import { expectWholeWorld } from './whole-world.js';
import { type SeenBooking, type Traveller, World } from './world.js';

let world: World;
let desk: RefusedDesk;
let booking: SeenBooking;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  desk = new RefusedDesk(world);
  desk.traveller = world.aTraveller();
  booking = await mixed(world, {
    traveller: desk.traveller,
    payer: async (traveller) => traveller.decides((await traveller.startsToPay()).payment.reference, 'CLOSE'),
  });
});

const seenBy = async (who: Traveller) =>
  (await who.ask<{ refusedRefunds: Seen[] }>(REFUSED, { id: booking.id })).refusedRefunds;
/** Whether it is among the bookings with a refused refund, which the page of the day counts. */
const lists = async (who: Traveller): Promise<boolean> => {
  const filter = { refundFailed: true, text: booking.pnr };
  return (await who.ask<{ rows: { id: string }[] }>(LISTED, { filter })).rows.some(({ id }) => id === booking.id);
};
/** May ask for more than terms give, and decide nothing. */
const anAsker = (scope: Scope, more: object): Traveller =>
  world.aUser({
    userId: '901',
    roleId: 4,
    grants: { 'booking.view': scope, 'booking.history': scope, 'booking.cancel': scope, 'refund.ask': scope },
    ...more,
  });

/** The seats of one ride, whose money does not go back. */
async function givesBack(who: Traveller, at: number): Promise<void> {
  await who.ask(documents.cancel, { id: booking.id, partIds: partsOf(booking, at) });
  await desk.waits();
}

describe.each(sides)('what goes back of one ride of two and is refused (%s)', (scope, one, other) => {
  const WITHIN = {
    operator: { operatorId: '7' },
    branch: { branchIds: ['71'] },
    country: { countryCode: 'KH' },
  }[scope as 'operator' | 'branch' | 'country'];

  test('is its operator’s to send another way, with his own second person, and nobody else’s', async () => {
    const [asker, second] = [anAsker(scope, one), staff(world, scope, one)];
    const foreign = staff(world, scope, other, '902');
    await givesBack(asker, 0);
    const [refund] = await desk.refused(asker);
    expect(await seenBy(asker)).toEqual([{ id: refund!.id, viewerMay: ['refund.ask'] }]);
    expect(await seenBy(foreign)).toEqual([]);
    expect([await lists(asker), await lists(foreign)]).toEqual([true, false]);
    for (const wish of [() => desk.again(refund!, foreign), () => desk.otherwise(refund!, 'CASH', foreign)])
      expect(await wish()).toMatchObject({ code: 'REFUND_NOT_FOUND' });
    expect(await desk.again(refund!, asker)).toMatchObject({ paymentStatus: 'REFUND_PENDING' });
    await desk.otherwise(refund!, 'CASH', asker);
    expect(await askedAbout(world, 'OTHER_WAY', booking.id)).toMatchObject([{ ...WITHIN, askedById: '901' }]);
    expect(await desk.otherwise(refund!, 'CASH', foreign)).toMatchObject({ code: 'REFUND_NOT_FOUND' });
    await desk.otherwise(refund!, 'CASH', second);
    const { amount } = refund as unknown as { amount: { amount: number } };
    expect(await desk.wentBack()).toEqual([`canceled ${amount.amount}`, `created ${amount.amount} CASH`]);
    await expectWholeWorld(world, booking.id);
  });

  test('of both rides it is for who has both', async () => {
    const platform = staff(world, 'all', {}, '903');
    await platform.ask(documents.cancel, { id: booking.id });
    const refund = await desk.waits();
    expect(await seenBy(platform)).toEqual([{ id: refund.id, viewerMay: ['refund.ask'] }]);
    expect(await seenBy(staff(world, scope, one))).toEqual([]);
    expect([await lists(platform), await lists(staff(world, scope, one))]).toEqual([true, false]);
    expect(await desk.again(refund, staff(world, scope, one))).toMatchObject({ code: 'REFUND_NOT_FOUND' });
    await desk.otherwise(refund, 'CASH', anAsker('all', {}));
    expect(await askedAbout(world, 'OTHER_WAY', booking.id)).toMatchObject([
      { operatorId: null, countryCode: null, branchIds: [] },
    ]);
  });

  test('what is asked beyond its terms is told to those who decide it', async () => {
    const wish = { bookingId: booking.id, partIds: partsOf(booking, 0), code: 'GOODWILL', reason: 'He fell ill' };
    await anAsker(scope, one).ask(asking.cancel, { ...wish, amount: 2500 });
    const [row] = await world.rows<{ id: string }>('select id::text from overrule where booking_id = $1', [booking.id]);
    expect(await askedAbout(world, 'OVERRULE', row!.id)).toMatchObject([{ ...WITHIN, askedById: '901' }]);
  });
});

interface Seen {
  readonly id: string;
  readonly viewerMay: readonly string[];
}
const REFUSED = `query ($id: ID!) { answer: booking(id: $id) { refusedRefunds { id viewerMay } } }`;
const LISTED = `query ($filter: BookingFilterInput) { answer: bookings(filter: $filter) { rows { id } } }`;
