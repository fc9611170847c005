import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
    await admin.ask(documents.topUp, { id: '209', amount: 700, note: 'Put right' });
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
    await admin.ask(documents.topUp, { id: '231', amount: 700, note: 'Put right' });
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
