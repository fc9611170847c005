import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { aClerk, newsOf, staffDocuments, support, timelineOf } from './staff.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let booked: SeenBooking;
let traveller: Traveller;
let clerk: Traveller;
beforeEach(async () => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  traveller = world.aTraveller();
  const seats = [seat('1A'), seat('1B', { title: 'MR' })];
  booked = await traveller.buysLegs([
    { legId: world.aDeparture().leg(), seats },
    { legId: world.aDeparture({ date: '2026-11-25' }).leg(), direction: 'RETURN', seats },
  ]);
  clerk = aClerk(world);
});

const her = { title: 'MS', firstName: 'Sokha', lastName: 'Chan', email: null, mobileNumber: null };
const corrects = <T = SeenBooking>(passenger: object, { position = 0, of = booked, by = clerk } = {}): Promise<T> =>
  by.ask<T>(staffDocuments.passenger, { bookingId: of.id, partId: of.legs[0]!.parts[position]!.id, passenger });
const namesOf = ({ legs }: SeenBooking) => legs.map(({ parts }) => parts.map(({ firstName }) => firstName));

describe('another name for a passenger', () => {
  test('reaches every ride he still travels; fare, nationality and the others stay', async () => {
    const after = await corrects(her);
    expect(namesOf(after)).toEqual([
      ['Sokha', 'Sok'],
      ['Sokha', 'Sok'],
    ]);
    expect(after.legs[0]!.parts[0]).toMatchObject({ nationality: 'FOREIGN', fare: { amount: 1250 } });
    expect(after.total).toEqual(booked.total);
  });

  test('is found by the new name and no longer by the old one', async () => {
    await corrects(her);
    const found = async (text: string) =>
      (
        await clerk.ask<{ rows: { id: string }[] }>(
          `query ($text: String) { answer: bookings(filter: { text: $text }) { rows { id } } }`,
          { text },
        )
      ).rows.map(({ id }) => id);
    expect(await found(`${booked.pnr} sokha chan`)).toEqual([booked.id]);
    expect(await found(`${booked.pnr} 1a`)).toEqual([]);
  });

  test('the traveller is told once, and the timeline names nobody', async () => {
    await corrects(her);
    await corrects(her);
    expect(await newsOf(world, 'booking.changed', booked)).toMatchObject([
      { changes: [{ what: 'PASSENGER', who: null, before: 'Sok Dara 1A', after: 'Sokha Chan' }] },
    ]);
    const timeline = await world.rows<{ facts: object }>(
      `select facts from booking_event where booking_id = $1 and type = 'passenger.changed'`,
      [booked.id],
    );
    expect(JSON.stringify(timeline)).not.toMatch(/Sok|Chan/);
  });

  test('who became of the other sex is so for his neighbours too', async () => {
    const apart = world.aDeparture({
      change: (facts) => ({ ...facts, leg: { ...facts.leg, allowMaleNextToFemale: false } }),
    });
    const one = await world.aTraveller().buys(apart.leg(), [seat('1A')]);
    await world.aTraveller().buys(apart.leg(), [seat('1B')]);
    const other = await world.aTraveller().buys(apart.leg(), [seat('2A')]);
    const him = { ...her, title: 'MR' };
    expect(await corrects<SeenRefusal>(him, { of: one })).toMatchObject({
      code: 'GENDER_RULE',
      facts: { seats: ['1A'] },
    });
    await corrects(him, { of: other });
    expect(await world.aTraveller().isRefused(apart.leg(), [seat('2B')])).toMatchObject({ code: 'GENDER_RULE' });
    expect(await world.aTraveller().isRefused(apart.leg(), [seat('2B', { title: 'MR' })])).toBeUndefined();
  });

  test('letters that no ticket prints are named', async () => {
    const { errors } = await clerk.raw(staffDocuments.passenger, {
      bookingId: booked.id,
      partId: booked.legs[0]!.parts[0]!.id,
      passenger: { ...her, firstName: '지민' },
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      fields: [{ path: 'passenger.firstName', code: 'PASSPORT_LETTERS' }],
    });
  });

  test('not while the seats are only held, and not once they were given back', async () => {
    const held = await world.aTraveller().holds(world.aDeparture().leg(), [seat('6A')]);
    expect(await corrects<SeenRefusal>(her, { of: held })).toMatchObject({ code: 'TICKET_NOT_CHANGEABLE' });
    await traveller.does('cancel');
    expect(await corrects<SeenRefusal>(her)).toMatchObject({ code: 'TICKET_NOT_CHANGEABLE', facts: { seats: ['1A'] } });
  });
});

describe('whose booking it is', () => {
  const hands = <T = SeenBooking>(email: string | null, by = support(world)) =>
    by.ask<T>(staffDocuments.user, { bookingId: booked.id, email });
  const owner = async () =>
    (await support(world).ask<{ bookedByUserId: string | null }>(staffDocuments.comments, { id: booked.id }))
      .bookedByUserId;

  beforeEach(() =>
    world.rows(
      `insert into verified_address (email, account_id) values ('nary@example.com', 901) on conflict do nothing`,
    ),
  );

  test('it is handed to the account that has verified an address, and to none', async () => {
    await hands('Nary@Example.com');
    expect(await owner()).toBe('901');
    const nary = world.aUser({ userId: '901', grants: { 'booking.view': 'own' } });
    nary.bookingId = booked.id;
    expect(await nary.sees()).toMatchObject({ pnr: booked.pnr });
    await hands(null);
    expect(await owner()).toBeNull();
    expect(await nary.sees()).toBeNull();
    const told = (await timelineOf(clerk, booked)).filter((type) => type === 'booking.handed_over');
    expect(told).toHaveLength(2);
  });

  test('nobody takes it who has not shown that the address is his', async () => {
    expect(await hands<SeenRefusal>('stranger@example.com')).toMatchObject({
      code: 'NO_SUCH_ACCOUNT',
      facts: { email: 'stranger@example.com' },
    });
  });

  test('nobody takes it over himself', async () => {
    await world.rows(
      `insert into verified_address (email, account_id) values ('support@example.com', 700) on conflict do nothing`,
    );
    expect(await hands<SeenRefusal>('support@example.com')).toMatchObject({ code: 'OWN_REQUEST' });
  });

  test('an operator’s people do not hand bookings around', async () => {
    const { errors } = await clerk.raw(staffDocuments.user, { bookingId: booked.id, email: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the tickets once more', () => {
  const resends = <T = SeenBooking>(by = clerk, of = booked) => by.ask<T>(staffDocuments.resend, { bookingId: of.id });

  test('go to the booking’s own address, three times a day', async () => {
    for (let times = 0; times < 3; times++) expect(await resends()).toMatchObject({ pnr: booked.pnr });
    expect(await resends<SeenRefusal>()).toMatchObject({
      code: 'SENT_OFTEN_ENOUGH',
      facts: { most: 3, after: '2026-11-21T13:00:00+07:00' },
    });
    expect(await newsOf(world, 'ticket.resent', booked)).toHaveLength(3);
    world.clock.advance({ hours: 24 });
    expect(await resends(traveller)).toMatchObject({ pnr: booked.pnr });
  });

  test('only of who still travels', async () => {
    await traveller.ask(
      `mutation ($id: ID!, $partIds: [ID!]) { answer: cancelBooking(bookingId: $id, partIds: $partIds) { __typename } }`,
      { id: booked.id, partIds: booked.legs[0]!.parts.map(({ id }) => id) },
    );
    await resends();
    const [news] = await newsOf(world, 'ticket.resent', booked);
    expect(news).toMatchObject({ ticketIds: [expect.any(String)], legs: [{ seatNumbers: ['1A', '1B'] }] });
  });

  test('not without a ticket; by SMS where only a telephone was given, not where that is none', async () => {
    const held = await world.aTraveller().holds(world.aDeparture().leg(), [seat('6A')]);
    expect(await resends<SeenRefusal>(clerk, held)).toMatchObject({ code: 'NO_TICKET_TO_SEND' });
    const sells = async (mobileNumber: string) => {
      const silent = world.aTraveller();
      await silent.holds(world.aDeparture().leg(), [seat('6A')]);
      await silent.tellsNames({ mobileNumber });
      const { payment } = await silent.startsToPay();
      await silent.decides(payment.reference, 'APPROVE');
      return (await silent.sees())!;
    };
    const sold = await sells('+855 12 000 111');
    expect(await resends<SeenBooking>(clerk, sold)).toMatchObject({ id: sold.id });
    const [news] = await newsOf(world, 'ticket.resent', sold);
    expect(news).toMatchObject({ contactEmail: null, contactPhone: '+855 12 000 111' });
    expect(await resends<SeenRefusal>(clerk, await sells('12345'))).toMatchObject({ code: 'NO_ADDRESS_TO_SEND' });
  });
});

test('a sandbox viewer reaches no live booking', async () => {
  const sandbox = world.aUser({ ...(support(world).viewer as Extract<Viewer, { kind: 'user' }>), mode: 'sandbox' });
  expect(await corrects<SeenRefusal>(her, { by: sandbox })).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
});
