import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { type ListedBooking, whenOf } from '../src/customer/when.rules.js';
import { aCustomer, idsOf, mine, OWN } from './customers.js';
import { documents } from './documents.js';
import { seat, type SeenBooking, Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

test('a neighbour learns whose bookings ride with an operator on some days, and of nobody else', async () => {
  const [departure, other] = [world.aDeparture(), world.aDeparture()];
  const { routeScheduleId, date } = departure.facts.leg;
  const operatorId = '7';
  const buyer = aCustomer(world, '650');
  const bought = await buyer.buys(departure.leg(), [seat('1A'), seat('1B')]);
  await aCustomer(world, '651').holds(departure.leg(), [seat('2A')]);
  await aCustomer(world, '652').buys(other.leg(), [seat('1A')]);
  const query = `query ($operatorId: ID!, $ids: [ID!], $from: LocalDate!, $until: LocalDate!, $departures: [String!],
      $seats: [String!], $pickups: [String!]) {
    travellersOf(operatorId: $operatorId, routeScheduleIds: $ids, from: $from, until: $until, departures: $departures,
      seats: $seats, pickupAddresses: $pickups) { accountId email phone language } }`;
  const ask = (asked: object = {}) =>
    world.test.run<{ travellersOf: { accountId: string }[] }, object>(
      query,
      { operatorId, ids: [routeScheduleId], from: date, until: date, ...asked },
      service('users'),
    );
  const whose = async (asked?: object) => (await ask(asked)).data?.travellersOf.map(({ accountId }) => accountId);
  expect(await whose()).toEqual(['650']);
  expect(await whose({ ids: null })).toEqual(expect.arrayContaining(['650', '652']));
  expect(await whose({ operatorId: '999999' })).toEqual([]);
  expect(await whose({ ids: ['0', '\0'] })).toEqual([]);
  expect(await whose({ from: '2031-01-01', until: '2031-01-02' })).toEqual([]);
  // Of what a change touches: some departures, some seats, or who is fetched somewhere.
  expect(await whose({ ids: null, departures: [`${routeScheduleId}@${date}`] })).toEqual(['650']);
  expect(await whose({ departures: [`${routeScheduleId}@2031-01-01`] })).toEqual([]);
  expect(await whose({ seats: ['1B'] })).toEqual(['650']);
  expect(await whose({ seats: ['2A'] })).toEqual([]);
  expect(await whose({ pickups: ['Royal Palace'] })).toEqual([]);
  expect(await statementsOf(ask)).toHaveLength(1);
  await buyer.ask(documents.cancel, { id: bought.id });
  expect(await whose()).toEqual([]);
  expect((await world.test.run(query, { operatorId, from: date, until: date })).errors).toHaveLength(1);
});

describe('the bookings of a customer', () => {
  let booked: SeenBooking;
  let held: SeenBooking;
  let cancelled: SeenBooking;
  const ana = () => aCustomer(world, '601');

  beforeAll(async () => {
    const there = { legId: world.aDeparture().leg(), seats: [seat('1A'), seat('1B')] };
    const back = {
      legId: world.aDeparture({ date: '2026-11-25' }).leg(),
      direction: 'RETURN',
      seats: [seat('2A'), seat('2B')],
    };
    booked = await ana().buysLegs([there, back]);
    cancelled = await ana().buys(world.aDeparture({ date: '2026-11-28' }).leg(), [seat('1A')]);
    await ana().ask(documents.cancel, { id: cancelled.id });
    await ana().holds(world.aDeparture().leg(), [seat('1A')]);
    world.clock.advance({ minutes: 11 });
    await world.job('expire-holds');
    held = await ana().holds(world.aDeparture({ date: '2026-11-22' }).leg(), [seat('1A')]);
    await aCustomer(world, '602').buys(world.aDeparture().leg(), [seat('1A')]);
  });

  test('are upcoming, soonest first, until nothing of them is travelled any more; unpaid holds that ended were none', async () => {
    expect(await idsOf(ana(), 'UPCOMING')).toEqual([held.id, booked.id]);
    expect(await idsOf(ana(), 'PAST')).toEqual([cancelled.id]);
  });

  test('stand where the rule says, in one list at most', async () => {
    const rows = await world.rows<ListedBooking & { id: string }>(
      `select b.id::text as id, status, payment_status as "paymentStatus",
         (extract(epoch from max(l.arrival_time)) * 1000)::float8 as arrival
       from booking b join leg l on l.booking_id = b.id where b.booked_by_user_id = 601 group by b.id`,
    );
    expect(new Set(rows.map((row) => whenOf(row, world.clock.now())))).toEqual(
      new Set(['UPCOMING', 'PAST', undefined]),
    );
    for (const when of ['UPCOMING', 'PAST'] as const) {
      const expected = rows.filter((row) => whenOf(row, world.clock.now()) === when).map(({ id }) => id);
      expect((await idsOf(ana(), when)).sort()).toEqual(expected.sort());
    }
  });

  test('show each ride with its seats and its ticket', async () => {
    const { rows } = await mine(ana(), 'UPCOMING');
    expect(rows[1]).toMatchObject({
      id: booked.id,
      legs: [
        { direction: 'ONWARD', seatNumbers: ['1A', '1B'], fromName: 'Phnom Penh', toName: 'Siem Reap' },
        { direction: 'RETURN', seatNumbers: ['2A', '2B'] },
      ],
    });
    expect(rows[1]!.legs[0]!.ticketUrl).toMatch(/^\/eticket\/[0-9a-z]+\/Sok\.Dara%40example\.com$/);
    expect(rows[0]!.legs[0]!.ticketUrl).toBeNull();
  });

  test('are nobody else’s, and live and sandbox never meet', async () => {
    expect(await idsOf(aCustomer(world, '603'), 'UPCOMING')).toEqual([]);
    expect(await idsOf(aCustomer(world, '602'), 'UPCOMING')).not.toContain(booked.id);
    const sandbox = world.aUser({ userId: '601', mode: 'sandbox', grants: OWN });
    expect(await idsOf(sandbox, 'UPCOMING')).toEqual([]);
    const platform = world.aUser({ userId: '1', grants: { 'booking.view': 'all' } });
    expect(await idsOf(platform, 'UPCOMING')).toEqual([]);
  });

  test('are shown to whoever has signed in, by a key only with its scope', async () => {
    for (const document of [documents.mine, documents.visits]) {
      const variables = document === documents.mine ? { when: 'PAST' } : {};
      const guest = await world.aTraveller().raw(document, variables);
      expect(guest.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
      const key = world.aUser({ userId: '601', apiKeyId: '9', grants: { 'booking.create': 'own' } });
      const refused = await key.raw(document, variables);
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'booking.view' });
    }
  });

  test('cost three statements, whatever the page, and visits one', async () => {
    for (const pageSize of [1, 20])
      expect(await statementsOf(() => mine(ana(), 'UPCOMING', { pageSize }))).toHaveLength(3);
    expect(await statementsOf(() => ana().ask(documents.visits))).toHaveLength(1);
    expect((await mine(ana(), 'UPCOMING', { page: 2, pageSize: 1 })).rows.map(({ id }) => id)).toEqual([booked.id]);
  });

  test('are past when the last ride has arrived; where the way out ended was visited', async () => {
    expect(await ana().ask(documents.visits)).toEqual([]);
    world.clock.advance({ hours: 24 * 4 });
    expect(await idsOf(ana(), 'UPCOMING')).toEqual([booked.id]);
    const visits = [{ locationName: 'Siem Reap', times: 1, lastOn: '2026-11-23', lastBookingId: booked.id }];
    expect(await ana().ask(documents.visits)).toEqual(visits);
    world.clock.advance({ hours: 24 * 2 });
    expect(await idsOf(ana(), 'PAST')).toEqual([cancelled.id, booked.id, held.id]);
    expect(await ana().ask(documents.visits)).toEqual(visits);
  });

  test('go with them when they take their data away: a question of the accounts’ keeper only', async () => {
    const neighbour = new Traveller(world, service('users'));
    const [first] = await neighbour.ask<Record<string, unknown>[]>(documents.bookingsOf, { id: '602' });
    expect(first).toMatchObject({
      contactEmail: 'Sok.Dara@example.com',
      rides: [{ passengers: [{ firstName: 'Sok' }] }],
    });
    expect(await neighbour.ask<unknown[]>(documents.bookingsOf, { id: '601' })).toHaveLength(4);
    expect(await neighbour.ask(documents.bookingsOf, { id: 'x' })).toEqual([]);
    const { errors } = await ana().raw(documents.bookingsOf, { id: '601' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});
