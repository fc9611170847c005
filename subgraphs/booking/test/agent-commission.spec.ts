import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { FARE as FARES, LEVEL } from './played-neighbours.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const percent = (basisPoints: number, more: object = {}) => ({
  operatorId: null,
  transportType: null,
  basisPoints,
  amount: null,
  currency: null,
  validFrom: null,
  validUntil: null,
  ...more,
});
const FARE = FARES.FOREIGN;
/** By five per cent. */
const EARNED = Math.round(FARE / 20);

function anEarningAgent(agencyId: string, creditLimit = 100_000, rates: readonly object[] = [percent(500)]): Traveller {
  world.users.commissionRates.set(agencyId, rates);
  return world.anAgent(agencyId, creditLimit);
}
async function ready(who: Traveller, seats: string[], leg = world.aDeparture().leg()): Promise<Traveller> {
  await who.holds(
    leg,
    seats.map((number) => seat(number)),
  );
  await who.tellsNames();
  return who;
}
/** What the ledger says the agency has with us. */
const balanceOf = async (agencyId: string) => 0 - (await accountOf(world, 'agent_balance', agencyId));
const expenseOf = (agencyId: string) => accountOf(world, 'agent_commission', agencyId);
const onParts = async ({ id }: Pick<SeenBooking, 'id'>) =>
  (
    await world.rows<{ earned: number }>(
      'select agent_commission::int as earned from part where booking_id = $1 order by id',
      [id],
    )
  ).map(({ earned }) => earned);
const ratesOf = async ({ id }: Pick<SeenBooking, 'id'>) =>
  (
    await world.rows<{ rate: number | null }>(
      'select agent_commission_rate as rate from part where booking_id = $1 order by id',
      [id],
    )
  ).map(({ rate }) => rate);

interface Earned {
  readonly amount: { amount: number };
  readonly kept: { amount: number };
  readonly rate: number | null;
  readonly level: object | null;
}
const EARNED_OF = 'earned { amount { amount } kept { amount } rate level { name version } }';
/** What a reader is told that the agency earns by each seat, also by those that were exchanged; null: nothing. */
async function toldOf(reader: Traveller, { id }: Pick<SeenBooking, 'id'>): Promise<(Earned | null)[]> {
  const { legs, exchangedLegs } = await reader.ask<
    Record<'legs' | 'exchangedLegs', { parts: { earned: Earned | null }[] }[]>
  >(
    `query ($id: ID!) { answer: booking(id: $id) { legs { parts { ${EARNED_OF} } } exchangedLegs { parts { ${EARNED_OF} } } } }`,
    { id },
  );
  return [...exchangedLegs, ...legs].flatMap(({ parts }) => parts.map(({ earned }) => earned));
}

const levelsOf = async ({ id }: Pick<SeenBooking, 'id'>) =>
  (
    await world.rows<{ level: object | null }>(
      'select agent_level as level from part where booking_id = $1 order by id',
      [id],
    )
  ).map(({ level }) => level);

describe("an agency's commission", () => {
  test('is credited with the ticket, stands on the part as sold, and is told on its statement', async () => {
    const agent = await ready(anEarningAgent('401'), ['1A', '1B']);
    const { booking } = await agent.startsToPay('AGENT_BALANCE');
    expect(await onParts(booking)).toEqual([EARNED, EARNED]);
    expect(await balanceOf('401')).toBe(-booking.total.amount + 2 * EARNED);
    expect(await expenseOf('401')).toBe(2 * EARNED);
    expect(await agent.ask(documents.agencyBalance, { id: '401' })).toMatchObject({
      rows: [
        { reason: 'commission', amount: { amount: 2 * EARNED }, pnr: booking.pnr },
        { reason: 'payment', amount: { amount: -booking.total.amount } },
      ],
      sums: [{ reason: 'commission' }, { reason: 'payment' }],
    });
    world.users.commissionRates.set('401', [percent(900)]);
    expect(await onParts(booking)).toEqual([EARNED, EARNED]);
    expect(await ratesOf(booking)).toEqual([500, 500]);
    expect(await levelsOf(booking)).toEqual([LEVEL, LEVEL]);
    await expectBalancedBooks(world);
  });

  test('comes out of ours: what the operator gets is the same, and it is never more than ours', async () => {
    const [own] = await world.rows<{ sum: number }>(
      `select coalesce(sum(credit - debit), 0)::int as sum from ledger_entry where account = 'operator_payable'`,
    );
    const agent = await ready(anEarningAgent('402', 100_000, [percent(9000)]), ['1A']);
    const { booking } = await agent.startsToPay('AGENT_BALANCE');
    const [part] = await world.rows<{ commission: number; agent: number; fare: number }>(
      `select commission::int as commission, agent_commission::int as agent, fare::int as fare from part where booking_id = $1`,
      [booking.id],
    );
    expect(part!.agent).toBe(part!.commission);
    const [after] = await world.rows<{ sum: number }>(
      `select coalesce(sum(credit - debit), 0)::int as sum from ledger_entry where account = 'operator_payable'`,
    );
    expect(after!.sum - own!.sum).toBe(part!.fare - part!.commission);
    await expectBalancedBooks(world);
  });

  test('is given back in proportion to what the customer gets back', async () => {
    const agent = await ready(anEarningAgent('403'), ['1A', '1B']);
    const { booking } = await agent.startsToPay('AGENT_BALANCE');
    const [first] = booking.legs[0]!.parts;
    const [line] = (await agent.sees())!.refundOffer!.lines as { amount: { amount: number } }[];
    await agent.ask(documents.cancel, { id: booking.id, partIds: [first!.id] });
    await world.job('send-refunds');
    const back = Math.round((EARNED * line!.amount.amount) / FARE);
    expect(await expenseOf('403')).toBe(2 * EARNED - back);
    expect(await balanceOf('403')).toBe(-booking.total.amount + 2 * EARNED + line!.amount.amount - back);
    await expectBalancedBooks(world);
  });

  test('is told on the booking and in reports by who sold, to its own people and the platform alone', async () => {
    const agent = await ready(anEarningAgent('417'), ['1A', '1B']);
    const { booking } = await agent.startsToPay('AGENT_BALANCE');
    const [first] = booking.legs[0]!.parts;
    const [line] = (await agent.sees())!.refundOffer!.lines as { amount: { amount: number } }[];
    await agent.ask(documents.cancel, { id: booking.id, partIds: [first!.id] });
    const left = 2 * EARNED - Math.round((EARNED * line!.amount.amount) / FARE);
    const grants = (scope: 'agency' | 'operator' | 'all') => ({
      grants: { 'booking.view': scope, 'report.view': scope },
    });
    const { operatorId } = (
      await world.rows<{ operatorId: string }>(
        `select operator_id::text as "operatorId" from leg where booking_id = $1`,
        [booking.id],
      )
    )[0]!;
    const readers = [
      world.aUser({ userId: '91', roleId: 2, agencyId: '417', ...grants('agency') }),
      world.aUser({ userId: '92', roleId: 1, ...grants('all') }),
      world.aUser({ userId: '93', roleId: 4, operatorId, ...grants('operator') }),
    ];
    const facts = `query ($id: ID!) { answer: booking(id: $id) { facts { agentCommission { amount } } } }`;
    const seats = [left - EARNED, EARNED].map((kept) => ({
      amount: { amount: EARNED },
      kept: { amount: kept },
      rate: 500,
      level: LEVEL,
    }));
    expect(await Promise.all([...readers, agent].map((reader) => toldOf(reader, booking)))).toEqual([
      seats,
      seats,
      [null, null],
      seats,
    ]);
    const report = `query ($day: LocalDate!) { answer: salesReport(by: AGENCY, from: $day, to: $day) { key earned } }`;
    const day = new Date(world.clock.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    const told = await Promise.all(
      readers.map(async (reader) => {
        const seen = await reader.ask<{ facts: { agentCommission: { amount: number } | null } }>(facts, {
          id: booking.id,
        });
        const rows = await reader.ask<{ key: string; earned: number | null }[]>(report, { day });
        return [seen.facts.agentCommission?.amount ?? null, rows.find(({ key }) => key === '417')!.earned];
      }),
    );
    expect(told).toEqual([
      [left, left],
      [left, left],
      [null, null],
    ]);
  });

  test('a sale that was never paid from the balance earns nothing', async () => {
    const agent = await ready(anEarningAgent('404'), ['1A']);
    const { payment } = await agent.startsToPay('CARD');
    await agent.decides(payment.reference, 'APPROVE');
    expect((await agent.sees())!.status).toBe('BOOKED');
    expect([await balanceOf('404'), await expenseOf('404')]).toEqual([0, 0]);
  });

  test('waits for the operator who accepts by hand, and never comes where he refuses', async () => {
    const departure = world.aDepartureByHand();
    const agent = await ready(anEarningAgent('405'), ['1A'], departure.leg());
    const { booking } = await agent.startsToPay('AGENT_BALANCE');
    expect(booking.status).toBe('PENDING_OPERATOR');
    expect([await onParts(booking), await expenseOf('405')]).toEqual([[EARNED], 0]);
    expect(await toldOf(agent, booking)).toEqual([null]);
    const operator = world.anOperator(departure.facts.operatorId);
    const legId = booking.legs[0]!.id;
    await operator.ask(documents.refuseLeg, { id: booking.id, legId, reason: 'Full' });
    await world.job('send-refunds');
    expect([await expenseOf('405'), await balanceOf('405')]).toEqual([0, 0]);
    await expectBalancedBooks(world);
  });

  test('of many sales at once is credited for each, and the full price must be there each time', async () => {
    const total = 1300;
    const limit = total * 3;
    const leg = world.aDeparture({ rows: 6 }).leg();
    const agents: Traveller[] = [];
    for (let n = 0; n < 12; n++)
      agents.push(await ready(anEarningAgent('406', limit), [`${1 + Math.floor(n / 4)}${'ABCD'[n % 4]}`], leg));
    const answers = await Promise.all(agents.map((agent) => agent.startsToPay<SeenRefusal>('AGENT_BALANCE')));
    const sold = answers.filter(({ __typename }) => __typename !== 'Refused').length;
    expect(sold).toBeGreaterThanOrEqual(3);
    expect(await balanceOf('406')).toBe(-(total - EARNED) * sold);
    expect(await balanceOf('406')).toBeGreaterThanOrEqual(-limit);
    await expectBalancedBooks(world);
  });

  test('an exchange gives the old one back and earns of the new fare', async () => {
    const departure = world.aDeparture();
    const other = world.aDeparture({ date: '2026-11-24', operatorId: '8' });
    const agent = await ready(anEarningAgent('407'), ['1A'], departure.leg());
    const { booking } = await agent.startsToPay('AGENT_BALANCE');
    world.clock.advance({ minutes: 61 });
    world.pricing.surcharge = 200;
    const ids = booking.legs[0]!.parts.map(({ id }) => id);
    await agent.ask(documents.beginExchange, { id: booking.id, partIds: ids, rides: [{ legId: other.leg() }] });
    await agent.startsToPay('AGENT_BALANCE');
    world.pricing.surcharge = 0;
    expect((await agent.sees())!.status).toBe('RE_BOOKED');
    const earnedNew = Math.round((EARNED * (FARE + 200)) / FARE);
    expect(await onParts(booking)).toEqual([EARNED, earnedNew]);
    expect(await expenseOf('407')).toBe(earnedNew);
    await expectBalancedBooks(world);
  });

  test('of a seat exchanged for a cheaper one stays for what nobody gets back, on the books, the booking and reports', async () => {
    const cheaper = world.aDeparture({ date: '2026-11-24', operatorId: '8' });
    world.pricing.surcharge = 400;
    const agent = await ready(anEarningAgent('408'), ['1A']);
    const { booking } = await agent.startsToPay('AGENT_BALANCE');
    const day = new Date(world.clock.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    // Less than two days before: a tenth of what is cheaper stays.
    world.clock.advance({ hours: 30 });
    world.pricing.surcharge = 0;
    const ids = booking.legs[0]!.parts.map(({ id }) => id);
    await agent.ask(documents.beginExchange, { id: booking.id, partIds: ids, rides: [{ legId: cheaper.leg() }] });
    if ((await agent.sees())!.status !== 'RE_BOOKED') await agent.startsToPay('AGENT_BALANCE');
    expect((await agent.sees())!.status).toBe('RE_BOOKED');
    const kept = await expenseOf('408');
    expect(kept).toBeGreaterThan((await onParts(booking))[1]!);
    const report = `query ($day: LocalDate!) { answer: salesReport(by: AGENCY, from: $day, to: $day) { key seats earned } }`;
    const admin = world.aUser({ userId: '92', roleId: 1, grants: { 'report.view': 'all' } });
    const rows = await admin.ask<{ key: string }[]>(report, { day });
    expect(rows.find(({ key }) => key === '408')).toMatchObject({ seats: 1, earned: kept });
    const told = await toldOf(agent, booking);
    expect(told).toHaveLength(2);
    expect(told.reduce((sum, seat) => sum + seat!.kept.amount, 0)).toBe(kept);
    await expectBalancedBooks(world);
  });
});
