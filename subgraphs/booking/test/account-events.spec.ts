import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aCustomer, idsOf, OWN, type Page, told } from './customers.js';
import { documents } from './documents.js';
import { PICKUP, seat, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

describe('what was bought as a guest', () => {
  const contact = { email: 'Vanna@Example.com', mobileNumber: '+855 12 000 222' };
  const buy = async (traveller: Traveller): Promise<SeenBooking> => {
    await traveller.holds(world.aDeparture({ date: '2026-12-10' }).leg(), [seat('1A')]);
    return traveller.tellsNames(contact);
  };

  test('joins the account when its address is verified, once; what others booked for him stays theirs', async () => {
    const booking = await buy(world.aTraveller());
    await buy(world.aUser({ userId: '31', agencyId: '31', grants: OWN }));
    await buy(world.aTraveller({ mode: 'sandbox' }));
    const vanna = aCustomer(world, '701');
    const [id, verified] = [randomUUID(), { accountId: '701', email: 'vanna@example.com' }];
    await told(world, 'account.email_verified', { accountId: '702', email: 'anna@example.com' });
    await told(world, 'account.email_verified', verified, id);
    expect(await idsOf(vanna, 'UPCOMING')).toEqual([booking.id]);
    expect(await idsOf(aCustomer(world, '702'), 'UPCOMING')).toEqual([]);
    const later = await buy(world.aTraveller());
    await told(world, 'account.email_verified', verified, id);
    expect(await idsOf(vanna, 'UPCOMING')).toEqual([booking.id]);
    await told(world, 'account.email_verified', verified);
    expect(await idsOf(vanna, 'UPCOMING')).toEqual([booking.id, later.id]);
    await told(world, 'account.email_verified', { accountId: '703', email: 'vanna@example.com' });
    expect(await idsOf(aCustomer(world, '703'), 'UPCOMING')).toEqual([]);
  });

  test('joins at once when the address was verified before, and no more once the account is deleted or has another', async () => {
    const buys = async (more: object = {}): Promise<SeenBooking> => {
      const traveller = world.aTraveller(more);
      await traveller.holds(world.aDeparture({ date: '2026-12-11' }).leg(), [seat('1A')]);
      await traveller.tellsNames({ ...contact, email: 'Bopha@example.com' });
      await traveller.startsToPay('PAY_ON_BOARDING');
      const booking = await traveller.does('confirm');
      await told(world, 'ticket.issued', { bookingId: booking.id });
      return booking;
    };
    const bopha = aCustomer(world, '711');
    await told(world, 'account.email_verified', { accountId: '711', email: 'bopha@example.com' });
    const booking = await buys();
    expect(await idsOf(bopha, 'UPCOMING')).toEqual([booking.id]);
    await told(world, 'account.email_verified', { accountId: '711', email: 'bopha.new@example.com' });
    await buys();
    expect(await idsOf(bopha, 'UPCOMING')).toEqual([booking.id]);
    await told(world, 'account.email_verified', { accountId: '711', email: 'bopha@example.com' });
    expect(await idsOf(bopha, 'UPCOMING')).toHaveLength(2);
    await told(world, 'account.deleted', { accountId: '711' });
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
    const customer = aCustomer(world, '801');
    const fetched = (legId: string) => [{ legId, seats: [seat('1A')], ...PICKUP }];
    const places = `select pickup_address, pickup_phone, pickup_time, taxi_drop_off from leg where booking_id = $1`;
    const cancelled = await customer.buysLegs(fetched(world.aDeparture({ date }).leg()));
    await customer.ask(documents.cancel, { id: cancelled.id });
    const ahead = await aCustomer(world, '801').buys(world.aDeparture({ date }).leg(), [seat('1A')]);
    const others = await aCustomer(world, '802').buysLegs(fetched(world.aDeparture({ date }).leg()));
    const counter = world.aUser({ userId: '801', branchId: '71', grants: OWN });
    const sold = await counter.buys(world.aDeparture({ date }).leg(), [seat('1A')]);
    await told(world, 'account.deleted', { accountId: '801' });
    expect(await names(cancelled.id)).toEqual(gone);
    const kept = [{ contact_email: 'Sok.Dara@example.com', contact_phone: '+855 12 000 111' }];
    for (const { id } of [ahead, others, sold]) expect(await names(id)).toMatchObject(kept);
    world.clock.set('2026-12-06T10:00:00+07:00');
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
