import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { service, type Scope } from '@naga/server-kit/viewer/viewer.js';
import { documents } from './documents.js';
import { seat, type SeenBooking, Traveller, World } from './world.js';

const EVERYTHING: Record<string, Scope> = Object.fromEntries(
  ['view', 'history', 'create', 'edit', 'cancel'].map((action) => [`booking.${action}`, 'all']),
);

/** Every live row that a booking consists of, in short. */
const LIVE = `select json_object_agg(name, digest) as rows from (
  select 'booking' as name, md5(string_agg(t::text, '' order by id)) as digest from booking t where mode = 'live'
  ${['seat_claim', 'payment', 'refund', 'ledger_entry']
    .map(
      (table) =>
        `union all select '${table}', md5(string_agg(t::text, '' order by id)) from ${table} t where mode = 'live'`,
    )
    .join('\n')}
  union all select 'ticket', md5(string_agg(t::text, '' order by t.id)) from ticket t where mode = 'live'
  union all select 'sandbox_charge', md5(string_agg(t::text, '' order by t.id)) from sandbox_charge t where mode = 'live'
  ${['leg', 'part', 'booking_fee', 'booking_event']
    .map(
      (table) => `union all select '${table}', md5(string_agg(t::text, '' order by t.id)) from ${table} t
        join booking b on b.id = t.booking_id where b.mode = 'live'`,
    )
    .join('\n')}
  union all select 'booking_access', md5(string_agg(t::text, '' order by t.token_hash)) from booking_access t
    join booking b on b.id = t.booking_id where b.mode = 'live') each`;

let world: World;
let sold: SeenBooking;
let waiting: SeenBooking;
let held: SeenBooking;
let charge: string;
let ticketId: string;
/** A key in sandbox mode that may do everything, and has the tokens of all. */
let keys: Traveller[];
const live = async (): Promise<unknown> => (await world.rows(LIVE))[0];
let before: unknown;

beforeAll(async () => {
  world = await World.open();
  const buyer = world.aTraveller();
  sold = await buyer.buys(world.aDeparture().leg(), [seat('1A')]);
  const patient = world.aTraveller();
  waiting = await patient.buys(world.aDepartureByHand().leg(), [seat('1A')]);
  const holder = world.aTraveller();
  held = await holder.holds(world.aDeparture().leg(), [seat('1A')]);
  await holder.tellsNames();
  charge = (await holder.startsToPay()).payment.reference;
  const tickets = await buyer.ask<{ tickets: { id: string }[] }>(
    'query ($id: ID!) { answer: booking(id: $id) { tickets { id } } }',
    { id: sold.id },
  );
  ticketId = tickets.tickets[0]!.id;
  keys = [buyer, patient, holder].map(({ viewer }) => {
    const { bookingToken } = viewer as { bookingToken?: string };
    return world.aUser({ userId: '1', apiKeyId: '9', mode: 'sandbox', bookingToken, grants: EVERYTHING });
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  before = await live();
});

/** Of each live booking, as its own token's holder in sandbox mode. */
const ofEach = async (document: string, more: object = {}) =>
  Promise.all([sold, waiting, held].map(({ id }, index) => keys[index]!.raw(document, { id, ...more })));

test.each<[string, object]>([
  ['extend', {}],
  ['passengers', { passengers: [], contact: { mobileNumber: '+855 12 000 111' } }],
  ['confirm', {}],
  ['cancel', {}],
  ['pay', { method: 'CARD' }],
  ['acceptLeg', { legId: '1' }],
  ['refuseLeg', { legId: '1', reason: 'no' }],
])('a sandbox key that wants to %s finds no live booking', async (name, more) => {
  const legs = { legId: name.endsWith('Leg') ? waiting.legs[0]!.id : undefined };
  for (const { data, errors } of await ofEach(documents[name as keyof typeof documents], { ...more, ...legs })) {
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ answer: { code: 'BOOKING_NOT_FOUND' } });
  }
  expect(await live()).toEqual(before);
});

test('nor reads one, by id, reference, ticket, charge, list or account', async () => {
  for (const { data } of await ofEach(documents.booking)) expect(data).toEqual({ answer: null });
  const [key] = keys as [Traveller];
  expect(await key.entities([sold.id])).toEqual([null]);
  expect(await key.ask(documents.byReference, { pnr: sold.pnr, email: 'sok.dara@example.com' })).toBeNull();
  for (const field of [
    'ticket(id: $id, email: $email) { id }',
    'ticketDocument(id: $id, email: $email) { fileName }',
    'ticketCalendar(id: $id, email: $email)',
  ]) {
    const document = `query ($id: ID!, $email: String) { answer: ${field} }`;
    const variables = { id: ticketId, email: 'sok.dara@example.com' };
    expect(await world.aTraveller().ask(document, variables)).not.toBeNull();
    expect(await key.ask(document, variables)).toBeNull();
  }
  expect(await key.ask(documents.charge, { id: charge })).toBeNull();
  expect(await key.ask(documents.decide, { id: charge, outcome: 'APPROVE' })).toMatchObject({
    code: 'CHARGE_NOT_FOUND',
  });
  expect(await key.ask(documents.list, {})).toMatchObject({ total: 0, rows: [] });
  expect(await key.ask(documents.mine, { when: 'UPCOMING' })).toMatchObject({ total: 0 });
  expect(await key.ask(documents.visits)).toEqual([]);
  const users = new Traveller(world, service('users', { mode: 'sandbox' }));
  expect(
    await users.ask('query ($id: ID!) { answer: ticketFiles(ticketId: $id) { fileName } }', { id: ticketId }),
  ).toEqual([]);
  expect(await users.ask(documents.bookingsOf, { id: '1' })).toEqual([]);
  expect(await live()).toEqual(before);
});

test('what it sells takes no live seat, no live ticket number and no live money', async () => {
  const [key] = keys as [Traveller];
  const departure = world.aDeparture({ rows: 1 });
  const leg = departure.leg();
  const bought = await world
    .aUser({ userId: '1', mode: 'sandbox', grants: EVERYTHING })
    .buys(leg, [seat('1A'), seat('1B')]);
  expect(bought.status).toBe('BOOKED');
  expect(await live()).toEqual(before);
  const seats = { r: [{ __typename: 'JourneyLeg', id: leg, ...rideOf(departure) }] };
  const free = async (traveller: Traveller) =>
    (await traveller.ask<{ seatMap: { free: number } }[]>(SEATS, seats))[0]!.seatMap.free;
  expect((await free(world.aTraveller())) - (await free(key))).toBe(2);
  expect(await world.aTraveller().isRefused(leg, [seat('1A')])).toBeUndefined();
  expect(await key.isRefused(leg, [seat('1A')])).toMatchObject({ code: 'SEATS_TAKEN' });
});

const SEATS = `query ($r: [_Any!]!) { answer: _entities(representations: $r) { ... on JourneyLeg { seatMap { free } } } }`;
const rideOf = ({ facts: { leg } }: ReturnType<World['aDeparture']>) => ({
  routeScheduleId: leg.routeScheduleId,
  date: leg.date,
  boardingPosition: leg.boardingPosition,
  dropOffPosition: leg.dropOffPosition,
  vehicle: { id: '1', ...leg.vehicle, seatLayout: { id: '1', floors: 1, ...leg.vehicle.seatLayout } },
});
