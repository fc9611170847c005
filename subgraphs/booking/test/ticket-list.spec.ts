import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { aClerk } from './staff.js';
import { seat, type SeenBooking, type Traveller, World } from './world.js';

const tickets = `query ($filter: TicketFilterInput, $sort: TicketSort = NEWEST, $after: String, $first: Int = 50) {
  answer: tickets(filter: $filter, sort: $sort, after: $after, first: $first) { next
    totals { tickets seats bookings amounts { currency fares givenBack } }
    rows { id ticketId revoked ticketCode bookingId pnr passengerName seatNumber state fromName toName departureTime fare { amount } } } }`;
const commission = `{ answer: tickets { totals { amounts { commission } } } }`;
const ofTicket = `query ($ticketId: ID!) { answer: bookingOfTicket(ticketId: $ticketId) { id tickets { id } } }`;

interface Page {
  readonly next: string | null;
  readonly totals: { tickets: number; seats: number; bookings: number; amounts: { currency: string; fares: number }[] };
  readonly rows: { id: string; ticketId: string | null; ticketCode: string | null; bookingId: string; state: string }[];
}

let world: World;
let admin: Traveller;
let bought: SeenBooking;
let other: SeenBooking;
let givenBack: SeenBooking;

const list = (filter: object = {}, more: object = {}, who = admin): Promise<Page> =>
  who.ask<Page>(tickets, { filter, ...more });
const bookingsOf = async (filter: object, who = admin): Promise<string[]> => [
  ...new Set((await list(filter, {}, who)).rows.map(({ bookingId }) => bookingId)),
];

beforeAll(async () => {
  world = await World.open();
  admin = world.aUser({ userId: '1', roleId: 1, grants: { 'booking.view': 'all', 'report.view': 'all' } });
  const departure = world.aDeparture({ date: '2026-11-24' });
  bought = await world.aTraveller().buys(departure.leg(0, 2), [seat('1A'), seat('1B')]);
  other = await world.aTraveller().buys(departure.leg(2, 4), [seat('1A')]);
  const sorry = world.aTraveller();
  givenBack = await sorry.buys(world.aDeparture({ operatorId: '8', date: '2026-11-25' }).leg(), [seat('2A')]);
  await sorry.does('cancel');
  await world.aTraveller().holds(world.aDeparture().leg(), [seat('1A')]);
});
afterAll(() => world.close());

describe('the list of tickets', () => {
  test('has a row for each seat that was sold, newest first, and none that is held', async () => {
    const { rows, totals } = await list();
    expect(rows.map(({ bookingId }) => bookingId)).toEqual([givenBack.id, other.id, bought.id, bought.id]);
    expect(rows[0]).toMatchObject({ state: 'REFUNDED', revoked: true });
    expect(rows[3]).toMatchObject({ passengerName: 'Sok Dara 1A', seatNumber: '1A', pnr: bought.pnr, revoked: false });
    expect(totals).toMatchObject({ tickets: 4, seats: 3, bookings: 3 });
  });

  test('is found by code, by how a code begins, by the ticket’s id, by reference, passenger and telephone', async () => {
    const [row] = (await list({ text: bought.pnr })).rows;
    const code = bought.legs[0]!.parts[0]!.ticketCode!;
    expect(await bookingsOf({ text: code.toLowerCase() })).toEqual([bought.id]);
    expect((await bookingsOf({ text: code.slice(0, 3) })).length).toBeGreaterThan(1);
    expect(await bookingsOf({ text: row!.ticketId })).toEqual([bought.id]);
    expect(await bookingsOf({ text: bought.pnr.toLowerCase() })).toEqual([bought.id]);
    expect(await bookingsOf({ text: 'dara SOK 1B' })).toEqual([bought.id]);
    expect(await bookingsOf({ text: bought.contactPhone! })).toContain(bought.id);
    expect(await bookingsOf({ text: 'nobody\u0000%_' })).toEqual([]);
  });

  test('is narrowed by operator, days, route, state and departure', async () => {
    expect(await bookingsOf({ operatorId: '8' })).toEqual([givenBack.id]);
    expect(await bookingsOf({ travelFrom: '2026-11-25' })).toEqual([givenBack.id]);
    expect(await bookingsOf({ travelTo: '2026-11-24' })).toEqual([other.id, bought.id]);
    expect(await bookingsOf({ state: 'REFUNDED' })).toEqual([givenBack.id]);
    expect(await bookingsOf({ counts: 'TRAVELLING' })).toEqual([other.id, bought.id]);
    expect(await bookingsOf({ counts: 'GIVEN_BACK', givenBackFrom: '2026-11-20' })).toEqual([givenBack.id]);
    expect(await bookingsOf({ route: 'Nowhere|Elsewhere' })).toEqual([]);
    expect(await bookingsOf({ departure: '999@2026-11-24' })).toEqual([]);
    expect(await bookingsOf({ soldFrom: '2026-11-21' })).toEqual([]);
  });

  test.each(['NEWEST', 'OLDEST', 'TRAVEL_SOONEST', 'TRAVEL_LATEST'])(
    'goes on where the page before ended, by %s, leaving out and repeating none',
    async (sort) => {
      const whole = (await list({}, { sort })).rows.map(({ id }) => id);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Page = await list({}, { sort, after, first: 1 });
        seen.push(...page.rows.map(({ id }) => id));
        after = page.next;
      } while (after !== null);
      expect(seen).toEqual(whole);
      expect(whole).toHaveLength(4);
    },
  );

  test('costs two statements, whatever its size and what is searched', async () => {
    expect(await statementsOf(() => list())).toHaveLength(2);
    expect(await statementsOf(() => list({ text: 'dara' }, { first: 1 }))).toHaveLength(2);
  });

  test('a place that no page said is no place', async () => {
    const { errors } = await admin.raw(tickets, { after: 'nowhere' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('whose tickets', () => {
  test('an operator has those of his own rides', async () => {
    expect(await bookingsOf({}, aClerk(world, '8'))).toEqual([givenBack.id]);
    expect(await bookingsOf({}, aClerk(world, '7'))).toEqual([other.id, bought.id]);
  });

  test('what we earn is for who may see reports', async () => {
    expect((await admin.ask<Page>(commission)).totals.amounts[0]).toEqual({ commission: expect.any(Number) });
    const { errors } = await aClerk(world, '7').raw(commission);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a ticket’s id leads to its booking, for who sees that', async () => {
    const [row] = (await list({ text: bought.pnr })).rows;
    const { ticketId } = row!;
    expect(await admin.ask(ofTicket, { ticketId })).toMatchObject({ id: bought.id, tickets: [{ id: ticketId }] });
    expect((await aClerk(world, '8').raw(ofTicket, { ticketId })).data).toEqual({ answer: null });
    expect((await admin.raw(ofTicket, { ticketId: "'; drop" })).data).toEqual({ answer: null });
    expect((await admin.raw(ofTicket, { ticketId: 'unknown' })).data).toEqual({ answer: null });
  });
});
