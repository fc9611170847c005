import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ListeningConnection } from '@naga/server-kit/database/listening-connection.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { parseLegId } from '@naga/kernel/journey-id.js';
import { formatOfferedSeats } from '@naga/kernel/offer.js';
import { releaseExpired } from '../src/seat-claim/overlapping-holds.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { documents } from './documents.js';
import { type Departure, seat, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** A leg as the gateway hands it over (federation: @requires). */
const legOf = ({ facts }: Departure, id: string, from = 0, to = 4) => ({
  __typename: 'JourneyLeg',
  id,
  routeScheduleId: parseLegId(id)!.routeScheduleId,
  date: facts.leg.date,
  boardingPosition: from,
  dropOffPosition: to,
  vehicle: {
    id: '1',
    seatCount: facts.leg.vehicle.seatCount,
    seatLayout: { id: '1', floors: 1, seats: facts.leg.vehicle.seatLayout.seats },
  },
});
const journeyOf = (...legs: ReturnType<typeof legOf>[]) => ({
  __typename: 'Journey',
  id: legs.map(({ id }) => id).join('~'),
  legs,
});

interface Entities {
  readonly _entities: readonly {
    freeSeats?: number;
    seatMap?: { free: number; rows: number; columns: number; seats: { number: string; state: string }[] };
  }[];
}
const entities = async (r: readonly object[], bookingToken?: string): Promise<Entities['_entities']> => {
  const viewer = world.aTraveller(bookingToken ? { bookingToken } : {}).viewer;
  const { data, errors } = await world.test.run<Entities, unknown>(documents.seats, { r }, viewer);
  if (errors) throw new Error(JSON.stringify(errors));
  return data!._entities;
};

describe('seats that are given back', () => {
  const dates = async (): Promise<string[]> => {
    const rows = await world.rows<{ dates: string[] }>(
      `select payload->'dates' as dates from outbox_event where type = 'seats.freed' order by sequence`,
    );
    return rows.flatMap((row) => row.dates);
  };

  test('are told of by their days, once, however they were given back', async () => {
    const [out, back] = [world.aDeparture({ date: '2027-02-01' }), world.aDeparture({ date: '2027-02-03' })];
    const traveller = world.aTraveller();
    await traveller.holds(out.leg(), [seat('1A'), seat('1B')]);
    expect(await dates()).not.toContain('2027-02-01');
    await traveller.does('cancel');
    expect((await dates()).filter((date) => date.startsWith('2027-02'))).toEqual(['2027-02-01']);
    await world.aTraveller().holds(back.leg(), [seat('1A')]);
    world.clock.advance({ minutes: 11 });
    await world.test.subgraph.runJob('expire-holds');
    expect((await dates()).filter((date) => date.startsWith('2027-02'))).toEqual(['2027-02-01', '2027-02-03']);
  });

  test('are told of at the moment of the clock, and given back by somebody', async () => {
    const departure = world.aDeparture({ date: '2027-03-01' });
    const traveller = world.aTraveller();
    await traveller.holds(departure.leg(), [seat('1A')]);
    const free = `update seat_claim set state = 'released' where departure like '%@2027-03-01'`;
    await expect(world.rows(free)).rejects.toThrow('update of seat_claim by nobody');
    await traveller.does('cancel');
    const told = `select created_at as at from outbox_event where type = 'seats.freed' and payload->'dates' ? '2027-03-01'`;
    expect(await world.rows(told)).toEqual([{ at: new Date(world.clock.now()) }]);
  });
});

test('a neighbour learns how many seats of segments are claimed, in one statement', async () => {
  const departure = world.aDeparture({ rows: 2 });
  await world.aTraveller().holds(departure.leg(0, 2), [seat('1A'), seat('1B')]);
  const { routeScheduleId, date } = departure.facts.leg;
  const segment = (boardingPosition: number, dropOffPosition: number) => ({
    routeScheduleId,
    date,
    boardingPosition,
    dropOffPosition,
  });
  const query = 'query ($segments: [SeatSegmentInput!]!) { claimedSeats(segments: $segments) }';
  const segments = [segment(0, 4), segment(2, 4), segment(1, 3)];
  const ask = () => world.test.run<{ claimedSeats: number[] }, unknown>(query, { segments }, service('users'));
  expect((await ask()).data).toEqual({ claimedSeats: [2, 0, 2] });
  expect(await statementsOf(ask)).toHaveLength(1);
  expect((await world.test.run(query, { segments })).errors).toHaveLength(1);
});

test('a neighbour learns which departures of schedules somebody has seats on, from a day on, until another', async () => {
  const [departure, other] = [world.aDeparture({ rows: 2 }), world.aDeparture()];
  const traveller = world.aTraveller();
  const pickup = { pickupAddress: 'Royal Palace', pickupTime: '06:30', pickupPhone: '+85512345678' };
  await traveller.holdsLegs([{ legId: departure.leg(0, 2), seats: [seat('1A'), seat('1B')], ...pickup }]);
  const { routeScheduleId, date } = departure.facts.leg;
  const query = `query ($ids: [ID!]!, $from: LocalDate!, $until: LocalDate, $seats: [String!], $pickups: [String!]) {
    soldDepartures(routeScheduleIds: $ids, from: $from, until: $until, seats: $seats, pickupAddresses: $pickups) {
      routeScheduleId date seats bookings } }`;
  const ids = [routeScheduleId, other.facts.leg.routeScheduleId, '0'];
  const ask = (from: string = date, until?: string, meant: object = {}) =>
    world.test.run<{ soldDepartures: object[] }, unknown>(query, { ids, from, until, ...meant }, service('catalogue'));
  const has = { soldDepartures: [{ routeScheduleId, date, seats: ['1A', '1B'], bookings: 1 }] };
  expect((await ask()).data).toEqual(has);
  expect(await statementsOf(ask)).toHaveLength(1);
  expect((await ask('2031-01-01')).data).toEqual({ soldDepartures: [] });
  expect((await ask('2020-01-01', date)).data).toEqual(has);
  expect((await ask('2020-01-01', addDays(travelDate(date), -1))).data).toEqual({ soldDepartures: [] });
  // Who sits on some seats, or is fetched somewhere.
  const meant = async (some: object) => (await ask(date, undefined, some)).data!.soldDepartures;
  expect(await meant({ seats: ['1B', '9Z'] })).toEqual([{ routeScheduleId, date, seats: ['1B'], bookings: 1 }]);
  expect(await meant({ seats: [] })).toEqual([]);
  expect(await meant({ pickups: ['Royal Palace'] })).toEqual(has.soldDepartures);
  expect(await meant({ pickups: ['Central market'] })).toEqual([]);
  await traveller.does('cancel');
  expect((await ask()).data).toEqual({ soldDepartures: [] });
  expect((await world.test.run(query, { ids, from: date })).errors).toHaveLength(1);
});

describe('free seats', () => {
  test('are those of the leg with the fewest, by segment; expired holds do not count', async () => {
    const [first, second] = [world.aDeparture({ rows: 2 }), world.aDeparture({ rows: 1 })];
    const legs = [legOf(first, first.leg()), legOf(second, second.leg())];
    await world.aTraveller().holds(second.leg(0, 2), [seat('1A'), seat('1B')]);
    expect(await entities([journeyOf(...legs)])).toEqual([{ id: expect.any(String), freeSeats: 3 }]);
    expect(await entities([journeyOf(legOf(second, second.leg(2, 4), 2, 4))])).toMatchObject([{ freeSeats: 5 }]);
    world.clock.advance({ minutes: 11 });
    expect(await entities([journeyOf(...legs)])).toMatchObject([{ freeSeats: 5 }]);
  });

  test('of each leg of a change are its own, in the statement that counts those of the journey', async () => {
    const [first, second] = [world.aDeparture({ rows: 2 }), world.aDeparture({ rows: 1 })];
    const legs = [legOf(first, first.leg()), legOf(second, second.leg())];
    await world.aTraveller().holds(second.leg(), [seat('1A'), seat('1B')]);
    const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Journey { freeSeats } ... on JourneyLeg { freeSeats } } }`;
    const ask = () => world.test.run<Entities, unknown>(query, { r: [journeyOf(...legs), ...legs] });
    expect((await ask()).data).toEqual({ _entities: [{ freeSeats: 3 }, { freeSeats: 9 }, { freeSeats: 3 }] });
    expect(await statementsOf(ask)).toHaveLength(1);
  });

  test('are missing from the journeys of a month of days that nobody can board, at one statement', async () => {
    const [free, full] = [world.aDeparture({ rows: 1 }), world.aDeparture({ rows: 1 })];
    const seatsOf = ({ facts: { leg } }: Departure, from = 0, to = 4) =>
      formatOfferedSeats([
        { routeScheduleId: leg.routeScheduleId, date: leg.date, from, to, seats: leg.vehicle.seatCount },
      ]);
    const numbers = full.facts.leg.vehicle.seatLayout.seats.filter(({ number, bookable }) => bookable && number !== '');
    await world.aTraveller().holds(
      full.leg(0, 2),
      numbers.map(({ number }) => seat(number)),
    );
    const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on JourneyDay { fullOffers } } }`;
    const seatOffers = [
      seatsOf(free),
      seatsOf(full),
      `${seatsOf(free)}~${seatsOf(full)}`,
      seatsOf(full, 2),
      'nonsense',
    ];
    const days = Array.from({ length: 31 }, (_, n) => ({ __typename: 'JourneyDay', id: `day ${n}`, seatOffers }));
    type Answer = { _entities: { fullOffers: number[] }[] };
    const ask = async () => (await world.test.run<Answer, unknown>(query, { r: days })).data!._entities;
    expect(await ask()).toEqual(days.map(() => ({ fullOffers: [1, 2] })));
    expect(await statementsOf(ask)).toHaveLength(1);
    world.clock.advance({ minutes: 11 });
    expect((await ask())[0]).toEqual({ fullOffers: [] });
  });

  test('of 50 journeys, and their maps, cost one statement each', async () => {
    const rides = Array.from({ length: 50 }, () => world.aDeparture());
    await world.aTraveller().holds(rides[3]!.leg(), [seat('1A')]);
    const journeys = rides.map((ride) => journeyOf(legOf(ride, ride.leg())));
    const legs = rides.map((ride) => legOf(ride, ride.leg()));
    let answer: Entities['_entities'] = [];
    expect(await statementsOf(async () => void (answer = await entities(journeys)))).toHaveLength(1);
    expect(answer.map(({ freeSeats }) => freeSeats)).toEqual(rides.map((_, n) => (n === 3 ? 40 : 41)));
    expect(await statementsOf(async () => void (answer = await entities(legs)))).toHaveLength(1);
    expect(answer.map(({ seatMap }) => seatMap!.free)).toEqual(rides.map((_, n) => (n === 3 ? 40 : 41)));
    expect(await statementsOf(() => entities([...journeys, ...legs]))).toHaveLength(2);
  });
});

describe('the seat map', () => {
  test('says of every cell what it is to this viewer', async () => {
    const ride = world.aDeparture();
    const leg = ride.leg();
    const me = world.aTraveller();
    await me.holds(leg, [seat('1A')]);
    await world.aTraveller().buys(leg, [seat('1B')]);
    await world.rows(`insert into seat_claim (mode, departure, seat_no, segment, state)
      select 'live', departure, '2A', segment, 'blocked' from seat_claim where seat_no = '1A' order by id desc limit 1`);
    const states = async (token?: string) => {
      const [answer] = await entities([legOf(ride, leg)], token);
      const { seats } = answer!.seatMap!;
      return ['1A', '1B', '2A', '2B', 'X1', ''].map((number) => seats.find((each) => each.number === number)!.state);
    };
    const mine = (me.viewer as { bookingToken: string }).bookingToken;
    expect(await states(mine)).toEqual(['SELECTED', 'UNAVAILABLE', 'BLOCKED', 'AVAILABLE', 'BLOCKED', 'BLOCKED']);
    expect(await states()).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 'BLOCKED', 'AVAILABLE', 'BLOCKED', 'BLOCKED']);
    const [{ seatMap } = {}] = await entities([legOf(ride, leg)]);
    expect(seatMap).toMatchObject({ rows: 11, columns: 5, free: 38 });
  });
});

test('what is claimed and given back is told once a departure when it is committed; the sandbox tells nobody', async () => {
  const heard: string[] = [];
  let isLast = (): void => undefined;
  const listening = await ListeningConnection.open({
    databaseUrl: world.test.databaseUrl,
    channel: 'seats',
    log: { warn: () => undefined } as never,
    onHeard: (departure) => (departure === 'last' ? isLast() : heard.push(departure)),
    onBack: () => undefined,
  });
  const untilNow = async () => {
    const last = new Promise<void>((resolve) => (isLast = resolve));
    await listening.say('last');
    await last;
    return heard.splice(0);
  };
  const ride = world.aDeparture();
  const departure = ride.leg().split(':')[0]!;
  await world.aTraveller().holds(ride.leg(), [seat('1A'), seat('1B')]);
  expect(await untilNow()).toEqual([departure]);
  await world.rows(`insert into seat_claim (mode, departure, seat_no, segment, state)
    values ('sandbox', 'played 1', '1A', '[0,4)', 'blocked')`);
  expect(await untilNow()).toEqual([]);
  world.clock.advance({ minutes: 11 });
  await world.job('expire-holds');
  expect(await untilNow()).toContain(departure);
  await listening.close();
});

test('what a hold reads of other claims does not grow with their number', async () => {
  await world.rows(`insert into seat_claim (mode, departure, seat_no, segment, state, expires_at)
    select 'live', 'another ' || n, '1A', '[0,4)', 'held', now() from generate_series(1, 5000) n`);
  const wanted = `with wanted as materialized (select * from jsonb_to_recordset($1::jsonb)
    as w(departure text, seat_no text, segment int4range))`;
  const plan = await world.rows(`explain ${wanted} ${releaseExpired('wanted', `'live'`, 'now()')}`, ['[]']);
  const scans = plan.map((line) => line['QUERY PLAN'] as string).filter((line) => / on seat_claim c\b/.test(line));
  expect(scans).toEqual([expect.stringMatching(/Index Scan using seat_claim_no_overlap/)]);
});
