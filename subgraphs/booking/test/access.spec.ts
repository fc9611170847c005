import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { type Scope, service } from '@naga/server-kit/viewer/viewer.js';
import { seat, type SeenBooking, type SeenRefusal, Traveller, World } from './world.js';

let world: World;
let booking: SeenBooking;
let buyer: Traveller;
beforeAll(async () => {
  world = await World.open();
  const grants = { 'booking.create': 'own', 'booking.view': 'own', 'booking.cancel': 'own' } as const;
  buyer = world.aUser({ userId: '501', agencyId: '31', grants });
  booking = await buyer.buys(world.aDeparture({ operatorId: '7' }).leg(), [seat('1A')], { affiliateId: 'aff-0012' });
});
afterAll(() => world.close());

const SOURCES = 'legs { parts { stages { source } } }';

interface History {
  timeline: { type: string; actor: string }[];
  ledger: Record<string, unknown>[];
  legs: { parts: { stages: { source: string }[] }[] }[];
}

const everything = (scope: 'own' | 'branch' | 'operator' | 'agency' | 'country' | 'all') =>
  ({
    'booking.view': scope,
    'booking.history': scope,
    'booking.create': scope,
    'booking.edit': scope,
    'booking.cancel': scope,
  }) as const;

describe('scopes of rules.md 8', () => {
  const people: [string, Parameters<World['aUser']>[0], boolean][] = [
    ['the buyer', { userId: '501', grants: everything('own') }, true],
    ['another customer', { userId: '502', grants: everything('own') }, false],
    ['staff of its branch', { userId: '1', branchId: '71', grants: everything('branch') }, true],
    ['staff of another branch', { userId: '1', branchId: '72', grants: everything('branch') }, false],
    ['its operator', { userId: '1', operatorId: '7', grants: everything('operator') }, true],
    ['another operator', { userId: '1', operatorId: '8', grants: everything('operator') }, false],
    ['its agency', { userId: '1', agencyId: '31', grants: everything('agency') }, true],
    ['another agency', { userId: '1', agencyId: '32', grants: everything('agency') }, false],
    ['its country', { userId: '1', countryCode: 'KH', grants: everything('country') }, true],
    ['another country', { userId: '1', countryCode: 'LA', grants: everything('country') }, false],
    ['the platform', { userId: '1', grants: everything('all') }, true],
    ['an operator without operator', { userId: '1', grants: everything('operator') }, false],
    ['the platform in sandbox mode', { userId: '1', mode: 'sandbox', grants: everything('all') }, false],
    ['somebody without permission', { userId: '1', grants: {} }, false],
  ];

  test.each(people)('%s', async (_, person, sees) => {
    const viewer = world.aUser(person);
    const seen = await viewer.ask<SeenBooking | null>(documents.booking, { id: booking.id });
    expect(seen?.pnr).toBe(sees ? booking.pnr : undefined);
    const [byReference] = await viewer.entities([booking.id]);
    expect(byReference?.pnr).toBe(sees ? booking.pnr : undefined);
    const history = await viewer.raw(documents.history, { id: booking.id });
    expect(Boolean((history.data?.answer as { timeline: unknown[] } | undefined)?.timeline)).toBe(sees);
    if (!sees) {
      for (const command of [documents.extend, documents.confirm, documents.cancel]) {
        expect(await viewer.ask(command, { id: booking.id })).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
      }
      const pay = { id: booking.id, method: 'CARD' };
      expect(await viewer.ask(documents.pay, pay)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
      const names = { id: booking.id, passengers: [], contact: { mobileNumber: '+855 12 000 111' } };
      expect(await viewer.ask(documents.passengers, names)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    }
    const { data, errors } = await viewer.raw(documents.list, {});
    if (person.grants?.['booking.view']) expect((data!.answer as { total: number }).total).toBe(sees ? 1 : 0);
    else expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('who may see it but not cancel it is told so', async () => {
    const finance = world.aUser({ userId: '9', operatorId: '7', grants: { 'booking.view': 'operator' } });
    const { errors } = await finance.raw(documents.cancel, { id: booking.id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'booking.cancel' });
    for (const command of [documents.extend, documents.confirm]) {
      const denied = await finance.raw(command, { id: booking.id });
      expect(denied.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'booking.edit' });
    }
  });

  test('who may not sell holds nothing, though everybody else may', async () => {
    const finance = world.aUser({ userId: '9', operatorId: '7', grants: { 'booking.view': 'operator' } });
    const input = { legs: [{ legId: world.aDeparture().leg(), seats: [seat('1A')] }] };
    const { errors } = await finance.raw(documents.hold, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'booking.create' });
    expect(await world.aTraveller().isRefused(input.legs[0]!.legId, [seat('1A')])).toBeUndefined();
  });

  test('a service may read, and reads nothing of the other mode', async () => {
    const neighbour = new Traveller(world, service('users'));
    expect((await neighbour.entities([booking.id]))[0]?.pnr).toBe(booking.pnr);
    expect(await new Traveller(world, service('users', { mode: 'sandbox' })).entities([booking.id])).toEqual([null]);
  });

  test.each<[Scope, object, object]>([
    ['operator', { operatorId: '7' }, { operatorId: '8' }],
    ['branch', { branchId: '71' }, { branchId: '81' }],
    ['country', { countryCode: 'KH' }, { countryCode: 'LA' }],
  ])(
    'who drives one ride of a connection (%s) sees the booking and cancels nobody else’s',
    async (scope, one, other) => {
      const abroad = { operatorBranchId: '81', operatorCountryCode: 'LA' };
      const across = world.aDeparture({
        operatorId: '8',
        date: '2026-11-24',
        change: (facts) => ({ ...facts, ...abroad }),
      });
      const legs = [
        { legId: world.aDeparture().leg(0, 1), seats: [seat('1A')] },
        { legId: across.leg(1, 4), direction: 'CONNECTING', seats: [seat('1A')] },
      ];
      const connection = await world.aTraveller().buysLegs(legs);
      for (const person of [one, other]) {
        const staff = world.aUser({ userId: '1', ...person, grants: everything(scope) });
        expect((await staff.ask<SeenBooking>(documents.booking, { id: connection.id })).pnr).toBe(connection.pnr);
        const { errors } = await staff.raw(documents.cancel, { id: connection.id });
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'booking.cancel' });
      }
      const platform = world.aUser({ userId: '1', grants: everything('all') });
      expect(await platform.ask(documents.cancel, { id: connection.id })).toMatchObject({ status: 'CANCELLED' });
    },
  );

  test.each<[Scope, object]>([
    ['operator', { operatorId: '7' }],
    ['branch', { branchId: '71' }],
    ['country', { countryCode: 'KH' }],
    ['agency', { agencyId: '31' }],
    ['own', { userId: '501' }],
  ])('whose every ride it is may cancel it (%s)', async (scope, person) => {
    const sold = await world
      .aUser({ userId: '501', agencyId: '31', grants: everything('own') })
      .buys(world.aDeparture().leg(), [seat('1A')]);
    const staff = world.aUser({ userId: '1', ...person, grants: everything(scope) });
    expect(await staff.ask(documents.cancel, { id: sold.id })).toMatchObject({ status: 'CANCELLED' });
  });

  test('a token opens its booking and no other', async () => {
    const other = world.aTraveller();
    await other.holds(world.aDeparture().leg(), [seat('1A')]);
    expect(await other.ask(documents.booking, { id: booking.id })).toBeNull();
    for (const document of [documents.extend, documents.confirm, documents.cancel]) {
      expect(await other.ask<SeenRefusal>(document, { id: booking.id })).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    }
  });

  test('only the hash of a token is kept', async () => {
    const token = (buyer.viewer as { bookingToken: string }).bookingToken;
    const rows = await world.rows('select token_hash from booking_access');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('timeline, ledger, seller, affiliate and where prices come from are for staff', async () => {
    for (const field of ['timeline { type }', 'ledger { account }', 'bookedByUserId', 'affiliateId', SOURCES]) {
      const document = `query ($id: ID!) { answer: booking(id: $id) { ${field} } }`;
      const { errors } = await buyer.raw(document, { id: booking.id });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'booking.history' });
    }
    const { bookingToken } = buyer.viewer as { bookingToken: string };
    const elsewhere = world.aUser({ userId: '1', operatorId: '8', bookingToken, grants: everything('operator') });
    expect((await elsewhere.ask<SeenBooking>(documents.booking, { id: booking.id })).pnr).toBe(booking.pnr);
    for (const document of [documents.history, `query ($id: ID!) { answer: booking(id: $id) { ${SOURCES} } }`]) {
      const denied = await elsewhere.raw(document, { id: booking.id });
      expect(denied.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    }
    const staff = world.aUser({ userId: '1', operatorId: '7', grants: everything('operator') });
    const asked = () => staff.ask<History>(documents.history, { id: booking.id });
    const history = await asked();
    // May he, the booking, may he see its history, the timeline, the ledger.
    expect(await statementsOf(asked)).toHaveLength(5);
    expect(history).toMatchObject({ bookedByUserId: '501', affiliateId: '0012' });
    expect(history.legs[0]!.parts[0]!.stages).toEqual([{ source: 'zone A to B' }]);
    expect(history.timeline.map(({ type, actor }) => `${type} ${actor}`)).toEqual([
      'hold.created user:501',
      'passengers.set user:501',
      'payment.started user:501',
      'payment.settled provider:sandbox',
      'booking.confirmed system',
      'ticket.issued system',
    ]);
    expect(history.ledger).toEqual([
      { account: 'clearing:sandbox', debit: 1300, credit: 0, currency: 'USD', reason: 'payment' },
      { account: 'customer', debit: 0, credit: 1300, currency: 'USD', reason: 'payment' },
      { account: 'customer', debit: 1300, credit: 0, currency: 'USD', reason: 'sale' },
      { account: 'operator_payable:7', debit: 0, credit: 1130, currency: 'USD', reason: 'sale' },
      { account: 'commission', debit: 0, credit: 120, currency: 'USD', reason: 'sale' },
      { account: 'fees', debit: 0, credit: 50, currency: 'USD', reason: 'sale' },
    ]);
  });
});

describe('live and sandbox never meet', () => {
  test('a sandbox hold does not take the live seat', async () => {
    const leg = world.aDeparture().leg();
    await world.aTraveller({ mode: 'sandbox' }).holds(leg, [seat('1A')]);
    expect(await world.aTraveller().isRefused(leg, [seat('1A')])).toBeUndefined();
    expect((await world.aTraveller({ mode: 'sandbox' }).isRefused(leg, [seat('1A')]))?.code).toBe('SEATS_TAKEN');
  });
});

describe('without account', () => {
  const open = (pnr: string, email: string, ip: string) =>
    world.aTraveller({ ip }).raw(documents.byReference, { pnr, email });

  test('reference and e-mail open the booking with a new token', async () => {
    const { data } = await open(` ${booking.pnr.toLowerCase()} `, 'sok.dara@EXAMPLE.com', '10.0.0.1');
    const opened = data!.answer as { accessToken: string; booking: { id: string } };
    expect(opened.booking.id).toBe(booking.id);
    const again = world.aTraveller({ bookingToken: opened.accessToken });
    expect((await again.ask<SeenBooking>(documents.booking, { id: booking.id })).pnr).toBe(booking.pnr);
    expect((await open(booking.pnr, 'other@example.com', '10.0.0.2')).data!.answer).toBeNull();
    expect((await open(booking.pnr, '+855 12 000 111', '10.0.0.2')).data!.answer).toBeNull();
  });

  test('the telephone serves where no e-mail was given', async () => {
    const traveller = world.aTraveller();
    const { pnr } = await traveller.holds(world.aDeparture().leg(), [seat('1A')]);
    expect((await open(pnr, '', '10.0.0.3')).data!.answer).toBeNull();
    await traveller.tellsNames({ email: null, mobileNumber: '+855 99 123 456' });
    for (const written of ['85599123456', '099 123 456', '+855 (0)99-123-456', '00855 99 123 456'])
      expect((await open(pnr, written, '10.0.0.3')).data!.answer).not.toBeNull();
    expect((await open(pnr, '098 123 456', '10.0.0.3')).data!.answer).toBeNull();
    expect((await open(pnr, '', '10.0.0.3')).data!.answer).toBeNull();
  });

  test('who is right is not guessing: a hotel opens the bookings of all its guests', async () => {
    for (let guest = 1; guest <= 12; guest += 1)
      expect((await open(booking.pnr, 'sok.dara@example.com', '10.9.9.8')).data!.answer).not.toBeNull();
  });

  test('a right one among guesses buys no more of them, and the wait ends when the first is forgotten', async () => {
    const tries: unknown[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      await open(booking.pnr, 'sok.dara@example.com', '10.9.9.7');
      tries.push((await open('AAAAAA', 'a@b.co', '10.9.9.7')).errors?.[0]?.extensions);
      if (guess === 4) world.clock.advance({ minutes: 4 });
    }
    expect(tries.slice(0, 10)).toEqual(Array<undefined>(10).fill(undefined));
    expect(tries.slice(10)).toEqual([
      expect.objectContaining({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 360 }),
      expect.objectContaining({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 360 }),
    ]);
    world.clock.advance({ minutes: 6, seconds: 1 });
    expect((await open(booking.pnr, 'sok.dara@example.com', '10.9.9.7')).data!.answer).not.toBeNull();
  });

  test('ten guesses in ten minutes from one address, also at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => open('AAAAAA', 'a@b.co', '10.9.9.9')));
    const refused = answers.filter(({ errors }) => errors?.[0]?.extensions['code'] === 'TOO_MANY_ATTEMPTS');
    expect(refused).toHaveLength(15);
    expect((await open(booking.pnr, 'sok.dara@example.com', '10.9.9.9')).errors).toHaveLength(1);
    world.clock.advance({ minutes: 11 });
    expect((await open(booking.pnr, 'sok.dara@example.com', '10.9.9.9')).data!.answer).not.toBeNull();
  });
});
