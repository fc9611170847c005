import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dyingAt } from '@naga/server-kit/testing/dying-at.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { seat, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

async function ready(who: Traveller, seatNumber: string, leg = world.aDeparture().leg()): Promise<Traveller> {
  await who.holds(leg, [seat(seatNumber)]);
  await who.tellsNames();
  return who;
}

/** Somebody with the token of another's booking. */
function withTokenOf(who: Traveller, other: Traveller): Traveller {
  const { bookingToken } = other.viewer as { bookingToken?: string };
  who.bookingId = other.bookingId;
  who.viewer = { ...who.viewer, bookingToken } as Traveller['viewer'];
  return who;
}

describe("an agency's balance", () => {
  test('pays and confirms in one step, and is debited', async () => {
    const agent = await ready(world.anAgent('201', 5000), '1A');
    const { payment, booking } = await agent.startsToPay('AGENT_BALANCE');
    expect(payment).toMatchObject({ state: 'SETTLED', payUrl: null });
    expect(booking).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect(await agent.ask(documents.agencyBalance, { id: '201' })).toMatchObject({
      balances: [{ amount: -1300, currency: 'USD' }],
      creditLimit: { amount: 5000 },
      total: 1,
      rows: [{ amount: { amount: -1300 }, after: { amount: -1300 }, reason: 'payment', pnr: booking.pnr }],
    });
    await expectBalancedBooks(world);
  });

  test('is not spent by whoever acts as one of its people, nor by cash he says he took', async () => {
    const clerk = world.anAgent('261', 5000);
    const staff = clerk.actedBy('1');
    await ready(staff, '1A');
    expect(await staff.startsToPay<SeenRefusal>('AGENT_BALANCE')).toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
      facts: { method: 'AGENT_BALANCE' },
    });
    const { payment } = await staff.startsToPay('CASH_COLLECTION');
    await staff.ask(documents.collectCash, { code: payment.code });
    expect(await staff.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect(await clerk.ask(documents.agencyBalance, { id: '261' })).toMatchObject({ balances: [], total: 0 });
    await expectBalancedBooks(world);
  });

  test('beyond the credit limit nothing is sold, and the seats stay held for another way', async () => {
    const agent = await ready(world.anAgent('202', 1299), '1A');
    expect(await agent.startsToPay<SeenRefusal>('AGENT_BALANCE')).toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
      facts: { reason: 'NOT_ENOUGH', available: 1299, currency: 'USD' },
    });
    expect((await agent.sees())!.status).toBe('BLOCKED');
    const { payment } = await agent.startsToPay('CARD');
    await agent.decides(payment.reference, 'APPROVE');
    expect((await agent.sees())!.status).toBe('BOOKED');
  });

  test('is spent by its own people on their own sales alone', async () => {
    const leg = world.aDeparture().leg();
    const guest = await ready(world.aTraveller(), '1A', leg);
    const sold = await ready(world.anAgent('203', 100_000), '1B', leg);
    for (const who of [withTokenOf(world.anAgent('203', 100_000), guest), withTokenOf(world.aTraveller(), sold)])
      expect(await who.startsToPay<SeenRefusal>('AGENT_BALANCE')).toMatchObject({ code: 'METHOD_NOT_AVAILABLE' });
  });

  test('of 50 sales at once exactly as many go through as the limit carries', async () => {
    const limit = 1300 * 20 + 1299;
    const leg = world.aDeparture({ rows: 13 }).leg();
    const agents: Traveller[] = [];
    for (let n = 0; n < 50; n++)
      agents.push(await ready(world.anAgent('204', limit), `${1 + Math.floor(n / 4)}${'ABCD'[n % 4]}`, leg));
    const answers = await Promise.all(agents.map((agent) => agent.startsToPay<SeenRefusal>('AGENT_BALANCE')));
    const refused = answers.filter(({ __typename }) => __typename === 'Refused');
    expect(refused).toHaveLength(30);
    for (const { code, facts } of refused)
      expect([code, facts['reason']]).toEqual(['METHOD_NOT_AVAILABLE', 'NOT_ENOUGH']);
    expect(await accountOf(world, 'agent_balance', '204')).toBe(1300 * 20);
    await expectBalancedBooks(world);
  });

  test('what is cancelled comes back to it', async () => {
    const agent = await ready(world.anAgent('205', 5000), '1A');
    await agent.startsToPay('AGENT_BALANCE');
    await agent.does('cancel');
    await world.job('send-refunds');
    expect(await agent.sees()).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PARTIALLY_REFUNDED' });
    expect(await accountOf(world, 'agent_balance', '205')).toBe(50);
    await expectBalancedBooks(world);
  });
});

describe('what an agency can spend', () => {
  test('is its balance and its credit; who works at none, or at one that is closed, has nothing to spend', async () => {
    const agent = await ready(world.anAgent('208', 5000), '1A');
    await agent.startsToPay('AGENT_BALANCE');
    expect(await agent.ask(documents.agencyFunds)).toEqual({
      agencyId: '208',
      balance: { amount: -1300 },
      creditLimit: { amount: 5000, currency: 'USD' },
      left: { amount: 3700 },
    });
    expect(await world.aCustomer('77').ask(documents.agencyFunds)).toBeNull();
    world.users.agencies.delete('208');
    expect(await agent.ask(documents.agencyFunds)).toBeNull();
  });

  test('a statement of a period tells what there was after each line, and what each kind comes to', async () => {
    const agent = await ready(world.anAgent('209', 5000), '1A');
    const admin = world.aPlatformAdmin();
    await admin.ask(documents.topUp, { id: '209', amount: 700, note: 'Transfer' });
    const day = new Date(world.clock.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    await agent.startsToPay('AGENT_BALANCE');
    const whole = { balances: [{ amount: -600 }], total: 2 };
    expect(await agent.ask(documents.agencyBalance, { id: '209', from: day, until: day })).toMatchObject({
      ...whole,
      rows: [
        { amount: { amount: -1300 }, after: { amount: -600 } },
        { amount: { amount: 700 }, after: { amount: 700 } },
      ],
      sums: [
        { reason: 'payment', amount: { amount: -1300 } },
        { reason: 'top_up', amount: { amount: 700 } },
      ],
    });
    expect(await agent.ask(documents.agencyBalance, { id: '209', until: '2020-01-01' })).toMatchObject({
      balances: whole.balances,
      total: 0,
      rows: [],
      sums: [],
    });
  });
});

describe('balances of many agencies', () => {
  const BALANCES = `query ($r: [_Any!]!) { answer: _entities(representations: $r) {
    ... on Agency { id balances { amount currency } } } }`;
  const agencies = (...ids: string[]) => ids.map((id) => ({ __typename: 'Agency', id, countryCode: 'KH' }));

  test('cost one statement, and are for who looks after them', async () => {
    const [owner, admin] = [world.anAgent('231', 0), world.aPlatformAdmin()];
    await admin.ask(documents.topUp, { id: '231', amount: 700, note: 'ABA 1' });
    const seen = [
      { id: '231', balances: [{ amount: 700, currency: 'USD' }] },
      { id: '232', balances: [] },
    ];
    let answer: unknown;
    const asked = async () => void (answer = await admin.ask(BALANCES, { r: agencies('231', '232') }));
    expect(await statementsOf(asked)).toHaveLength(1);
    expect(answer).toEqual(seen);
    const hidden = seen.map((row) => ({ ...row, balances: null }));
    expect(await owner.ask(BALANCES, { r: agencies('231', '232') })).toEqual([seen[0], hidden[1]]);
    const abroad = world.aUser({ userId: '11', roleId: 11, countryCode: 'LA', grants: { 'user.manage': 'country' } });
    expect(await abroad.ask(BALANCES, { r: agencies('231', '232') })).toEqual(hidden);
    expect(await world.aTraveller().ask(BALANCES, { r: agencies('231', '232') })).toEqual(hidden);
  });
});

describe('topping up', () => {
  test('staff of the platform, with a reason; corrections too', async () => {
    world.anAgent('206', 0);
    const admin = world.aPlatformAdmin();
    await admin.ask(documents.topUp, { id: '206', amount: 9000, note: 'Transfer ABA 4711' });
    expect(await admin.ask(documents.topUp, { id: '206', amount: -1000, note: 'Typed wrongly' })).toMatchObject({
      balances: [{ amount: 8000 }],
      rows: [
        { amount: { amount: -1000 }, reason: 'top_up', note: 'Typed wrongly (user:1)' },
        { amount: { amount: 9000 }, reason: 'top_up', note: 'Transfer ABA 4711 (user:1)' },
      ],
    });
    await expectBalancedBooks(world);
  });

  test('above a hundred dollars in thirty days takes two people, who name the same amount', async () => {
    world.anAgent('262', 0);
    const admin = world.aPlatformAdmin();
    const second = world.aUser({ userId: '2', roleId: 1, grants: { 'user.manage': 'all' } });
    const moves = (who: Traveller, amount: number) =>
      who.ask<SeenRefusal>(documents.topUp, { id: '262', amount, note: 'ABA 4713' });
    expect(await moves(admin, 6000)).toMatchObject({ total: 1, asked: [] });
    expect(await moves(admin, -4001)).toMatchObject({
      total: 1,
      asked: [{ amount: { amount: -4001, currency: 'USD' }, note: 'ABA 4713', askedBy: { id: '1' } }],
    });
    for (const himself of [admin, second.actedBy('1')])
      expect(await moves(himself, -4001)).toMatchObject({ code: 'OWN_REQUEST' });
    expect(await moves(second, -5000)).toMatchObject({ total: 1, asked: [{ amount: { amount: -5000 } }] });
    expect(await moves(admin, -5000)).toMatchObject({
      total: 2,
      asked: [],
      balances: [{ amount: 1000 }],
      rows: [{ amount: { amount: -5000 }, note: 'ABA 4713 (user:2, user:1)' }, {}],
    });
    world.clock.advance({ days: 31 });
    expect(await moves(admin, 10_000)).toMatchObject({ total: 3, asked: [] });
    world.clock.advance({ days: -31 });
    await expectBalancedBooks(world);
  });

  test('a transfer is booked once, whoever has it twice; what both wrote is kept', async () => {
    for (const id of ['263', '264', '265']) world.anAgent(id, 0);
    const admin = world.aPlatformAdmin();
    const second = world.aUser({ userId: '2', roleId: 1, grants: { 'user.manage': 'all' } });
    const books = (who: Traveller, id: string, more: object = {}) =>
      who.ask<SeenRefusal>(documents.topUp, { id, amount: 20_000, note: 'By ABA', reference: 'ft 26-0042', ...more });
    expect(await books(admin, '263')).toMatchObject({
      total: 0,
      asked: [{ note: 'By ABA', reference: 'FT26-0042', askedBy: { id: '1' } }],
    });
    expect(await books(second, '263', { note: 'Seen', reference: null })).toMatchObject({
      asked: [],
      rows: [{ note: 'By ABA (user:1); Seen (user:2)', reference: 'FT26-0042' }],
    });
    const first = { agencyId: '263', amount: 20_000, currency: 'USD', field: 'reference' };
    for (const id of ['263', '264'])
      expect(await books(admin, id, { reference: 'FT 26-0042' })).toMatchObject({
        code: 'TRANSFER_BOOKED',
        facts: first,
      });
    const small = { amount: 500, reference: 'FT26-0043' };
    const atOnce = await Promise.all([books(admin, '264', small), books(second, '265', small)]);
    expect(atOnce.filter(({ code }) => code === 'TRANSFER_BOOKED')).toHaveLength(1);
    await expectBalancedBooks(world);
  });

  test('what waits of all agencies is one list, read in two statements, for who may be the second person', async () => {
    for (const id of ['271', '272', '273']) world.anAgent(id, 0);
    const platform = (userId: string) => world.aUser({ userId, roleId: 1, grants: { 'user.manage': 'all' } });
    const [first, second] = [platform('51'), platform('52')];
    const asks = (who: Traveller, id: string, note: string) =>
      who.ask(documents.topUp, { id, amount: 30_000, note, reference: `FT ${id}` });
    await asks(first, '271', 'The first');
    await asks(first, '272', 'The second');
    await asks(second, '273', 'The third');
    type Page = { total: number; next: string | null; rows: { agency: { id: string } }[] };
    const ours = ['271', '272', '273'];
    const waiting = async (who: Traveller, toDecide = false) =>
      (await who.ask<Page>(documents.askedTopUps, { toDecide })).rows
        .map(({ agency }) => agency.id)
        .filter((id) => ours.includes(id));
    let page: Page | undefined;
    const asked = async () => void (page = await second.ask<Page>(documents.askedTopUps));
    expect(await statementsOf(asked)).toHaveLength(2);
    expect(page!.rows.filter(({ agency }) => agency.id === '271')).toMatchObject([
      { amount: { amount: 30_000, currency: 'USD' }, note: 'The first', reference: 'FT271', askedBy: { id: '51' } },
    ]);
    expect(page!.total).toBe(page!.rows.length);
    expect(await waiting(second)).toEqual(ours);
    expect(await waiting(second, true)).toEqual(['271', '272']);
    expect(await waiting(second.actedBy('51'), true)).toEqual([]);
    const cut = await second.ask<Page>(documents.askedTopUps, { pageSize: 1 });
    const behind = await second.ask<Page>(documents.askedTopUps, { after: cut.next });
    expect([...cut.rows, ...behind.rows]).toEqual(page!.rows);
    const admin = (countryCode: string) =>
      world.aUser({ userId: '53', roleId: 11, countryCode, grants: { 'user.manage': 'country' } });
    expect(await waiting(admin('KH'), true)).toEqual(ours);
    expect(await waiting(admin('LA'))).toEqual([]);
    await asks(second, '271', 'Seen');
    expect(await waiting(first)).toEqual(['272', '273']);
  });

  test.each([
    ['support', { roleId: 7, grants: { 'booking.edit': 'all', 'refund.ask': 'all' } }],
    ['an operator’s admin', { roleId: 4, operatorId: '1', grants: { 'user.manage': 'operator' } }],
    ['an operator’s finance', { roleId: 9, operatorId: '1', grants: { 'settlement.view': 'operator' } }],
    ['an agency’s owner', { roleId: 2, agencyId: '271', grants: { 'user.manage': 'agency' } }],
  ] as const)('%s neither reads what waits nor moves a balance', async (_, who) => {
    const asks = world.aUser({ userId: '54', ...who });
    for (const [document, variables] of [
      [documents.askedTopUps, {}],
      [documents.topUp, { id: '271', amount: 100, note: 'Mine' }],
    ] as const)
      expect((await asks.raw(document, variables)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('once for its Idempotency-Key, whether the answer is lost, it is asked twice at once, or the process dies', async () => {
    world.anAgent('210', 0);
    const admin = world.aPlatformAdmin();
    const wish = { id: '210', amount: 50, note: 'Transfer ABA 4712' };
    const topUp = (key: string) => admin.under(key).ask<{ total: number }>(documents.topUp, wish);
    await topUp('lost');
    expect(await topUp('lost')).toMatchObject({ total: 1, balances: [{ amount: 50 }] });
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => topUp('at once')));
    expect(atOnce.map(({ total }) => total)).toEqual([2, 2, 2, 2, 2]);
    let lines = 2;
    for (let n = 1; await dyingAt(n, () => topUp(`killed at ${n}`)); n++)
      expect([n, await topUp(`killed at ${n}`)]).toMatchObject([n, { total: ++lines }]);
    expect(lines).toBeGreaterThan(5);
    await expectBalancedBooks(world);
  });

  test('not by the agency itself, not without a reason, not of nobody', async () => {
    const agent = world.anAgent('207', 0);
    const admin = world.aPlatformAdmin();
    expect(await agent.raw(documents.topUp, { id: '207', amount: 1, note: 'mine' })).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    const wrong = await admin.raw(documents.topUp, { id: '207', amount: 0, note: ' ' });
    expect(wrong.errors![0]!.extensions).toMatchObject({
      fields: [
        { path: 'amount', code: 'NOT_ZERO' },
        { path: 'note', code: 'REQUIRED' },
      ],
    });
    const odd = await admin.raw(documents.topUp, { id: '207', amount: 150, currency: 'KHR', note: 'Transfer' });
    expect(odd.errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'amount', code: 'RANGE' }] });
    const unknown = { code: 'AGENCY_NOT_FOUND' };
    expect(await admin.ask(documents.topUp, { id: '999', amount: 1, note: 'x' })).toMatchObject(unknown);
    expect(await agent.ask(documents.agencyBalance, { id: '206' })).toMatchObject(unknown);
  });
});
