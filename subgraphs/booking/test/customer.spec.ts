import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { type ListedBooking, whenOf } from '../src/customer/when.rules.js';
import { documents } from './documents.js';
import { PICKUP, seat, type SeenBooking, Traveller, World } from './world.js';

interface Page {
  total: number;
  rows: {
    id: string;
    toName: string;
    legs: { direction: string; seatNumbers: string[]; ticketUrl: string | null }[];
  }[];
}

const own = {
  'booking.create': 'own',
  'booking.view': 'own',
  'booking.edit': 'own',
  'booking.cancel': 'own',
} as const;

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const aCustomer = (userId: string) => world.aUser({ userId, grants: own });
const mine = (customer: Traveller, when: 'UPCOMING' | 'PAST', more: object = {}): Promise<Page> =>
  customer.ask<Page>(documents.mine, { when, ...more });
const idsOf = async (customer: Traveller, when: 'UPCOMING' | 'PAST') =>
  (await mine(customer, when)).rows.map(({ id }) => id);
const told = (type: string, payload: object, id = randomUUID(), mode: 'live' | 'sandbox' = 'live') =>
  world.test.subgraph.consume({ id, type, payload: { ...payload }, mode, requestId: 'test' });

describe('the bookings of a customer', () => {
  let booked: SeenBooking;
  let held: SeenBooking;
  let cancelled: SeenBooking;
  const ana = () => aCustomer('601');

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
    await aCustomer('602').buys(world.aDeparture().leg(), [seat('1A')]);
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
    expect(await idsOf(aCustomer('603'), 'UPCOMING')).toEqual([]);
    expect(await idsOf(aCustomer('602'), 'UPCOMING')).not.toContain(booked.id);
    const sandbox = world.aUser({ userId: '601', mode: 'sandbox', grants: own });
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

describe('what was bought as a guest', () => {
  const contact = { email: 'Vanna@Example.com', mobileNumber: '+855 12 000 222' };
  const buy = async (traveller: Traveller): Promise<SeenBooking> => {
    await traveller.holds(world.aDeparture({ date: '2026-12-10' }).leg(), [seat('1A')]);
    return traveller.tellsNames(contact);
  };

  test('joins the account when its address is verified, once; what others booked for him stays theirs', async () => {
    const booking = await buy(world.aTraveller());
    await buy(world.aUser({ userId: '31', agencyId: '31', grants: own }));
    await buy(world.aTraveller({ mode: 'sandbox' }));
    const vanna = aCustomer('701');
    const [id, verified] = [randomUUID(), { accountId: '701', email: 'vanna@example.com' }];
    await told('account.email_verified', { accountId: '702', email: 'anna@example.com' });
    await told('account.email_verified', verified, id);
    expect(await idsOf(vanna, 'UPCOMING')).toEqual([booking.id]);
    expect(await idsOf(aCustomer('702'), 'UPCOMING')).toEqual([]);
    const later = await buy(world.aTraveller());
    await told('account.email_verified', verified, id);
    expect(await idsOf(vanna, 'UPCOMING')).toEqual([booking.id]);
    await told('account.email_verified', verified);
    expect(await idsOf(vanna, 'UPCOMING')).toEqual([booking.id, later.id]);
    await told('account.email_verified', { accountId: '703', email: 'vanna@example.com' });
    expect(await idsOf(aCustomer('703'), 'UPCOMING')).toEqual([]);
  });

  test('joins at once when the address was verified before, and no more once the account is deleted or has another', async () => {
    const buys = async (more: object = {}): Promise<SeenBooking> => {
      const traveller = world.aTraveller(more);
      await traveller.holds(world.aDeparture({ date: '2026-12-11' }).leg(), [seat('1A')]);
      await traveller.tellsNames({ ...contact, email: 'Bopha@example.com' });
      await traveller.startsToPay('PAY_ON_BOARDING');
      const booking = await traveller.does('confirm');
      await told('ticket.issued', { bookingId: booking.id });
      return booking;
    };
    const bopha = aCustomer('711');
    await told('account.email_verified', { accountId: '711', email: 'bopha@example.com' });
    const booking = await buys();
    expect(await idsOf(bopha, 'UPCOMING')).toEqual([booking.id]);
    await told('account.email_verified', { accountId: '711', email: 'bopha.new@example.com' });
    await buys();
    expect(await idsOf(bopha, 'UPCOMING')).toEqual([booking.id]);
    await told('account.email_verified', { accountId: '711', email: 'bopha@example.com' });
    expect(await idsOf(bopha, 'UPCOMING')).toHaveLength(2);
    await told('account.deleted', { accountId: '711' });
    await buys();
    expect(await idsOf(bopha, 'UPCOMING')).toHaveLength(2);
    expect(await world.rows('select 1 from verified_address where account_id = 711')).toEqual([]);
  });

  test('is on its timeline and in the audit', async () => {
    const [joined] = await world.rows<{ bookingId: string; actor: string }>(
      `select booking_id::text as "bookingId", actor from booking_event where type = 'booking.joined' order by id`,
    );
    expect(joined?.actor).toBe('system');
    const changes = await world.rows(
      `select changes->'booked_by_user_id' as change, service from audit_entry
       where entity = 'Booking' and row_id = $1 and changes ? 'booked_by_user_id' and action = 'update'`,
      [joined!.bookingId],
    );
    expect(changes).toEqual([{ change: [null, 701], service: 'booking' }]);
  });
});

describe('when an account is deleted', () => {
  const names = (id: string) =>
    world.rows(
      `select b.contact_email, b.contact_phone, b.search_text = lower(b.pnr) as found_by_pnr_only,
         array_agg(distinct p.first_name) as first_names from booking b join part p on p.booking_id = b.id
       where b.id = $1 group by b.id`,
      [id],
    );
  const gone = [{ contact_email: null, contact_phone: null, found_by_pnr_only: true, first_names: [null] }];

  test('who travelled is forgotten once the travel is over, and nobody else', async () => {
    const date = '2026-12-01';
    const customer = aCustomer('801');
    const fetched = (legId: string) => [{ legId, seats: [seat('1A')], ...PICKUP }];
    const places = `select pickup_address, pickup_phone, pickup_time, taxi_drop_off from leg where booking_id = $1`;
    const cancelled = await customer.buysLegs(fetched(world.aDeparture({ date }).leg()));
    await customer.ask(documents.cancel, { id: cancelled.id });
    const ahead = await aCustomer('801').buys(world.aDeparture({ date }).leg(), [seat('1A')]);
    const others = await aCustomer('802').buysLegs(fetched(world.aDeparture({ date }).leg()));
    const counter = world.aUser({ userId: '801', branchId: '71', grants: own });
    const sold = await counter.buys(world.aDeparture({ date }).leg(), [seat('1A')]);
    await told('account.deleted', { accountId: '801' });
    expect(await names(cancelled.id)).toEqual(gone);
    const kept = [{ contact_email: 'Sok.Dara@example.com', contact_phone: '+855 12 000 111' }];
    for (const { id } of [ahead, others, sold]) expect(await names(id)).toMatchObject(kept);
    world.clock.advance({ hours: 24 * 10 });
    await world.job('forget-people');
    expect(await names(ahead.id)).toEqual(gone);
    expect(await world.rows(places, [cancelled.id])).toEqual([
      { pickup_address: null, pickup_phone: null, pickup_time: '06:45', taxi_drop_off: null },
    ]);
    expect(await world.rows(places, [others.id])).toMatchObject([{ pickup_address: PICKUP.pickupAddress }]);
    for (const { id } of [others, sold]) expect(await names(id)).toMatchObject(kept);
    const staff = world.aUser({ userId: '1', grants: { 'booking.view': 'all', 'booking.history': 'all' } });
    const history = await staff.ask<{ timeline: { type: string }[] }>(documents.history, { id: ahead.id });
    expect(history.timeline.at(-1)?.type).toBe('people.forgotten');
    expect(await staff.ask<Page>(documents.list, { filter: { text: 'Dara' } })).toMatchObject({
      rows: expect.not.arrayContaining([expect.objectContaining({ id: ahead.id })]),
    });
  });
});
