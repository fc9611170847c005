import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aClosedStatement, staff, statements } from './closed-statement.js';
import { MAY_OVERRULE } from './overrule-desk.js';
import { FARE } from './played-neighbours.js';
import { type SeenLine, type SeenStatement, settlementDocuments as documents } from './settlement-documents.js';
import { support } from './staff.js';
import { askedAbout } from './traces.js';
import { type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const platform = (userId: string, more: object = {}): Traveller => staff(world, userId, 'all', more);
/** Person 1 of the platform, in the session of a colleague. */
const inAnothersName = (userId = '2'): Traveller => platform(userId, { impersonatorId: '1' });
const asOperator = (operatorId: string): Traveller =>
  staff(world, `4${operatorId}`, 'operator', { operatorId, impersonatorId: '1' });

test('whoever acts as a colleague agrees once, as himself', async () => {
  const { id } = await aClosedStatement(world, '61');
  expect(await platform('1').ask(documents.approve, { id })).toMatchObject({ state: 'CLOSED' });
  const again = await inAnothersName().ask<SeenStatement>(documents.approve, { id });
  expect(again).toMatchObject({ state: 'CLOSED', approvals: [{ by: { id: '1' }, side: 'PLATFORM' }] });
  expect(await platform('2').ask(documents.approve, { id })).toMatchObject({ state: 'APPROVED' });
});

test('whoever acts as one of the operator’s people does not speak for the operator', async () => {
  const { id } = await aClosedStatement(world, '62');
  expect(await asOperator('62').ask(documents.approve, { id })).toMatchObject({
    state: 'CLOSED',
    approvals: [{ by: { id: '1' }, side: 'PLATFORM' }],
  });
  expect(await platform('1').ask(documents.approve, { id })).toMatchObject({ state: 'CLOSED' });
});

test('whoever wrote a payment down does not find it at the bank, in nobody’s name', async () => {
  const { id } = await aClosedStatement(world, '63');
  for (const user of ['1', '2']) await platform(user).ask(documents.approve, { id });
  const paid = await inAnothersName('3').ask<SeenStatement>(documents.pay, { id, reference: 'ABA 9' });
  expect(paid).toMatchObject({ state: 'PAID', paidBy: { id: '1' } });
  for (const himself of [platform('1'), inAnothersName('2')])
    expect(await himself.ask(documents.reconcile, { id })).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
  expect(await platform('3').ask(documents.reconcile, { id })).toMatchObject({ state: 'RECONCILED' });
});

describe('what an answer grants', () => {
  const linesOf = async (id: string, more: object = {}): Promise<readonly SeenLine[]> =>
    (await platform('1').ask<{ rows: SeenLine[] }>(documents.lines, { id, ...more })).rows;

  /** Questions a line; answers its question. */
  async function questions(statementId: string, lineId: string): Promise<string> {
    await platform('9').ask(documents.dispute, { id: lineId, reason: 'Why?' });
    const rows = await linesOf(statementId, { disputed: true });
    return rows.find((line) => line.id === lineId)!.dispute!.id;
  }
  const grants = (who: Traveller, id: string, granted: number) =>
    who.ask<SeenStatement & SeenRefusal>(documents.answer, { id, answer: 'You are right', granted });

  test('for one seat is at most its fare, over all its lines and whatever was granted before', async () => {
    const { id } = await aClosedStatement(world, '71');
    const [first] = await linesOf(id, { kind: 'FARE' });
    const [fee] = (await linesOf(id, { kind: 'COMMISSION' })).filter((one) => one.seatNumber === first!.seatNumber);
    const [one, two] = [await questions(id, first!.id), await questions(id, fee!.id)];
    world.clock.advance({ days: 20 });
    expect(await grants(platform('1'), one, FARE.FOREIGN - 100)).toMatchObject({ openDisputes: 1 });
    const beyond = { code: 'DISPUTE_AMOUNT', facts: { most: 100, currency: 'USD' } };
    expect(await grants(platform('1'), two, 101)).toMatchObject(beyond);
    expect(await grants(platform('1'), two, 100)).toMatchObject({ openDisputes: 0 });
    const [next] = await statements(platform('1'), { operatorId: '71', month: '2026-12-05' });
    world.clock.advance({ days: 31 });
    await world.job('settle');
    const [again] = await linesOf(next!.id, { kind: 'ADJUSTMENT' });
    const third = await questions(next!.id, again!.id);
    expect(await grants(platform('1'), third, 1)).toMatchObject({ ...beyond, facts: { most: 0, currency: 'USD' } });
    expect(await grants(platform('1'), third, -100)).toMatchObject({ openDisputes: 0 });
    world.clock.advance({ days: -51 });
  });

  test('of a seat is taken back when its money goes back by the operator’s fault: he keeps nothing of it', async () => {
    const { id } = await aClosedStatement(world, '74');
    const [line] = await linesOf(id, { kind: 'FARE' });
    const question = await questions(id, line!.id);
    world.clock.advance({ days: 20 });
    expect(await grants(platform('1'), question, FARE.FOREIGN)).toMatchObject({ openDisputes: 0 });
    const of = `select booking_id::text as "bookingId", part_id::text as "partId" from settlement_line where id = $1`;
    const [seat] = await world.rows<{ bookingId: string; partId: string }>(of, [line!.id]);
    await world.test.outside.change(`update part set state = 'NO_SHOW' where id = $1`, [seat!.partId]);
    const overrule = `mutation ($bookingId: ID!, $partId: ID!) { answer: overruleCancel(bookingId: $bookingId,
      partIds: [$partId], code: OPERATOR_CANCELLED, reason: "No bus") { __typename } }`;
    expect(await support(world, MAY_OVERRULE).ask(overrule, { ...seat })).toMatchObject({ __typename: 'Booking' });
    await world.job('settle');
    const stated = `select kind, sum(amount)::int as amount from settlement_line where part_id = $1 group by kind
      union all select 'all', sum(amount)::int from settlement_line where part_id = $1`;
    const sums = new Map(
      (await world.rows<{ kind: string; amount: number }>(stated, [seat!.partId])).map((row) => [row.kind, row.amount]),
    );
    expect([sums.get('ADJUSTMENT'), sums.get('FAULT_REFUND')! < 0, sums.get('all')]).toEqual([0, true, 0]);
    const books = `select (select sum(credit - debit) from ledger_entry where account = 'operator_payable' and party_id = '74')::int as owed,
      (select sum(n.amount) from settlement_line n join settlement s on s.id = n.settlement_id where s.operator_id = 74)::int as stated`;
    const [{ owed, stated: onStatements }] = (await world.rows<{ owed: number; stated: number }>(books)) as [
      { owed: number; stated: number },
    ];
    expect(owed).toBe(onStatements);
    world.clock.advance({ days: -20 });
  });

  test('above a hundred dollars of a statement takes two people', async () => {
    const { id } = await aClosedStatement(world, '72', 8000);
    const [one, two] = await linesOf(id, { kind: 'FARE' });
    const [first, second] = [await questions(id, one!.id), await questions(id, two!.id)];
    world.clock.advance({ days: 20 });
    expect(await grants(platform('1'), first, 8000)).toMatchObject({ openDisputes: 1 });
    expect(await grants(platform('1'), second, -2001)).toMatchObject({ state: 'DISPUTED', openDisputes: 1 });
    for (const himself of [platform('1'), inAnothersName('2')])
      expect(await grants(himself, second, -2001)).toMatchObject({ code: 'OWN_REQUEST' });
    expect((await linesOf(id, { disputed: true })).map((line) => line.dispute!.proposal)).toEqual([
      null,
      { granted: { amount: -2001 }, askedById: '1' },
    ]);
    const about = { permission: 'settlement.pay', countryCode: 'KH', operatorId: '72', askedById: '1' };
    expect(await askedAbout(world, 'GRANT', id)).toMatchObject([
      { ...about, amount: { amount: -2001, currency: 'USD' }, reason: expect.any(String), pnr: expect.any(String) },
    ]);
    expect(await grants(platform('2'), second, -2500)).toMatchObject({ openDisputes: 1 });
    expect(await grants(platform('1'), second, -2500)).toMatchObject({ state: 'CLOSED', openDisputes: 0 });
    const [next] = await statements(platform('1'), { operatorId: '72', month: '2026-12-05' });
    expect(next!.totals.adjustments).toBe(8000 - 2500);
    world.clock.advance({ days: -20 });
  });
});
