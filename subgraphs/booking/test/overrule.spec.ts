import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { accountIn } from './books.js';
import { AT_THE_DOOR, Door } from './boarding-world.js';
import { documents } from './documents.js';
import { OverruleDesk } from './overrule-desk.js';
import { overruleDocuments as asking } from './overrule-documents.js';
import { aClerk, newsOf, timelineOf } from './staff.js';
import { seat, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
let desk: OverruleDesk;
let admin: Traveller;
let asker: Traveller;
beforeAll(async () => {
  world = await World.open();
  desk = new OverruleDesk(world);
  ({ admin, asker } = desk);
});
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  await desk.sells(2);
});

const ACTOR = JSON.stringify({
  at: '2026-11-20T06:00:00Z',
  service: 'test',
  request: 'test',
  channel: 'internal',
  mode: 'live',
});
/** As a scanner or a timer leaves it. */
const isNow = (state: 'BOARDED' | 'NO_SHOW') =>
  inRowTransaction(world.test.subgraph.database, async (transaction) => {
    await transaction.rows(`select set_config('naga.actor', $1, true)`, [ACTOR]);
    await transaction.rows(`update part set state = $2 where booking_id = $1`, [desk.booked.id, state]);
  });
const paid = (): number => desk.booked.paid.amount;

describe('beyond the terms', () => {
  test('an amount that was decided goes back; what is kept is a fee, and the books close', async () => {
    world.clock.set('2026-11-23T06:30:00+07:00');
    const after = await desk.overrules(admin, { amount: 2000 });
    expect(after).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'REFUND_PENDING',
      due: { amount: 0 },
      refunds: [{ amount: { amount: 2000 } }],
      legs: [{ parts: [{ state: 'REFUNDED' }, { state: 'REFUNDED' }] }],
    });
    expect(after.fees).toContainEqual({ name: 'cancellation', amount: { amount: 500 } });
    await world.job('send-refunds');
    expect(await desk.traveller.sees()).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      refunded: { amount: 2000 },
    });
    await desk.expectBalance();
    expect(await accountIn(world, desk.booked.id, 'customer')).toBe(0);
  });

  test('by the operator’s fault everything goes back, fees too, whatever amount was told', async () => {
    world.clock.set('2026-11-23T06:30:00+07:00');
    const after = await desk.overrules(admin, { code: 'OPERATOR_CANCELLED', amount: 1 });
    expect(after).toMatchObject({ status: 'CANCELLED', due: { amount: 0 } });
    await world.job('send-refunds');
    expect(await desk.traveller.sees()).toMatchObject({ paymentStatus: 'REFUNDED', refunded: { amount: paid() } });
    await desk.expectBalance();
    expect(await accountIn(world, desk.booked.id, 'customer')).toBe(0);
  });

  test('one seat of two: half of the fees, and the other travels', async () => {
    const fees = desk.booked.fees.reduce((sum, { amount }) => sum + amount.amount, 0);
    const partIds = [desk.booked.legs[0]!.parts[1]!.id];
    const after = await desk.overrules(admin, { code: 'VEHICLE_DOWNGRADED', partIds });
    expect(after).toMatchObject({
      status: 'PARTIALLY_CANCELLED',
      legs: [{ parts: [{ state: 'TICKETED' }, { state: 'REFUNDED' }] }],
    });
    await world.job('send-refunds');
    expect(await desk.traveller.sees()).toMatchObject({
      refunded: { amount: 1250 + Math.floor(fees / 2) },
      due: { amount: 0 },
    });
    await desk.expectBalance();
  });

  test('who did not come', async () => {
    await isNow('NO_SHOW');
    expect(await desk.overrules(admin, { amount: 500 })).toMatchObject({
      legs: [{ parts: [{ state: 'REFUNDED' }, {}] }],
    });
  });

  test('the traveller is told the amount, not the reason; the timeline says who and why', async () => {
    await desk.overrules(admin, { amount: 500 });
    const [news] = await newsOf(world, 'booking.cancelled', desk.booked);
    expect(news).toMatchObject({ amount: { amount: 500, currency: 'USD' } });
    expect(JSON.stringify(news)).not.toContain('hospital');
    expect(await timelineOf(admin, desk.booked)).toContain('booking.overruled');
    expect(await desk.requests(admin)).toMatchObject([
      { state: 'done', code: 'GOODWILL', decidedBy: null, seats: ['1A', '1B'] },
    ]);
  });

  test('how far it could go is told before: more where one may decide alone', async () => {
    const reach = { least: { amount: 0 }, most: { amount: paid() } };
    expect(await desk.terms(admin)).toEqual({ ...reach, alone: { amount: 10_000 } });
    expect(await desk.terms(asker)).toEqual({ ...reach, alone: { amount: 0 } });
  });
});

test('who is just exchanging is given back with the others: his exchange is given up first', async () => {
  const traveller = world.aTraveller();
  const { id, legs } = await traveller.buys(world.aDeparture({ date: '2026-12-21' }).leg(), [seat('1A'), seat('1B')]);
  await traveller.isProved();
  world.clock.advance({ hours: 2 });
  await traveller.ask(documents.beginExchange, {
    id,
    partIds: [legs[0]!.parts[0]!.id],
    rides: [{ legId: world.aDeparture({ date: '2026-12-22' }).leg() }],
  });
  const wish = { bookingId: id, code: 'OPERATOR_CANCELLED', reason: 'No driver' };
  expect(await admin.ask(asking.cancel, wish)).toMatchObject({ status: 'CANCELLED', due: { amount: 0 } });
  const { parts } = (await traveller.sees())!.legs[0]!;
  expect(parts).toMatchObject([{ state: 'REFUNDED' }, { state: 'REFUNDED' }]);
});

describe('refused', () => {
  test('more than was paid', async () => {
    expect(await desk.overrules<SeenRefusal>(admin, { amount: paid() + 1 })).toMatchObject({
      code: 'OVERRULE_AMOUNT',
      facts: { most: paid(), currency: 'USD' },
    });
    expect(await desk.traveller.sees()).toMatchObject({ status: 'BOOKED', refunds: [] });
  });

  test('less than its terms give: by a code nobody gets less than by cancelling himself', async () => {
    const traveller = world.aTraveller();
    const { id } = await traveller.buys(world.aDeparture({ date: '2026-12-20' }).leg(), [seat('1A')]);
    const least = (await traveller.sees())!.refundOffer!.amount.amount;
    const wish = { bookingId: id, code: 'GOODWILL', reason: 'Ill', amount: least - 1 };
    const facts = { least, currency: 'USD' };
    expect(await admin.ask(asking.cancel, wish)).toMatchObject({ code: 'OVERRULE_AMOUNT', facts });
    expect(await admin.ask(asking.cancel, { ...wish, amount: least })).toMatchObject({ status: 'CANCELLED' });
  });

  test('less than nothing', async () => {
    const { errors } = await admin.raw(asking.cancel, desk.wish({ amount: -1 }));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('half a riel', async () => {
    world.pricing.currency = 'KHR';
    await desk.sells(1);
    world.pricing.currency = 'USD';
    const { errors } = await admin.raw(asking.cancel, desk.wish({ amount: 150 }));
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'amount', code: 'RANGE' }] });
  });

  test('no amount where one must be decided, and no reason', async () => {
    expect(await desk.overrules<SeenRefusal>(admin)).toMatchObject({ code: 'OVERRULE_AMOUNT' });
    const { errors } = await admin.raw(asking.cancel, desk.wish({ reason: ' ', amount: 1 }));
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'reason', code: 'REQUIRED' }] });
  });

  test('what is held, boarded or gone', async () => {
    await desk.overrules(admin, { amount: 1 });
    expect(await desk.overrules<SeenRefusal>(admin, { amount: 1 })).toMatchObject({ code: 'SEATS_NOT_CANCELLABLE' });
    await desk.sells(1);
    await isNow('BOARDED');
    expect(await desk.overrules<SeenRefusal>(admin, { amount: 1 })).toMatchObject({ code: 'SEATS_NOT_CANCELLABLE' });
  });

  test('whoever may only cancel by the terms, and the traveller', async () => {
    const { errors } = await aClerk(world).raw(asking.cancel, desk.wish({ amount: 1 }));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'refund.ask' });
    const own = await desk.traveller.raw(asking.cancel, desk.wish({ amount: 1 }));
    expect(own.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

test('what is paid on boarding gives nothing back and is not collected', async () => {
  const later = world.aTraveller();
  await later.holds(world.aDeparture().leg(), [seat('3A')]);
  await later.tellsNames();
  await later.startsToPay('PAY_ON_BOARDING');
  desk.booked = await later.does('confirm');
  expect(await desk.overrules(admin, { code: 'OPERATOR_CANCELLED' })).toMatchObject({
    status: 'CANCELLED',
    due: { amount: 0 },
    payments: [{ state: 'CANCELLED' }],
    refunds: [],
  });
  await desk.expectBalance();
});

test('the use of a coupon comes back with the whole booking', async () => {
  world.pricing.coupons.set('SUMMER', { saves: 300 });
  const buyer = world.aTraveller({ ip: '203.0.113.9' });
  await buyer.holds(world.aDeparture().leg(), [seat('1A'), seat('1B')], { couponCode: 'SUMMER' });
  await buyer.tellsNames();
  const { payment } = await buyer.startsToPay();
  await buyer.decides(payment.reference, 'APPROVE');
  desk.booked = (await buyer.sees())!;
  const given = () =>
    world.rows(`select 1 from outbox_event where type = 'coupon.given_back' and payload->>'bookingId' = $1`, [
      desk.booked.id,
    ]);
  expect(await desk.overrules(admin, { partIds: [desk.booked.legs[0]!.parts[0]!.id], amount: 500 })).toMatchObject({
    id: desk.booked.id,
  });
  expect(await given()).toHaveLength(0);
  expect(await desk.overrules(admin, { amount: 500 })).toMatchObject({ status: 'CANCELLED' });
  expect(await given()).toHaveLength(1);
});

test('what a conductor took was for who came: nothing of it is given back for who stayed', async () => {
  const departure = world.aDeparture();
  const later = world.aTraveller();
  await later.holds(departure.leg(), [seat('3A'), seat('3B')]);
  await later.tellsNames();
  await later.startsToPay('PAY_ON_BOARDING');
  desk.booked = await later.does('confirm');
  world.clock.set(AT_THE_DOOR);
  const [came, stayed] = desk.booked.legs[0]!.parts;
  const scan = { partId: came!.id, collected: desk.booked.due.amount / 2 };
  expect(await new Door(world, departure, world.anOperator()).outcomeOf(scan)).toBe('BOARDED');
  const partIds = [stayed!.id];
  expect(await desk.overrules(admin, { partIds, amount: 900 })).toMatchObject({
    code: 'OVERRULE_AMOUNT',
    facts: { most: 0 },
  });
  expect(await desk.overrules(admin, { partIds, code: 'OPERATOR_CANCELLED' })).toMatchObject({
    status: 'PARTIALLY_CANCELLED',
    due: { amount: 0 },
    refunds: [],
  });
  await desk.expectBalance();
});

test('the list takes two statements, whatever its length', async () => {
  const { total } = await admin.ask<{ total: number }>(asking.list);
  expect(total).toBeGreaterThan(5);
  expect(await statementsOf(() => admin.ask(asking.list))).toHaveLength(2);
});
