import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountIn, expectBalancedBooks } from './books.js';
import { DecisionWorld, legOf, statesOf } from './decision-world.js';
import { documents } from './documents.js';
import { OverruleDesk } from './overrule-desk.js';
import { FARE, FEE } from './played-neighbours.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, type World } from './world.js';

let decision: DecisionWorld;
let world: World;
let traveller: Traveller;
beforeAll(async () => {
  decision = await DecisionWorld.open();
  world = decision.world;
});
beforeEach(() => {
  decision.begin();
  traveller = decision.traveller;
});
afterEach(async () => {
  world.pricing.currency = 'USD';
  world.pricing.coupons.clear();
  world.pricing.taken.clear();
  await expectBalancedBooks(world);
});
afterAll(() => world.close());

const GIVEN = 200;
const SOLD = FARE.FOREIGN + FEE;

async function holds(who = traveller, leg = world.aDeparture().leg()): Promise<Traveller> {
  await who.holds(leg, [seat('1A')]);
  await who.tellsNames();
  return who;
}
const pays = async (who = traveller): Promise<SeenBooking> => {
  const { payment } = await who.startsToPay();
  await who.decides(payment.reference, 'APPROVE');
  return (await who.sees())!;
};
/** There and back, both by hand. */
async function asksForBoth(): Promise<SeenBooking> {
  await traveller.holdsLegs([
    { legId: world.aDepartureByHand({ operatorId: '7' }).leg(), seats: [seat('1A')] },
    {
      legId: world.aDepartureByHand({ operatorId: '8', date: '2026-11-25' }).leg(),
      seats: [seat('1A')],
      direction: 'RETURN',
    },
  ]);
  await traveller.tellsNames();
  await traveller.gives(GIVEN);
  return pays();
}
const donation = { name: 'donation', amount: { amount: GIVEN } };
const donated = ({ fees }: SeenBooking) => fees.filter(({ name }) => name === 'donation');
const told = async () =>
  (
    await world.rows<{ type: string; facts: object }>(
      `select type, facts from booking_event where booking_id = $1 and type like 'donation.%' order by id`,
      [traveller.bookingId],
    )
  ).map(({ type, facts }) => ({ type, ...facts }));
const METHODS = `query ($id: ID!) { answer: paymentMethods(bookingId: $id) { method reason due { amount }
  fees { name amount { amount } cause } } }`;

describe('while it is held', () => {
  test('a donation is added, changed and taken off, with a line each; repeated, nothing happens', async () => {
    await holds();
    const given = await traveller.gives(GIVEN);
    expect(given).toMatchObject({ total: { amount: SOLD + GIVEN }, due: { amount: SOLD + GIVEN } });
    expect(given.fees).toEqual([{ name: 'transaction', amount: { amount: FEE } }, donation]);
    await traveller.gives(GIVEN);
    await traveller.gives(GIVEN, 'NATURE');
    expect(donated(await traveller.gives(50, 'NATURE'))).toEqual([{ ...donation, amount: { amount: 50 } }]);
    for (const _ of [1, 2]) expect(await traveller.gives(0)).toMatchObject({ total: { amount: SOLD } });
    expect(donated((await traveller.sees())!)).toEqual([]);
    expect(await told()).toEqual([
      { type: 'donation.set', amount: GIVEN, cause: 'HEALTH', currency: 'USD' },
      { type: 'donation.set', amount: GIVEN, cause: 'NATURE', currency: 'USD' },
      { type: 'donation.set', amount: 50, cause: 'NATURE', currency: 'USD' },
      { type: 'donation.removed' },
    ]);
  });

  test('every way to pay counts it, and nobody collects it on boarding', async () => {
    await holds();
    await traveller.gives(GIVEN);
    const ways = await traveller.ask<{ method: string; reason: string | null }[]>(METHODS, {
      id: traveller.bookingId,
    });
    expect(ways.find(({ method }) => method === 'KHQR')).toEqual({
      method: 'KHQR',
      reason: null,
      due: { amount: SOLD + GIVEN },
      fees: [
        { name: 'transaction', amount: { amount: FEE }, cause: null },
        { ...donation, cause: 'HEALTH' },
      ],
    });
    expect(ways.find(({ method }) => method === 'PAY_ON_BOARDING')).toMatchObject({ reason: 'WITH_DONATION' });
    expect(await traveller.startsToPay<SeenRefusal>('PAY_ON_BOARDING')).toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
      facts: { reason: 'WITH_DONATION' },
    });
    await traveller.gives(0);
    await traveller.startsToPay('PAY_ON_BOARDING');
    expect(await traveller.does('confirm')).toMatchObject({ status: 'BOOKED' });
  });

  test('neither a code nor points lower it, and the fee is of the fares', async () => {
    world.pricing.coupons.set('FREE', { saves: FARE.FOREIGN });
    await holds();
    await traveller.gives(GIVEN);
    const free = await traveller.appliesCoupon('FREE');
    expect(free.fees.at(-1)).toEqual(donation);
    expect(await traveller.removesCoupon()).toMatchObject({ total: { amount: SOLD + GIVEN } });
    const buyer = world.aCustomer('90011');
    world.users.points.set('90011', 1_000);
    await holds(buyer);
    await buyer.gives(GIVEN);
    expect(await buyer.usesPoints(500)).toMatchObject({ total: { amount: SOLD + GIVEN - 500 } });
    expect(donated((await buyer.sees())!)).toEqual([donation]);
  });

  test.each([
    ['USD', 100_00, 100_01],
    ['KHR', 400_000_00, 400_001_00],
  ])('in %s up to about a hundred dollars', async (currency, most, more) => {
    world.pricing.currency = currency as 'USD' | 'KHR';
    await holds();
    expect(await traveller.gives<SeenRefusal>(more)).toMatchObject({
      code: 'DONATION_TOO_MUCH',
      facts: { most, currency },
    });
    expect(donated(await traveller.gives(most))).toEqual([{ ...donation, amount: { amount: most } }]);
  });

  test('what nobody can pay is refused on its field', async () => {
    world.pricing.currency = 'KHR';
    await holds();
    for (const amount of [-100, 50]) {
      const { errors } = await traveller.raw(documents.setDonation, { id: traveller.bookingId, amount });
      expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'amount', code: 'RANGE' }] });
    }
  });

  test('staff lists the bookings that give something', async () => {
    await holds();
    const { pnr } = await traveller.gives(GIVEN);
    const listed = (filter: object) =>
      world.aPlatformAdmin().ask<{ total: number }>(documents.list, { filter: { text: pnr, ...filter } });
    expect(await listed({ withDonation: true })).toMatchObject({ total: 1, rows: [{ pnr }] });
    await traveller.gives(0);
    expect(await listed({ withDonation: true })).toMatchObject({ total: 0 });
    expect(await listed({})).toMatchObject({ total: 1 });
  });

  test('only who has its key gives with it', async () => {
    await holds();
    const other = world.aTraveller();
    expect(await other.ask(documents.setDonation, { id: traveller.bookingId, amount: 100 })).toMatchObject({
      code: 'BOOKING_NOT_FOUND',
    });
  });

  test('not once its hold is over, nor while somebody pays; after that failed, again', async () => {
    await holds();
    const { payment } = await traveller.startsToPay();
    expect(await traveller.gives<SeenRefusal>(GIVEN)).toMatchObject({ code: 'PAYMENT_UNDER_WAY' });
    await traveller.decides(payment.reference, 'DECLINE');
    expect(donated(await traveller.gives(GIVEN))).toEqual([donation]);
    world.clock.advance({ hours: 2 });
    expect(await traveller.gives<SeenRefusal>(300)).toMatchObject({ code: 'HOLD_EXPIRED' });
  });

  test('who paid what he had given up before buys the seats for it, and gives nothing', async () => {
    await holds();
    const { payment } = await traveller.startsToPay('KHQR');
    const later = await traveller.startsToPay('CARD');
    await traveller.decides(later.payment.reference, 'DECLINE');
    await traveller.gives(GIVEN);
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', total: { amount: SOLD }, due: { amount: 0 } });
    expect(await accountIn(world, traveller.bookingId, 'donations')).toBe(0);
  });
});

describe('once it is sold', () => {
  test('its cause has it: no fee of ours, nothing of the operator, no sale of the day', async () => {
    await holds();
    const before = await decision.soldToday();
    await traveller.gives(GIVEN);
    expect(await pays()).toMatchObject({ status: 'BOOKED', paid: { amount: SOLD + GIVEN }, due: { amount: 0 } });
    const { bookingId } = traveller;
    expect(await accountIn(world, bookingId, 'donations')).toBe(-GIVEN);
    expect(await accountIn(world, bookingId, 'fees')).toBe(-FEE);
    expect(await accountIn(world, bookingId, 'customer')).toBe(0);
    expect(await decision.soldToday()).toBe(before + SOLD);
    expect(await traveller.gives<SeenRefusal>(0)).toMatchObject({ code: 'BOOKING_NOT_HELD' });
  });

  test('who gave is told so beside the total, and who did not is told of none', async () => {
    const mailed = async () => {
      const [{ donation: given, total }] = (await world.rows(
        `select payload->'donation' as donation, payload->'total' as total from outbox_event
         where type = 'ticket.issued' and payload->>'bookingId' = $1`,
        [traveller.bookingId],
      )) as [Record<string, unknown>];
      return [given, total];
    };
    await holds();
    await traveller.gives(GIVEN);
    await pays();
    expect(await mailed()).toEqual([
      { amount: GIVEN, currency: 'USD' },
      { amount: SOLD + GIVEN, currency: 'USD' },
    ]);
    traveller = world.aTraveller();
    await holds();
    await pays();
    expect(await mailed()).toEqual([null, { amount: SOLD, currency: 'USD' }]);
  });

  test('a cancellation keeps it', async () => {
    await holds();
    await traveller.gives(GIVEN);
    await pays();
    await traveller.does('cancel');
    expect((await traveller.sees())!.refunds.map(({ amount }) => amount.amount)).toEqual([FARE.FOREIGN]);
    expect(await accountIn(world, traveller.bookingId, 'donations')).toBe(-GIVEN);
  });

  test('so does an operator’s fault: what was given was no part of the ride', async () => {
    const desk = new OverruleDesk(world);
    await holds();
    await traveller.gives(GIVEN);
    desk.booked = await pays();
    await desk.overrules(desk.admin, { code: 'OPERATOR_CANCELLED' });
    expect((await traveller.sees())!.refunds.map(({ amount }) => amount.amount).toSorted()).toEqual([
      FARE.FOREIGN,
      FEE,
    ]);
    expect(await accountIn(world, traveller.bookingId, 'donations')).toBe(-GIVEN);
  });

  test('one way refused: its share of the fee goes back, the donation stays whole', async () => {
    const asked = await asksForBoth();
    await decision.operator.accepts(asked.id, legOf(asked).id);
    const rejected = await world.anOperator('8').refuses(asked.id, legOf(asked, 'RETURN').id);
    expect(statesOf(rejected)).toEqual(['ONWARD TICKETED', 'RETURN REJECTED']);
    expect(rejected.refunds.map(({ amount }) => amount.amount)).toEqual([FARE.FOREIGN + FEE / 2]);
    expect(await accountIn(world, asked.id, 'donations')).toBe(-GIVEN);
  });

  test('all ways refused: everything goes back, the donation with it', async () => {
    const asked = await asksForBoth();
    await decision.operator.refuses(asked.id, legOf(asked).id);
    const rejected = await world.anOperator('8').refuses(asked.id, legOf(asked, 'RETURN').id);
    expect(rejected).toMatchObject({ status: 'REJECTED', due: { amount: 0 } });
    expect(rejected.refunds.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(asked.total.amount);
    expect(await accountIn(world, asked.id, 'donations')).toBe(0);
  });
});
