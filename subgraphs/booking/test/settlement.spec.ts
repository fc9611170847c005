import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import {
  aClosedStatement as closed,
  bought as buy,
  end as endSeats,
  staff as worldStaff,
  statements,
} from './closed-statement.js';
import { type SeenLine, type SeenStatement, settlementDocuments as documents } from './settlement-documents.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const staff = (userId: string, scope: Scope, more: object = {}): Traveller => worldStaff(world, userId, scope, more);
const operator = (operatorId: string): Traveller => staff(`4${operatorId}`, 'operator', { operatorId });
const platform = (userId = '1'): Traveller => staff(userId, 'all');

const end = (booking: SeenBooking, state?: string) => endSeats(world, booking, state);
const bought = (operatorId: string, date?: string, seats?: string[]) => buy(world, operatorId, date, seats);
const linesOf = async (id: string, more: object = {}): Promise<readonly SeenLine[]> =>
  (await platform().ask<{ rows: SeenLine[] }>(documents.lines, { id, ...more })).rows;
const payable = async (operatorId: string): Promise<number> =>
  (
    await world.rows<{ owed: number }>(
      `select coalesce(sum(credit - debit), 0)::float8 as owed from ledger_entry
       where account = 'operator_payable' and party_id = $1`,
      [operatorId],
    )
  )[0]!.owed;

const aClosedStatement = (operatorId: string) => closed(world, operatorId);

test('a statement is the sum of its lines, and what the ledger owes', async () => {
  const [rode, absent, back] = [await bought('21'), await bought('21', '2026-11-24', ['1A']), world.aTraveller()];
  const { id } = await back.buys(world.aDeparture({ operatorId: '21', date: '2026-11-22' }).leg(), [seat('2A')]);
  expect(id).not.toBe(rode.id);
  await back.does('cancel');
  await end(rode);
  await end(absent, 'NO_SHOW');
  await world.job('settle');
  await world.job('settle');
  const [statement, ...others] = await statements(platform(), { operatorId: '21' });
  expect(others).toEqual([]);
  expect(statement).toMatchObject({
    periodFrom: '2026-11-01',
    periodTo: '2026-11-30',
    state: 'OPEN',
    branch: { id: '71' },
  });
  const fare = rode.legs[0]!.parts[0]!.fare.amount;
  expect(statement!.totals).toMatchObject({
    totalBooked: 2,
    totalSeats: 3,
    totalFare: 3 * fare,
    cancelledCount: 1,
    cancelledFare: fare,
    cashCollected: 0,
  });
  const lines = await linesOf(statement!.id);
  expect(lines.map(({ kind }) => kind).sort()).toEqual(
    ['CANCELLATION_FEE', ...Array<string>(3).fill('COMMISSION'), ...Array<string>(3).fill('FARE')].sort(),
  );
  expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(statement!.totals.netPayment);
  expect(statement!.totals.netPayment).toBe(await payable('21'));
});

test('cash in the operator’s hand is taken off, once', async () => {
  const { id } = await bought('20', '2026-11-23', ['1A']);
  const entries = `insert into ledger_entry (transaction_id, booking_id, mode, at, account, party_id, debit, credit,
      currency, reason)
    select t.id, $1, 'live', now(), account, party, debit, credit, 'USD', 'payment'
    from (select gen_random_uuid() as id) t,
      (values ('cash_in_hand', 'operator:20', 700, 0), ('customer', null, 0, 700)) e(account, party, debit, credit)`;
  await world.rows(entries, [id]);
  await world.job('settle');
  await world.job('settle');
  const [statement] = await statements(platform(), { operatorId: '20' });
  expect(statement!.totals).toMatchObject({ cashCollected: 700, netPayment: -700 });
});

test('what was stated otherwise is corrected by lines of its own', async () => {
  const absent = await bought('22', '2026-11-23', ['1A']);
  await end(absent, 'NO_SHOW');
  await world.job('settle');
  await world.test.outside.change(`update part set state = 'REFUNDED', given_back = fare where booking_id = $1`, [
    absent.id,
  ]);
  await world.job('settle');
  const [statement] = await statements(platform(), { operatorId: '22' });
  expect(statement!.totals).toMatchObject({
    totalBooked: 0,
    totalSeats: 0,
    totalFare: 0,
    totalCommission: 0,
    cancelledCount: 1,
    netPayment: 0,
  });
  expect((await linesOf(statement!.id)).filter(({ isCorrection }) => isCorrection)).toHaveLength(2);
});

test.each([
  ['one of two seats', ['1A', '1B'], `position = 0`, 0],
  ['the last seat', ['1A'], `true`, -1],
])('a booking corrected in the month after is counted there by what is left: %s', async (_, seats, which, counted) => {
  const operatorId = `26${seats.length}`;
  const absent = await bought(operatorId, '2026-11-23', seats);
  await end(absent, 'NO_SHOW');
  await world.job('settle');
  world.clock.advance({ minutes: 24 * 60 * 20 });
  await world.job('settle');
  await world.test.outside.change(
    `update part set state = 'REFUNDED', given_back = fare where booking_id = $1 and ${which}`,
    [absent.id],
  );
  await world.job('settle');
  world.clock.advance({ minutes: -24 * 60 * 20 });
  const all = await statements(platform(), { operatorId });
  expect(all.map(({ periodFrom, totals }) => [periodFrom, totals.totalBooked, totals.totalSeats])).toEqual([
    ['2026-12-01', counted, -1],
    ['2026-11-01', 1, seats.length],
  ]);
});

test('lines are never changed, and a closed statement takes no more', async () => {
  const { id } = await aClosedStatement('23');
  await expect(world.rows('update settlement_line set amount = 1')).rejects.toThrow(/append-only/);
  await expect(world.rows('delete from settlement_line')).rejects.toThrow(/append-only/);
  const insert = `insert into settlement_line (settlement_id, kind, amount, fare, seats, is_correction, booking_id, at)
    select $1, 'ADJUSTMENT', 1, 0, 0, true, booking_id, now() from settlement_line limit 1`;
  await expect(world.rows(insert, [id])).rejects.toThrow(/closed/);
  await end(await bought('23'));
  world.clock.advance({ minutes: 24 * 60 * 20 });
  await world.job('settle');
  world.clock.advance({ minutes: -24 * 60 * 20 });
  const all = await statements(platform(), { operatorId: '23' });
  expect(all.map(({ state, periodFrom }) => [state, periodFrom])).toEqual([
    ['OPEN', '2026-12-01'],
    ['CLOSED', '2026-11-01'],
  ]);
});

describe('approved', () => {
  test('by the operator alone, and paid and found by two of the platform’s people', async () => {
    const { id, totals } = await aClosedStatement('24');
    expect(await platform().ask(documents.pay, { id, reference: 'ABA 1' })).toMatchObject({
      code: 'SETTLEMENT_NOT_IN_STATE',
    });
    expect(await operator('24').ask(documents.approve, { id })).toMatchObject({ state: 'APPROVED' });
    expect(await operator('24').ask(documents.approve, { id })).toMatchObject({ state: 'APPROVED' });
    const paid = await platform('1').ask<SeenStatement>(documents.pay, { id, reference: ' ABA 20261204-17 ' });
    expect(paid).toMatchObject({ state: 'PAID', paymentReference: 'ABA 20261204-17' });
    expect(await platform('1').ask(documents.reconcile, { id })).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect(await platform('2').ask(documents.reconcile, { id })).toMatchObject({ state: 'RECONCILED' });
    expect(await payable('24')).toBe(0);
    const [bank] = await world.rows<{ paid: number }>(
      `select sum(credit)::float8 as paid from ledger_entry where account = 'bank'
       and transaction_id in (select transaction_id from ledger_entry where party_id = '24' and reason = 'settlement')`,
    );
    expect(bank!.paid).toBe(totals.netPayment);
    expect(await platform().ask(documents.balance, { id: '24' })).toEqual([
      { currency: 'USD', maturing: 0, open: 0, toPay: 0, paid: totals.netPayment },
    ]);
  });

  test('by two different people of the platform, where the operator does not answer', async () => {
    const { id } = await aClosedStatement('25');
    expect(await platform('1').ask(documents.approve, { id })).toMatchObject({ state: 'CLOSED' });
    expect(await platform('1').ask(documents.approve, { id })).toMatchObject({ state: 'CLOSED' });
    expect(await platform('2').ask(documents.approve, { id })).toMatchObject({ state: 'APPROVED' });
  });

  test('once, whoever approves at the same time', async () => {
    const { id } = await aClosedStatement('26');
    const answers = await Promise.all(
      ['1', '2', '3'].map((user) => platform(user).ask<SeenStatement | SeenRefusal>(documents.approve, { id })),
    );
    expect(answers.filter((one) => 'state' in one && one.state === 'APPROVED').length).toBeGreaterThan(0);
    expect((await platform().ask<SeenStatement>(documents.one, { id })).state).toBe('APPROVED');
  });
});

test('a line is questioned, and the answer is a line of the next statement', async () => {
  const { id } = await aClosedStatement('27');
  const [line] = await linesOf(id, { kind: 'FARE' });
  const ask = (reason: string) => operator('27').ask<SeenStatement>(documents.dispute, { id: line!.id, reason });
  expect(await ask('She paid the driver twice')).toMatchObject({ state: 'DISPUTED', openDisputes: 1 });
  expect(await ask('Again')).toMatchObject({ code: 'LINE_DISPUTED_ALREADY' });
  expect(await operator('27').ask(documents.approve, { id })).toMatchObject({ code: 'SETTLEMENT_NOT_IN_STATE' });
  const [questioned] = await linesOf(id, { disputed: true });
  const answer = (granted: number) =>
    platform().ask<SeenStatement>(documents.answer, { id: questioned!.dispute!.id, answer: 'You are right', granted });
  world.clock.advance({ minutes: 24 * 60 * 20 });
  const { amount: fare } = questioned!;
  for (const amount of [fare.amount + 1, -fare.amount - 1])
    expect(await answer(amount)).toMatchObject({ code: 'DISPUTE_AMOUNT', facts: { most: fare.amount } });
  expect(await answer(250)).toMatchObject({ state: 'CLOSED', openDisputes: 0 });
  expect(await answer(250)).toMatchObject({ code: 'SETTLEMENT_NOT_IN_STATE' });
  world.clock.advance({ minutes: -24 * 60 * 20 });
  const [next] = await statements(operator('27'), { month: '2026-12-05' });
  expect(next).toMatchObject({ state: 'OPEN', totals: { adjustments: 250, netPayment: 250 } });
  expect(await linesOf(next!.id)).toMatchObject([{ kind: 'ADJUSTMENT', note: 'You are right', isCorrection: true }]);
});

describe('seen and touched by whose it is only', () => {
  test('others see nothing of it', async () => {
    const { id } = await aClosedStatement('28');
    const [line] = await linesOf(id);
    const other = operator('29');
    expect(await statements(other)).toEqual([]);
    expect(await other.ask(documents.one, { id })).toBeNull();
    expect(await other.ask(documents.lines, { id })).toEqual({ total: 0, rows: [] });
    expect(await other.ask(documents.balance, { id: '28' })).toBeNull();
    expect(await platform().ask(documents.balance, { id: '999999' })).toBeNull();
    expect(await other.ask(documents.approve, { id })).toMatchObject({ code: 'SETTLEMENT_NOT_FOUND' });
    expect(await other.ask(documents.dispute, { id: line!.id, reason: 'Mine' })).toMatchObject({
      code: 'SETTLEMENT_NOT_FOUND',
    });
    const branch = staff('5', 'branch', { branchId: '71', operatorId: '28' });
    expect((await statements(branch, { operatorId: '28' })).map((one) => one.id)).toEqual([id]);
    expect(await branch.ask(documents.balance, { id: '28' })).toHaveLength(1);
    const elsewhere = staff('6', 'branch', { branchId: '72', operatorId: '28' });
    expect(await elsewhere.ask(documents.balance, { id: '28' })).toBeNull();
    expect(await statements(staff('6', 'branch', { branchId: '72', operatorId: '28' }))).toEqual([]);
    expect(await statements(staff('7', 'country', { countryCode: 'LA' }))).toEqual([]);
  });

  test('an operator neither answers his own question nor pays himself', async () => {
    const { id } = await aClosedStatement('30');
    const { errors } = await operator('30').raw(documents.pay, { id, reference: 'x' });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test.each(['0', 'x', '99999999999999999999'])('no statement %s', async (id) => {
    expect(await platform().ask(documents.one, { id })).toBeNull();
    expect(await platform().ask(documents.approve, { id })).toMatchObject({ code: 'SETTLEMENT_NOT_FOUND' });
  });
});

test('the list and the lines cost two statements each, however many there are', async () => {
  const [{ id }] = (await statements(platform())) as [SeenStatement];
  const list = await statementsOf(() => statements(platform()));
  const lines = await statementsOf(() => linesOf(id));
  expect([list.length, lines.length]).toEqual([2, 2]);
});

describe('what is due and what was paid', () => {
  interface Row {
    readonly month: string | null;
    readonly statements: number;
    readonly amount: number;
  }
  // The world's clock stands in November 2026.
  const days = { from: '2026-09-01', to: '2026-12-31' };
  const payouts = (who: Traveller) => who.ask<Row[]>(documents.payouts, days);
  const net = (rows: readonly SeenStatement[]): number =>
    rows.reduce((sum, { totals }) => sum + Number(totals.netPayment), 0);

  test('are the statements of the list with the same filter, for the platform and for an operator', async () => {
    const due = await aClosedStatement('41');
    const paid = await aClosedStatement('42');
    await operator('42').ask(documents.approve, { id: paid.id });
    await platform('1').ask(documents.pay, { id: paid.id, reference: 'ABA 7' });
    expect(await payouts(operator('41'))).toEqual([
      { month: null, currency: 'USD', statements: 1, amount: due.totals.netPayment },
    ]);
    const [one] = await payouts(operator('42'));
    expect(one).toEqual({ month: '2026-11', currency: 'USD', statements: 1, amount: paid.totals.netPayment });
    const all = await payouts(platform());
    const lists = [{ due: true }, { paidFrom: '2026-11-01', paidTo: '2026-11-30' }];
    const [open, done] = await Promise.all(lists.map((filter) => statements(platform(), filter)));
    const of = (month: string | null) => all.find((row) => row.month === month);
    expect([of(null)?.statements, of(null)?.amount]).toEqual([open!.length, net(open!)]);
    expect([of('2026-11')?.statements, of('2026-11')?.amount]).toEqual([done!.length, net(done!)]);
    expect(await statements(platform(), { paidTo: '2026-08-31' })).toEqual([]);
  });

  test('the page of the day costs four statements, whatever was sold', async () => {
    const today = world.aUser({
      userId: '1',
      roleId: 1,
      grants: { 'settlement.view': 'all', 'report.view': 'all' },
    });
    const document = `query { a: salesSummary(date: "2026-11-20") { refundPending toCollect inReview }
      b: salesReport(by: DAY, from: "2026-11-07", to: "2026-11-20") { key currency bookings seats amount }
      c: occupancyReport(by: DAY, from: "2026-11-13", to: "2026-11-26") { key departures sold seats }
      answer: payouts(from: "2026-09-01", to: "2026-11-20") { month amount } }`;
    expect(await statementsOf(() => today.ask(document))).toHaveLength(4);
  });
});

test('what an answer grants can be paid: half a riel is refused on its field', async () => {
  world.pricing.currency = 'KHR';
  const { id } = await aClosedStatement('39');
  world.pricing.currency = 'USD';
  const lines = await linesOf(id);
  expect(lines.filter(({ amount }) => amount.amount % 100 !== 0)).toEqual([]);
  await operator('39').ask(documents.dispute, { id: lines[0]!.id, reason: 'She paid the driver twice' });
  const [questioned] = await linesOf(id, { disputed: true });
  const answer = { id: questioned!.dispute!.id, answer: 'You are right', granted: 150 };
  const { errors } = await platform().raw(documents.answer, answer);
  expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'granted', code: 'RANGE' }] });
});
