import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { documents } from './documents.js';
import { support } from './staff.js';
import { seat, type SeenBooking, type Traveller, World } from './world.js';

const sales = `query ($by: SalesBy!, $from: LocalDate!, $to: LocalDate!) {
  answer: salesReport(by: $by, from: $from, to: $to) { key currency bookings seats amount commission } }`;
const occupancy = `query ($by: OccupancyBy!, $from: LocalDate!, $to: LocalDate!, $operatorId: ID, $route: String) {
  answer: occupancyReport(by: $by, from: $from, to: $to, operatorId: $operatorId, route: $route) { key date departures sold seats } }`;
const cancelled = `query ($by: CancelledBy!, $from: LocalDate!, $to: LocalDate!) {
  answer: cancellationReport(by: $by, from: $from, to: $to) { key currency bookings seats fares givenBack } }`;
const tickets = `query ($filter: TicketFilterInput) { answer: tickets(filter: $filter, first: 500) { rows { id }
  totals { tickets seats bookings amounts { currency fares commission givenBack } } } }`;
const bookings = `query ($filter: BookingFilterInput) { answer: bookings(filter: $filter, pageSize: 500) { total rows { id } } }`;

const DAYS = { from: '2026-11-01', to: '2026-12-31' };
const SOLD = { soldFrom: DAYS.from, soldTo: DAYS.to };

let world: World;

/** Everything that makes a row of a report something else than a booking. */
async function aBusyMarket(): Promise<void> {
  const [seven, eight] = [
    world.aDeparture({ date: '2026-11-24' }),
    world.aDeparture({ operatorId: '8', date: '2026-11-24' }),
  ];
  await world.aTraveller().buysLegs([
    { legId: seven.leg(0, 2), seats: [seat('1A'), seat('1B')] },
    { legId: eight.leg(2, 4), seats: [seat('1A'), seat('1B')], direction: 'CONNECTING' },
  ]);
  // The same seat for another part of the way, and somebody who boards after midnight.
  await world.aTraveller().buys(seven.leg(2, 4), [seat('1A')]);
  const night = world.aDeparture({
    date: '2026-11-24',
    change: (facts) => ({
      ...facts,
      leg: {
        ...facts.leg,
        boarding: {
          ...facts.leg.boarding,
          time: facts.leg.boardingPosition === 0 ? '2026-11-24T23:30:00+07:00' : '2026-11-25T00:30:00+07:00',
        },
        dropOff: { ...facts.leg.dropOff, time: '2026-11-25T03:00:00+07:00' },
      },
    }),
  });
  await world.aTraveller().buys(night.leg(0, 4), [seat('1A')]);
  await world.aTraveller().buys(night.leg(1, 4), [seat('1B')]);
  const agent = world.aUser({
    userId: '31',
    roleId: 3,
    agencyId: '5',
    channel: 'admin',
    grants: { 'booking.create': 'own', 'booking.view': 'own', 'booking.edit': 'own' },
  });
  await agent.buys(eight.leg(), [seat('3A')]);
  // One of two is given back today, the other one tomorrow; another booking by an overrule.
  const sorry = world.aTraveller();
  const { legs } = await sorry.buys(world.aDeparture({ date: '2026-11-26' }).leg(), [seat('1A'), seat('1B')]);
  await sorry.ask(documents.cancel, { id: sorry.bookingId, partIds: [legs[0]!.parts[0]!.id] });
  const exchanging = world.aTraveller();
  const old = await exchanging.buys(world.aDeparture({ date: '2026-11-27' }).leg(), [seat('1A'), seat('1B')]);
  await isOverruled(await world.aTraveller().buys(eight.leg(), [seat('4A')]));
  const { id, legs: rides } = await world.aTraveller().buysLegs([
    { legId: world.aDeparture({ date: '2026-11-28' }).leg(), seats: [seat('1A')] },
    { legId: world.aDepartureByHand({ date: '2026-11-30' }).leg(), seats: [seat('1A')], direction: 'RETURN' },
  ]);
  await world.anOperator().refuses(id, rides[1]!.id);
  await world.aTraveller().buys(world.aDepartureByHand({ date: '2026-11-28' }).leg(), [seat('2A')]);
  world.clock.advance({ hours: 24 });
  await sorry.does('cancel');
  await exchanging.isProved();
  await exchanging.ask(documents.beginExchange, {
    id: old.id,
    partIds: [old.legs[0]!.parts[0]!.id],
    rides: [{ legId: world.aDeparture({ date: '2026-11-29', operatorId: '8' }).leg() }],
  });
  const { payment } = await exchanging.startsToPay();
  await exchanging.decides(payment.reference, 'APPROVE');
}

async function isOverruled({ id, legs }: SeenBooking): Promise<void> {
  const staff = support(world, { 'refund.ask': 'all', 'refund.overrule': 'all' });
  const document = `mutation ($id: ID!, $parts: [ID!]!) { answer: overruleCancel(bookingId: $id, partIds: $parts,
    code: GOODWILL, reason: "The bus was cold", amount: 1300) { __typename } }`;
  const parts = legs.flatMap((leg) => leg.parts.map((part) => part.id));
  expect(await staff.ask(document, { id, parts })).not.toMatchObject({ __typename: 'Refused' });
}

beforeAll(async () => {
  world = await World.open();
  await aBusyMarket();
});
afterAll(() => world.close());

type Person = Partial<Extract<Viewer, { kind: 'user' }>> & { userId: string };
const within = (scope: 'all' | 'country' | 'operator' | 'branch' | 'agency' | 'own') => ({
  'booking.view': scope,
  'report.view': scope,
});
const PEOPLE: [string, Person][] = [
  ['the platform', { userId: '1', roleId: 1, grants: within('all') }],
  ['a country', { userId: '11', roleId: 11, countryCode: 'KH', grants: within('country') }],
  ['one operator', { userId: '47', roleId: 4, operatorId: '7', grants: within('operator') }],
  ['the other operator', { userId: '48', roleId: 4, operatorId: '8', grants: within('operator') }],
  ['a branch', { userId: '10', roleId: 10, branchId: '71', grants: within('branch') }],
  ['an agency', { userId: '32', roleId: 2, agencyId: '5', grants: within('agency') }],
  ['an agent', { userId: '31', roleId: 3, agencyId: '5', grants: within('own') }],
];

interface Totals {
  readonly tickets: number;
  readonly seats: number;
  readonly bookings: number;
  readonly amounts: { currency: string; fares: number; commission: number; givenBack: number }[];
}

/** What the lists behind a row show: bookings, and seats with their sums. */
async function behind(who: Traveller, seats: object, booked: object) {
  const { rows, totals } = await who.ask<{ rows: unknown[]; totals: Totals }>(tickets, { filter: seats });
  const list = await who.ask<{ total: number; rows: unknown[] }>(bookings, { filter: booked });
  expect(rows).toHaveLength(totals.tickets);
  expect(list.rows).toHaveLength(list.total);
  expect(totals.bookings).toBe(list.total);
  return { ...totals, ...totals.amounts[0], bookings: list.total, currencies: totals.amounts.length };
}

type Row = Record<string, string | number> & { key: string };

const KEY_OF: Readonly<Record<string, string>> = {
  OPERATOR: 'operatorId',
  ROUTE: 'route',
  CHANNEL: 'channel',
  METHOD: 'method',
  AGENCY: 'agencyId',
  SELLER: 'sellerId',
  AFFILIATE: 'affiliateId',
  REASON: 'reason',
};

describe.each(PEOPLE)('for %s, each number opens exactly the rows behind it:', (_, person) => {
  const viewer = () => world.aUser(person);

  test.each(['DAY', 'OPERATOR', 'ROUTE', 'CHANNEL', 'METHOD', 'AGENCY', 'SELLER', 'AFFILIATE'])(
    'sales by %s',
    async (by) => {
      for (const row of await viewer().ask<Row[]>(sales, { by, ...DAYS })) {
        const filter = {
          currency: row['currency'],
          ...(by === 'DAY' ? { soldFrom: row.key, soldTo: row.key } : { ...SOLD, [KEY_OF[by]!]: row.key }),
        };
        const { bookings: count, seats, amount, commission } = row;
        const found = await behind(viewer(), { ...filter, counts: 'SOLD' }, filter);
        expect({ by, ...row, ...found }).toMatchObject({
          bookings: count,
          tickets: seats,
          fares: amount,
          commission,
          currencies: 1,
        });
      }
    },
  );

  test.each(['DAY', 'OPERATOR', 'REASON'])('cancellations by %s', async (by) => {
    for (const row of await viewer().ask<Row[]>(cancelled, { by, ...DAYS })) {
      const [first, last] = by === 'DAY' ? [row.key, row.key] : [DAYS.from, DAYS.to];
      const more = { currency: row['currency'], ...(by !== 'DAY' && { [KEY_OF[by]!]: row.key }) };
      const { bookings: count, seats, fares, givenBack } = row;
      const found = await behind(
        viewer(),
        { ...more, counts: 'GIVEN_BACK', givenBackFrom: first, givenBackTo: last },
        { ...more, cancelledFrom: first, cancelledTo: last },
      );
      expect({ by, ...row, ...found }).toMatchObject({
        bookings: count,
        tickets: seats,
        fares,
        givenBack,
        currencies: 1,
      });
    }
  });

  test.each(['DAY', 'OPERATOR', 'ROUTE'])('occupancy by %s opens the departures', async (by) => {
    for (const row of await viewer().ask<Row[]>(occupancy, { by, ...DAYS })) {
      const days = by === 'DAY' ? { from: row.key, to: row.key } : DAYS;
      const more = by === 'DAY' ? {} : { [KEY_OF[by]!]: row.key };
      const departures = await viewer().ask<Row[]>(occupancy, { by: 'DEPARTURE', ...days, ...more });
      const sum = (of: string) => departures.reduce((all, departure) => all + Number(departure[of]), 0);
      expect({ departures: departures.length, sold: sum('sold'), seats: sum('seats') }).toEqual({
        departures: row['departures'],
        sold: row['sold'],
        seats: row['seats'],
      });
    }
  });

  test('a departure opens its seats', async () => {
    const departures = await viewer().ask<Row[]>(occupancy, { by: 'DEPARTURE', ...DAYS });
    for (const { key, sold } of departures) {
      const filter = { counts: 'TRAVELLING', departure: key };
      const { totals } = await viewer().ask<{ totals: Totals }>(tickets, { filter });
      expect({ key, seats: totals.seats }).toEqual({ key, seats: sold });
    }
  });
});

test('the market of these tests has what makes reports hard', async () => {
  const admin = world.aUser(PEOPLE[0]![1]);
  const keys = async (document: string, by: string) =>
    (await admin.ask<Row[]>(document, { by, ...DAYS })).map(({ key }) => key);
  expect(await keys(cancelled, 'REASON')).toEqual(expect.arrayContaining(['CANCELLED', 'GOODWILL', 'REJECTED']));
  expect(await keys(sales, 'OPERATOR')).toEqual(expect.arrayContaining(['7', '8']));
  expect(await keys(sales, 'CHANNEL')).toEqual(expect.arrayContaining(['web', 'admin']));
  const { rows } = await admin.ask<{ rows: unknown[] }>(tickets, { filter: { state: 'EXCHANGED' } });
  expect(rows).toHaveLength(1);
  const nights = await admin.ask<Row[]>(occupancy, { by: 'DEPARTURE', from: '2026-11-24', to: '2026-11-24' });
  expect(nights.map(({ sold }) => sold)).toEqual([2, 3, 2]);
});
