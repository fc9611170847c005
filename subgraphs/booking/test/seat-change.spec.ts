import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { aClerk, newsOf, staffDocuments, timelineOf } from './staff.js';
import { type Departure, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let departure: Departure;
let booked: SeenBooking;
let traveller: Traveller;
let clerk: Traveller;
beforeEach(async () => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  departure = world.aDeparture();
  traveller = world.aTraveller();
  booked = await traveller.buys(departure.leg(), [seat('1A'), seat('1B', { title: 'MR' })]);
  clerk = aClerk(world);
});

const wish = (position: number, seatNumber: string, of = booked) => ({
  partId: of.legs[0]!.parts[position]!.id,
  seatNumber,
});
const reseats = <T = SeenBooking>(seats: object[], of = booked, by = clerk): Promise<T> =>
  by.ask<T>(staffDocuments.seats, { bookingId: of.id, legId: of.legs[0]!.id, seats });
const seatsOf = ({ legs }: SeenBooking) => legs[0]!.parts.map(({ seatNumber }) => seatNumber);
const claims = async (of = booked) => {
  const rows = await world.rows<{ seat: string }>(
    `select seat_no as seat from seat_claim where booking_id = $1 and state = 'sold' order by 1`,
    [of.id],
  );
  return rows.map((row) => row.seat);
};
const segregated = () =>
  world.aDeparture({ change: (facts) => ({ ...facts, leg: { ...facts.leg, allowMaleNextToFemale: false } }) });

describe('other seats on the same departure', () => {
  test('one passenger moves: the old seat is free, price and the others stay', async () => {
    const after = await reseats([wish(0, '3C')]);
    expect(seatsOf(after)).toEqual(['3C', '1B']);
    expect(after.total).toEqual(booked.total);
    expect(await claims()).toEqual(['1B', '3C']);
    expect(await world.aTraveller().isRefused(departure.leg(), [seat('1A')])).toBeUndefined();
  });

  test('two passengers swap', async () => {
    expect(seatsOf(await reseats([wish(0, '1B'), wish(1, '1A')]))).toEqual(['1B', '1A']);
    expect(await claims()).toEqual(['1A', '1B']);
  });

  test('the boarding pass names the new seat: the one of the old seat is another pass', async () => {
    const passes = () =>
      traveller.ask<{ tickets: { passengers: { seatNumber: string; qr: string }[] }[] }>(
        `query ($id: ID!) { answer: booking(id: $id) { tickets { passengers { seatNumber qr } } } }`,
        { id: booked.id },
      );
    const before = (await passes()).tickets[0]!.passengers[0]!;
    await reseats([wish(0, '3C')]);
    const after = (await passes()).tickets[0]!.passengers[0]!;
    expect([before.seatNumber, after.seatNumber]).toEqual(['1A', '3C']);
    expect(after.qr).not.toBe(before.qr);
  });

  test('the traveller is told with his tickets, and the timeline says from where to where', async () => {
    await reseats([wish(0, '3C')]);
    expect(await newsOf(world, 'booking.changed', booked)).toMatchObject([
      {
        contactEmail: 'Sok.Dara@example.com',
        changes: [{ what: 'SEAT', who: 'Sok Dara 1A', before: '1A', after: '3C' }],
        ticketIds: [expect.any(String)],
      },
    ]);
    expect(await timelineOf(clerk, booked)).toContain('seats.changed');
  });

  test('the same wish again changes nothing and tells nobody', async () => {
    await reseats([wish(0, '3C')]);
    expect(seatsOf(await reseats([wish(0, '3C')]))).toEqual(['3C', '1B']);
    expect(await newsOf(world, 'booking.changed', booked)).toHaveLength(1);
  });
});

describe('refused', () => {
  test('seats that somebody else has are named, and nothing moves', async () => {
    await world.aTraveller().buys(departure.leg(), [seat('2A'), seat('2B')]);
    const refusal = await reseats<SeenRefusal>([wish(0, '2A'), wish(1, '3C')]);
    expect(refusal).toMatchObject({ code: 'SEATS_TAKEN', facts: { legId: booked.legs[0]!.id, seats: ['2A'] } });
    expect(await claims()).toEqual(['1A', '1B']);
  });

  test('a seat sold on another part of the way only is free', async () => {
    const short = await world.aTraveller().buys(departure.leg(0, 2), [seat('5A')]);
    await world.aTraveller().buys(departure.leg(2, 4), [seat('5B')]);
    expect(seatsOf(await reseats([wish(0, '5B', short)], short))).toEqual(['5B']);
    expect(await reseats<SeenRefusal>([wish(0, '5B')])).toMatchObject({ code: 'SEATS_TAKEN' });
  });

  test.each(['X1', '99Z'])('seat %s is not sold', async (number) => {
    expect(await reseats<SeenRefusal>([wish(0, number)])).toMatchObject({
      code: 'SEAT_NOT_BOOKABLE',
      facts: { seats: [number] },
    });
  });

  test('a seat that refuses his sex', async () => {
    expect(await reseats<SeenRefusal>([wish(1, 'L1')])).toMatchObject({
      code: 'GENDER_RULE',
      facts: { seats: ['L1'] },
    });
  });

  test('a seat beside a stranger of the other sex, where the schedule says so; beside his own company he may sit', async () => {
    const apart = segregated();
    booked = await world.aTraveller().buys(apart.leg(), [seat('1A'), seat('4A', { title: 'MR' })]);
    await world.aTraveller().buys(apart.leg(), [seat('2A')]);
    expect(await reseats<SeenRefusal>([wish(1, '2B')])).toMatchObject({
      code: 'GENDER_RULE',
      facts: { seats: ['2B'] },
    });
    expect(seatsOf(await reseats([wish(1, '1B')]))).toEqual(['1A', '1B']);
  });

  test('what is held, given back, or gone', async () => {
    const held = await world.aTraveller().holds(departure.leg(), [seat('6A')]);
    expect(await reseats<SeenRefusal>([wish(0, '6B', held)], held)).toMatchObject({ code: 'TICKET_NOT_CHANGEABLE' });
    await traveller.does('cancel');
    expect(await reseats<SeenRefusal>([wish(0, '3C')])).toMatchObject({
      code: 'TICKET_NOT_CHANGEABLE',
      facts: { seats: ['1A'] },
    });
  });

  test('an hour after the departure nobody is reseated', async () => {
    world.clock.set('2026-11-23T08:30:00+07:00');
    expect(await reseats<SeenRefusal>([wish(0, '3C')])).toMatchObject({ code: 'TICKET_NOT_CHANGEABLE' });
  });

  test('a ride that the timetable no longer has', async () => {
    world.catalogue.rides.clear();
    expect(await reseats<SeenRefusal>([wish(0, '3C')])).toMatchObject({ code: 'RIDE_UNKNOWN' });
  });

  test('two on one seat', async () => {
    const { errors } = await clerk.raw(staffDocuments.seats, {
      bookingId: booked.id,
      legId: booked.legs[0]!.id,
      seats: [wish(0, '3C'), wish(1, '3C')],
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'seats.1.seatNumber', code: 'SEAT_TWICE' }],
    });
  });

  test('another operator’s clerk, a leg of another booking: there is no such thing', async () => {
    const other = await world.aTraveller().buys(departure.leg(), [seat('7A')]);
    expect(await reseats<SeenRefusal>([wish(0, '3C')], booked, aClerk(world, '8'))).toMatchObject({
      code: 'BOOKING_NOT_FOUND',
    });
    expect(
      await clerk.ask(staffDocuments.seats, {
        bookingId: booked.id,
        legId: other.legs[0]!.id,
        seats: [wish(0, '3C')],
      }),
    ).toMatchObject({ code: 'TICKET_NOT_CHANGEABLE' });
  });

  test('the traveller himself, with the token of his booking or signed in: this is for staff', async () => {
    const variables = { bookingId: booked.id, legId: booked.legs[0]!.id, seats: [wish(0, '3C')] };
    const customer = world.aUser({ userId: '61', grants: { 'booking.edit': 'own', 'booking.view': 'own' } });
    const { bookingToken } = traveller.viewer as { bookingToken?: string };
    const signedIn = { ...customer.viewer, bookingToken } as Viewer;
    const refusals: [Viewer, string][] = [
      [traveller.viewer, 'UNAUTHENTICATED'],
      [signedIn, 'FORBIDDEN'],
      [guest(), 'UNAUTHENTICATED'],
    ];
    for (const [viewer, code] of refusals) {
      const { errors } = await world.test.run(staffDocuments.seats, variables, viewer);
      expect(errors?.[0]?.extensions).toMatchObject({ code });
    }
  });

  test('a clerk of another operator who got hold of the traveller’s token', async () => {
    const { viewer } = aClerk(world, '8');
    const bookingToken = (traveller.viewer as { bookingToken?: string }).bookingToken;
    const thief = world.aUser({ ...(viewer as { userId: string }), bookingToken } as never);
    expect(await reseats<SeenRefusal>([wish(0, '3C')], booked, thief)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });
});

describe('the map that staff choose from', () => {
  const map = (of = booked, by = clerk) =>
    by.ask<{ allowMaleNextToFemale: boolean; seatMap: { seats: { number: string; state: string }[] } } | null>(
      staffDocuments.map,
      { bookingId: of.id, legId: of.legs[0]!.id },
    );

  test('the leg’s own seats are theirs to give up, strangers’ are not', async () => {
    await world.aTraveller().buys(departure.leg(), [seat('2A')]);
    const { seats } = (await map())!.seatMap;
    const stateOf = (number: string) => seats.find((each) => each.number === number)?.state;
    expect(['1A', '1B', '2A', '2B', 'X1'].map(stateOf)).toEqual([
      'SELECTED',
      'SELECTED',
      'UNAVAILABLE',
      'AVAILABLE',
      'BLOCKED',
    ]);
  });

  test('none for a booking that is not theirs', async () => {
    expect(await map(booked, aClerk(world, '8'))).toBeNull();
  });
});

describe('races', () => {
  test('of twenty clerks who want one seat exactly one gets it', async () => {
    const bookings = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        world.aTraveller().buys(departure.leg(), [seat(`${Math.floor(n / 4) + 4}${'ABCD'[n % 4]}`)]),
      ),
    );
    const answers = await Promise.all(
      bookings.map((one) => reseats<SeenBooking | SeenRefusal>([wish(0, '2C', one)], one)),
    );
    const codes = answers.map((one) => ('code' in one ? one.code : 'seated'));
    expect(codes.filter((code) => code === 'seated')).toHaveLength(1);
    expect(codes.filter((code) => code === 'SEATS_TAKEN')).toHaveLength(19);
    expect(await claims(bookings[codes.indexOf('seated')])).toEqual(['2C']);
  });

  test('two bookings that want each other’s seat at once: nobody sits on two seats or on none', async () => {
    const other = await world.aTraveller().buys(departure.leg(), [seat('2A')]);
    await Promise.all([reseats([wish(0, '2A')]), reseats([wish(0, '1A', other)], other)]);
    for (const one of [booked, other]) {
      const now = await clerk.ask<SeenBooking>(
        `query ($id: ID!) { answer: booking(id: $id) { legs { parts { seatNumber } } } }`,
        { id: one.id },
      );
      expect(await claims(one)).toEqual([...seatsOf(now)].sort());
    }
  });

  test('where strangers of both sexes are kept apart, two who move beside each other at once are not both seated', async () => {
    const apart = segregated();
    const her = await world.aTraveller().buys(apart.leg(), [seat('1A')]);
    const him = await world.aTraveller().buys(apart.leg(), [seat('5D', { title: 'MR' })]);
    const answers = await Promise.all([
      reseats<SeenBooking | SeenRefusal>([wish(0, '3A', her)], her),
      reseats<SeenBooking | SeenRefusal>([wish(0, '3B', him)], him),
    ]);
    expect(answers.filter((one) => 'code' in one && one.code === 'GENDER_RULE')).toHaveLength(1);
  });
});
