import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { seat, type SeenBooking, World } from './world.js';

/** What the back office's search asks of this subgraph: admin-web/src/features/palette/find.graphql. */
const find = `query ($text: String!) {
  bookings(filter: { text: $text }, pageSize: 5) { rows { id } }
  tickets(filter: { text: $text }, first: 5) { rows { bookingId } }
}`;

let world: World;
let booking: SeenBooking;
beforeAll(async () => {
  world = await World.open();
  const grants = { 'booking.create': 'own', 'booking.view': 'own' } as const;
  const buyer = world.aUser({ userId: '501', agencyId: '31', grants });
  await buyer.holds(world.aDeparture({ operatorId: '7' }).leg(), [seat('1A'), seat('1B')]);
  await buyer.tellsNames({ email: 'sopheap@example.com', mobileNumber: '+855 97 765 4321' });
  const { payment } = await buyer.startsToPay();
  await buyer.decides(payment.reference, 'APPROVE');
  booking = (await buyer.sees())!;
  await world.aTraveller().buys(world.aDeparture({ operatorId: '8' }).leg(), [seat('2A')]);
});
afterAll(() => world.close());

type Person = Parameters<World['aUser']>[0];
interface Found {
  readonly bookings: { rows: { id: string }[] };
  readonly tickets: { rows: { bookingId: string }[] };
}

async function found(text: string, person: Person): Promise<{ bookings: string[]; tickets: string[] }> {
  const { data } = await world.aUser(person).raw(find, { text });
  const { bookings, tickets } = data as unknown as Found;
  return { bookings: bookings.rows.map(({ id }) => id), tickets: tickets.rows.map(({ bookingId }) => bookingId) };
}
const seen = (scope: Scope) => ({ 'booking.view': scope });
const ADMIN: Person = { userId: '1', grants: seen('all') };

describe('a booking and its tickets are found', () => {
  test.each<[string, () => string]>([
    ['reference', () => booking.pnr],
    ['reference in small letters', () => booking.pnr.toLowerCase()],
    ['telephone from abroad', () => '+855 97 765 4321'],
    ['telephone at home', () => '0977654321'],
    ['part of a telephone', () => '765 4321'],
    ['e-mail', () => 'SOPHEAP@example.com'],
    ['name', () => 'Dara 1A'],
  ])('by %s', async (_, text) => {
    const both = await found(text(), ADMIN);
    expect(both.bookings).toContain(booking.id);
    expect(both.tickets).toContain(booking.id);
  });

  test('by a ticket’s code the ticket', async () => {
    const [part] = booking.legs[0]!.parts;
    expect(await found(part!.ticketCode!, ADMIN)).toEqual({ bookings: [], tickets: [booking.id] });
  });

  test('with one statement for each list, whatever is typed and however many there are', async () => {
    for (const text of [booking.pnr, 'dara', '0977654321', 'nobody']) {
      expect(await statementsOf(() => found(text, ADMIN))).toHaveLength(2);
    }
  });
});

describe('whose bookings a search finds: those of the lists', () => {
  test.each<[string, Person, boolean]>([
    ['the buyer', { userId: '501', grants: seen('own') }, true],
    ['another customer', { userId: '502', grants: seen('own') }, false],
    ['staff of its branch', { userId: '2', branchId: '71', grants: seen('branch') }, true],
    ['staff of another branch', { userId: '2', branchId: '72', grants: seen('branch') }, false],
    ['its operator', { userId: '2', operatorId: '7', grants: seen('operator') }, true],
    ['another operator', { userId: '2', operatorId: '8', grants: seen('operator') }, false],
    ['its agency', { userId: '2', agencyId: '31', grants: seen('agency') }, true],
    ['another agency', { userId: '2', agencyId: '32', grants: seen('agency') }, false],
    ['its country', { userId: '2', countryCode: 'KH', grants: seen('country') }, true],
    ['another country', { userId: '2', countryCode: 'LA', grants: seen('country') }, false],
    ['the platform', ADMIN, true],
    ['the platform in sandbox mode', { ...ADMIN, mode: 'sandbox' }, false],
  ])('%s', async (_, person, sees) => {
    for (const text of [booking.pnr, '0977654321', 'sopheap@example.com']) {
      const both = await found(text, person);
      expect(both.bookings).toEqual(sees ? [booking.id] : []);
      expect([...new Set(both.tickets)]).toEqual(sees ? [booking.id] : []);
    }
    const [part] = booking.legs[0]!.parts;
    expect((await found(part!.ticketCode!, person)).tickets).toEqual(sees ? [booking.id] : []);
  });

  test('nobody without booking.view', async () => {
    const { errors } = await world.aUser({ userId: '9', grants: {} }).raw(find, { text: booking.pnr });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'booking.view' });
  });
});
