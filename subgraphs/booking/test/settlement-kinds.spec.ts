import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Door } from './boarding-world.js';
import { type SeenLine, type SeenStatement, settlementDocuments as documents } from './settlement-documents.js';
import { COMMISSION, FARE, FEE } from './played-neighbours.js';
import { support } from './staff.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
let platform: Traveller;
beforeAll(async () => {
  world = await World.open();
  platform = support(world, { 'settlement.view': 'all', 'refund.ask': 'all', 'refund.overrule': 'all' });
});
afterAll(() => world.close());

const SEATS = [seat('1A'), seat('1B')];
const OVERRULE = `mutation ($bookingId: ID!, $code: OverruleCode!, $amount: SafeInt) {
  answer: overruleCancel(bookingId: $bookingId, code: $code, reason: "The bus broke down", amount: $amount) {
    __typename ... on Refused { code } } }`;
const overrules = (booking: SeenBooking, more: object) =>
  platform.ask<SeenRefusal>(OVERRULE, { bookingId: booking.id, ...more });

async function statementOf(
  operatorId: string,
): Promise<{ totals: SeenStatement['totals']; lines: [string, number][] }> {
  await world.job('settle');
  const { rows } = await platform.ask<{ rows: SeenStatement[] }>(documents.list, { filter: { operatorId } });
  expect(rows).toHaveLength(1);
  const lines = await platform.ask<{ rows: SeenLine[] }>(documents.lines, { id: rows[0]!.id });
  return { totals: rows[0]!.totals, lines: lines.rows.map(({ kind, amount }) => [kind, amount.amount]) };
}

const payable = async (operatorId: string): Promise<number> => {
  const [row] = await world.rows<{ owed: number }>(
    `select sum(credit - debit)::float8 as owed from ledger_entry where account = 'operator_payable' and party_id = $1`,
    [operatorId],
  );
  return row!.owed;
};

test.each([
  ['a coupon', '41', { couponCode: 'SHARED' }, 100],
  ['a promotion', '58', {}, 60],
  ['both', '59', { couponCode: 'SHARED' }, 160],
])(
  'what the operator bears of %s is a line of its own, beside the whole fare',
  async (what, operatorId, more, borne) => {
    world.pricing.coupons.set('SHARED', { saves: 300, ours: 200 });
    if (what !== 'a coupon') world.pricing.promotions.set('8', { saves: 100, ours: 40 });
    const traveller = world.aTraveller();
    await traveller.holds(world.aDeparture({ operatorId }).leg(), SEATS, more);
    world.pricing.promotions.clear();
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    await traveller.decides(payment.reference, 'APPROVE');
    const { id } = (await traveller.sees())!;
    await world.test.outside.change(`update part set state = 'COMPLETED' where booking_id = $1`, [id]);
    const { totals, lines } = await statementOf(operatorId);
    expect(totals).toMatchObject({ totalSeats: 2, totalFare: 2 * FARE.FOREIGN, operatorDiscounts: 2 * borne });
    expect(lines.filter(([kind]) => kind === 'OPERATOR_DISCOUNT')).toEqual([
      ['OPERATOR_DISCOUNT', -borne],
      ['OPERATOR_DISCOUNT', -borne],
    ]);
    expect(totals.netPayment).toBe(lines.reduce((sum, [, amount]) => sum + amount, 0));
    expect(totals.netPayment).toBe(await payable(operatorId));
  },
);

test('what goes back by the operator’s fault is a line of its own; what goes back for goodwill is none', async () => {
  const buys = (seats: string[]) =>
    world.aTraveller().buys(
      world.aDeparture({ operatorId: '42' }).leg(),
      seats.map((number) => seat(number)),
    );
  const [failed, forgiven] = [await buys(['1A']), await buys(['2A'])];
  expect(await overrules(failed, { code: 'OPERATOR_CANCELLED' })).toMatchObject({ __typename: 'Booking' });
  expect(await overrules(forgiven, { code: 'GOODWILL', amount: FARE.FOREIGN })).toMatchObject({
    __typename: 'Booking',
  });
  const { totals, lines } = await statementOf('42');
  const [fee, fault] = ['CANCELLATION_FEE', 'FAULT_REFUND'].map((wanted) =>
    lines.filter(([kind]) => kind === wanted).map(([, amount]) => amount),
  );
  expect(fault).toEqual([-totals.faultRefunds!]);
  expect(totals.faultRefunds).toBeGreaterThan(0);
  expect(fee!.toSorted((a, b) => a - b)).toEqual([0, totals.faultRefunds]);
  expect(totals).toMatchObject({ totalSeats: 0, cancelledCount: 2, cancelledFare: 2 * FARE.FOREIGN, netPayment: 0 });
  expect(totals.netPayment).toBe(await payable('42'));
});

test('a no-show whose bus never came is taken back, and the fault is said', async () => {
  const booked = await world.aTraveller().buys(world.aDeparture({ operatorId: '43' }).leg(), [seat('1A')]);
  await world.test.outside.change(`update part set state = 'NO_SHOW' where booking_id = $1`, [booked.id]);
  expect((await statementOf('43')).totals).toMatchObject({ totalSeats: 1, faultRefunds: 0 });
  expect(await overrules(booked, { code: 'STOP_NOT_SERVED' })).toMatchObject({ __typename: 'Booking' });
  const { totals, lines } = await statementOf('43');
  expect(totals).toMatchObject({ totalSeats: 0, totalFare: 0, cancelledCount: 1, netPayment: 0 });
  expect(lines.map(([kind]) => kind).sort()).toEqual([
    'CANCELLATION_FEE',
    'COMMISSION',
    'COMMISSION',
    'FARE',
    'FARE',
    'FAULT_REFUND',
  ]);
  expect(await payable('43')).toBe(0);
});

test('a seat that was exchanged away opens no statement for anybody to agree', async () => {
  const { id } = await world.aTraveller().buys(world.aDeparture({ operatorId: '48' }).leg(), [seat('1A')]);
  await world.test.outside.change(`update part set state = 'EXCHANGED', given_back = fare where booking_id = $1`, [id]);
  await world.job('settle');
  expect(await platform.ask(documents.list, { filter: { operatorId: '48' } })).toMatchObject({ rows: [] });
  expect(await world.rows('select settled_as from part where booking_id = $1', [id])).toEqual([
    { settled_as: expect.stringMatching(/^EXCHANGED:/) },
  ]);
});

describe('who was to pay on boarding and did not come', () => {
  const DAY = '2026-11-23';
  let booked: SeenBooking;
  const noShow = async (operatorId: string): Promise<Door> => {
    world.clock.set('2026-11-20T13:00:00+07:00');
    const departure = world.aDeparture({ operatorId });
    const traveller = world.aTraveller();
    await traveller.holds(departure.leg(), [seat('1A')]);
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    booked = await traveller.does('confirm');
    world.clock.set(`${DAY}T08:31:00+07:00`);
    await world.job('end-rides');
    return new Door(world, departure, world.anOperator(operatorId));
  };
  const accounts = () =>
    world.rows<{ account: string; amount: number }>(
      `select account, sum(debit - credit)::int as amount from ledger_entry where booking_id = $1
       group by account having sum(debit) <> sum(credit) order by account`,
      [booked.id],
    );

  test('brings nobody anything: the statement says so, and he owes it still', async () => {
    await noShow('44');
    const { totals } = await statementOf('44');
    expect(totals).toMatchObject({
      totalSeats: 1,
      totalFare: FARE.FOREIGN,
      notCollected: FARE.FOREIGN - COMMISSION,
      netPayment: 0,
    });
    expect(await payable('44')).toBe(0);
    const due = FARE.FOREIGN + FEE;
    expect(await accounts()).toEqual([
      { account: 'customer', amount: due },
      { account: 'uncollected', amount: -due },
    ]);
  });

  test('and boarded after all, by a scan that came late: everybody has his share', async () => {
    const door = await noShow('45');
    expect((await statementOf('45')).totals).toMatchObject({ netPayment: 0 });
    const { id: partId } = booked.legs[0]!.parts[0]!;
    const at = new Date(`${DAY}T07:25:00+07:00`).toISOString();
    expect(await door.outcomeOf({ partId, at, collected: FARE.FOREIGN + FEE })).toBe('BOARDED');
    world.clock.set('2026-11-24T08:00:00+07:00');
    await world.job('end-rides');
    const { totals } = await statementOf('45');
    expect(totals).toMatchObject({ totalSeats: 1, notCollected: 0, cashCollected: FARE.FOREIGN + FEE });
    expect(totals.netPayment).toBe(-COMMISSION - FEE);
    expect(await payable('45')).toBe(FARE.FOREIGN - COMMISSION);
    expect((await accounts()).map(({ account }) => account)).toEqual([
      'cash_in_hand',
      'commission',
      'fees',
      'operator_payable',
    ]);
  });

  test('nor does he when it was the operator who did not come', async () => {
    await noShow('46');
    await statementOf('46');
    expect(await overrules(booked, { code: 'STOP_NOT_SERVED' })).toMatchObject({ __typename: 'Booking' });
    expect((await statementOf('46')).totals).toMatchObject({ totalSeats: 0, notCollected: 0, netPayment: 0 });
    expect(await payable('46')).toBe(0);
    expect(await accounts()).toEqual([]);
  });
});
