import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { asking, codesByHand, codesOf, partIds, statesOf } from './awaited-codes.js';
import { aClerk, support } from './staff.js';
import { type Departure, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
const START = '2026-11-20T13:00:00+07:00';
beforeAll(async () => {
  world = await World.open();
  world.clock.set(START);
});
afterAll(() => world.close());
const { anOperator, departure, buys, give, told, ticketsOf, noGaps } = codesByHand(() => world);

describe('a ride whose operator gives the codes by hand', () => {
  test('is sold and waits, and traveller and operator are told until when', async () => {
    const { operatorId, clerk } = await anOperator();
    const { traveller, booking } = await buys(operatorId);
    expect(booking).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect(statesOf(booking)).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(codesOf(booking)).toEqual([null, null]);
    expect(await ticketsOf(booking)).toBe(0);
    expect(await traveller.ask(asking.codeBy, { id: booking.id })).toEqual({
      legs: [{ codeBy: '2026-11-21T13:00:00+07:00' }],
    });
    expect(await told(booking)).toEqual(['booking.confirmed', 'ticket.code_awaited']);
    const { rows } = await clerk.ask<{ rows: object[] }>(asking.list);
    expect(rows).toMatchObject([{ bookingId: booking.id, pnr: booking.pnr, seats: [{ seatNumber: '1A' }, {}] }]);
    await expectBalancedBooks(world);
  });

  test('gets its tickets when the codes are there: some typed, the next of the range for the others', async () => {
    const { operatorId, clerk } = await anOperator();
    const { booking } = await buys(operatorId);
    const [, second] = partIds(booking);
    const given = await give(clerk, booking, [{ partId: second, ticketCode: ' book-17 ' }]);
    expect(statesOf(given)).toEqual(['TICKETED', 'TICKETED']);
    expect(codesOf(given)).toEqual(['PAD-001', 'BOOK-17']);
    expect(await ticketsOf(booking)).toBe(1);
    expect(await told(booking)).toEqual(['booking.confirmed', 'ticket.code_awaited', 'ticket.issued']);
    expect(await give(clerk, booking, [{ partId: second, ticketCode: 'BOOK-17' }])).toMatchObject({ id: booking.id });
    // A colleague with the same list before him believes in his own code.
    expect(await give(clerk, booking, [{ partId: second, ticketCode: 'OTHER-1' }])).toMatchObject({
      code: 'LEG_NOT_AWAITING_CODES',
    });
    expect(await told(booking)).toHaveLength(3);
    expect((await clerk.ask<{ total: number }>(asking.list)).total).toBe(0);
  });

  test('refuses what was given, what a range will give, what is no code, and who is another', async () => {
    const { operatorId, clerk } = await anOperator();
    const [one, two] = [await buys(operatorId, ['1A']), await buys(operatorId, ['1A', '1B'])];
    const [first] = partIds(one.booking);
    const [third, fourth] = partIds(two.booking);
    await give(clerk, one.booking, [{ partId: first, ticketCode: 'BOOK-1' }]);
    const typed = (partId: string | undefined, ticketCode: string) =>
      give<SeenRefusal>(clerk, two.booking, [{ partId, ticketCode }]);
    expect(await typed(third, 'BOOK-1')).toMatchObject({ code: 'TICKET_CODE_TAKEN', facts: { ticketCode: 'BOOK-1' } });
    expect(await typed(third, 'PAD-500')).toMatchObject({ code: 'TICKET_CODE_RESERVED' });
    const wrong = [
      [{ partId: third, ticketCode: '?' }],
      [{ partId: first, ticketCode: 'BOOK-2' }],
      [
        { partId: third, ticketCode: 'BOOK-2' },
        { partId: fourth, ticketCode: 'book-2' },
      ],
    ];
    for (const codes of wrong) {
      const { errors } = await clerk.raw(asking.give, {
        bookingId: two.booking.id,
        legId: two.booking.legs[0]!.id,
        codes,
      });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
    expect(await give(aClerk(world, '999'), two.booking)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    const { errors } = await world.aTraveller().raw(asking.give, { bookingId: two.booking.id, legId: '1' });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const other = await world.aTraveller().buys(world.aDeparture({ operatorId }).leg(), [seat('1A')]);
    expect(await give(clerk, other)).toMatchObject({ code: 'LEG_NOT_AWAITING_CODES' });
  });

  test('is listed for who drives it: others see nothing, and it costs two statements', async () => {
    const { operatorId, clerk } = await anOperator();
    await buys(operatorId, ['1A']);
    const scoped = (scope: 'branch' | 'country' | 'all', more: object) =>
      world.aUser({ userId: '77', roleId: 5, grants: { 'booking.edit': scope }, ...more });
    const total = async (who: Traveller) => (await who.ask<{ total: number }>(asking.list)).total;
    expect(await total(clerk)).toBe(1);
    expect(await total(aClerk(world, '999'))).toBe(0);
    expect(await total(scoped('branch', { operatorId, branchId: '72' }))).toBe(0);
    expect(await total(scoped('country', { countryCode: 'LA' }))).toBe(0);
    expect(await total(scoped('branch', { operatorId, branchId: '71' }))).toBeGreaterThan(0);
    expect(await statementsOf(() => clerk.ask(asking.list))).toHaveLength(2);
  });
});

test('fifty clerks at once leave no gap and give no code twice, though some type and some are refused', async () => {
  const { operatorId, clerk } = await anOperator();
  const bookings: SeenBooking[] = [];
  for (let n = 0; n < 25; n++) bookings.push((await buys(operatorId, ['1A'])).booking);
  const answers = await Promise.all(
    [...bookings, ...bookings].map((booking, n) =>
      give<SeenBooking & SeenRefusal>(
        clerk,
        booking,
        n % 10 === 3 ? [{ partId: partIds(booking)[0], ticketCode: 'PAD-400' }] : [],
      ),
    ),
  );
  const said = [undefined, 'TICKET_CODE_RESERVED', 'LEG_NOT_AWAITING_CODES', 'TRY_AGAIN'];
  for (const answer of answers) expect(said).toContain(answer.code);
  for (const booking of bookings) await give(clerk, booking);
  expect(await noGaps(operatorId)).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
  for (const booking of bookings)
    expect((await told(booking)).filter((type) => type === 'ticket.issued')).toHaveLength(1);
});

describe('nobody waits for ever', () => {
  test('codes come by themselves when it is time, once', async () => {
    const { operatorId, clerk } = await anOperator();
    const { traveller, booking } = await buys(operatorId);
    world.clock.advance({ minutes: 24 * 60 - 1 });
    await world.job('give-overdue-codes');
    expect(statesOf((await traveller.sees())!)).toEqual(['CONFIRMED', 'CONFIRMED']);
    world.clock.advance({ minutes: 1 });
    await world.job('give-overdue-codes');
    await world.job('give-overdue-codes');
    expect(codesOf((await traveller.sees())!)).toEqual(['PAD-001', 'PAD-002']);
    expect((await told(booking)).filter((type) => type === 'ticket.issued')).toHaveLength(1);
    expect(await give(clerk, booking)).toMatchObject({ status: 'BOOKED' });
    world.clock.set(START);
  });

  test('close to departure they come at once', async () => {
    const { operatorId } = await anOperator();
    const at = departure(operatorId, { date: '2026-11-21' });
    world.clock.set('2026-11-21T05:00:00+07:00');
    const booking = await world.aTraveller().buys(at.leg(), [seat('1A')]);
    world.clock.set(START);
    expect(statesOf(booking)).toEqual(['TICKETED']);
    expect(codesOf(booking)).toEqual(['PAD-001']);
  });

  test('who gives his seat back need not wait: it gets its code, and the others their tickets', async () => {
    const { operatorId } = await anOperator();
    const { traveller, booking } = await buys(operatorId);
    expect((await traveller.sees())!.refundOffer).not.toBeNull();
    const [first] = partIds(booking);
    const cancelled = await traveller.ask<SeenBooking>(documents.cancel, { id: booking.id, partIds: [first] });
    expect(statesOf(cancelled)).toEqual(['REFUNDED', 'TICKETED']);
    expect(await told(booking)).toEqual([
      'booking.confirmed',
      'ticket.code_awaited',
      'ticket.issued',
      'booking.parts_cancelled',
    ]);
    const { traveller: all, booking: whole } = await buys(operatorId, ['3A']);
    expect(statesOf(await all.ask<SeenBooking>(documents.cancel, { id: whole.id }))).toEqual(['REFUNDED']);
    expect(await told(whole)).toEqual(['booking.confirmed', 'ticket.code_awaited', 'booking.cancelled']);
    await expectBalancedBooks(world);
  });

  test('support gives back beyond the terms what still waits', async () => {
    const { operatorId } = await anOperator();
    const { traveller, booking } = await buys(operatorId, ['1A']);
    const admin = support(world, { 'refund.ask': 'all', 'refund.overrule': 'all' });
    const overrule = `mutation ($id: ID!) { answer: overruleCancel(bookingId: $id, code: OPERATOR_CANCELLED, reason: "No bus") {
      __typename ... on Refused { code } } }`;
    expect(await admin.ask(overrule, { id: booking.id })).toEqual({ __typename: 'Booking' });
    expect(statesOf((await traveller.sees())!)).toEqual(['REFUNDED']);
    await expectBalancedBooks(world);
  });
});

describe('who takes other seats', () => {
  beforeEach(() => void world.clock.set(START));
  const nameOf = ({ facts }: Departure) => ({ routeScheduleId: facts.leg.routeScheduleId, date: facts.leg.date });
  const later = (operatorId: string) => departure(operatorId, { date: '2026-11-25' });
  const exchanges = async (traveller: Traveller, { id }: SeenBooking, partIds: object, legId: string) => {
    // Changes of the first hour cost nothing, and are made at once.
    world.clock.advance({ minutes: 61 });
    await traveller.isProved();
    await traveller.ask(documents.beginExchange, { id, partIds, rides: [{ legId }] });
    return (await traveller.sees())!;
  };
  const pays = async (traveller: Traveller): Promise<SeenBooking> => {
    const { payment } = await traveller.startsToPay();
    await traveller.decides(payment.reference, 'APPROVE');
    return (await traveller.sees())!;
  };
  const legsOf = ({ legs, exchangedLegs }: SeenBooking) =>
    [...legs, ...exchangedLegs].map(({ parts }) => parts.map(({ state }) => state).sort());

  test('before his codes came gets one for the seat he leaves; the others get their ticket, and he waits again', async () => {
    const { operatorId, clerk } = await anOperator();
    const { traveller, booking } = await buys(operatorId);
    await exchanges(traveller, booking, [partIds(booking)[0]], later(operatorId).leg());
    expect(await noGaps(operatorId)).toEqual([1, 2]);
    const paid = await pays(traveller);
    expect(legsOf(paid)).toEqual([['EXCHANGED', 'TICKETED'], ['CONFIRMED']]);
    expect(await told(booking)).toEqual([
      'booking.confirmed',
      'ticket.code_awaited',
      'ticket.issued',
      'booking.exchanged',
      'ticket.code_awaited',
    ]);
    const { rows } = await clerk.ask<{ rows: { legId: string; seats: object[] }[] }>(asking.list);
    expect(rows).toMatchObject([{ bookingId: booking.id, legId: paid.legs[1]!.id, seats: [{ seatNumber: '1A' }] }]);
    const given = await clerk.ask<SeenBooking>(asking.give, { bookingId: booking.id, legId: paid.legs[1]!.id });
    expect(legsOf(given)).toEqual([['EXCHANGED', 'TICKETED'], ['TICKETED']]);
    expect(await noGaps(operatorId)).toEqual([1, 2, 3]);
    await expectBalancedBooks(world);
  });

  test('of an operator that writes them waits for them, and gets them by themselves when it is time', async () => {
    const { operatorId } = await anOperator();
    const traveller = world.aTraveller();
    const booking = await traveller.buys(world.aDeparture().leg(), [seat('1A')]);
    await exchanges(traveller, booking, partIds(booking), later(operatorId).leg());
    expect(await ticketsOf(booking)).toBe(1);
    expect(legsOf(await pays(traveller))).toEqual([['CONFIRMED'], ['EXCHANGED']]);
    expect((await told(booking)).slice(-2)).toEqual(['booking.exchanged', 'ticket.code_awaited']);
    world.clock.advance({ minutes: 24 * 60 });
    await world.job('give-overdue-codes');
    expect(codesOf((await traveller.sees())!)).toEqual(['PAD-001']);
    await expectBalancedBooks(world);
  });

  test('and does not pay for them keeps what he has: it has its ticket by now', async () => {
    const { operatorId } = await anOperator();
    const { traveller, booking } = await buys(operatorId, ['1A']);
    await exchanges(traveller, booking, partIds(booking), later(operatorId).leg());
    world.clock.advance({ minutes: 11 });
    await world.job('expire-exchanges');
    const kept = (await traveller.sees())!;
    expect([statesOf(kept), codesOf(kept)]).toEqual([['TICKETED'], ['PAD-001']]);
    expect((await told(booking)).filter((type) => type === 'ticket.issued')).toHaveLength(1);
  });

  test('because staff moves him waits for the codes of the other departure, while who gives them is at it', async () => {
    const { operatorId, clerk } = await anOperator();
    const [broken, other] = [departure(operatorId), later(operatorId)];
    other.leg();
    const bookings: SeenBooking[] = [];
    for (const number of ['1A', '1B', '1C', '1D'])
      bookings.push(await world.aTraveller().buys(broken.leg(), [seat(number)]));
    const [first] = bookings as [SeenBooking];
    const move = { from: nameOf(broken), to: nameOf(other), reason: 'The coach broke down' };
    const [moved] = await Promise.all([
      clerk.ask<{ problem: string | null }[]>(documents.movePassengers, move),
      ...bookings.map((booking) => give(clerk, booking)),
    ]);
    expect(moved.map(({ problem }) => problem)).toEqual([null, null, null, null]);
    const { rows } = await clerk.ask<{ rows: { bookingId: string; legId: string }[] }>(asking.list);
    expect(rows.map(({ bookingId }) => bookingId).sort()).toEqual(bookings.map(({ id }) => id).sort());
    for (const { bookingId, legId } of rows) await clerk.ask(asking.give, { bookingId, legId });
    expect(await noGaps(operatorId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await told(first)).slice(-3)).toEqual(['booking.moved', 'ticket.code_awaited', 'ticket.issued']);
    await expectBalancedBooks(world);
  });
});
