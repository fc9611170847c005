import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { afterEachStatement } from '@naga/server-kit/testing/dying-at.js';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { holding, keptOf, SEATS, START } from './killed.js';
import { overruleDocuments } from './overrule-documents.js';
import { COMMISSION, FARE } from './played-neighbours.js';
import { type SeenLine, type SeenStatement, settlementDocuments } from './settlement-documents.js';
import { support } from './staff.js';
import { seat, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.pricing.coupons.set('SHARED', { saves: 300, ours: 200 });
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(START));

const MONTH_AFTER = '2026-12-04T00:00:00+07:00';

let operators = 1000;
/** Of whom no statement tells yet. */
const anOperator = (): string => String(operators++);

const platform = (userId = '1'): Traveller => {
  const grants = { 'settlement.view': 'all', 'settlement.agree': 'all', 'settlement.pay': 'all' } as const;
  return world.aUser({ userId, roleId: 1, grants });
};
/** His newest statement first. */
const statementsOf = async (operatorId: string): Promise<readonly SeenStatement[]> =>
  (await platform().ask<{ rows: SeenStatement[] }>(settlementDocuments.list, { filter: { operatorId } })).rows;
const stateOf = async (operatorId: string): Promise<string> => (await statementsOf(operatorId)).at(-1)!.state;

const end = ({ id }: { readonly id: string }, state = 'COMPLETED') =>
  world.test.outside.change(`update part set state = $2 where booking_id = $1`, [id, state]);
const buys = (operatorId: string, seats = SEATS, more: Record<string, unknown> = {}): Promise<SeenBooking> =>
  world.aTraveller().buys(world.aDeparture({ operatorId }).leg(), seats, more);

/** A month that is over: its statement is closed, two seats stand on it. */
async function aClosedMonth(operatorId: string): Promise<SeenStatement> {
  world.clock.set(START);
  await end(await buys(operatorId));
  await world.job('settle');
  world.clock.set(MONTH_AFTER);
  await world.job('settle');
  const [statement] = await statementsOf(operatorId);
  expect(statement!.state).toBe('CLOSED');
  return statement!;
}

/** Lines by their kind, corrections apart: how many, and what they come to. */
const linesOf = (operatorId: string): Promise<object[]> =>
  world.rows(
    `select kind, is_correction as corrects, count(*)::int as count, sum(n.amount)::int as amount from settlement_line n
     join settlement s on s.id = n.settlement_id where s.operator_id = $1 group by 1, 2 order by 1, 2`,
    [operatorId],
  );

/** What we owe him less the cash in his hand, by the books. */
const owed = async (operatorId: string): Promise<number> =>
  -(await accountOf(world, 'operator_payable', operatorId)) -
  (await accountOf(world, 'cash_in_hand', `operator:${operatorId}`));

/** A month in which everything happened: cash in his hand, a coupon he shares, a bus that did not come, and a no-show who got his money back when he was stated already. */
async function aMonth(operatorId: string): Promise<void> {
  const [absent, failed] = [await buys(operatorId, [seat('3A')]), await buys(operatorId, [seat('4A')])];
  await end(absent, 'NO_SHOW');
  await world.job('settle');
  const overrules = support(world, { 'refund.ask': 'all', 'refund.overrule': 'all' });
  for (const [booking, code] of [
    [absent, 'GOODWILL'],
    [failed, 'OPERATOR_CANCELLED'],
  ] as const) {
    const wish = { bookingId: booking.id, code, reason: 'The bus broke down', amount: FARE.FOREIGN };
    expect(await overrules.ask(overruleDocuments.cancel, wish)).toMatchObject({ __typename: 'Booking' });
  }
  const cashed = await holding(world, world.aTraveller(), world.aDeparture({ operatorId }));
  const { payment } = await cashed.startsToPay('CASH_COLLECTION');
  await world.anOperator(operatorId).ask(documents.collectCash, { code: payment.code });
  await end({ id: cashed.bookingId });
  await end(await buys(operatorId, SEATS, { couponCode: 'SHARED' }));
}

const settles = (): Promise<void> => world.job('settle');
const kept = (): Promise<string> => keptOf(world);

interface AskedLine {
  readonly operatorId: string;
  readonly lineId: string;
}

async function asksAndIsAnswered({ operatorId, lineId }: AskedLine): Promise<void> {
  const grants = { 'settlement.view': 'operator', 'settlement.agree': 'operator' } as const;
  const operator = world.aUser({ userId: `4${operatorId}`, roleId: 4, operatorId, grants });
  await operator.ask(settlementDocuments.dispute, { id: lineId, reason: 'She paid twice' });
  const [asked] = await world.rows<{ id: string }>('select id from settlement_dispute where line_id = $1', [lineId]);
  await platform().ask(settlementDocuments.answer, { id: asked!.id, answer: 'You are right', granted: 250 });
}

async function isPaid({ statement: { id } }: { readonly statement: SeenStatement }): Promise<void> {
  for (const userId of ['1', '2']) await platform(userId).ask(settlementDocuments.approve, { id });
  await platform('1').ask(settlementDocuments.pay, { id, reference: `ABA ${id}` });
  await platform('2').ask(settlementDocuments.reconcile, { id });
}

test('lines of every kind: killed after each statement, they tell of everything once', async () => {
  const alive = anOperator();
  await aMonth(alive);
  await world.job('settle');
  const whole = await linesOf(alive);
  expect(whole).toEqual(
    [
      { kind: 'CANCELLATION_FEE', corrects: false, count: 2 },
      { kind: 'CASH_COLLECTED', corrects: false, count: 1 },
      { kind: 'COMMISSION', corrects: false, count: 5, amount: -5 * COMMISSION },
      { kind: 'COMMISSION', corrects: true, count: 1, amount: COMMISSION },
      { kind: 'FARE', corrects: false, count: 5, amount: 5 * FARE.FOREIGN },
      { kind: 'FARE', corrects: true, count: 1, amount: -FARE.FOREIGN },
      { kind: 'FAULT_REFUND', corrects: false, count: 1 },
      { kind: 'OPERATOR_DISCOUNT', corrects: false, count: 2, amount: -200 },
    ].map((line) => expect.objectContaining(line)),
  );
  await afterEachStatement({
    make: async () => {
      const operatorId = anOperator();
      await aMonth(operatorId);
      return operatorId;
    },
    act: settles,
    kept,
    look: async (operatorId, n) => {
      await world.job('settle');
      expect({ [`killed at ${n}`]: await linesOf(operatorId) }).toEqual({ [`killed at ${n}`]: whole });
      const [statement] = await statementsOf(operatorId);
      expect(statement!.totals['netPayment']).toBe(await owed(operatorId));
    },
  });
  await expectBalancedBooks(world);
});

test('a month that closes: killed after each statement, it is open or closed, and closed by the next run', async () => {
  await afterEachStatement({
    make: async () => {
      world.clock.set(START);
      const operatorId = anOperator();
      await end(await buys(operatorId));
      await world.job('settle');
      world.clock.set(MONTH_AFTER);
      return operatorId;
    },
    act: settles,
    kept,
    look: async (operatorId) => {
      expect(['OPEN', 'CLOSED']).toContain(await stateOf(operatorId));
      await world.job('settle');
      const [statement, ...others] = await statementsOf(operatorId);
      expect([statement!.state, ...others]).toEqual(['CLOSED']);
      expect(statement!.totals['netPayment']).toBe(await owed(operatorId));
    },
  });
});

test('a question and its answer: killed after each statement, what is granted is one line of the month after', async () => {
  await afterEachStatement({
    make: async () => {
      const operatorId = anOperator();
      const { id } = await aClosedMonth(operatorId);
      const { rows } = await platform().ask<{ rows: SeenLine[] }>(settlementDocuments.lines, { id, kind: 'FARE' });
      return { operatorId, lineId: rows[0]!.id };
    },
    act: asksAndIsAnswered,
    kept,
    look: async (made, n) => {
      const { operatorId } = made;
      await expectBalancedBooks(world);
      await world.job('settle');
      expect(['CLOSED', 'DISPUTED']).toContain(await stateOf(operatorId));
      await asksAndIsAnswered(made);
      await world.job('settle');
      const [next, asked, ...others] = await statementsOf(operatorId);
      const { state, openDisputes } = asked!;
      expect({ n, state, openDisputes, others }).toEqual({ n, state: 'CLOSED', openDisputes: 0, others: [] });
      expect(next!.totals).toMatchObject({ adjustments: 250, netPayment: 250 });
      expect(next!.totals['netPayment']! + asked!.totals['netPayment']!).toBe(await owed(operatorId));
      await expectBalancedBooks(world);
    },
  });
});

test('a statement approved, paid and found at the bank: killed after each statement, the operator has his money once', async () => {
  await afterEachStatement({
    make: async () => {
      const operatorId = anOperator();
      const statement = await aClosedMonth(operatorId);
      return { operatorId, statement, bank: await accountOf(world, 'bank') };
    },
    act: isPaid,
    kept,
    look: async (made, n) => {
      const { operatorId, statement, bank } = made;
      await expectBalancedBooks(world);
      await world.job('settle');
      await isPaid(made);
      expect({ [`killed at ${n}`]: await stateOf(operatorId) }).toEqual({ [`killed at ${n}`]: 'RECONCILED' });
      expect(await accountOf(world, 'operator_payable', operatorId)).toBe(0);
      expect((await accountOf(world, 'bank')) - bank).toBe(-statement.totals['netPayment']!);
      await expectBalancedBooks(world);
    },
  });
});
