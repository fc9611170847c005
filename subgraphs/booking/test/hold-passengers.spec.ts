import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { seat, type SeenBooking, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

describe('passengers', () => {
  test('one for each seat, as it was held; given again they replace the former', async () => {
    const traveller = world.aTraveller();
    const { id } = await traveller.holds(world.aDeparture().leg(), [seat('1A')]);
    const contact = { email: null, mobileNumber: '012 345 678' };
    const person = { ...seat('1A'), firstName: 'សុខ', lastName: 'ដារ៉ា' };
    const wrong: [object[], string, string][] = [
      [[], 'passengers', 'ONE_FOR_EACH_SEAT'],
      [[{ ...person, seatNumber: '1B' }], 'passengers.0.seatNumber', 'NOT_HELD'],
      [[{ ...person, nationality: 'LOCAL' }], 'passengers.0.nationality', 'NOT_AS_HELD'],
    ];
    for (const [passengers, path, code] of wrong) {
      const { errors } = await traveller.raw(documents.passengers, { id, passengers, contact });
      expect(errors?.[0]?.extensions['fields']).toEqual([{ path, code }]);
    }
    const chinese = await traveller.raw(documents.passengers, {
      id,
      passengers: [{ ...person, firstName: '小明', lastName: '王' }],
      contact,
    });
    expect(chinese.errors?.[0]?.extensions['fields']).toEqual([
      { path: 'passengers.0.firstName', code: 'PASSPORT_LETTERS', facts: { letters: '小明' } },
      { path: 'passengers.0.lastName', code: 'PASSPORT_LETTERS', facts: { letters: '王' } },
    ]);
    const told = await traveller.ask<SeenBooking>(documents.passengers, { id, passengers: [person], contact });
    expect(told.passengersComplete).toBe(true);
    expect(told.legs[0]!.parts[0]!.firstName).toBe('សុខ');
    const { errors } = await traveller.raw(documents.passengers, {
      id,
      passengers: [{ ...person, firstName: '<b>' }],
      contact: { mobileNumber: 'x' },
    });
    expect((errors?.[0]?.extensions['fields'] as { path: string }[]).map(({ path }) => path)).toEqual([
      'passengers.0.firstName',
      'contact.mobileNumber',
    ]);
  });
});

test('who was held as a national is not told as a visitor afterwards', async () => {
  const traveller = world.aTraveller();
  const held = seat('1A', { nationality: 'LOCAL' });
  const { id } = await traveller.holds(world.aDeparture().leg(), [held]);
  const passengers = [{ ...held, nationality: 'FOREIGN', firstName: 'Sok', lastName: 'Dara' }];
  const contact = { email: null, mobileNumber: '012 345 678' };
  const { errors } = await traveller.raw(documents.passengers, { id, passengers, contact });
  expect(errors?.[0]?.extensions['fields']).toEqual([{ path: 'passengers.0.nationality', code: 'NOT_AS_HELD' }]);
});

describe('passengers told with the hold', () => {
  const contact = { email: 'Sok.Dara@example.com', mobileNumber: '+855 12 000 111' };
  const person = (seatNumber: string, more: object = {}) => ({
    ...seat(seatNumber),
    firstName: 'Sok',
    lastName: `Dara ${seatNumber}`,
    ...more,
  });
  const written = () =>
    world.rows(`select (select count(*) from booking) as bookings, (select count(*) from seat_claim) as claims,
      (select count(*) from booking_event) as events, (select count(*) from audit_entry) as entries`);

  test('are kept with it, complete at once, as if they were told later', async () => {
    const seats = [seat('1A'), seat('1B')];
    const passengers = [person('1B', { mobileNumber: '016 777 888' }), person('1A', { email: 'a@example.com' })];
    const [early, late] = [world.aTraveller(), world.aTraveller()];
    const held = await early.holds(world.aDeparture().leg(), seats, { passengers, contact });
    expect(held).toMatchObject({ passengersComplete: true, contactPhone: '+855 12 000 111' });
    expect(held.legs[0]!.parts).toMatchObject([{ lastName: 'Dara 1A' }, { lastName: 'Dara 1B' }]);
    expect(await early.sees()).toEqual(held);

    const { id } = await late.holds(world.aDeparture().leg(), seats);
    await late.ask(documents.passengers, { id, passengers, contact });
    const kept = (of: string) =>
      world.rows(
        `select b.contact_email, b.contact_phone, replace(b.search_text, lower(b.pnr), '') as found_by, b.status,
           (select json_agg(json_build_array(first_name, last_name, email, mobile_number) order by position)
            from part p where p.booking_id = b.id) as people,
           (select json_agg(json_build_array(type, actor, facts) order by e.id)
            from booking_event e where e.booking_id = b.id) as timeline
         from booking b where b.id = $1`,
        [of],
      );
    expect(await kept(held.id)).toEqual(await kept(id));
  });

  test('sit on the seats of the first ride, whatever order rides were asked in, and ride every leg', async () => {
    const [there, back] = [world.aDeparture().leg(), world.aDeparture({ date: '2026-11-25' }).leg()];
    const legs = [
      { legId: back, direction: 'RETURN', seats: [seat('3C')] },
      { legId: there, direction: 'ONWARD', seats: [seat('2A')] },
    ];
    const { errors } = await world.aTraveller().raw(documents.hold, {
      input: { legs, passengers: [person('3C')], contact },
    });
    expect(errors?.[0]?.extensions['fields']).toEqual([{ path: 'passengers.0.seatNumber', code: 'NOT_HELD' }]);
    const booking = await world.aTraveller().holdsLegs(legs, { passengers: [person('2A')], contact });
    expect(booking.legs.map(({ parts }) => parts[0])).toMatchObject([{ lastName: 'Dara 2A' }, { lastName: 'Dara 2A' }]);
  });

  const wrong: [string, object, string[]][] = [
    ['nobody', { passengers: [], contact }, ['passengers']],
    ['another seat', { passengers: [person('1B')], contact }, ['passengers.0.seatNumber']],
    ['somebody else', { passengers: [person('1A', { title: 'MR' })], contact }, ['passengers.0.title']],
    [
      'what is no name, number or address',
      { passengers: [person('1A', { firstName: '<b>', email: 'x' })], contact: { mobileNumber: 'x' } },
      ['passengers.0.firstName', 'passengers.0.email', 'contact.mobileNumber'],
    ],
    [
      'a name that no ticket prints',
      { passengers: [person('1A', { firstName: '小明' })], contact },
      ['passengers.0.firstName'],
    ],
    ['people without contact', { passengers: [person('1A')] }, ['contact']],
    ['contact without people', { contact }, ['passengers']],
  ];
  test.each(wrong)('%s is refused on its field, and nothing is held', async (_, told, paths) => {
    const before = await written();
    const legs = [{ legId: world.aDeparture().leg(), seats: [seat('1A')] }];
    const { errors } = await world.aTraveller().raw(documents.hold, { input: { legs, ...told } });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    const fields = errors![0]!.extensions['fields'] as { path: string }[];
    expect(fields.map(({ path }) => path)).toEqual(paths);
    expect(await written()).toEqual(before);
  });

  test('are forgotten with a seat that is taken', async () => {
    const leg = world.aDeparture().leg();
    await world.aTraveller().holds(leg, [seat('1A')]);
    const before = await written();
    const told = { passengers: [person('1A')], contact };
    expect(await world.aTraveller().isRefused(leg, [seat('1A')], told)).toMatchObject({ code: 'SEATS_TAKEN' });
    expect(await written()).toEqual(before);
  });
});
