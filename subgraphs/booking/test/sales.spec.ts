import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { accountIn } from './books.js';
import { documents } from './documents.js';
import { staffDocuments, support } from './staff.js';
import { seat, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
let admin: Traveller;
let bought: SeenBooking;
let held: SeenBooking;
let toCollect: SeenBooking;

interface Page {
  readonly total: number;
  readonly rows: { id: string; passengerName: string | null; toName: string }[];
}

beforeAll(async () => {
  world = await World.open();
  admin = world.aUser({ userId: '1', roleId: 1, grants: { 'booking.view': 'all', 'report.view': 'all' } });
  bought = await world.aTraveller().buys(world.aDeparture({ date: '2026-11-24' }).leg(), [seat('1A'), seat('1B')]);
  world.clock.advance({ minutes: 1 });
  held = await world.aTraveller().holds(world.aDeparture({ operatorId: '8' }).leg(), [seat('1A')]);
  world.clock.advance({ minutes: 1 });
  const boarding = world.aTraveller();
  await boarding.holds(world.aDeparture({ rows: 1 }).leg(), [seat('1A', { nationality: 'LOCAL' })]);
  await boarding.tellsNames({ email: 'vanna_100%@example.com', mobileNumber: '097 765 4321' });
  await boarding.startsToPay('PAY_ON_BOARDING');
  toCollect = await boarding.does('confirm');
});
afterAll(() => world.close());

const list = (filter: object = {}, more: object = {}): Promise<Page> => admin.ask(documents.list, { filter, ...more });
const ids = async (filter: object, more: object = {}): Promise<string[]> =>
  (await list(filter, more)).rows.map(({ id }) => id);

describe('the list of bookings', () => {
  test('newest first, with who travels where', async () => {
    const page = await list();
    expect(page.total).toBe(3);
    expect(page.rows.map(({ id }) => id)).toEqual([toCollect.id, held.id, bought.id]);
    expect(page.rows[2]).toMatchObject({ passengerName: 'Sok Dara 1A', passengerCount: 2, toName: 'Siem Reap' });
    expect(page.rows[1]).toMatchObject({ passengerName: null, status: 'BLOCKED' });
  });

  test.each([
    ['reference', () => bought.pnr.toLowerCase(), () => [bought.id]],
    ['telephone, with or without spaces', () => '0977654321', () => [toCollect.id]],
    ['e-mail, whose signs stand for themselves', () => 'vanna_100%', () => [toCollect.id]],
    ['words of a name', () => 'dara SOK', () => [toCollect.id, bought.id]],
    ['nothing like it', () => 'nobody', () => []],
  ])('found by %s', async (_, text, expected) => {
    expect(await ids({ text: text() })).toEqual(expected());
  });

  test('filters and sorts', async () => {
    expect(await ids({ status: 'BLOCKED' })).toEqual([held.id]);
    expect(await ids({ paymentStatus: 'TO_COLLECT' })).toEqual([toCollect.id]);
    expect(await ids({ operatorId: '8' })).toEqual([held.id]);
    expect(await ids({ travelFrom: '2026-11-24', travelTo: '2026-11-24' })).toEqual([bought.id]);
    expect(await ids({ bookedTo: '2026-11-19' })).toEqual([]);
    expect(await ids({ bookedFrom: '2026-11-20', bookedTo: '2026-11-20' })).toHaveLength(3);
    expect((await ids({}, { sort: 'TRAVEL_LATEST' }))[0]).toBe(bought.id);
    expect((await ids({}, { sort: 'TOTAL_HIGHEST' }))[0]).toBe(bought.id);
    expect(await ids({}, { page: 2, pageSize: 2 })).toEqual([bought.id]);
  });

  test('costs two statements, whatever its size', async () => {
    expect(await statementsOf(() => list())).toHaveLength(2);
  });
});

describe('what the list may show beside', () => {
  const asked = `query ($filter: BookingFilterInput) { answer: bookings(filter: $filter) { total rows { id facts {
    ticketIds ticketCodes seatNumbers passengerNames nationalities localCountryCode ticketFare { amount } totalFare { amount }
    totalNetFare { amount } paymentMethod couponCode discount { amount } reward { amount } insuranceAmount { amount }
    transactionFee { amount } donation { amount } refunded { amount currency } bookingType bookedFrom
    userId bookedBy user { id } bookedByUser { id } note } } } }`;
  type Facts = Record<string, unknown> & { ticketFare: { amount: number }; totalFare: { amount: number } };
  const factsOf = async (id: string, who = admin): Promise<Facts> => {
    const { rows } = await who.ask<{ rows: { id: string; facts: Facts }[] }>(asked, { filter: {} });
    return rows.find((row) => row.id === id)!.facts;
  };

  test('is every field of the specification, with sums that add up', async () => {
    const facts = await factsOf(bought.id);
    const fee = bought.fees.reduce((sum, { amount }) => sum + amount.amount, 0);
    expect(facts).toMatchObject({
      ticketIds: [expect.stringMatching(/^[0-9a-z]{25}$/)],
      ticketCodes: bought.legs[0]!.parts.map(({ ticketCode }) => ticketCode),
      seatNumbers: ['1A', '1B'],
      passengerNames: ['Sok Dara 1A', 'Sok Dara 1B'],
      nationalities: ['FOREIGN'],
      localCountryCode: 'KH',
      paymentMethod: 'CARD',
      transactionFee: { amount: fee },
      refunded: { amount: 0, currency: 'USD' },
      bookingType: 'GUEST',
      bookedFrom: 'web',
    });
    expect(facts.totalFare.amount + fee).toBe(bought.total.amount);
    expect(facts.ticketFare.amount).toBe(facts.totalFare.amount / 2);
    expect((facts['totalNetFare'] as { amount: number }).amount).toBeLessThan(facts.totalFare.amount);
  });

  test('is found by who sold it', async () => {
    expect(await ids({ bookingType: 'GUEST' })).toHaveLength(3);
    expect(await ids({ bookingType: 'AGENCY' })).toEqual([]);
  });

  test('costs one statement more, whatever the size of the page', async () => {
    expect(await statementsOf(() => admin.ask(asked, { filter: {} }))).toHaveLength(3);
  });

  test('tells who made it and what staff wrote to who may see its history alone, and what we earn to who may see reports', async () => {
    const staff = support(world, { 'booking.history': 'all' });
    await staff.ask(staffDocuments.addComment, { bookingId: bought.id, text: 'Wants to sit in front' });
    expect(await factsOf(bought.id, staff)).toMatchObject({
      bookedBy: 'guest',
      userId: null,
      note: 'Wants to sit in front',
      totalNetFare: null,
    });
    expect(await factsOf(bought.id)).toMatchObject({ bookedBy: null, note: null });
    const own = await world.aCustomer('61').holds(world.aDeparture().leg(), [seat('1A')]);
    const person = { user: { id: '61' }, bookedByUser: { id: '61' } };
    expect(await factsOf(own.id, staff)).toMatchObject({ bookedBy: 'user:61', userId: '61', ...person });
    expect(await factsOf(own.id)).toMatchObject({ user: null, bookedByUser: null });
  });
});

test("the day's sales", async () => {
  const today = await admin.ask(documents.summary, { date: '2026-11-20' });
  expect(today).toEqual({
    bookings: 2,
    seats: 3,
    sold: [{ amount: bought.total.amount + toCollect.total.amount, currency: 'USD' }],
    refundPending: 0,
    toCollect: 1,
    inReview: 0,
  });
  expect(await admin.ask(documents.summary, { date: '2026-11-23' })).toMatchObject({ bookings: 0, seats: 0 });
});

test("the day's sales are for who may see reports, and within his scope", async () => {
  const helper = world.aUser({ userId: '7', roleId: 7, grants: { 'booking.view': 'all' } });
  const { errors } = await helper.raw(documents.summary, { date: '2026-11-20' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  const grants = { 'booking.view': 'operator', 'report.view': 'operator' } as const;
  const other = world.aUser({ userId: '8', roleId: 4, operatorId: '8', grants });
  expect(await other.ask(documents.summary, { date: '2026-11-20' })).toMatchObject({ bookings: 0, sold: [] });
});

describe('after a seat was given back', () => {
  const givesBack = (who: Traveller, booking: SeenBooking, ...positions: number[]): Promise<SeenBooking> =>
    who.ask(documents.cancel, {
      id: booking.id,
      partIds: positions.map((position) => booking.legs[0]!.parts[position]!.id),
    });
  const rowOf = async (id: string) => (await list()).rows.find((row) => row.id === id);
  let payer: Traveller;
  let cash: SeenBooking;

  beforeAll(async () => {
    payer = world.aTraveller();
    await payer.holds(world.aDeparture({ date: '2026-11-23' }).leg(), [seat('1A'), seat('1B')]);
    await payer.tellsNames();
    await payer.startsToPay('PAY_ON_BOARDING');
    cash = await payer.does('confirm');
    await givesBack(payer, cash, 0);
  });

  test('a line names who still travels and what that costs; the sale stays what it was', async () => {
    expect(await rowOf(cash.id)).toMatchObject({
      status: 'PARTIALLY_CANCELLED',
      passengerName: 'Sok Dara 1B',
      passengerCount: 1,
      total: { amount: cash.total.amount },
      stayingTotal: { amount: cash.total.amount - cash.legs[0]!.parts[0]!.fare.amount },
    });
  });

  test('the rest is still to collect, and still travels, until all is given back', async () => {
    const summary = async () =>
      (await admin.ask<{ toCollect: number }>(documents.summary, { date: '2026-11-20' })).toCollect;
    expect(await summary()).toBe(2);
    expect(await ids({ toCollect: true }, { sort: 'OLDEST' })).toEqual([toCollect.id, cash.id]);
    expect(await ids({ toTravel: true }, { sort: 'NEXT_RIDE' })).toEqual([toCollect.id, cash.id, bought.id]);
    await givesBack(payer, cash, 1);
    expect(await summary()).toBe(1);
    expect(await ids({ toCollect: true })).toEqual([toCollect.id]);
    expect(await ids({ toTravel: true })).not.toContain(cash.id);
    expect(await rowOf(cash.id)).toMatchObject({ passengerName: 'Sok Dara 1A', passengerCount: 2 });
  });

  test('a ride that has left is nobody’s next', async () => {
    world.clock.set('2026-11-23T23:00:00+07:00');
    expect(await ids({ toTravel: true })).toEqual([bought.id]);
  });
});

const NET =
  'query ($filter: BookingFilterInput) { answer: bookings(filter: $filter) { rows { id facts { totalNetFare { amount } } } } }';

test('says of what operators get what the books say, to each operator its own', async () => {
  const net = async (id: string, who = admin): Promise<number> => {
    const { rows } = await who.ask<{ rows: { id: string; facts: { totalNetFare: { amount: number } } }[] }>(NET, {});
    return rows.find((row) => row.id === id)!.facts.totalNetFare.amount;
  };
  const owed = async (id: string) => 0 - (await accountIn(world, id, 'operator_payable'));
  expect(await net(bought.id)).toBe(await owed(bought.id));
  expect(await net(held.id)).toBe(0);
  const traveller = world.aTraveller();
  const seats = [seat('1A'), seat('1B')];
  const { id, legs } = await traveller.buysLegs([
    { legId: world.aDeparture({ date: '2026-11-26' }).leg(), direction: 'ONWARD', seats },
    { legId: world.aDeparture({ operatorId: '8', date: '2026-11-28' }).leg(), direction: 'RETURN', seats },
  ]);
  const grants = { 'booking.view': 'operator', 'report.view': 'operator' } as const;
  const operator = world.aUser({ userId: '88', roleId: 4, operatorId: '8', grants });
  const whole = await net(id);
  expect(await net(id, operator)).toBe(whole / 2);
  await traveller.ask(documents.cancel, { id, partIds: [legs[0]!.parts[0]!.id] });
  expect(await net(id)).toBeLessThan(whole);
  expect(await net(id)).toBe(await owed(id));
  expect(await net(id, operator)).toBe(whole / 2);
});
