import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { AT_THE_DOOR, Door } from './boarding-world.js';
import { accountIn } from './books.js';
import { told } from './customers.js';
import { documents } from './documents.js';
import { FARE, FEE } from './played-neighbours.js';
import { expectWholeWorld } from './whole-world.js';
import { seat, type SeenBooking, type SeenRefusal, Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
beforeEach(() => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  world.pricing.surcharge = 0;
  world.pricing.currency = 'USD';
  world.pricing.coupons.clear();
  world.pricing.taken.clear();
  world.pricing.coupons.set('SUMMER', { saves: 300 });
});
afterAll(async () => {
  await expectWholeWorld(world);
  await world.close();
});

const SEATS = [seat('1A'), seat('1B')];
const FULL = 2 * FARE.FOREIGN + FEE;

let customers = 70_000;
/** Somebody with so many points who holds two seats. */
async function aHold(points = 5_000): Promise<Traveller> {
  const accountId = String(customers++);
  world.users.points.set(accountId, points);
  const traveller = world.aCustomer(accountId);
  await traveller.holds(world.aDeparture().leg(), SEATS);
  return traveller;
}
const reservedOf = ({ bookingId }: Traveller) =>
  [...world.users.reserved].flatMap(([key, { points }]) =>
    key.startsWith(`${bookingId}.`) ? [`${key.split('.')[1]}: ${points}`] : [],
  );

interface Told {
  version: number;
  accountId: string | null;
  use: { turn: number; points: number; isSold: boolean } | null;
  parts: { points: number; state: string; isRebooked: boolean; transportType: string }[];
}
/** What users were told of a booking. */
const news = async ({ bookingId }: Traveller): Promise<Told[]> =>
  (
    await world.rows<{ payload: Told }>(
      `select payload from outbox_event where type = 'points.told' and payload->>'bookingId' = $1 order by sequence`,
      [bookingId],
    )
  ).map(({ payload }) => payload);
const uses = async (traveller: Traveller) =>
  (await news(traveller)).map(({ use }) => use && `${use.turn}: ${use.points}${use.isSold ? ' sold' : ''}`);

async function pays(traveller: Traveller): Promise<SeenBooking> {
  await traveller.tellsNames();
  const { payment } = await traveller.startsToPay();
  await traveller.decides(payment.reference, 'APPROVE');
  return (await traveller.sees())!;
}
const fares = ({ legs }: SeenBooking) => legs.flatMap(({ parts }) => parts.map(({ fare }) => fare.amount));
const stagesOf = ({ legs }: SeenBooking) =>
  legs[0]!.parts.map(({ stages }) => stages.map(({ name }) => name).join(' '));

describe('points at the checkout', () => {
  test('take off the fares what they are worth, spread over the seats, and leave the fee', async () => {
    const traveller = await aHold();
    const paid = await traveller.usesPoints(701);
    expect(paid).toMatchObject({ points: 701, total: { amount: FULL - 701 }, due: { amount: FULL - 701 } });
    expect(fares(paid)).toEqual([FARE.FOREIGN - 351, FARE.FOREIGN - 350]);
    expect(paid.fees).toEqual([{ name: 'transaction', amount: { amount: FEE } }]);
    expect(stagesOf(paid)).toEqual(['base points', 'base points']);
    expect(reservedOf(traveller)).toEqual(['1: 701']);
  });

  test('may be changed and taken off; repeated, nothing is reserved twice', async () => {
    const traveller = await aHold();
    for (const _ of [1, 2]) await traveller.usesPoints(300);
    expect(reservedOf(traveller)).toEqual(['1: 300']);
    expect(await traveller.usesPoints(1_000)).toMatchObject({ points: 1_000, total: { amount: FULL - 1_000 } });
    for (const _ of [1, 2]) expect(await traveller.usesPoints(0)).toMatchObject({ points: 0, total: { amount: FULL } });
    expect(stagesOf((await traveller.sees())!)).toEqual(['base', 'base']);
    expect(await uses(traveller)).toEqual(['1: 300', '2: 1000', '2: 0']);
  });

  test.each([
    [99, 'POINTS_TOO_FEW', { least: 100 }],
    [-5, 'POINTS_TOO_FEW', { least: 100 }],
    [FARE.FOREIGN + 1, 'POINTS_TOO_MANY', { most: FARE.FOREIGN }],
    [600, 'POINTS_NOT_ENOUGH', { available: 500 }],
  ])('%d are refused: %s', async (points, code, facts) => {
    const traveller = await aHold(500);
    expect(await traveller.usesPoints<SeenRefusal>(points)).toMatchObject({ code, facts });
    expect(reservedOf(traveller)).toEqual([]);
    expect(await traveller.sees()).toMatchObject({ points: 0, total: { amount: FULL } });
  });

  test('are of who buys for himself: not of guests, agencies, other accounts, programs', async () => {
    const guest = world.aTraveller();
    await guest.holds(world.aDeparture().leg(), SEATS);
    expect(await guest.usesPoints<SeenRefusal>(300)).toMatchObject({ code: 'POINTS_NOT_HERE' });
    const agent = world.anAgent('31', 100_000);
    await agent.holds(world.aDeparture().leg(), SEATS);
    expect(await agent.usesPoints<SeenRefusal>(300)).toMatchObject({ code: 'POINTS_NOT_HERE' });
    const owner = await aHold();
    world.users.points.set('69999', 5_000);
    const other = new Traveller(world, {
      ...world.aCustomer('69999').viewer,
      bookingToken: (owner.viewer as { bookingToken: string }).bookingToken,
    } as never);
    other.bookingId = owner.bookingId;
    expect(await other.usesPoints<SeenRefusal>(300)).toMatchObject({ code: 'POINTS_NOT_HERE' });
  });

  test('are of who held as a guest and has signed in since, too', async () => {
    const guest = world.aTraveller();
    await guest.holds(world.aDeparture().leg(), SEATS);
    world.users.points.set('69998', 5_000);
    const { bookingToken } = guest.viewer as { bookingToken: string };
    const signedIn = new Traveller(world, { ...world.aCustomer('69998').viewer, bookingToken } as never);
    signedIn.bookingId = guest.bookingId;
    expect(await signedIn.usesPoints(300)).toMatchObject({ points: 300 });
  });

  test('pay dollars', async () => {
    world.pricing.currency = 'KHR';
    const traveller = await aHold();
    expect(await traveller.usesPoints<SeenRefusal>(300)).toMatchObject({ code: 'POINTS_OTHER_CURRENCY' });
    expect(await traveller.ask(documents.pointsOffer, { id: traveller.bookingId })).toEqual({ pointsOffer: null });
  });

  test('are refused while a payment is under way, and of what is sold', async () => {
    const traveller = await aHold();
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    expect(await traveller.usesPoints<SeenRefusal>(300)).toMatchObject({ code: 'PAYMENT_UNDER_WAY' });
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.usesPoints<SeenRefusal>(300)).toMatchObject({ code: 'BOOKING_NOT_HELD' });
  });

  test('are offered as far as they go', async () => {
    const traveller = await aHold(800);
    const offer = async () =>
      (await traveller.ask<{ pointsOffer: object | null }>(documents.pointsOffer, { id: traveller.bookingId }))
        .pointsOffer;
    expect(await offer()).toEqual({ available: 800, least: 100, most: 800, step: 10 });
    await traveller.usesPoints(500);
    expect(await offer()).toEqual({ available: 800, least: 100, most: 800, step: 10 });
    world.users.points.set((traveller.viewer as { userId: string }).userId, 90_000);
    expect(await offer()).toMatchObject({ available: 90_000, most: FARE.FOREIGN });
    await traveller.usesPoints(0);
    await pays(traveller);
    expect(await offer()).toBeNull();
  });
});

describe('points beside a coupon', () => {
  test('come after it, whichever was first, and fall to what still fits', async () => {
    const traveller = await aHold();
    await traveller.usesPoints(FARE.FOREIGN);
    const lowered = await traveller.appliesCoupon('SUMMER');
    const half = FARE.FOREIGN - 300;
    expect(lowered).toMatchObject({ points: half, discount: { amount: 600 } });
    expect(lowered.total.amount).toBe(2 * half - half + FEE);
    expect(stagesOf(lowered)).toEqual(['base coupon points', 'base coupon points']);
    expect(await uses(traveller)).toEqual([`1: ${FARE.FOREIGN}`, `1: ${half}`]);
    expect(await traveller.removesCoupon()).toMatchObject({
      points: half,
      discount: { amount: 0 },
      total: { amount: FULL - half },
    });
    expect(stagesOf((await traveller.sees())!)).toEqual(['base points', 'base points']);
  });

  test('pricing sees the fares before points', async () => {
    const traveller = await aHold();
    await traveller.usesPoints(400);
    await traveller.appliesCoupon('SUMMER');
    expect([...world.pricing.taken.values()].flatMap(({ seats }) => seats.map(({ fare }) => fare))).toEqual([
      FARE.FOREIGN,
      FARE.FOREIGN,
    ]);
  });

  test('go where so little is left that they are below the least', async () => {
    world.pricing.coupons.set('SUMMER', { saves: FARE.FOREIGN - 90 });
    const traveller = await aHold();
    await traveller.usesPoints(400);
    expect(await traveller.appliesCoupon('SUMMER')).toMatchObject({ points: 0 });
    expect(await uses(traveller)).toEqual(['1: 400', '1: 0']);
  });
});

describe('a sale with points', () => {
  test('books what we bear of them for the operator, and tells users that they are spent', async () => {
    const traveller = await aHold();
    await traveller.usesPoints(700);
    const sold = await pays(traveller);
    expect(sold).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID', points: 700, pointsToEarn: 18 });
    expect(await accountIn(world, sold.id, 'rewards')).toBe(700);
    expect(await accountIn(world, sold.id, 'discounts')).toBe(0);
    expect(await accountIn(world, sold.id, 'operator_payable')).toBe(-2 * (FARE.FOREIGN - 120));
    expect(await accountIn(world, sold.id, 'customer')).toBe(0);
    const [mailed] = await world.rows(
      `select payload->'points' as used, payload->'pointsToEarn' as earned from outbox_event
       where type = 'ticket.issued' and payload->>'bookingId' = $1`,
      [sold.id],
    );
    expect(mailed).toEqual({ used: 700, earned: 18 });
    const last = (await news(traveller)).at(-1)!;
    expect(last.use).toEqual({ turn: 1, points: 700, isSold: true });
    expect(last.parts).toEqual([
      { partId: expect.any(String), points: 9, state: 'PENDING', transportType: 'BUS', isRebooked: false },
      { partId: expect.any(String), points: 9, state: 'PENDING', transportType: 'BUS', isRebooked: false },
    ]);
  });

  test('given back in part gives points back in the proportion of the fare', async () => {
    const traveller = await aHold();
    await traveller.usesPoints(1_000);
    const sold = await pays(traveller);
    // 75 % two days later, of 7.50 paid with 5.00 of points.
    world.clock.set('2026-11-22T15:00:00+07:00');
    const part = sold.legs[0]!.parts[0]!;
    const after = await traveller.ask<SeenBooking>(documents.cancel, { id: sold.id, partIds: [part.id] });
    expect(after).toMatchObject({ status: 'PARTIALLY_CANCELLED', points: 1_000 - 375 });
    expect(after.refunds.map(({ amount }) => amount.amount)).toEqual([563]);
    expect(await accountIn(world, sold.id, 'rewards')).toBe(1_000 - 375);
    const last = (await news(traveller)).at(-1)!;
    expect(last.use).toEqual({ turn: 1, points: 625, isSold: true });
    expect(last.parts).toHaveLength(1);
    await traveller.does('cancel');
    expect((await news(traveller)).at(-1)).toMatchObject({ use: { points: 250 }, parts: [] });
  });

  test('refused by its operator gives all of them back', async () => {
    const accountId = String(customers++);
    world.users.points.set(accountId, 5_000);
    const traveller = world.aCustomer(accountId);
    await traveller.holds(world.aDepartureByHand().leg(), SEATS);
    await traveller.usesPoints(800);
    const pending = await pays(traveller);
    expect(pending.status).toBe('PENDING_OPERATOR');
    expect((await news(traveller)).at(-1)).toMatchObject({ use: { points: 800, isSold: true }, parts: [] });
    await world.anOperator().refuses(pending.id, pending.legs[0]!.id);
    expect((await news(traveller)).at(-1)).toMatchObject({ use: { points: 0 }, parts: [] });
    expect(await accountIn(world, pending.id, 'rewards')).toBe(0);
  });

  test('earns of who came when the ride is over, and nothing of who did not', async () => {
    const accountId = String(customers++);
    const traveller = world.aCustomer(accountId);
    const departure = world.aDeparture();
    const sold = await traveller.buys(departure.leg(), SEATS);
    const states = async () => (await news(traveller)).at(-1)!.parts.map(({ points, state }) => `${state} ${points}`);
    expect(await states()).toEqual(['PENDING 12', 'PENDING 12']);
    world.clock.set(AT_THE_DOOR);
    await new Door(world, departure, world.anOperator()).scans({ partId: sold.legs[0]!.parts[0]!.id });
    world.clock.set('2026-11-23T09:00:00+07:00');
    await world.job('end-rides');
    expect(await states()).toEqual(['PENDING 12']);
    world.clock.set('2026-11-23T20:00:00+07:00');
    await world.job('end-rides');
    expect(await states()).toEqual(['EARNED 12']);
  });

  test('of a guest earns whose account it becomes', async () => {
    const guest = world.aTraveller();
    const sold = await guest.buys(world.aDeparture().leg(), SEATS);
    expect(await news(guest)).toEqual([]);
    await told(world, 'account.email_verified', { accountId: '69997', email: 'Sok.Dara@example.com' });
    expect((await news(guest)).at(-1)).toMatchObject({ accountId: '69997', parts: [{ points: 12 }, { points: 12 }] });
    expect(sold.pointsToEarn).toBe(0);
  });

  test('by an agency earns nobody anything', async () => {
    const agent = world.anAgent('32', 100_000);
    await agent.holds(world.aDeparture().leg(), SEATS);
    await agent.tellsNames();
    await agent.startsToPay('AGENT_BALANCE');
    expect(await news(agent)).toEqual([]);
  });
});

describe('a hold with points', () => {
  test('that expires or is cancelled gives them back', async () => {
    for (const end of ['expire', 'cancel']) {
      const traveller = await aHold();
      await traveller.usesPoints(400);
      if (end === 'cancel') await traveller.does('cancel');
      else {
        world.clock.advance({ minutes: 11 });
        await world.job('expire-holds');
      }
      expect(await uses(traveller)).toEqual(['1: 400', '1: 0']);
    }
  });

  test('whose money comes late takes them anew, or buys nothing', async () => {
    for (const isThere of [true, false]) {
      const traveller = await aHold(500);
      await traveller.usesPoints(400);
      await traveller.tellsNames();
      const { payment } = await traveller.startsToPay();
      world.clock.advance({ minutes: 60 });
      await world.job('expire-holds');
      world.users.reserved.delete(`${traveller.bookingId}.1`);
      if (!isThere) world.users.points.set((traveller.viewer as { userId: string }).userId, 100);
      await traveller.decides(payment.reference, 'APPROVE');
      expect((await traveller.sees())!.status).toBe(isThere ? 'BOOKED' : 'EXPIRED');
      expect((await uses(traveller)).at(-1)).toBe(isThere ? '2: 400 sold' : '1: 0');
      if (isThere) world.clock.set('2026-11-20T13:00:00+07:00');
    }
  });

  test('is told of to whoever asks about its reservation', async () => {
    const traveller = await aHold();
    await traveller.usesPoints(400);
    const users = new Traveller(world, service('users'));
    expect(await users.ask(documents.bookingPoints, { ids: [traveller.bookingId, '999999999', 'x'] })).toEqual([
      {
        bookingId: traveller.bookingId,
        expiresAt: expect.any(String),
        told: expect.objectContaining({ version: 1, use: { turn: 1, points: 400, isSold: false } }),
      },
    ]);
  });
});

describe('an exchange', () => {
  interface Credited {
    readonly credits: { readonly points: { readonly amount: number } };
  }
  const CREDITED = `query ($id: ID!) { answer: booking(id: $id) { exchange {
    credits { promotions { amount } coupon { amount } points { amount } } } } }`;
  const exchanged = async (surcharge: number) => {
    const traveller = await aHold();
    await traveller.usesPoints(1_000);
    const sold = await pays(traveller);
    world.clock.advance({ minutes: 61 });
    await traveller.isProved();
    world.pricing.surcharge = surcharge;
    const rides = [{ legId: world.aDeparture({ date: '2026-11-24' }).leg() }];
    const partIds = sold.legs[0]!.parts.map(({ id }) => id);
    const wish = { id: sold.id, partIds, rides };
    const offer = await traveller.ask<Credited>(documents.exchangeOffer, wish);
    await traveller.ask(documents.beginExchange, wish);
    const begun = await traveller.ask<{ exchange: Credited | null }>(CREDITED, { id: sold.id });
    expect(begun.exchange ?? offer).toMatchObject({ credits: offer.credits });
    const started = await traveller.startsToPay<{ payment?: { reference: string } }>();
    if (started.payment) await traveller.decides(started.payment.reference, 'APPROVE');
    return { traveller, after: (await traveller.sees())!, credited: offer.credits.points.amount };
  };

  test('for a ride of the same fare takes all of them along, re-booked', async () => {
    const { traveller, after } = await exchanged(0);
    expect(after).toMatchObject({ status: 'RE_BOOKED', points: 1_000 });
    // Staff reads the fares as if nothing had been taken off, and what was beside them.
    const listed = `query { answer: bookings(filter: {}) { rows { id facts { totalFare { amount } reward { amount } } } } }`;
    const { rows } = await world.aPlatformAdmin().ask<{ rows: { id: string }[] }>(listed);
    expect(rows.find(({ id }) => id === after.id)).toMatchObject({
      facts: { totalFare: { amount: 2 * FARE.FOREIGN }, reward: { amount: 1_000 } },
    });
    expect(fares(after)).toEqual([FARE.FOREIGN - 500, FARE.FOREIGN - 500]);
    expect((await news(traveller)).at(-1)).toMatchObject({
      use: { points: 1_000 },
      parts: [
        { points: 7, isRebooked: true },
        { points: 7, isRebooked: true },
      ],
    });
    expect(await accountIn(world, after.id, 'rewards')).toBe(1_000);
    expect(await accountIn(world, after.id, 'customer')).toBe(0);
  });

  test('for a cheaper one takes their part along, and of the rest gives back what the policy says', async () => {
    const { after, credited } = await exchanged(-250);
    expect(credited).toBe(800);
    expect(after).toMatchObject({ status: 'RE_BOOKED', points: 800 });
    expect(fares(after)).toEqual([1_000 - 400, 1_000 - 400]);
    expect(await accountIn(world, after.id, 'rewards')).toBe(800);
  });

  test('for a dearer one takes no more than there were', async () => {
    const { after } = await exchanged(500);
    expect(after).toMatchObject({ points: 1_000 });
    expect(fares(after)).toEqual([FARE.FOREIGN, FARE.FOREIGN]);
  });
});

test('50 who spend the last points at once: as many as there are, each whole', async () => {
  const accountId = String(customers++);
  world.users.points.set(accountId, 1_000);
  const buyers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const buyer = world.aCustomer(accountId);
      await buyer.holds(world.aDeparture().leg(), [seat('1A')]);
      return buyer;
    }),
  );
  const answers = await Promise.all(buyers.map((buyer) => buyer.usesPoints<{ points?: number }>(250)));
  expect(answers.filter(({ points }) => points === 250)).toHaveLength(4);
});
