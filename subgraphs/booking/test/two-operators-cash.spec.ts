import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { mixed, partsOf, sides, staff } from './two-operators.js';
import { expectWholeWorld } from './whole-world.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set('2026-11-20T13:00:00+07:00'));

type Answer = SeenBooking & SeenRefusal;
interface SeenCash extends SeenRefusal {
  readonly canCollect: boolean;
  readonly payment: { readonly state: string; readonly amount: { readonly amount: number } };
  readonly booking: SeenBooking;
}
const UNKNOWN = { code: 'CASH_CODE_UNKNOWN' };

/** Its first ride is exchanged for a dearer one of the same operator; the code names the difference. */
async function differenceOf(clerk: Traveller, booking: SeenBooking): Promise<string> {
  const rides = [{ legId: world.aDeparture({ date: '2026-11-24' }).leg(), direction: 'ONWARD' }];
  await clerk.ask<Answer>(documents.beginExchange, { id: booking.id, partIds: partsOf(booking, 0), rides });
  const { payment } = await clerk.ask<{ payment: { code: string } }>(documents.pay, {
    id: booking.id,
    method: 'CASH_COLLECTION',
  });
  return payment.code;
}
const at = (who: Traveller, what: 'cashCode' | 'collectCash' | 'handOutCash', code: string) =>
  who.ask<SeenCash>(documents[what], { code });

describe.each(sides)('the cash of a difference, who drives one ride of two (%s)', (scope, one, other) => {
  test('takes it for an exchange of his ride, once, and nobody else’s operator does', async () => {
    const booking = await mixed(world);
    const [clerk, foreign] = [staff(world, scope, one), staff(world, scope, other, '902')];
    const code = await differenceOf(clerk, booking);
    expect(await at(foreign, 'cashCode', code)).toMatchObject(UNKNOWN);
    expect(await at(foreign, 'collectCash', code)).toMatchObject(UNKNOWN);
    expect(await at(clerk, 'cashCode', code)).toMatchObject({ canCollect: true, payment: { amount: { amount: 200 } } });
    const party = scope === 'country' ? 'platform' : 'operator:7';
    const [before, theirs] = [
      await accountOf(world, 'cash_in_hand', party),
      await accountOf(world, 'operator_payable', '8'),
    ];
    const taken = { payment: { state: 'SETTLED' }, booking: { status: 'RE_BOOKED', exchange: null } };
    expect(await at(clerk, 'collectCash', code)).toMatchObject(taken);
    expect(await at(clerk, 'collectCash', code)).toMatchObject(taken);
    expect(await at(foreign, 'cashCode', code)).toMatchObject(UNKNOWN);
    expect((await accountOf(world, 'cash_in_hand', party)) - before).toBe(200);
    expect(await accountOf(world, 'operator_payable', '8')).toBe(theirs);
    await expectBalancedBooks(world);
    await expectWholeWorld(world, booking.id);
  });

  test('takes none once the exchange is over', async () => {
    const booking = await mixed(world);
    const clerk = staff(world, scope, one);
    const code = await differenceOf(clerk, booking);
    world.clock.advance({ minutes: 16 });
    await world.job('expire-exchanges');
    expect(await at(clerk, 'collectCash', code)).toMatchObject({ code: 'CASH_CODE_OVER' });
  });

  test('opens nothing else of the booking: neither what was paid for all of it nor what goes back in cash', async () => {
    const traveller = world.aTraveller();
    const platform = staff(world, 'all', {}, '903');
    const payer = async () => {
      const { payment } = await traveller.startsToPay('CASH_COLLECTION');
      return platform.ask(documents.collectCash, { code: payment.code });
    };
    const booking = await mixed(world, { seats: [seat('1A')], traveller, payer });
    const { code } = booking.payments[0]!;
    const clerk = staff(world, scope, one);
    await platform.ask(documents.cancel, { id: booking.id, partIds: partsOf(booking, 1) });
    for (const named of [code, booking.pnr])
      for (const what of ['cashCode', 'collectCash', 'handOutCash'] as const)
        expect(await at(clerk, what, named!)).toMatchObject(UNKNOWN);
    const difference = await differenceOf(clerk, booking);
    const { paymentStatus, exchange } = (await traveller.sees())!;
    expect(await at(clerk, 'cashCode', difference)).toMatchObject({
      booking: { cashBack: { amount: 0 }, paymentStatus, exchange: { toPay: exchange!.toPay } },
    });
    expect(await at(clerk, 'handOutCash', difference)).toMatchObject(UNKNOWN);
    expect(await at(clerk, 'cashCode', booking.pnr)).toMatchObject(UNKNOWN);
    const { refunds } = (await traveller.sees())!;
    expect(refunds.map(({ state }) => state)).toEqual(['created']);
  });
});

test('another branch of the operator whose ride is exchanged takes it by its code, as of any sale', async () => {
  const booking = await mixed(world);
  const code = await differenceOf(staff(world, 'operator', { operatorId: '7' }), booking);
  const elsewhere = staff(world, 'branch', { operatorId: '7', branchId: '72' }, '904');
  expect(await at(elsewhere, 'collectCash', code)).toMatchObject({ payment: { state: 'SETTLED' } });
});
