import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ColumnSum } from '@naga/server-kit/list/column-sums.rules.js';
import { addedUp, sortedSums } from '@naga/server-kit/testing/added-up.js';
import { anyRow, untold } from '@naga/server-kit/testing/any-row.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { seat, type SeenBooking, type Traveller, World } from './world.js';

const FIRST = 800_000;
const GRANTS = ['booking.view', 'payment.request', 'refund.ask', 'settlement.view', 'user.manage', 'manifest.view'];
let world: World;
let admin: Traveller;
/** Of Cambodia, and of operator 7. */
let narrower: Readonly<Record<'country' | 'operator', Traveller>>;
let ours: SeenBooking;
let theirs: SeenBooking;

const grantsOf = (scope: 'all' | 'country' | 'operator') =>
  Object.fromEntries(GRANTS.map((permission) => [permission, scope]));
const money = (n: number) => ({
  amount: n * 10_000,
  currency: n % 2 ? 'USD' : 'KHR',
  mode: n === 4 ? 'sandbox' : 'live',
});
const row = (table: string, known: object) =>
  anyRow(world.test.subgraph.database, table, known as Record<string, unknown>);
const TABLES = ['settlement_line', 'settlement', 'ledger_entry', 'overrule', 'pay_link', 'balance'];

/** Four rows of each list: two currencies, one of another mode; of two countries or operators where the list tells these apart. */
async function fill(n: number): Promise<void> {
  const [id, of] = [FIRST + n, money(n)];
  const countryCode = n % 3 ? 'KH' : 'LA';
  await row('pay_link', { id, ...of, kind: 'CUSTOM', state: 'OPEN', token: `t${n}`, country_code: countryCode });
  const { mode: _, ...plain } = of;
  const booking = n === 3 ? theirs : ours;
  const partIds = booking.legs[0]!.parts.map((part) => part.id);
  await row('overrule', { id, ...plain, booking_id: booking.id, state: 'waiting', part_ids: partIds });
  const { mode, currency } = of;
  const statement = { id, mode, currency, state: 'OPEN', operator_id: n === 3 ? 8 : 7, operator_country_code: 'KH' };
  await row('settlement', { ...statement, period_from: '2026-11-01', period_to: '2026-11-30' });
  for (const [at, kind] of ['FARE', 'COMMISSION', 'CANCELLATION_FEE'].entries())
    await row('settlement_line', {
      id: FIRST + n * 10 + at,
      settlement_id: id,
      kind,
      amount: (of.amount * (1 - at)) | 0,
      seats: n,
      booking_id: ours.id,
      fare: 100,
    });
  await row('ledger_entry', {
    id,
    mode,
    currency,
    account: 'agent_balance',
    party_id: '205',
    credit: n === 2 ? 0 : of.amount,
    debit: n === 2 ? 7_000 : 0,
  });
  await row('balance', {
    kind: 'agent_balance',
    owner_id: id,
    mode,
    currency,
    asked_amount: of.amount,
    asked_kind: 'CORRECTION',
    asked_by_id: 5,
    asked_at: '2026-11-20T05:00:00Z',
    asked_country: countryCode,
  });
}

beforeAll(async () => {
  world = await World.open();
  admin = world.aUser({ userId: '1', roleId: 1, grants: grantsOf('all') });
  narrower = {
    country: world.aUser({ userId: '2', roleId: 11, countryCode: 'KH', grants: grantsOf('country') }),
    operator: world.aUser({ userId: '3', roleId: 4, operatorId: '7', grants: grantsOf('operator') }),
  };
  ours = await world.aTraveller().buys(world.aDeparture().leg(), [seat('1A'), seat('1B')]);
  theirs = await world.aTraveller().buys(world.aDeparture({ operatorId: '8' }).leg(), [seat('1A')]);
  world.anAgent('205');
  world.users.agencies.set('205', 0);
  for (const n of [1, 2, 3, 4]) await fill(n);
});
// The audit of what is left must be whole.
afterAll(async () => {
  for (const table of TABLES)
    await untold(
      world.test.subgraph.database,
      `delete from ${table} where ${table === 'balance' ? 'owner_id' : 'id'} > ${FIRST}`,
    );
  await world.close();
});

type Money = Pick<ColumnSum, 'amount'> & { currency: string };
interface Row extends Record<string, unknown> {
  readonly total: Money;
  readonly amount: Money;
  readonly facts: { readonly discount: Money };
  readonly currency: string;
  readonly totals: Record<string, number>;
}
type Columns = Parameters<typeof addedUp<Row>>[1];

const total = (name: string): Columns => ({ [name]: ({ totals }) => totals[name]! });
const totalMoney = (name: string): Columns => ({
  [name]: ({ totals, currency }) => ({ amount: totals[name]!, currency }),
});
const counted = (name: string): Columns => ({ [name]: (of) => of[name] as number });
const AMOUNT: Columns = { amount: ({ amount }) => amount };
const A_MONEY = '{ amount currency }';

/** Lists as they are asked for, what is read of a row, what each row has in the columns that are added up. */
const LISTS: readonly [list: string, asked: string, columns: Columns, narrower: 'country' | 'operator' | undefined][] =
  [
    [
      'bookings(ROWS)',
      `total ${A_MONEY} facts { discount ${A_MONEY} }`,
      { total: (of) => of.total, discount: ({ facts }) => facts.discount },
      'operator',
    ],
    ['payLinks(kind: CUSTOM ROWS)', `amount ${A_MONEY}`, AMOUNT, 'country'],
    ['overrules(ROWS)', `amount ${A_MONEY}`, AMOUNT, 'operator'],
    [
      'settlements(ROWS)',
      'currency totals { netPayment totalFare totalCommission totalSeats cancelledCount }',
      {
        ...totalMoney('netPayment'),
        ...totalMoney('totalFare'),
        ...totalMoney('totalCommission'),
        ...total('totalSeats'),
        ...total('cancelledCount'),
      },
      'operator',
    ],
    [`settlementLines(settlementId: "${FIRST + 3}" ROWS)`, `amount ${A_MONEY}`, AMOUNT, 'operator'],
    ['agencyBalance(agencyId: "205" ROWS)', `amount ${A_MONEY}`, AMOUNT, undefined],
    ['askedTopUps(ROWS)', `amount ${A_MONEY}`, AMOUNT, 'country'],
    [
      'departuresToBoard(date: "2026-11-23" ROWS)',
      'sold boarded noShow',
      { ...counted('sold'), ...counted('boarded'), ...counted('noShow') },
      'operator',
    ],
  ];

interface Answer {
  readonly rows: readonly Row[];
  readonly columnSums: readonly ColumnSum[];
}
const SUMS = 'columnSums { column amount currency }';
const documentOf = (list: string, asked: string): string => {
  const answer = list.startsWith('agencyBalance') ? `... on AgencyBalance { ${asked} }` : asked;
  return `{ answer: ${list.replace('ROWS', 'pageSize: 100').replace('() ', '')} { ${answer} } }`;
};

describe('what the columns of a list add up to is what all its rows have, in each currency, within the viewer’s scope', () => {
  test.each(LISTS)('%s', async (list, asked, columns, narrow) => {
    const everything = documentOf(list, `${SUMS} rows { ${asked} }`);
    const whole = await admin.ask<Answer>(everything);
    expect(whole.rows.length).toBeGreaterThan(1);
    expect(sortedSums(whole.columnSums)).toEqual(addedUp(whole.rows, columns));
    if (narrow !== undefined) {
      const part = await narrower[narrow].ask<Answer>(everything);
      expect(part.rows.length).toBeLessThan(whole.rows.length);
      expect(sortedSums(part.columnSums)).toEqual(addedUp(part.rows, columns));
    }
  });

  test.each(LISTS)('%s costs one statement', async (list) => {
    const [sums, none] = [documentOf(list, SUMS), documentOf(list, '__typename')];
    await admin.ask(sums);
    const cost = async (document: string) => (await statementsOf(() => admin.ask(document))).length;
    expect((await cost(sums)) - (await cost(none))).toBe(1);
  });

  test('it follows the filter', async () => {
    const sums = await admin.ask<Answer>(
      `{ answer: bookings(filter: { operatorId: "8" }) { ${SUMS} rows { total ${A_MONEY} } } }`,
    );
    expect(sortedSums(sums.columnSums)).toEqual(
      [...addedUp(sums.rows, { total: (of) => of.total }), 'discount 0 USD'].toSorted(),
    );
    expect(await admin.ask(`{ answer: bookings(filter: { text: "nobody" }) { ${SUMS} } }`)).toEqual({ columnSums: [] });
  });
});
