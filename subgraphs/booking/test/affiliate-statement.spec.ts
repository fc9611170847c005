import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { end } from './closed-statement.js';
import { seat, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
  for (const code of ['71', '72', '73', '74', '75']) world.users.affiliates.set(code, 1000);
  for (const code of ['71', '72', '73']) world.users.affiliateAccounts.set(code, `80${code}`);
});
afterAll(() => world.close());

const LIST = `query ($filter: AffiliateStatementFilterInput) { answer: affiliateStatements(filter: $filter) { total
  rows { id code name state periodFrom periodTo seats amount { amount currency } paymentReference paidBy { id } } } }`;
const LINES = `query ($id: ID!) { answer: affiliateLines(statementId: $id) {
  total rows { amount { amount } fare { amount } basisPoints version isReversal travelDate fromName } } }`;
const PAY = `mutation ($id: ID!, $reference: String!) { answer: payAffiliateStatement(id: $id, reference: $reference) {
  ... on AffiliateStatement { id state paymentReference } ... on Refused { code facts } } }`;
const SUMS = `query ($r: [_Any!]!) { answer: _entities(representations: $r) { ... on Affiliate { code sums {
  currency tracked pending approved payable paid reversed } } } }`;

interface Statement {
  readonly id: string;
  readonly state: string;
  readonly amount: { amount: number; currency: string };
}
const staff = (scope: Scope, more: object = {}): Traveller =>
  world.aUser({ userId: '1', roleId: 1, grants: { 'settlement.view': scope, 'settlement.pay': scope }, ...more });
const platform = () => staff('all');
const himself = (code: string) => world.aUser({ userId: `80${code}`, grants: {} });

const statements = async (code: string, who = platform()): Promise<readonly Statement[]> =>
  (await who.ask<{ rows: Statement[] }>(LIST, { filter: { code } })).rows;
const lines = async (id: string, who = platform()) =>
  (await who.ask<{ rows: { amount: { amount: number }; isReversal: boolean }[] }>(LINES, { id })).rows;
const sums = async (code: string, who = platform()): Promise<unknown> =>
  (
    await who.ask<{ sums: unknown }[]>(SUMS, {
      r: [
        {
          __typename: 'Affiliate',
          code,
          accountId: world.users.affiliateAccounts.get(code) ?? null,
          countryCode: 'KH',
        },
      ],
    })
  )[0]!.sums;
const of = (more: object) => [
  { currency: 'USD', tracked: 0, pending: 0, approved: 0, payable: 0, paid: 0, reversed: 0, ...more },
];
const FARE = 1250;
const SHARE = 125;

const byLink = (code: string, date: string, numbers = ['1A'], who = world.aTraveller()) =>
  who.buys(
    world.aDeparture({ date }).leg(),
    numbers.map((number) => seat(number)),
    { affiliateId: code },
  );
const state = () => world.job('state-affiliates');
const later = async (days: number, work: () => Promise<void>): Promise<void> => {
  const now = world.clock.now();
  world.clock.advance({ days });
  try {
    await work();
  } finally {
    world.clock.advance({ minutes: (now - world.clock.now()) / 60_000 });
  }
};
const booked = async (code: string): Promise<number> =>
  (
    await world.rows<{ owed: number }>(
      `select coalesce(sum(credit - debit), 0)::float8 as owed from ledger_entry
       where account = 'affiliate_payable' and party_id = $1`,
      [code],
    )
  )[0]!.owed;

test('a sale is tracked, pending until its ride is over for a week, approved, payable after its month, and paid once', async () => {
  const buyer = world.aTraveller();
  const leg = world.aDeparture({ date: '2026-11-23' }).leg();
  await buyer.holds(leg, [seat('1A'), seat('1B')], { affiliateId: '71' });
  expect(await sums('71')).toEqual(of({ tracked: 2 * SHARE }));
  const booking = await byLink('71', '2026-11-24', ['1A', '1B']);
  await end(world, booking);
  await state();
  expect(await statements('71')).toEqual([]);
  expect(await sums('71')).toEqual(of({ tracked: 2 * SHARE, pending: 2 * SHARE }));

  await later(13, async () => {
    await state();
    await state();
    const [open, ...others] = await statements('71');
    expect(others).toEqual([]);
    expect(open).toMatchObject({ state: 'OPEN', name: 'Affiliate 71', periodTo: null, seats: 2 });
    expect(open!.amount).toEqual({ amount: 2 * SHARE, currency: 'USD' });
    expect(await sums('71')).toEqual(of({ tracked: 2 * SHARE, approved: 2 * SHARE }));
    expect(await lines(open!.id)).toMatchObject(
      Array(2).fill({ amount: { amount: SHARE }, fare: { amount: FARE }, isReversal: false, travelDate: '2026-11-24' }),
    );
    expect(await booked('71')).toBe(2 * SHARE);
    const early = await platform().ask<SeenRefusal>(PAY, { id: open!.id, reference: 'B-1' });
    expect(early).toEqual({ code: 'AFFILIATE_STATEMENT_NOT_PAYABLE', facts: { id: open!.id, state: 'OPEN' } });
  });
  await later(45, async () => {
    await state();
    const [payable] = await statements('71');
    expect(payable).toMatchObject({ state: 'PAYABLE', periodTo: '2026-12-31' });
    expect(await sums('71')).toMatchObject([{ payable: 2 * SHARE, approved: 0 }]);
    const pay = () => platform().ask<SeenRefusal>(PAY, { id: payable!.id, reference: ' B-1 ' });
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers.filter(({ code }) => code === undefined)).toEqual([
      { id: payable!.id, state: 'PAID', paymentReference: 'B-1' },
    ]);
    expect(answers.filter(({ code }) => code === 'AFFILIATE_STATEMENT_NOT_PAYABLE')).toHaveLength(2);
    expect(await booked('71')).toBe(0);
    expect(await sums('71')).toMatchObject([{ paid: 2 * SHARE, payable: 0 }]);
  });
});

test('what goes back is taken back in proportion: of what waits at once, of what was stated by a line of its own', async () => {
  const [gone, rode] = [world.aTraveller(), await byLink('72', '2026-11-24', ['1A', '1B'])];
  await byLink('72', '2026-11-25', ['1A'], gone);
  await gone.does('cancel');
  expect(await sums('72')).toEqual(of({ pending: 2 * SHARE, reversed: SHARE }));
  await end(world, rode);
  await later(13, async () => {
    await state();
    const half = `update part set state = 'REFUNDED', given_back = fare / 2, given_back_at = now(), given_back_as = 'CANCELLED' where id = (
      select min(id) from part where booking_id = $1)`;
    await world.test.outside.change(half, [rode.id]);
    await state();
    await state();
    const [open] = await statements('72');
    expect((await lines(open!.id)).map(({ amount, isReversal }) => [amount.amount, isReversal])).toEqual([
      [SHARE, false],
      [SHARE, false],
      [-62, true],
    ]);
    expect(open!.amount.amount).toBe(2 * SHARE - 62);
    expect(await booked('72')).toBe(2 * SHARE - 62);
  });
});

test('a statement that takes back more than it brings stays open, and nobody pays it', async () => {
  const rode = await byLink('74', '2026-11-24');
  await end(world, rode);
  await later(13, state);
  await later(45, async () => {
    await state();
    const [payable] = await statements('74');
    await platform().ask(PAY, { id: payable!.id, reference: 'B-2' });
    await world.test.outside.change(
      `update part set state = 'REFUNDED', given_back = fare, given_back_at = now(), given_back_as = 'CANCELLED' where booking_id = $1`,
      [rode.id],
    );
    await state();
  });
  await later(90, async () => {
    await state();
    expect((await statements('74')).map(({ state: one, amount }) => [one, amount.amount])).toEqual([
      ['OPEN', -SHARE],
      ['PAID', SHARE],
    ]);
  });
});

test('his own purchases bring nothing, as a guest with his address neither', async () => {
  const own = await byLink(
    '73',
    '2026-11-24',
    ['1A'],
    world.aUser({
      userId: '8073',
      grants: { 'booking.create': 'own', 'booking.view': 'own', 'booking.edit': 'own' },
    }),
  );
  await end(world, own);
  await later(13, async () => {
    await state();
    await state();
    expect(await statements('73')).toEqual([]);
    expect(await sums('73')).toEqual([]);
  });
});

test('who did not come and paid nobody brings nothing', async () => {
  const absent = await byLink('75', '2026-11-24');
  await world.test.outside.change(`update part set state = 'NO_SHOW', uncollected = fare where booking_id = $1`, [
    absent.id,
  ]);
  await later(13, async () => {
    await state();
    expect(await statements('75')).toEqual([]);
    expect(await booked('75')).toBe(0);
  });
});

test('an affiliate sees his own and pays nobody; of the platform whoever may, of the country, and nobody himself', async () => {
  const [statement] = await statements('71');
  const { id } = statement!;
  expect(await statements('71', himself('71'))).toMatchObject([{ id, paidBy: null }]);
  expect(await lines(id, himself('71'))).toHaveLength(2);
  for (const stranger of [himself('72'), staff('country', { countryCode: 'LA' }), world.aTraveller()]) {
    const { data } = await stranger.raw(LIST, { filter: { code: '71' } });
    expect((data?.['answer'] as { rows: object[] } | null | undefined)?.rows ?? []).toEqual([]);
  }
  expect(await sums('71', himself('72'))).toBeNull();
  expect(await sums('71', staff('country', { countryCode: 'LA' }))).toBeNull();
  expect(await statements('71', staff('country', { countryCode: 'KH' }))).toHaveLength(1);
  const { errors } = await himself('71').raw(PAY, { id, reference: 'B' });
  expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  const laos = await staff('country', { countryCode: 'LA' }).ask(PAY, { id, reference: 'B' });
  expect(laos).toEqual({ code: 'AFFILIATE_STATEMENT_NOT_FOUND', facts: { id } });
  const { errors: empty } = await platform().raw(PAY, { id, reference: '  ' });
  expect(empty?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'reference', code: 'REQUIRED' }],
  });
  const [open] = await statements('72');
  await later(45, async () => {
    await state();
    const self = await staff('all', { userId: '8072' }).ask(PAY, { id: open!.id, reference: 'B' });
    expect(self).toEqual({ code: 'OWN_AFFILIATE_STATEMENT', facts: { id: open!.id } });
  });
});

test('a closed statement takes no line, a line never changes, and a list costs one statement', async () => {
  const [paid] = await statements('71');
  const { outside } = world.test;
  await expect(
    outside.change(
      'insert into affiliate_line (statement_id, booking_id, part_id, amount, fare, at) select statement_id, booking_id, part_id, 1, 1, now() from affiliate_line where statement_id = $1 limit 1',
      [paid!.id],
    ),
  ).rejects.toThrow('is closed');
  await expect(outside.change('update affiliate_line set amount = 1', [])).rejects.toThrow('append-only');
  expect(
    await statementsOf(() => platform().ask(`{ answer: affiliateStatements { rows { id amount { amount } } } }`)),
  ).toHaveLength(1);
});
