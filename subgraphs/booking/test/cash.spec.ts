import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { MANY_PROMISES, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

interface SeenCash extends SeenRefusal {
  readonly canCollect: boolean;
  readonly payment: { state: string; code: string };
  readonly booking: SeenBooking;
}

let world: World;
let start: number;
beforeAll(async () => {
  world = await World.open(MANY_PROMISES);
  start = world.clock.now();
});
afterAll(() => world.close());

let traveller: Traveller;
let leg: string;
beforeEach(async () => {
  world.clock.set(start);
  traveller = world.aTraveller();
  leg = world.aDeparture().leg();
  await traveller.holds(leg, [seat('1A'), seat('1B')]);
  await traveller.tellsNames();
});

const HOUR = 3_600_000;
const withCode = async (): Promise<string> => (await traveller.startsToPay('CASH_COLLECTION')).payment.code!;
const at = (who: Traveller, what: 'cashCode' | 'collectCash' | 'handOutCash', code: string, more: object = {}) =>
  who.ask<SeenCash>(documents[what], { code, ...more });
const FORBIDDEN = { errors: [{ extensions: { code: 'FORBIDDEN' } }] };

async function waitingFor(legId: string): Promise<Traveller> {
  const other = world.aTraveller();
  await other.holds(legId, [seat('1A')]);
  await other.tellsNames();
  return other;
}

describe('HELD → HELD: cash collection chosen', () => {
  test('the seats wait a day, with a code to name at a counter', async () => {
    const { payment, booking } = await traveller.startsToPay('CASH_COLLECTION');
    expect(payment.code).toMatch(/^[1-9]\d{7}$/);
    expect(Date.parse(booking.expiresAt!) - world.clock.now()).toBe(24 * HOUR);
    expect(payment.expiresAt).toBe(booking.expiresAt);
    expect(booking).toMatchObject({ status: 'BLOCKED', paymentStatus: 'PENDING', canExtendHold: false });
    expect((await traveller.startsToPay('CASH_COLLECTION')).payment).toEqual(payment);
    world.clock.advance({ hours: 23 });
    await world.job('expire-holds');
    expect((await traveller.sees())!.status).toBe('BLOCKED');
    expect(await world.aTraveller().isRefused(leg, [seat('1A')])).toMatchObject({ code: 'SEATS_TAKEN' });
  });

  test('tells the code, how much and until when, once', async () => {
    const { payment, booking } = await traveller.startsToPay('CASH_COLLECTION');
    await traveller.startsToPay('CASH_COLLECTION');
    const told = await world.rows(
      `select payload from outbox_event where type = 'payment.cash_awaited' and payload->>'bookingId' = $1`,
      [traveller.bookingId],
    );
    expect(told).toMatchObject([
      { payload: { cashCode: payment.code, amount: booking.due, heldUntil: expect.stringMatching(/\+07:00$/) } },
    ]);
  });

  test('who said that he brings cash is not told that he forgot to pay', async () => {
    await withCode();
    world.clock.advance({ minutes: 4 });
    await world.job('tell-left-unpaid');
    expect(
      await world.rows(`select 1 from outbox_event where type = 'booking.left_unpaid' and payload->>'bookingId' = $1`, [
        traveller.bookingId,
      ]),
    ).toEqual([]);
  });

  test('as long as the operator says, or not at all', async () => {
    const admin = world.aPlatformAdmin();
    const ride = world.aDeparture({ operatorId: '31' }).leg();
    expect(await admin.ask(documents.cashHours, { id: '31' })).toBe(24);
    await admin.ask(documents.setCashHours, { id: '31', hours: 6 });
    const other = await waitingFor(ride);
    const { booking } = await other.startsToPay('CASH_COLLECTION');
    expect(Date.parse(booking.expiresAt!) - world.clock.now()).toBe(6 * HOUR);
    await other.does('cancel');
    await admin.ask(documents.setCashHours, { id: '31', hours: 0 });
    expect(await (await waitingFor(ride)).startsToPay<SeenRefusal>('CASH_COLLECTION')).toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
      facts: { reason: 'NOT_BY_OPERATOR' },
    });
    expect(await world.anOperator('7').raw(documents.setCashHours, { id: '31', hours: 3 })).toMatchObject(FORBIDDEN);
    expect((await admin.raw(documents.setCashHours, { id: '31', hours: 25 })).errors).toHaveLength(1);
  });

  test('as people of its country say', async () => {
    world.catalogue.abroad.set('32', 'KH').set('33', 'LA');
    const admin = world.aUser({ userId: '11', roleId: 11, countryCode: 'KH', grants: { 'catalogue.edit': 'country' } });
    expect(await admin.ask(documents.setCashHours, { id: '32', hours: 5 })).toBe(5);
    expect(await admin.ask(documents.cashHours, { id: '32' })).toBe(5);
    expect(await admin.ask(documents.setCashHours, { id: '33', hours: 5 })).toBeNull();
    expect(await admin.ask(documents.cashHours, { id: '33' })).toBeNull();
  });

  test('never later than three hours before departure', async () => {
    world.clock.set('2026-11-23T00:30:00+07:00');
    const other = await waitingFor(world.aDeparture().leg());
    const { booking } = await other.startsToPay('CASH_COLLECTION');
    expect(booking.expiresAt).toBe('2026-11-22T21:30:00.000Z');
    world.clock.set('2026-11-23T04:05:00+07:00');
    const late = await waitingFor(world.aDeparture().leg());
    expect(await late.startsToPay<SeenRefusal>('CASH_COLLECTION')).toMatchObject({ facts: { reason: 'TOO_LATE' } });
  });

  test('not paid in time, the seats come back', async () => {
    const code = await withCode();
    world.clock.advance({ hours: 24 });
    expect(await at(world.anOperator(), 'collectCash', code)).toMatchObject({ code: 'CASH_CODE_OVER' });
    await world.job('expire-holds');
    expect(await traveller.sees()).toMatchObject({ status: 'EXPIRED', payments: [{ state: 'EXPIRED' }] });
    expect(await at(world.anOperator(), 'cashCode', code)).toMatchObject({ canCollect: false });
  });
});

describe('the counter’s receipt confirms', () => {
  test('tickets at once, the cash is in the hand of the operator, repeated it takes nothing more', async () => {
    const code = await withCode();
    const clerk = world.anOperator();
    const before = await accountOf(world, 'cash_in_hand', 'operator:7');
    expect(await at(clerk, 'cashCode', `${code.slice(0, 4)} ${code.slice(4)}`)).toMatchObject({ canCollect: true });
    const taken = await Promise.all([at(clerk, 'collectCash', code), at(clerk, 'collectCash', code)]);
    for (const one of taken)
      expect(one).toMatchObject({ canCollect: false, booking: { status: 'BOOKED', paymentStatus: 'PAID' } });
    expect((await accountOf(world, 'cash_in_hand', 'operator:7')) - before).toBe(2550);
    await expectBalancedBooks(world);
  });

  test('a code is unknown to others’ counters, as one that nobody has', async () => {
    const code = await withCode();
    for (const [who, typed] of [
      [world.anOperator('8'), code],
      [world.anOperator('7'), '12345678'],
      [world.anOperator('7'), 'nonsense'],
    ] as const)
      expect(await at(who, 'collectCash', typed)).toMatchObject({ code: 'CASH_CODE_UNKNOWN', facts: {} });
    expect(await world.aCustomer('77').raw(documents.collectCash, { code })).toMatchObject(FORBIDDEN);
  });

  test('any counter collects by the code: an agency, another branch; it sees no telephone and no e-mail', async () => {
    const code = await withCode();
    const agent = world.anAgent('302', 9000);
    const open = { canCollect: true, booking: { contactEmail: null, contactPhone: null, cashBack: { amount: 0 } } };
    expect(await at(agent, 'cashCode', code)).toMatchObject(open);
    const clerk = world.aUser({
      userId: '9107',
      roleId: 5,
      operatorId: '7',
      branchId: '999',
      grants: { 'booking.edit': 'branch' },
    });
    expect(await at(clerk, 'cashCode', code)).toMatchObject(open);
    expect(await at(agent, 'cashCode', (await traveller.sees())!.pnr)).toMatchObject({ code: 'CASH_CODE_UNKNOWN' });
    expect(await at(agent, 'collectCash', code)).toMatchObject({ canCollect: false, booking: { status: 'BOOKED' } });
    expect(await at(clerk, 'cashCode', code)).toMatchObject({ code: 'CASH_CODE_UNKNOWN' });
    expect(await at(agent, 'handOutCash', code)).toMatchObject({ code: 'CASH_CODE_UNKNOWN' });
    await expectBalancedBooks(world);
  });

  test('a code is not guessed: TOO_MANY_ATTEMPTS, also when the next guess would be right', async () => {
    const code = await withCode();
    const agent = world.anAgent('303', 9000);
    for (let guess = 0; guess < 10; guess++)
      expect(await at(agent, 'cashCode', String(90_000_000 + guess))).toMatchObject({ code: 'CASH_CODE_UNKNOWN' });
    const answer = await agent.raw(documents.cashCode, { code });
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_ATTEMPTS' } }] });
  });

  test('an agency pays it out of its balance, within its credit', async () => {
    const agent = world.anAgent('301', 2000);
    await agent.holds(leg, [seat('2A')]);
    await agent.tellsNames();
    const { payment } = await agent.startsToPay('CASH_COLLECTION');
    expect(await at(agent, 'collectCash', payment.code!)).toMatchObject({ booking: { status: 'BOOKED' } });
    expect(await accountOf(world, 'agent_balance', '301')).toBe(1300);
    await agent.holds(leg, [seat('2B')]);
    await agent.tellsNames();
    const next = await agent.startsToPay('CASH_COLLECTION');
    expect(await at(agent, 'collectCash', next.payment.code!)).toMatchObject({ code: 'BALANCE_TOO_LOW' });
    expect((await agent.sees())!.status).toBe('BLOCKED');
    await expectBalancedBooks(world);
  });

  test('another way may be taken instead; the code is over then, and so is the day', async () => {
    const code = await withCode();
    const { payment, booking } = await traveller.startsToPay('CARD');
    expect(Date.parse(booking.expiresAt!) - world.clock.now()).toBe(HOUR / 6);
    await traveller.decides(payment.reference, 'APPROVE');
    expect((await traveller.sees())!.status).toBe('BOOKED');
    expect(await at(world.anOperator(), 'collectCash', code)).toMatchObject({ code: 'CASH_CODE_OVER' });
  });
});

test('cash that goes back is handed out to who tells the code sent to the booking’s telephone and mailbox', async () => {
  const code = await withCode();
  const clerk = world.anOperator();
  await at(clerk, 'collectCash', code);
  await traveller.does('cancel');
  const { id, pnr } = (await traveller.sees())!;
  const facts = { phone: '•••111', email: 'S•••@example.com' };
  for (const named of [code, pnr])
    expect(await at(clerk, 'handOutCash', named)).toMatchObject({ code: 'CODE_NEEDED', facts });
  expect(await at(clerk, 'handOutCash', pnr, { holderCode: '000000' })).toMatchObject({ code: 'CODE_WRONG' });
  await clerk.ask(documents.requestCode, { id });
  const holderCode = await traveller.codeOf();
  const wrong = holderCode === '111111' ? '222222' : '111111';
  expect(await at(clerk, 'handOutCash', pnr, { holderCode: wrong })).toMatchObject({ code: 'CODE_WRONG' });
  world.clock.advance({ minutes: 11 });
  expect(await at(clerk, 'handOutCash', pnr, { holderCode })).toMatchObject({ code: 'CODE_WRONG' });
  expect(await at(clerk, 'cashCode', code)).toMatchObject({ booking: { cashBack: { amount: 2500 } } });
  await clerk.ask(documents.requestCode, { id });
  const again = { holderCode: await traveller.codeOf() };
  expect(await at(clerk, 'handOutCash', pnr, again)).toMatchObject({ booking: { cashBack: { amount: 0 } } });
  expect(await traveller.ask(documents.proveHolder, { id, code: again.holderCode })).toMatchObject({
    code: 'CODE_WRONG',
  });
  await expectBalancedBooks(world);
});

test('cash that goes back waits until a counter hands it out, once', async () => {
  const code = await withCode();
  const clerk = world.anOperator();
  await at(clerk, 'collectCash', code);
  await traveller.does('cancel');
  await world.job('send-refunds');
  expect(await traveller.sees()).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_PENDING' });
  expect(await at(clerk, 'cashCode', code)).toMatchObject({ booking: { cashBack: { amount: 2500 } } });
  const before = await accountOf(world, 'cash_in_hand', 'platform');
  const admin = world.aPlatformAdmin();
  await admin.ask(documents.requestCode, { id: traveller.bookingId });
  const told = { holderCode: await traveller.codeOf() };
  for (const one of [await at(admin, 'handOutCash', code, told), await at(admin, 'handOutCash', code, told)])
    expect(one).toMatchObject({ booking: { cashBack: { amount: 0 }, paymentStatus: 'PARTIALLY_REFUNDED' } });
  expect((await accountOf(world, 'cash_in_hand', 'platform')) - before).toBe(-2500);
  await expectBalancedBooks(world);
});

describe('cash that an agency took at its counter', () => {
  test('goes back to the guest whose booking it is, by the hand of a counter, not into the agency’s balance', async () => {
    const code = await withCode();
    const agent = world.anAgent('304', 9000);
    await at(agent, 'collectCash', code);
    const paid = await accountOf(world, 'agent_balance', '304');
    await traveller.does('cancel');
    await world.job('send-refunds');
    expect(await traveller.sees()).toMatchObject({
      paymentStatus: 'REFUND_PENDING',
      cashBack: { amount: 2500 },
      payments: [{ provider: 'agency', wayBack: 'CASH' }],
    });
    expect(await accountOf(world, 'agent_balance', '304')).toBe(paid);
    const admin = world.aPlatformAdmin();
    await admin.ask(documents.requestCode, { id: traveller.bookingId });
    const { pnr } = (await traveller.sees())!;
    const holderCode = await traveller.codeOf();
    expect(await at(admin, 'handOutCash', pnr, { holderCode })).toMatchObject({
      booking: { cashBack: { amount: 0 }, paymentStatus: 'PARTIALLY_REFUNDED' },
    });
    expect(await accountOf(world, 'agent_balance', '304')).toBe(paid);
    await expectBalancedBooks(world);
  });

  test('for its own sale goes back into its balance: its customer is the agency’s', async () => {
    const agent = world.anAgent('305', 9000);
    await agent.holds(leg, [seat('2A'), seat('2B')]);
    await agent.tellsNames();
    const { payment } = await agent.startsToPay('CASH_COLLECTION');
    await at(agent, 'collectCash', payment.code!);
    const paid = await accountOf(world, 'agent_balance', '305');
    await agent.does('cancel');
    await world.job('send-refunds');
    expect(await agent.sees()).toMatchObject({
      cashBack: { amount: 0 },
      backAtAgency: { amount: 2500 },
      soldBy: { id: '305' },
      payments: [{ wayBack: 'AGENCY' }],
    });
    expect((await accountOf(world, 'agent_balance', '305')) - paid).toBe(-2500);
    const platform = world.aUser({
      userId: '1',
      roleId: 1,
      grants: { 'booking.view': 'all', 'booking.history': 'all' },
    });
    const { ledger } = await platform.ask<{ ledger: { account: string }[] }>(
      'query ($id: ID!) { answer: booking(id: $id) { ledger { account agency { id } person { id } operator { id } } } }',
      { id: agent.bookingId },
    );
    expect(ledger).toContainEqual({
      account: 'agent_balance:305',
      agency: { id: '305' },
      person: null,
      operator: null,
    });
    expect(ledger).toContainEqual({ account: 'operator_payable:7', agency: null, person: null, operator: { id: '7' } });
    expect(ledger.find(({ account }) => account === 'customer')).toMatchObject({ agency: null, person: null });
    const told = await world.rows(
      `select type, payload from outbox_event where type in ('booking.cancelled', 'refund.done')
        and payload->>'bookingId' = $1 order by type`,
      [agent.bookingId],
    );
    expect(told).toMatchObject([
      { type: 'booking.cancelled', payload: { agencyId: '305', agencyBack: { amount: 2500 } } },
      { type: 'refund.done', payload: { agencyId: '305', places: [{ place: 'AGENCY' }] } },
    ]);
  });
});
