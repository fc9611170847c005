import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { AS_SOLD } from '../migrations/nationals-are-known.js';
import { documents } from './documents.js';
import { FARE } from './played-neighbours.js';
import { type Departure, seat, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

interface Row {
  partId: string;
  name: string;
  seatNumber: string;
  newSeat: string | null;
  problem: string | null;
}
let broken: Departure;
let other: Departure;
let company: [Traveller, SeenBooking];
let man: [Traveller, SeenBooking];
const nameOf = ({ facts }: Departure) => ({
  routeScheduleId: facts.leg.routeScheduleId,
  date: facts.leg.date as string,
});
const wish = () => ({ from: nameOf(broken), to: nameOf(other) });
const buys = async (departure: Departure, seats: object[]): Promise<[Traveller, SeenBooking]> => {
  const traveller = world.aTraveller();
  return [traveller, await traveller.buys(departure.leg(), seats as never)];
};
const apart = (facts: Departure['facts']) => ({ ...facts, leg: { ...facts.leg, allowMaleNextToFemale: false } });

beforeEach(async () => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  broken = world.aDeparture({ change: (facts) => ({ ...facts, receiveTicketCopyEmail: 'list@ibis.example' }) });
  other = world.aDeparture({ rows: 2, change: apart });
  company = await buys(broken, [seat('1A'), seat('1B')]);
  man = await buys(broken, [seat('2A', { title: 'MR' })]);
  await world.aTraveller().holds(other.leg(), [seat('1A')]);
});

test('a preview says who would sit where: companies together, nobody beside a stranger of the other sex', async () => {
  const rows = await world.anOperator().ask<Row[]>(documents.movePreview, wish());
  expect(rows.map(({ seatNumber, newSeat, problem }) => [seatNumber, newSeat, problem])).toEqual([
    ['1A', '1C', null],
    ['1B', '1D', null],
    ['2A', '2A', null],
  ]);
  expect(await company[0].sees()).toMatchObject({ status: 'BOOKED' });
});

test('all at once: new tickets at the old fare, a mail with the reason, and nobody is left on the departure', async () => {
  const staff = world.anOperator();
  const rows = await staff.ask<Row[]>(documents.movePassengers, { ...wish(), reason: 'The coach broke down' });
  expect(rows.every(({ problem }) => problem === null)).toBe(true);
  for (const [traveller, before] of [company, man]) {
    const after = (await traveller.sees())!;
    expect(after).toMatchObject({
      status: 'RE_BOOKED',
      paymentStatus: 'PAID',
      total: before.total,
      due: { amount: 0 },
      refunds: [],
    });
    expect(after.legs).toHaveLength(1);
    expect(after.legs[0]!.refundTiers).toMatchObject(before.legs[0]!.refundTiers.map(({ percent }) => ({ percent })));
  }
  const told = await world.rows(
    `select payload->>'reason' as reason, payload->'left' as left_rides, payload->'legs' as legs
     from outbox_event where type = 'booking.moved' and payload->>'bookingId' = $1`,
    [man[1].id],
  );
  expect(told).toMatchObject([
    {
      reason: 'The coach broke down',
      left_rides: {
        legs: [{ copyEmail: 'list@ibis.example', seatNumbers: ['2A'] }],
        passengers: [{ seatNumber: '2A' }],
      },
      legs: [{ copyEmail: null, seatNumbers: ['2A'] }],
    },
  ]);
  expect(await staff.ask(documents.movePreview, wish())).toEqual([]);
});

test('the terms on the new ticket are those that were bought, whatever is sold under by now', async () => {
  const term = other.facts.terms[0]!;
  const later = world.aDeparture({
    change: (facts) => ({ ...facts, terms: [{ ...term, title: { ...term.title, en: 'No luggage' } }] }),
  });
  later.leg();
  const wished = { from: nameOf(broken), to: nameOf(later), reason: 'Flood' };
  await world.anOperator().ask<Row[]>(documents.movePassengers, wished);
  const legs = await world.rows(
    `select l.route_schedule_id::text as schedule, l.terms->0->'title'->>'en' as title, l.terms->0->'text'->>'km' as text
     from leg l where l.booking_id = $1 order by l.id`,
    [man[1].id],
  );
  const sold = { title: 'Luggage', text: 'វ៉ាលីមួយ' };
  expect(legs).toEqual([broken, later].map((one) => ({ schedule: nameOf(one).routeScheduleId, ...sold })));
});

test('one by one, and who finds no seat stays where he is', async () => {
  const staff = world.anOperator();
  const small = world.aDeparture({ rows: 1, change: apart });
  await world.aTraveller().holds(
    small.leg(),
    ['1A', '1B', '1D', 'L1'].map((number) => seat(number)),
  );
  const rows = await staff.ask<Row[]>(documents.movePassengers, {
    from: nameOf(broken),
    to: nameOf(small),
    partIds: [man[1].legs[0]!.parts[0]!.id],
    reason: 'Full',
  });
  expect(rows).toMatchObject([{ newSeat: null, problem: 'NOT_ENOUGH_SEATS' }]);
  expect(await man[0].sees()).toMatchObject({ status: 'BOOKED' });
});

test('not to where it does not call, nor to another operator’s, nor by another operator, nor without a reason', async () => {
  const elsewhere = { from: nameOf(broken), to: { routeScheduleId: '999', date: '2026-11-23' } };
  const problems = (rows: Row[]) => [...new Set(rows.map(({ problem }) => problem))];
  expect(problems(await world.anOperator().ask(documents.movePreview, elsewhere))).toEqual(['NOT_THE_SAME_WAY']);
  const theirs = world.aDeparture({ operatorId: '8' });
  theirs.leg();
  const there = { from: nameOf(broken), to: nameOf(theirs) };
  expect(problems(await world.anOperator().ask(documents.movePreview, there))).toEqual(['NOT_THE_SAME_WAY']);
  expect(await world.anOperator('8').ask(documents.movePreview, wish())).toEqual([]);
  const { errors } = await world.anOperator().raw(documents.movePassengers, { ...wish(), reason: ' ' });
  expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('offers departures that call at their stops: of their operator, of others on request, and only to who answers for both', async () => {
  const theirs = world.aDeparture({ operatorId: '8' });
  const elsewhere = world.aDeparture();
  for (const departure of [broken, other, theirs]) departure.leg();
  elsewhere.leg(1);
  const answered = async (staff: Traveller, otherOperators = false) => {
    const asked = { from: nameOf(broken), date: nameOf(broken).date, otherOperators };
    const { rows, total } = await staff.ask<{ total: number; rows: { routeScheduleId: string }[] }>(
      documents.departuresToMoveTo,
      asked,
    );
    expect(total).toBe(rows.length);
    return rows.map(({ routeScheduleId }) => routeScheduleId);
  };
  const named = (...departures: Departure[]) => departures.map((departure) => nameOf(departure).routeScheduleId);
  const admin = world.aPlatformAdmin();
  const own = await answered(admin);
  expect(own).toEqual(expect.arrayContaining(named(broken, other)));
  for (const one of named(theirs, elsewhere)) expect(own).not.toContain(one);
  const all = await answered(admin, true);
  expect(all).toEqual(expect.arrayContaining(named(broken, other, theirs)));
  expect(all).not.toContain(named(elsewhere)[0]);
  expect(await answered(world.anOperator(), true)).toEqual(own);
  expect(await answered(world.anOperator('8'), true)).toEqual([]);
});

test('who pays on board is moved to another operator only where its drivers take the money', async () => {
  const traveller = world.aTraveller();
  await traveller.holds(broken.leg(), [seat('4A')]);
  await traveller.tellsNames();
  await traveller.startsToPay('PAY_ON_BOARDING');
  const { legs } = await traveller.does('confirm');
  const unlisted = (facts: Departure['facts']) => ({ ...facts, leg: { ...facts.leg, routeId: '4711' } });
  const theirs = world.aDeparture({ operatorId: '8' });
  const [elsewhere, own] = ['8', '7'].map((operatorId) => world.aDeparture({ operatorId, change: unlisted }));
  for (const departure of [theirs, elsewhere!, own!]) departure.leg();
  const partIds = [legs[0]!.parts[0]!.id];
  const seen = async (to: Departure) =>
    (
      await world.aPlatformAdmin().ask<Row[]>(documents.movePreview, { from: nameOf(broken), to: nameOf(to), partIds })
    ).map(({ newSeat, problem }) => [newSeat, problem]);
  expect(await seen(theirs)).toEqual([['4A', null]]);
  expect(await seen(elsewhere!)).toEqual([[null, 'NOT_PAID_ON_BOARDING_HERE']]);
  expect(await seen(own!)).toEqual([['4A', null]]);
});

test('whoever moves them twice at once moves each once', async () => {
  const staff = world.anOperator();
  const ask = () => staff.ask<Row[]>(documents.movePassengers, { ...wish(), reason: 'Flood' });
  await Promise.all([ask(), ask()]);
  const moved = await world.rows(
    `select count(*)::int as n from exchange where state = 'done' and booking_id = any($1)`,
    [[company[1].id, man[1].id]],
  );
  expect(moved).toEqual([{ n: 2 }]);
});

test('whoever is local where he was sold is a foreign visitor of another country, at the fare he bought', async () => {
  const start = world.aDeparture();
  const [, { id }] = await buys(start, [seat('1A', { nationality: 'LOCAL' }), seat('1B')]);
  const lao = world.aDeparture({ change: (facts) => ({ ...facts, localCountryCode: 'LA' }) });
  lao.leg();
  const wished = { from: nameOf(start), to: nameOf(lao), reason: 'Flood' };
  await world.anOperator().ask<Row[]>(documents.movePassengers, wished);
  const seen = () =>
    world.rows(
      `select p.nationality, p.national_of as "nationalOf", p.national_price_of as "nationalPriceOf", p.fare::int
       from part p join leg l on l.id = p.leg_id
       where p.booking_id = $1 and l.stands and l.local_country_code = 'LA' order by p.position`,
      [id],
    );
  const asSold = [
    { nationality: 'FOREIGN', nationalOf: 'KH', nationalPriceOf: 'KH', fare: FARE.LOCAL },
    { nationality: 'FOREIGN', nationalOf: null, nationalPriceOf: null, fare: FARE.FOREIGN },
  ];
  expect(await seen()).toEqual(asSold);
  // Rows of before these were kept are told the same.
  await inRowTransaction(world.test.subgraph.database, async (transaction) => {
    await transaction.rows(actingAsMigration('test'));
    await transaction.rows('update part set national_of = null, national_price_of = null where booking_id = $1', [id]);
    for (const statement of AS_SOLD) await transaction.rows(statement);
  });
  expect(await seen()).toEqual(asSold);
});
