import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { timesText } from '@naga/kernel/times-text.js';
import { expectBalancedBooks } from './books.js';
import { staff } from './closed-statement.js';
import { payLinkDocuments } from './pay-link-documents.js';
import { type SeenLine, type SeenStatement, settlementDocuments as documents } from './settlement-documents.js';
import { seat, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterEach(() => expectBalancedBooks(world));
afterAll(() => world.close());

const [INSURANCE, PREMIUM] = ['1', 100];
const platform = (userId = '1'): Traveller => staff(world, userId, 'all');
const statements = async (payee: string, who = platform()): Promise<readonly SeenStatement[]> =>
  (await who.ask<{ rows: SeenStatement[] }>(documents.list, { filter: { payee } })).rows;
/** Of what (of an insurance: which), how much, and for which booking or by which link. */
const linesOf = async ({ id }: SeenStatement): Promise<readonly (readonly [string, number, string | null])[]> => {
  const { rows } = await platform().ask<{ rows: SeenLine[] }>(documents.lines, { id });
  return rows.map(({ kind, addOn, amount, pnr, linkId }) => [
    addOn === null ? kind : timesText(addOn.quantity, addOn.names.en),
    amount.amount,
    pnr ?? linkId,
  ]);
};
const onAccount = async (account: string): Promise<number> => {
  const [row] = await world.rows<{ owed: number }>(
    `select coalesce(sum(credit - debit), 0)::int as owed from ledger_entry where account = $1`,
    [account],
  );
  return row!.owed;
};

/** Pays for a seat with insurance, and gives for a cause. */
async function buys(number: string, given = 0): Promise<{ traveller: Traveller; booking: SeenBooking }> {
  const traveller = world.aTraveller();
  const held = await traveller.holds(world.aDeparture({ date: '2026-11-24' }).leg(), [seat(number)]);
  await traveller.tellsNames();
  await traveller.takes([INSURANCE, held.legs[0]!.parts[0]!.id]);
  if (given > 0) await traveller.gives(given, 'NATURE');
  const { payment } = await traveller.startsToPay();
  await traveller.decides(payment.reference, 'APPROVE');
  return { traveller, booking: (await traveller.sees())! };
}

/** Somebody gives for schools without a ride. */
async function givesByLink(amount: number): Promise<string> {
  const giver = world.aTraveller();
  const input = { amount, currency: 'USD', cause: 'EDUCATION', language: 'en' };
  const { token } = await giver.ask<{ token: string }>(payLinkDocuments.donate, { input });
  const begun = { token, method: 'CARD', returnUrl: '/pay/x' };
  const { reference } = await giver.ask<{ reference: string }>(payLinkDocuments.pay, begun);
  await giver.decides(reference, 'APPROVE');
  const [link] = await world.rows<{ id: string }>('select id::text from pay_link where token = $1', [token]);
  return link!.id;
}

describe('what is paid beside fares for somebody else', () => {
  test('is on the statements of the insurer and of the cause of its month, as the books say; what goes back counts against it', async () => {
    const [{ booking: kept }, { traveller, booking: gone }] = [await buys('1A', 150), await buys('2A')];
    await traveller.does('cancel');
    const link = await givesByLink(700);
    for (const _ of [1, 2]) await world.job('settle');
    const [insurer] = await statements('INSURER');
    expect(insurer).toMatchObject({ operatorId: null, operatorName: null, cause: null, state: 'OPEN' });
    expect(await linesOf(insurer!)).toEqual([
      ['Add-on INSURANCE', PREMIUM, kept.pnr],
      ['Add-on INSURANCE', PREMIUM, gone.pnr],
      ['Add-on INSURANCE', -PREMIUM, gone.pnr],
    ]);
    expect(insurer!.totals['netPayment']).toBe(await onAccount('insurance'));
    const causes = await statements('CAUSE');
    expect(await Promise.all(causes.map(async (one) => [one.cause, ...(await linesOf(one))]))).toEqual([
      ['EDUCATION', ['DONATION', 700, link]],
      ['NATURE', ['DONATION', 150, kept.pnr]],
    ]);
  });

  test('is paid out by the bank once two people agreed, and found there by another; no line of it is questioned', async () => {
    world.clock.advance({ days: 20 });
    await world.job('settle');
    const [{ id }] = (await statements('INSURER')) as [SeenStatement];
    const { rows } = await platform().ask<{ rows: SeenLine[] }>(documents.lines, { id });
    expect(await platform().ask(documents.dispute, { id: rows[0]!.id, reason: 'Why?' })).toMatchObject({
      code: 'SETTLEMENT_NOT_FOUND',
    });
    expect(await platform('1').ask(documents.approve, { id })).toMatchObject({ state: 'CLOSED' });
    expect(await platform('2').ask(documents.approve, { id })).toMatchObject({ state: 'APPROVED' });
    const before = await onAccount('bank');
    expect(await platform('1').ask(documents.pay, { id, reference: 'ABA 7' })).toMatchObject({ state: 'PAID' });
    expect([await onAccount('insurance'), (await onAccount('bank')) - before]).toEqual([0, PREMIUM]);
    expect(await platform('1').ask(documents.reconcile, { id })).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect(await platform('3').ask(documents.reconcile, { id })).toMatchObject({ state: 'RECONCILED' });
    await world.job('settle');
    expect(await statements('INSURER')).toHaveLength(1);
  });

  test('nobody but the platform sees it, and what is due to operators is told without it', async () => {
    const country = world.aUser({
      userId: '11',
      roleId: 11,
      countryCode: 'KH',
      grants: { 'settlement.view': 'country' },
    });
    const operator = staff(world, '47', 'operator', { operatorId: '7' });
    for (const payee of ['INSURER', 'CAUSE'])
      for (const who of [country, operator]) expect(await statements(payee, who)).toEqual([]);
    const due = { from: '2026-11-01', to: '2026-12-31' };
    const ofOperator = { month: null, currency: 'USD', statements: 1, amount: 0 };
    expect(await platform().ask(documents.payouts, due)).toEqual([ofOperator]);
  });
});
