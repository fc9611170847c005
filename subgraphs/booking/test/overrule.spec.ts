import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { aClerk, newsOf, support, timelineOf } from './staff.js';
import { AT_THE_DOOR, Door } from './boarding-world.js';
import { overruleDocuments as asking } from './overrule-documents.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

interface Row {
  id: string;
  pnr: string;
  state: string;
  code: string;
  seats: string[];
  amount: { amount: number };
  askedBy: { id: string };
  decidedBy: { id: string } | null;
  canDecide: boolean;
  canWithdraw: boolean;
}

const ACTOR = JSON.stringify({
  at: '2026-11-20T06:00:00Z',
  service: 'test',
  request: 'test',
  channel: 'internal',
  mode: 'live',
});
const START = '2026-11-20T13:00:00+07:00';
const may = { 'refund.ask': 'all', 'refund.overrule': 'all' } as const;
let admin: Traveller;
let second: Traveller;
let asker: Traveller;
let clerk: Traveller;
beforeAll(() => {
  admin = support(world, may);
  second = world.aUser({ userId: '2', roleId: 1, grants: { ...may, 'booking.view': 'all', 'booking.history': 'all' } });
  asker = support(world, { 'refund.ask': 'all' });
  clerk = world.aUser({
    userId: '47',
    roleId: 4,
    operatorId: '7',
    grants: { 'booking.view': 'operator', 'booking.history': 'operator', 'refund.ask': 'operator' },
  });
});

let traveller: Traveller;
let booked: SeenBooking;
async function sells(seats: number): Promise<void> {
  traveller = world.aTraveller();
  const numbers = Array.from({ length: seats }, (_, n) => `${Math.floor(n / 4) + 1}${'ABCD'[n % 4]}`);
  booked = await traveller.buys(
    world.aDeparture().leg(),
    numbers.map((number) => seat(number)),
  );
}
beforeEach(async () => {
  world.clock.set(START);
  await sells(2);
});

/** As a scanner or a timer leaves it. */
const isNow = (state: 'BOARDED' | 'NO_SHOW') =>
  inRowTransaction(world.test.subgraph.database, async (transaction) => {
    await transaction.rows(`select set_config('naga.actor', $1, true)`, [ACTOR]);
    await transaction.rows(`update part set state = $2 where booking_id = $1`, [booked.id, state]);
  });

const wish = { code: 'GOODWILL', reason: 'His mother is in hospital' };
const overrules = <T = SeenBooking>(by: Traveller, more: object = {}): Promise<T> =>
  by.ask<T>(asking.cancel, { bookingId: booked.id, ...wish, ...more });
const terms = (by: Traveller) => by.ask(asking.terms, { bookingId: booked.id });
const listed = async (by: Traveller, wanted: { state?: string; toDecide?: boolean }): Promise<Row[]> =>
  (await by.ask<{ rows: Row[] }>(asking.list, wanted)).rows.filter(({ pnr }) => pnr === booked.pnr);
const requests = (by: Traveller, state?: string): Promise<Row[]> => listed(by, state === undefined ? {} : { state });
const paid = (): number => booked.paid.amount;
const balanced = async () =>
  expect(
    await world.rows(
      `select 1 from ledger_entry where booking_id = $1 group by transaction_id having sum(debit) <> sum(credit)`,
      [booked.id],
    ),
  ).toEqual([]);
/** What the customer still owes by the books, minor units. */
const owed = async (): Promise<number> => {
  const [row] = await world.rows<{ owed: number }>(
    `select coalesce(sum(debit - credit), 0)::float8 as owed from ledger_entry where booking_id = $1 and account = 'customer'`,
    [booked.id],
  );
  return row!.owed;
};

describe('beyond the terms', () => {
  test('an amount that was decided goes back; what is kept is a fee, and the books close', async () => {
    world.clock.set('2026-11-23T06:30:00+07:00');
    const after = await overrules(admin, { amount: 2000 });
    expect(after).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'REFUND_PENDING',
      due: { amount: 0 },
      refunds: [{ amount: { amount: 2000 } }],
      legs: [{ parts: [{ state: 'REFUNDED' }, { state: 'REFUNDED' }] }],
    });
    expect(after.fees).toContainEqual({ name: 'cancellation', amount: { amount: 500 } });
    await world.job('send-refunds');
    expect(await traveller.sees()).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', refunded: { amount: 2000 } });
    await balanced();
    expect(await owed()).toBe(0);
  });

  test('by the operator’s fault everything goes back, fees too, whatever amount was told', async () => {
    world.clock.set('2026-11-23T06:30:00+07:00');
    const after = await overrules(admin, { code: 'OPERATOR_CANCELLED', amount: 1 });
    expect(after).toMatchObject({ status: 'CANCELLED', due: { amount: 0 } });
    await world.job('send-refunds');
    expect(await traveller.sees()).toMatchObject({ paymentStatus: 'REFUNDED', refunded: { amount: paid() } });
    await balanced();
    expect(await owed()).toBe(0);
  });

  test('one seat of two: half of the fees, and the other travels', async () => {
    const fees = booked.fees.reduce((sum, { amount }) => sum + amount.amount, 0);
    const partIds = [booked.legs[0]!.parts[1]!.id];
    const after = await overrules(admin, { code: 'VEHICLE_DOWNGRADED', partIds });
    expect(after).toMatchObject({
      status: 'PARTIALLY_CANCELLED',
      legs: [{ parts: [{ state: 'TICKETED' }, { state: 'REFUNDED' }] }],
    });
    await world.job('send-refunds');
    expect(await traveller.sees()).toMatchObject({
      refunded: { amount: 1250 + Math.floor(fees / 2) },
      due: { amount: 0 },
    });
    await balanced();
  });

  test('who did not come', async () => {
    await isNow('NO_SHOW');
    expect(await overrules(admin, { amount: 500 })).toMatchObject({ legs: [{ parts: [{ state: 'REFUNDED' }, {}] }] });
  });

  test('the traveller is told the amount, not the reason; the timeline says who and why', async () => {
    await overrules(admin, { amount: 500 });
    const [news] = await newsOf(world, 'booking.cancelled', booked);
    expect(news).toMatchObject({ amount: { amount: 500, currency: 'USD' } });
    expect(JSON.stringify(news)).not.toContain('hospital');
    expect(await timelineOf(admin, booked)).toContain('booking.overruled');
    expect(await requests(admin)).toMatchObject([
      { state: 'done', code: 'GOODWILL', decidedBy: null, seats: ['1A', '1B'] },
    ]);
  });

  test('how far it could go is told before: more where one may decide alone', async () => {
    expect(await terms(admin)).toEqual({ most: { amount: paid() }, alone: { amount: 10_000 } });
    expect(await terms(asker)).toEqual({ most: { amount: paid() }, alone: { amount: 0 } });
  });
});

describe('refused', () => {
  test('more than was paid', async () => {
    expect(await overrules<SeenRefusal>(admin, { amount: paid() + 1 })).toMatchObject({
      code: 'OVERRULE_AMOUNT',
      facts: { most: paid(), currency: 'USD' },
    });
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', refunds: [] });
  });

  test('less than nothing', async () => {
    const { errors } = await admin.raw(asking.cancel, { bookingId: booked.id, ...wish, amount: -1 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('half a riel', async () => {
    world.pricing.currency = 'KHR';
    await sells(1);
    world.pricing.currency = 'USD';
    const { errors } = await admin.raw(asking.cancel, { bookingId: booked.id, ...wish, amount: 150 });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'amount', code: 'RANGE' }] });
  });

  test('no amount where one must be decided, and no reason', async () => {
    expect(await overrules<SeenRefusal>(admin)).toMatchObject({ code: 'OVERRULE_AMOUNT' });
    const { errors } = await admin.raw(asking.cancel, { bookingId: booked.id, ...wish, reason: ' ', amount: 1 });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'reason', code: 'REQUIRED' }] });
  });

  test('what is held, boarded or gone', async () => {
    await overrules(admin, { amount: 1 });
    expect(await overrules<SeenRefusal>(admin, { amount: 1 })).toMatchObject({ code: 'SEATS_NOT_CANCELLABLE' });
    await sells(1);
    await isNow('BOARDED');
    expect(await overrules<SeenRefusal>(admin, { amount: 1 })).toMatchObject({ code: 'SEATS_NOT_CANCELLABLE' });
  });

  test('whoever may only cancel by the terms, and the traveller', async () => {
    const { errors } = await aClerk(world).raw(asking.cancel, { bookingId: booked.id, ...wish, amount: 1 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'refund.ask' });
    const own = await traveller.raw(asking.cancel, { bookingId: booked.id, ...wish, amount: 1 });
    expect(own.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('a second person', () => {
  test('is not who asked under a colleague’s account', async () => {
    await sells(10);
    const colleague = world.aUser({ userId: '3', roleId: 7, grants: may, impersonatorId: '2' });
    await overrules(colleague, { amount: 10_001 });
    const [request] = await requests(second, 'waiting');
    expect(request).toMatchObject({ askedBy: { id: '2' }, canDecide: false, canWithdraw: true });
    expect(await second.ask(asking.decide, { id: request!.id, approve: true })).toMatchObject({ code: 'OWN_REQUEST' });
    expect(await admin.ask(asking.decide, { id: request!.id, approve: true })).toMatchObject({ status: 'CANCELLED' });
  });

  test('approves what one person’s presses come to, not each alone', async () => {
    await sells(9);
    const ids = booked.legs[0]!.parts.map(({ id }) => id);
    expect(await overrules(admin, { partIds: ids.slice(0, 4), amount: 5000 })).toMatchObject({
      refunds: [{ amount: { amount: 5000 } }],
    });
    expect(await terms(admin)).toMatchObject({ alone: { amount: 5000 } });
    await overrules(admin, { partIds: ids.slice(4), amount: 5001 });
    expect(await requests(second, 'waiting')).toMatchObject([{ amount: { amount: 5001 }, canDecide: true }]);
    expect((await traveller.sees())!.legs[0]!.parts.filter(({ state }) => state === 'TICKETED')).toHaveLength(5);
  });

  test('approves what is above a hundred dollars: nothing happens before', async () => {
    await sells(10);
    expect(await overrules(admin, { amount: 10_001 })).toMatchObject({ status: 'BOOKED', refunds: [] });
    const [request] = await requests(second, 'waiting');
    expect(request).toMatchObject({
      amount: { amount: 10_001 },
      askedBy: { id: '700' },
      canDecide: true,
      canWithdraw: false,
    });
    expect(await second.ask(asking.decide, { id: request!.id, approve: true })).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ amount: { amount: 10_001 } }],
    });
    expect(await requests(second)).toMatchObject([{ state: 'done', decidedBy: { id: '2' }, canDecide: false }]);
    await balanced();
  });

  test('a hundred dollars need none', async () => {
    await sells(10);
    expect(await overrules(admin, { amount: 10_000 })).toMatchObject({ status: 'CANCELLED' });
  });

  test('approves any amount of those who may only ask, support and operators', async () => {
    for (const by of [asker, clerk]) {
      await sells(1);
      expect(await overrules(by, { amount: 100 })).toMatchObject({ status: 'BOOKED' });
      const [request] = await requests(by, 'waiting');
      expect(request).toMatchObject({ canDecide: false, canWithdraw: true });
      const { errors } = await by.raw(asking.decide, { id: request!.id, approve: true });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'refund.overrule' });
      expect(await second.ask(asking.decide, { id: request!.id, approve: true })).toMatchObject({
        status: 'CANCELLED',
      });
    }
  });

  test('is never who asked, nor he in another’s name', async () => {
    await sells(10);
    await overrules(admin, { amount: 11_000 });
    const [request] = await requests(admin, 'waiting');
    expect(request).toMatchObject({ canDecide: false, canWithdraw: true });
    const decides = (by: Traveller) => by.ask(asking.decide, { id: request!.id, approve: true });
    expect(await decides(admin)).toMatchObject({ code: 'OWN_REQUEST' });
    const inAnothersName = world.aUser({ userId: '2', roleId: 1, grants: may, impersonatorId: '700' });
    expect(await decides(inAnothersName)).toMatchObject({ code: 'OWN_REQUEST' });
    for (const by of [admin, inAnothersName]) expect(await listed(by, { toDecide: true })).toEqual([]);
    expect(await listed(second, { toDecide: true })).toMatchObject([{ id: request!.id }]);
    expect(await second.ask(asking.decide, { id: request!.id, approve: false })).toMatchObject({ status: 'BOOKED' });
    expect(await requests(second)).toMatchObject([{ state: 'refused', decidedBy: { id: '2' } }]);
    expect(await listed(second, { toDecide: true })).toEqual([]);
    expect(await decides(second)).toMatchObject({ code: 'OVERRULE_DECIDED', facts: { state: 'refused' } });
  });

  test('finds the booking changed meanwhile: what is gone is not given back twice', async () => {
    await overrules(asker, { amount: 2000 });
    const [request] = await requests(second, 'waiting');
    await traveller.does('cancel');
    expect(await second.ask(asking.decide, { id: request!.id, approve: true })).toMatchObject({
      code: 'SEATS_NOT_CANCELLABLE',
    });
    expect(await requests(second)).toMatchObject([{ state: 'waiting' }]);
  });

  test('is asked once for a seat, and no more once it is withdrawn', async () => {
    await overrules(asker, { amount: 2000 });
    const [request] = await requests(asker);
    expect(await overrules<SeenRefusal>(asker, { amount: 1 })).toMatchObject({
      code: 'OVERRULE_WAITS',
      facts: { overruleId: request!.id },
    });
    expect(await clerk.ask(asking.withdraw, { id: request!.id })).toMatchObject({ code: 'OVERRULE_NOT_FOUND' });
    await asker.ask(asking.withdraw, { id: request!.id });
    expect(await requests(second, 'waiting')).toEqual([]);
    expect(await overrules(asker, { amount: 1 })).toMatchObject({ status: 'BOOKED' });
  });

  test('two who decide at once decide once', async () => {
    await overrules(asker, { amount: 2000 });
    const [request] = await requests(second, 'waiting');
    const third = world.aUser({ userId: '3', roleId: 1, grants: may });
    const answers = await Promise.all(
      [second, third].map((by) => by.ask<SeenBooking | SeenRefusal>(asking.decide, { id: request!.id, approve: true })),
    );
    expect(answers.filter((one) => 'code' in one && one.code === 'OVERRULE_DECIDED')).toHaveLength(1);
    expect(await world.rows('select 1 from refund where booking_id = $1', [booked.id])).toHaveLength(1);
  });

  test('sees the requests within reach only', async () => {
    await overrules(asker, { amount: 2000 });
    const [request] = await requests(clerk, 'waiting');
    expect(request?.id).toMatch(/^\d+$/);
    const other = world.aUser({ userId: '48', roleId: 4, operatorId: '8', grants: { 'refund.ask': 'operator' } });
    expect(await requests(other)).toEqual([]);
    const abroad = world.aUser({
      userId: '5',
      roleId: 11,
      countryCode: 'LA',
      grants: { 'refund.ask': 'country', 'refund.overrule': 'country' },
    });
    expect(await abroad.ask(asking.decide, { id: request!.id, approve: true })).toMatchObject({
      code: 'OVERRULE_NOT_FOUND',
    });
  });

  test('the database knows it too: nobody is the second person of himself', async () => {
    await overrules(asker, { amount: 2000 });
    const [request] = await requests(asker, 'waiting');
    await expect(
      world.rows(`update overrule set state = 'done', decided_by_id = asked_by_id where id = $1`, [request!.id]),
    ).rejects.toThrow('overrule_two_people_check');
  });
});

test('what is paid on boarding gives nothing back and is not collected', async () => {
  const later = world.aTraveller();
  await later.holds(world.aDeparture().leg(), [seat('3A')]);
  await later.tellsNames();
  await later.startsToPay('PAY_ON_BOARDING');
  booked = await later.does('confirm');
  expect(await overrules(admin, { code: 'OPERATOR_CANCELLED' })).toMatchObject({
    status: 'CANCELLED',
    due: { amount: 0 },
    payments: [{ state: 'CANCELLED' }],
    refunds: [],
  });
  await balanced();
});

test('the use of a coupon comes back with the whole booking', async () => {
  world.pricing.coupons.set('SUMMER', { saves: 300 });
  const buyer = world.aTraveller({ ip: '203.0.113.9' });
  await buyer.holds(world.aDeparture().leg(), [seat('1A'), seat('1B')], { couponCode: 'SUMMER' });
  await buyer.tellsNames();
  const { payment } = await buyer.startsToPay();
  await buyer.decides(payment.reference, 'APPROVE');
  booked = (await buyer.sees())!;
  const given = () =>
    world.rows(`select 1 from outbox_event where type = 'coupon.given_back' and payload->>'bookingId' = $1`, [
      booked.id,
    ]);
  expect(await overrules(admin, { partIds: [booked.legs[0]!.parts[0]!.id], amount: 500 })).toMatchObject({
    id: booked.id,
  });
  expect(await given()).toHaveLength(0);
  expect(await overrules(admin, { amount: 500 })).toMatchObject({ status: 'CANCELLED' });
  expect(await given()).toHaveLength(1);
});

test('what a conductor took was for who came: nothing of it is given back for who stayed', async () => {
  const departure = world.aDeparture();
  const later = world.aTraveller();
  await later.holds(departure.leg(), [seat('3A'), seat('3B')]);
  await later.tellsNames();
  await later.startsToPay('PAY_ON_BOARDING');
  booked = await later.does('confirm');
  world.clock.set(AT_THE_DOOR);
  const [came, stayed] = booked.legs[0]!.parts;
  const scan = { partId: came!.id, collected: booked.due.amount };
  expect(await new Door(world, departure, world.anOperator()).outcomeOf(scan)).toBe('BOARDED');
  const partIds = [stayed!.id];
  expect(await overrules(admin, { partIds, amount: 900 })).toMatchObject({
    code: 'OVERRULE_AMOUNT',
    facts: { most: 0 },
  });
  expect(await overrules(admin, { partIds, code: 'OPERATOR_CANCELLED' })).toMatchObject({
    status: 'PARTIALLY_CANCELLED',
    due: { amount: 0 },
    refunds: [],
  });
  await balanced();
});

test('the list takes two statements, whatever its length', async () => {
  const { total } = await admin.ask<{ total: number }>(asking.list);
  expect(total).toBeGreaterThan(5);
  expect(await statementsOf(() => admin.ask(asking.list))).toHaveLength(2);
});
