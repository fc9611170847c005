import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import type { Facts } from './played-neighbours.js';
import { PICKUP, seat, type SeenRefusal, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

describe('– → HELD', () => {
  test('seats are held for ten minutes with price and reference, and opened by the token only', async () => {
    const traveller = world.aTraveller();
    const leg = world.aDeparture().leg();
    const booking = await traveller.holds(leg, [seat('1A'), seat('1B', { nationality: 'LOCAL', title: 'MR' })]);
    expect(booking).toMatchObject({
      status: 'BLOCKED',
      paymentStatus: 'UNPAID',
      total: { amount: 1250 + 1000 + 50, currency: 'USD' },
      due: { amount: 2300 },
      canExtendHold: true,
      passengersComplete: false,
      bookedFrom: 'web',
    });
    expect(booking.pnr).toMatch(/^[A-Z0-9]{6}$/);
    expect(Date.parse(booking.expiresAt!) - world.clock.now()).toBe(600_000);
    expect(booking.legs[0]).toMatchObject({ departureTime: '2026-11-23T07:30:00+07:00', operatorCountryCode: 'KH' });
    expect(booking.legs[0]!.parts.map(({ state, seatNumber, fare }) => [state, seatNumber, fare.amount])).toEqual([
      ['HELD', '1A', 1250],
      ['HELD', '1B', 1000],
    ]);
    expect((await traveller.sees())?.pnr).toBe(booking.pnr);
    const stranger = world.aTraveller({ bookingToken: 'not-the-token' });
    expect(await stranger.ask(documents.booking, { id: booking.id })).toBeNull();
  });

  test('locals are those of the route, also where its operator is at home elsewhere', async () => {
    const traveller = world.aTraveller();
    const ride = world.aDeparture({ change: (facts) => ({ ...facts, localCountryCode: 'LA' }) });
    const { legs } = await traveller.holds(ride.leg(), [seat('1A', { nationality: 'LOCAL' })]);
    expect(legs[0]).toMatchObject({ operatorCountryCode: 'KH', localCountryCode: 'LA' });
  });

  test('a child has its own price where the schedule has prices by passenger type, and pays as an adult elsewhere', async () => {
    const fareOn = async (hasPassengerTypePricing: boolean) => {
      const ride = world.aDeparture({ change: (f) => ({ ...f, leg: { ...f.leg, hasPassengerTypePricing } }) });
      const { legs } = await world.aTraveller().holds(ride.leg(), [seat('1A', { passengerType: 'CHILD' })]);
      return legs[0]!.parts.map(({ passengerType, fare }) => [passengerType, fare.amount]);
    };
    expect(await fareOn(true)).toEqual([['CHILD', 850]]);
    expect(await fareOn(false)).toEqual([['CHILD', 1250]]);
  });

  test('a seat that somebody holds is refused by name, and nothing is written', async () => {
    const leg = world.aDeparture().leg();
    await world.aTraveller().holds(leg, [seat('1A')]);
    const [before] = await world.rows('select count(*) from booking');
    const refusal = await world.aTraveller().isRefused(leg, [seat('1A'), seat('1B')]);
    expect(refusal).toEqual({ __typename: 'Refused', code: 'SEATS_TAKEN', facts: { legId: leg, seats: ['1A'] } });
    expect(await world.rows('select count(*) from booking')).toEqual([before]);
    expect(await world.aTraveller().isRefused(leg, [seat('1B')])).toBeUndefined();
  });

  test('overlapping segments of one seat exclude each other, adjoining ones do not', async () => {
    const ride = world.aDeparture();
    await world.aTraveller().holds(ride.leg(0, 2), [seat('1A')]);
    expect(await world.aTraveller().isRefused(ride.leg(2, 4), [seat('1A')])).toBeUndefined();
    expect((await world.aTraveller().isRefused(ride.leg(1, 3), [seat('1A')]))?.code).toBe('SEATS_TAKEN');
  });

  test('all legs are held or none', async () => {
    const [there, back] = [world.aDeparture().leg(), world.aDeparture({ date: '2026-11-25' }).leg()];
    await world.aTraveller().holds(back, [seat('1A')]);
    const legs = [
      { legId: there, direction: 'ONWARD', seats: [seat('2A')] },
      { legId: back, direction: 'RETURN', seats: [seat('1A')] },
    ];
    const answer = await world.aTraveller().ask(documents.hold, { input: { legs } });
    expect(answer).toMatchObject({ code: 'SEATS_TAKEN', facts: { legId: back, seats: ['1A'] } });
    expect(await world.aTraveller().isRefused(there, [seat('2A')])).toBeUndefined();
  });

  test('legs stand in the order they are ridden', async () => {
    const [there, back] = [world.aDeparture().leg(), world.aDeparture({ date: '2026-11-25' }).leg()];
    const booking = await world.aTraveller().holdsLegs([
      { legId: back, direction: 'RETURN', seats: [seat('1A')] },
      { legId: there, direction: 'ONWARD', seats: [seat('2A')] },
    ]);
    expect(booking.legs.map(({ direction, parts }) => `${direction} ${parts[0]!.seatNumber}`)).toEqual([
      'ONWARD 2A',
      'RETURN 1A',
    ]);
  });

  test('where travellers want to be fetched stays with its leg, for the holder and for staff', async () => {
    const [there, back] = [world.aDeparture().leg(), world.aDeparture({ date: '2026-11-25' }).leg()];
    const traveller = world.aTraveller();
    const none = { pickupAddress: null, pickupPhone: null, pickupTime: null, taxiDropOff: null };
    const held = await traveller.holdsLegs([
      { legId: there, direction: 'ONWARD', seats: [seat('1A')], ...PICKUP },
      { legId: back, direction: 'RETURN', seats: [seat('1A')] },
    ]);
    const staff = world.anOperator();
    staff.bookingId = held.id;
    for (const seen of [held, await traveller.sees(), await staff.sees()])
      expect(seen!.legs).toMatchObject([PICKUP, none]);
  });

  const pickups: [keyof typeof PICKUP, string][] = [
    ['pickupAddress', 'x'.repeat(201)],
    ['pickupAddress', ''],
    ['pickupAddress', 'a\u0000b'],
    ['pickupPhone', 'call me'],
    ['pickupTime', '7:30'],
    ['pickupTime', '24:00'],
    ['taxiDropOff', 'two\nlines'],
    ['taxiDropOff', '\ud800'],
  ];
  test.each(pickups)('a %s such as %j is refused on its field', async (field, value) => {
    const legs = [{ legId: world.aDeparture().leg(), seats: [seat('1A')], [field]: value }];
    const { errors } = await world.aTraveller().raw(documents.hold, { input: { legs } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: `legs.0.${field}` }],
    });
  });

  test('nobody rides back before having arrived, and a change begins where the ride before it ends', async () => {
    const there = world.aDeparture();
    const ride = (departure: { leg(from?: number, to?: number): string }, direction: string, from = 0, to = 4) => ({
      legId: departure.leg(from, to),
      direction,
      seats: [seat(`1${direction.startsWith('RETURN') ? 'A' : 'B'}`)],
    });
    const [earlier, later] = [world.aDeparture({ date: '2026-11-22' }), world.aDeparture({ date: '2026-11-25' })];
    const refused: [object[], string, string][] = [
      [[ride(there, 'ONWARD'), ride(there, 'RETURN')], 'RIDES_OUT_OF_ORDER', there.leg()],
      [[ride(there, 'ONWARD'), ride(earlier, 'RETURN')], 'RIDES_OUT_OF_ORDER', earlier.leg()],
      [[ride(there, 'ONWARD', 0, 1), ride(later, 'CONNECTING', 3, 4)], 'RIDES_NOT_CONNECTED', later.leg(3, 4)],
    ];
    for (const [legs, code, legId] of refused)
      expect(await world.aTraveller().ask(documents.hold, { input: { legs } })).toMatchObject({
        code,
        facts: { legId },
      });
    const alone = await world.aTraveller().raw(documents.hold, { input: { legs: [ride(there, 'RETURN')] } });
    expect(alone.errors?.[0]?.extensions).toMatchObject({
      fields: [{ path: 'legs.0.direction', code: 'NEEDS_ONWARD' }],
    });
    await world.aTraveller().holdsLegs([ride(there, 'ONWARD', 0, 1), ride(later, 'CONNECTING', 2, 4)]);
  });

  test('the local price of each ride is for the people of its own country', async () => {
    const change = (facts: Facts): Facts => ({ ...facts, localCountryCode: 'LA' });
    const [there, back] = [world.aDeparture(), world.aDeparture({ date: '2026-11-25', change })];
    const sitter = { ...seat('1A', { nationality: 'LOCAL' }), nationalOf: 'LA' };
    const booking = await world.aTraveller().holdsLegs([
      { legId: there.leg(), seats: [sitter] },
      { legId: back.leg(), direction: 'RETURN', seats: [sitter] },
    ]);
    expect(booking.legs.map(({ parts }) => parts[0]!.nationality)).toEqual(['FOREIGN', 'LOCAL']);
    const legs = [{ legId: there.leg(), seats: [{ ...sitter, nationalOf: 'Laos' }] }];
    const { errors } = await world.aTraveller().raw(documents.hold, { input: { legs } });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'legs.0.seats.0.nationalOf' }] });
  });

  test('an expired hold gives way to the next buyer at once', async () => {
    const leg = world.aDeparture().leg();
    const first = world.aTraveller();
    await first.holds(leg, [seat('1A')]);
    world.clock.advance({ minutes: 11 });
    expect(await world.aTraveller().isRefused(leg, [seat('1A')])).toBeUndefined();
    expect(await first.does<SeenRefusal>('extend')).toMatchObject({ code: 'HOLD_EXPIRED' });
  });

  const refusals: [string, Parameters<World['aDeparture']>[0], ReturnType<typeof seat>, SeenRefusal['code'], object][] =
    [
      [
        'a departure that is closed',
        { change: (f) => ({ ...f, notOnSaleReason: 'TOO_CLOSE' }) },
        seat('1A'),
        'NOT_ON_SALE',
        { reason: 'TOO_CLOSE' },
      ],
      [
        'an operator that confirms by hand, as catalogue says it,',
        { change: (f) => ({ ...f, confirmsByHand: true, notOnSaleReason: 'OPERATOR_CONFIRMS_BY_HAND' }) },
        seat('1A'),
        'OPERATOR_CONFIRMS_BY_HAND',
        { operatorId: '7' },
      ],
      [
        'locals only',
        { change: (f) => ({ ...f, leg: { ...f.leg, operator: { ...f.leg.operator, allowLocalOnly: true } } }) },
        seat('1A'),
        'LOCALS_ONLY',
        { localCountryCode: 'KH' },
      ],
      ['a ride without a price', { change: (f) => ({ ...f, fareKey: 'unpriced' }) }, seat('1A'), 'NO_PRICE', {}],
      ['a seat that is not sold', {}, seat('X1'), 'SEAT_NOT_BOOKABLE', { seats: ['X1'] }],
      ['a seat that does not exist', {}, seat('99Z'), 'SEAT_NOT_BOOKABLE', { seats: ['99Z'] }],
      ['a seat for the other sex', {}, seat('L1', { title: 'MR' }), 'GENDER_RULE', { seats: ['L1'] }],
    ];
  test.each(refusals)('%s is refused', async (_, wish, wanted, code, facts) => {
    const refusal = await world.aTraveller().isRefused(world.aDeparture(wish).leg(), [wanted]);
    expect(refusal).toMatchObject({ code, facts });
  });

  test('a ride nobody knows looks as if it did not exist', async () => {
    for (const legId of ['999999@2026-11-23:1-2', 'nonsense', '']) {
      expect(await world.aTraveller().isRefused(legId, [seat('1A')])).toMatchObject({
        code: 'NOT_ON_SALE',
        facts: { reason: 'UNKNOWN' },
      });
    }
  });

  test('another price than the client showed is refused with both', async () => {
    const leg = world.aDeparture().leg();
    expect(await world.aTraveller().isRefused(leg, [seat('1A')], { expectedTotal: 999 })).toMatchObject({
      code: 'PRICE_CHANGED',
      facts: { expected: 999, total: 1300, currency: 'USD' },
    });
    expect(await world.aTraveller().isRefused(leg, [seat('1A')], { expectedTotal: 1300 })).toBeUndefined();
  });

  test('what was quoted stays while the tariff changes', async () => {
    const traveller = world.aTraveller();
    await traveller.holds(world.aDeparture().leg(), [seat('1A')]);
    world.pricing.surcharge = 500;
    expect((await traveller.sees())!.total.amount).toBe(1300);
    world.pricing.surcharge = 0;
  });

  test('the same passengers ride every leg, nobody sits twice', async () => {
    const leg = world.aDeparture().leg();
    const wrong: [object[], string, string][] = [
      [[{ legId: leg, seats: [seat('1A'), seat('1A')] }], 'legs.0.seats.1.seatNumber', 'SEAT_TWICE'],
      [
        [
          { legId: leg, direction: 'ONWARD', seats: [seat('1A')] },
          { legId: leg, direction: 'RETURN', seats: [seat('1A', { title: 'MR' })] },
        ],
        'legs.1.seats.0',
        'SAME_PASSENGERS',
      ],
      [
        [
          { legId: leg, seats: [seat('1A')] },
          { legId: leg, seats: [seat('1B')] },
        ],
        'legs.1.direction',
        'DIRECTION_TWICE',
      ],
    ];
    for (const [legs, path, code] of wrong) {
      const { errors } = await world.aTraveller().raw(documents.hold, { input: { legs } });
      expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: [{ path, code }] });
    }
  });

  test('beside a stranger of the other sex is refused where the schedule says so, own company is not', async () => {
    const ride = world.aDeparture({ change: (f) => ({ ...f, leg: { ...f.leg, allowMaleNextToFemale: false } }) });
    const leg = ride.leg();
    await world.aTraveller().holds(leg, [seat('1A', { title: 'MR' })]);
    expect(await world.aTraveller().isRefused(leg, [seat('1B')])).toMatchObject({
      code: 'GENDER_RULE',
      facts: { seats: ['1B'] },
    });
    expect(await world.aTraveller().isRefused(leg, [seat('1B', { title: 'MR' })])).toBeUndefined();
    expect(await world.aTraveller().isRefused(leg, [seat('1C')])).toBeUndefined();
    expect(await world.aTraveller().isRefused(leg, [seat('2A'), seat('2B', { title: 'MR' })])).toBeUndefined();
  });
});
