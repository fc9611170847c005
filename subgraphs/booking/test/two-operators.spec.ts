import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { overruleDocuments } from './overrule-documents.js';
import { staffDocuments } from './staff.js';
import { isForbidden, mixed as mixedIn, partsOf, sides, staff as staffOf } from './two-operators.js';
import { type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set('2026-11-20T13:00:00+07:00'));

type Answer = SeenBooking & SeenRefusal & { __typename: string };
const staff = (scope: Scope, more: object, userId?: string): Traveller => staffOf(world, scope, more, userId);
const mixed = (direction?: 'CONNECTING'): Promise<SeenBooking> => mixedIn(world, direction && { direction });
const statesOf = ({ legs }: SeenBooking): string[][] => legs.map(({ parts }) => parts.map(({ state }) => state));
const payable = (operatorId: string) => accountOf(world, 'operator_payable', operatorId);

describe.each(sides)('who drives one ride of a booking (%s)', (scope, one, other) => {
  test('changes seats and codes of it, and of no other', async () => {
    const booking = await mixed();
    for (const [at, person] of [one, other].entries()) {
      const clerk = staff(scope, person);
      for (const [ride, leg] of booking.legs.entries()) {
        const [part] = leg.parts;
        const seats = { bookingId: booking.id, legId: leg.id, seats: [{ partId: part!.id, seatNumber: '3A' }] };
        const code = { bookingId: booking.id, partId: part!.id, ticketCode: `HAND-${booking.id}-${ride}` };
        const comment = { bookingId: booking.id, legId: leg.id, text: 'Waits at the gate' };
        if (ride === at) {
          expect(await clerk.ask(staffDocuments.seats, seats)).toMatchObject({ __typename: 'Booking' });
          expect(await clerk.ask(CODE, code)).toMatchObject({ __typename: 'Booking' });
          expect(await clerk.ask(staffDocuments.addComment, comment)).toMatchObject({ __typename: 'Booking' });
          expect(await clerk.ask(staffDocuments.map, seats)).not.toBeNull();
        } else {
          await isForbidden(clerk, staffDocuments.seats, seats);
          await isForbidden(clerk, CODE, code);
          await isForbidden(clerk, staffDocuments.addComment, comment);
          await isForbidden(clerk, staffDocuments.map, seats);
        }
      }
    }
  });

  test('what is of the whole booking stays with who has all of it', async () => {
    const booking = await mixed();
    const clerk = staff(scope, one);
    const { id } = booking;
    await isForbidden(clerk, documents.cancel, { id }, 'booking.cancel');
    await isForbidden(
      clerk,
      documents.cancel,
      { id, partIds: booking.legs.flatMap((_, at) => partsOf(booking, at)) },
      'booking.cancel',
    );
    await isForbidden(clerk, staffDocuments.addComment, { bookingId: id, text: 'Of everything' });
    await isForbidden(clerk, staffDocuments.resend, { bookingId: id });
    const person = { title: 'MR', firstName: 'Dara', lastName: 'Chan' };
    await isForbidden(clerk, staffDocuments.passenger, {
      bookingId: id,
      partId: partsOf(booking, 0)[0],
      passenger: person,
    });
    const fault = { bookingId: id, code: 'OPERATOR_CANCELLED', reason: 'Broken axle' };
    await isForbidden(clerk, overruleDocuments.cancel, fault, 'refund.ask');
    await isForbidden(clerk, overruleDocuments.cancel, { ...fault, partIds: partsOf(booking, 1) }, 'refund.ask');
    expect(statesOf(await staff('all', {}).ask<SeenBooking>(documents.booking, { id }))).toEqual(statesOf(booking));
  });

  test('gives its seats back, and the other operator keeps what it has', async () => {
    const booking = await mixed();
    const before = await payable('8');
    const [partId] = partsOf(booking, 0);
    const answer = await staff(scope, one).ask<Answer>(documents.cancel, { id: booking.id, partIds: [partId] });
    expect(statesOf(answer)).toEqual([
      ['REFUNDED', 'TICKETED'],
      ['TICKETED', 'TICKETED'],
    ]);
    expect(await payable('8')).toBe(before);
    const again = await staff(scope, one).ask<Answer>(documents.cancel, { id: booking.id, partIds: [partId] });
    expect(statesOf(again)).toEqual(statesOf(answer));
    await isForbidden(
      staff(scope, one),
      documents.cancel,
      { id: booking.id, partIds: partsOf(booking, 1) },
      'booking.cancel',
    );
    await expectBalancedBooks(world);
  });

  test('gives its seats back by its own fault: fares and their share of the fee, and nothing of the other', async () => {
    const booking = await mixed();
    const [mine, theirs] = [await payable('7'), await payable('8')];
    const fares = booking.legs.map(({ parts }) => parts.reduce((sum, { fare }) => sum + fare.amount, 0));
    const fee = booking.total.amount - fares[0]! - fares[1]!;
    const wish = {
      bookingId: booking.id,
      partIds: partsOf(booking, 0),
      code: 'OPERATOR_CANCELLED',
      reason: 'Broken axle',
    };
    const clerk = staff(scope, one);
    const { most } = await clerk.ask<{ most: { amount: number } }>(overruleDocuments.terms, wish);
    const answer = await clerk.ask<Answer>(overruleDocuments.cancel, wish);
    expect(statesOf(answer)).toEqual([
      ['REFUNDED', 'REFUNDED'],
      ['TICKETED', 'TICKETED'],
    ]);
    const share = Math.round((fee * fares[0]!) / (fares[0]! + fares[1]!));
    expect(most.amount).toBe(fares[0]! + share);
    expect(answer.refunds.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(fares[0]! + share);
    expect(await payable('8')).toBe(theirs);
    expect(await payable('7')).toBeGreaterThan(mine);
    await expectBalancedBooks(world);
  });

  test('exchanges its ride for another of its own, pays the difference, and gives none of another’s up', async () => {
    const booking = await mixed();
    const own = world.aDeparture({ date: '2026-11-24' });
    const foreign = world.aDeparture({
      date: '2026-11-24',
      operatorId: '8',
      change: (facts) => ({ ...facts, operatorCountryCode: 'LA', operatorBranchId: '81' }),
    });
    const before = await payable('8');
    const wish = (at: number, to = own, direction = 'ONWARD') => ({
      id: booking.id,
      partIds: partsOf(booking, at),
      rides: [{ legId: to.leg(), direction }],
    });
    const clerk = staff(scope, one);
    await isForbidden(clerk, documents.beginExchange, wish(1, own, 'RETURN'));
    expect(await clerk.ask(documents.beginExchange, wish(0, foreign))).toMatchObject({ code: 'NOT_YOUR_DEPARTURE' });
    const begun = await clerk.ask<Answer>(documents.beginExchange, wish(0));
    expect(begun.exchange?.toPay.amount).toBeGreaterThan(0);
    const cancelTheirs = { id: booking.id, partIds: partsOf(booking, 1) };
    expect(await staff(scope, other).ask(documents.cancel, cancelTheirs)).toMatchObject({ code: 'EXCHANGE_OPEN' });
    await isForbidden(staff(scope, other), CANCEL_EXCHANGE, { id: booking.id });
    const paying = await clerk.raw(documents.pay, { id: booking.id, method: 'CARD' });
    expect(paying.errors).toBeUndefined();
    await isForbidden(staff(scope, other), documents.pay, { id: booking.id, method: 'CARD' });
    expect(await clerk.ask<Answer>(CANCEL_EXCHANGE, { id: booking.id })).toMatchObject({ exchange: null });
    expect(await clerk.ask<Answer>(CANCEL_EXCHANGE, { id: booking.id })).toMatchObject({ exchange: null });
    expect(await payable('8')).toBe(before);
  });

  test('a connection is exchanged by nobody who drives half of it', async () => {
    const booking = await mixed('CONNECTING');
    const own = world.aDeparture({ date: '2026-11-25' });
    const rides = [{ legId: own.leg(), direction: 'ONWARD' }];
    await isForbidden(staff(scope, one), documents.beginExchange, {
      id: booking.id,
      partIds: partsOf(booking, 0),
      rides,
    });
  });

  test('is told ride by ride what is his to do', async () => {
    const booking = await mixed();
    const may = async (person: object, by: Scope = scope) =>
      (await staff(by, person).ask<{ legs: { viewerMay: string[] }[] }>(MAY, { id: booking.id })).legs.map(
        ({ viewerMay }) => viewerMay,
      );
    const all = ['booking.edit', 'booking.cancel', 'refund.ask'];
    expect(await may(one)).toEqual([all, []]);
    expect(await may(other)).toEqual([[], all]);
    expect(await may({}, 'all')).toEqual([all, all]);
  });

  test('sees of the other ride who rides it, and neither his papers nor what its operator gets', async () => {
    const booking = await mixed();
    const told = {
      documentNumber: 'N0012345',
      birthDate: '1990-05-04',
      email: 'a@example.com',
      mobileNumber: '+85512000111',
    };
    const passenger = { title: 'MR', firstName: 'Dara', lastName: 'Chan', ...told };
    const correction = { bookingId: booking.id, partId: partsOf(booking, 0)[0], passenger };
    expect(await staff('all', {}).ask(staffDocuments.passenger, correction)).toMatchObject({ __typename: 'Booking' });
    const seen = await staff(scope, one).ask<Private>(PRIVATE, { id: booking.id });
    const [his, theirs] = seen.legs.map(({ parts }) => parts[0]!);
    expect(his).toMatchObject(told);
    expect(theirs).toMatchObject({ documentNumber: null, birthDate: null, email: null, mobileNumber: null });
    expect(theirs!.firstName).toBe(his!.firstName);
    expect(seen.tickets.map(({ leg }) => leg.id)).toEqual([booking.legs[0]!.id]);
    expect(seen.facts.ticketIds).toEqual([seen.tickets[0]!.id]);
    expect(seen.ledger.map(({ account }) => account)).toEqual(['operator_payable:7']);
    expect(sumsOf(seen)).toEqual([]);
    const everything = await staff('all', {}).ask<Private>(PRIVATE, { id: booking.id });
    expect(sumsOf(everything)).toEqual(expect.arrayContaining(['total', 'amount']));
    expect(seen.timeline.map(({ type }) => type)).toEqual(everything.timeline.map(({ type }) => type));
    expect(everything.legs[1]!.parts[0]).toMatchObject(told);
    expect(everything.tickets).toHaveLength(2);
    expect(everything.ledger.length).toBeGreaterThan(3);
  });
});

test('who wrote about his ride words it anew', async () => {
  const booking = await mixed();
  const clerk = staff('operator', { operatorId: '7' });
  const [own] = booking.legs;
  await clerk.ask(staffDocuments.addComment, { bookingId: booking.id, legId: own!.id, text: 'Late' });
  type Comments = { comments: { id: string; legId: string; text: string }[] };
  const comments = async (who: Traveller) =>
    (await who.ask<Comments>(staffDocuments.comments, { id: booking.id })).comments.map(({ id, text }) => ({
      id,
      text,
    }));
  const [written] = await comments(clerk);
  const edit = { bookingId: booking.id, commentId: written!.id, text: 'An hour late' };
  expect(await clerk.ask(staffDocuments.editComment, edit)).toMatchObject({ __typename: 'Booking' });
  expect(await comments(clerk)).toEqual([{ id: written!.id, text: 'An hour late' }]);
  const other = staff('operator', { operatorId: '8' }, '902');
  expect(await comments(other)).toEqual([]);
  await isForbidden(other, staffDocuments.editComment, edit);
});

test.each(sides)('what operators get of it is for each of them his own part (%s)', async (scope, one, other) => {
  const { id, pnr } = await mixed();
  const net = async (by: Scope, more: object): Promise<number> => {
    const grants = { 'booking.view': by, 'report.view': by };
    const who = world.aUser({ userId: '905', roleId: 11, grants, ...more });
    const { rows } = await who.ask<{ rows: { id: string; facts: { totalNetFare: { amount: number } } }[] }>(NET, {
      filter: { text: pnr },
    });
    return rows.find((row) => row.id === id)!.facts.totalNetFare.amount;
  };
  const [mine, theirs] = [await net(scope, one), await net(scope, other)];
  const books = `select party_id as "operatorId", sum(credit - debit)::int as net from ledger_entry
    where booking_id = $1 and account = 'operator_payable' group by party_id order by party_id`;
  expect(await world.rows(books, [id])).toEqual([
    { operatorId: '7', net: mine },
    { operatorId: '8', net: theirs },
  ]);
  expect(await net('all', {})).toBe(mine + theirs);
});

test('the audit of a seat, which says what we keep of its fare, is for the operator of that seat', async () => {
  const { id } = await mixed();
  const rows = await world.rows(
    `select distinct operator_ids::text[] as operators, branch_ids::text[] as branches, country_codes as countries
     from audit_entry where entity = 'Part' and of_entity = 'Booking' and of_id = $1 order by 1`,
    [id],
  );
  expect(rows).toEqual([
    { operators: ['7'], branches: ['71'], countries: ['KH'] },
    { operators: ['8'], branches: ['81'], countries: ['LA'] },
  ]);
});

test('what its operator asked beyond the terms of its ride is decided by its own people, and read by them alone', async () => {
  const booking = await mixed();
  const asker = world.aUser({
    userId: '901',
    roleId: 4,
    operatorId: '7',
    grants: { 'booking.view': 'operator', 'booking.history': 'operator', 'refund.ask': 'operator' },
  });
  const wish = {
    bookingId: booking.id,
    partIds: partsOf(booking, 0),
    code: 'OPERATOR_CANCELLED',
    reason: 'Broken axle',
  };
  expect(await asker.ask<Answer>(overruleDocuments.cancel, wish)).toMatchObject({ __typename: 'Booking' });
  type Waiting = { rows: { id: string; pnr: string }[] };
  const waiting = async (who: Traveller) =>
    (await who.ask<Waiting>(overruleDocuments.list, { state: 'waiting', toDecide: true })).rows.filter(
      ({ pnr }) => pnr === booking.pnr,
    );
  const [own, foreign] = [staff('operator', { operatorId: '7' }), staff('operator', { operatorId: '8' }, '902')];
  expect(await waiting(foreign)).toEqual([]);
  const [row] = await waiting(own);
  const overrules = `query ($id: ID!) { answer: booking(id: $id) { overrules { id } } }`;
  expect(await foreign.ask(overrules, { id: booking.id })).toEqual({ overrules: [] });
  expect(await own.ask(overrules, { id: booking.id })).toEqual({ overrules: [{ id: row!.id }] });
  const decide = { id: row!.id, approve: true };
  expect(await foreign.ask(overruleDocuments.decide, decide)).toMatchObject({ code: 'OVERRULE_NOT_FOUND' });
  expect(await own.ask<Answer>(overruleDocuments.decide, decide)).toMatchObject({ __typename: 'Booking' });
});

interface Private {
  legs: { parts: Record<string, string | null>[] }[];
  tickets: { id: string; leg: { id: string } }[];
  facts: { ticketIds: string[] };
  ledger: { account: string }[];
  timeline: { type: string; facts: Record<string, unknown> }[];
}
/** What the timeline tells in numbers, but how many tickets there are. */
const sumsOf = ({ timeline }: Private): string[] =>
  timeline.flatMap(({ facts }) =>
    Object.keys(facts).filter((name) => typeof facts[name] === 'number' && name !== 'tickets'),
  );
const PRIVATE = `query ($id: ID!) { answer: booking(id: $id) { tickets { id leg { id } } facts { ticketIds } ledger { account } timeline { type facts }
  legs { parts { firstName lastName email mobileNumber documentNumber birthDate } } } }`;
const MAY = `query ($id: ID!) { answer: booking(id: $id) { legs { viewerMay } } }`;
const NET = `query ($filter: BookingFilterInput) { answer: bookings(filter: $filter) { rows { id facts {
  totalNetFare { amount } } } } }`;
const CODE = `mutation ($bookingId: ID!, $partId: ID!, $ticketCode: String!) {
  answer: changeTicketCode(bookingId: $bookingId, partId: $partId, ticketCode: $ticketCode) {
    __typename ... on Refused { code facts } } }`;
const CANCEL_EXCHANGE = `mutation ($id: ID!) { answer: cancelExchange(bookingId: $id) {
  __typename ... on Booking { exchange { expiresAt } } ... on Refused { code facts } } }`;
