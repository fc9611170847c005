import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseLegId } from '@naga/kernel/journey-id.js';
import { told } from './customers.js';
import { type Departure, seat, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.clock.set('2026-11-20T13:00:00+07:00');
});
afterAll(() => world.close());

const DAY = '2026-11-23';
const NEXT = '2026-11-25';
const BLOCK = 'seatNumber ids parts { from to }';
const asking = {
  block: `mutation ($id: ID!, $from: LocalDate!, $until: LocalDate, $seats: [String!], $closedTo: [SalesChannel!], $agencyId: ID,
      $aroundPassengers: Boolean! = false) {
    answer: blockSeats(routeScheduleId: $id, from: $from, until: $until, seats: $seats, reason: "The road is flooded",
      closedTo: $closedTo, agencyId: $agencyId, aroundPassengers: $aroundPassengers) {
      ... on SeatBlocks { made blocks { ids seatNumber date } } ... on Refused { code } } }`,
  open: `mutation ($id: ID!, $from: LocalDate!, $until: LocalDate) {
    answer: freeDepartures(routeScheduleId: $id, from: $from, until: $until) {
      ... on SeatsFreed { ids } ... on Refused { code } } }`,
  free: `mutation ($ids: [ID!]!) { answer: freeSeats(ids: $ids) { ... on SeatsFreed { ids } ... on Refused { code } } }`,
  seats: `query ($id: ID!, $date: LocalDate!) {
    answer: departureSeats(routeScheduleId: $id, date: $date) { seatMap { free } blocks { ${BLOCK} } } }`,
  list: `query ($page: Int, $after: String) {
    answer: seatBlocks(page: $page, pageSize: 3, after: $after) { total next rows { ${BLOCK} } } }`,
};
interface Closed {
  readonly made: readonly string[];
  readonly blocks: readonly { seatNumber: string; date: string }[];
  readonly code?: string;
}
const keeper = (operatorId = '7'): Traveller =>
  world.aUser({ userId: `4${operatorId}`, roleId: 4, operatorId, grants: { 'seat.block': 'operator' } });
const idOf = (departure: Departure) => parseLegId(departure.leg())!.routeScheduleId;
const close = (departure: Departure, more: object = {}, who = keeper()) =>
  who.ask<Closed>(asking.block, { id: idOf(departure), from: DAY, ...more });
const freeOn = async (departure: Departure, date = DAY): Promise<number> =>
  (await keeper().ask<{ seatMap: { free: number } }>(asking.seats, { id: idOf(departure), date })).seatMap.free;
const isTaken = (departure: Departure, number: string, from = 0, to = 4) =>
  world.aTraveller().isRefused(departure.leg(from, to), [seat(number)]);

test('nothing more is sold of a closed departure, not even between two passengers; what is sold stays sold', async () => {
  const departure = world.aDeparture({ rows: 2 });
  await world.aTraveller().buys(departure.leg(1, 2), [seat('1B')]);
  const { made } = await close(departure);
  for (const [number, from, to] of [
    ['1A', 0, 4],
    ['1B', 0, 1],
    ['1B', 2, 4],
    ['2C', 3, 4],
  ] as const)
    expect(await isTaken(departure, number, from, to)).toMatchObject({ code: 'SEATS_TAKEN' });
  const sold = await world.rows<{ state: string }>(
    `select state from seat_claim where departure = $1 and seat_no = '1B' and state = 'sold'`,
    [`${idOf(departure)}@${DAY}`],
  );
  expect(sold).toHaveLength(1);
  expect(await close(departure)).toMatchObject({ made: [] });
  expect(await keeper().ask(asking.open, { id: idOf(departure), from: DAY })).toEqual({
    ids: expect.arrayContaining([...made]),
  });
  await world.aTraveller().holds(departure.leg(2, 4), [seat('1B')]);
  await world.aTraveller().holds(departure.leg(), [seat('1A')]);
});

interface SeenBlock {
  readonly seatNumber: string;
  readonly ids: readonly string[];
  readonly parts: readonly { from: string; to: string }[];
}

test('a seat that is closed before and behind a passenger is one row that says both parts, freed and closed again as one', async () => {
  const departure = world.aDeparture({ rows: 1, operatorId: '77' });
  const clerk = keeper('77');
  await world.aTraveller().buys(departure.leg(1, 2), [seat('1B')]);
  await close(departure, {}, clerk);
  const parts = [
    { from: 'Stop 0', to: 'Stop 1' },
    { from: 'Stop 2', to: 'Stop 4' },
  ];
  const of = (seatNumber: string) => ({ seatNumber, parts: seatNumber === '1B' ? parts : [] });
  const seats = ['1A', '1B', '1C', '1D', 'L1'].map(of);
  const seen = () => clerk.ask<{ blocks: readonly SeenBlock[] }>(asking.seats, { id: idOf(departure), date: DAY });
  expect(await seen()).toMatchObject({ blocks: seats });
  const first = await clerk.ask<{ next: string }>(asking.list, {});
  expect(first).toMatchObject({ total: 5, rows: seats.slice(0, 3) });
  const second = await clerk.ask(asking.list, { after: first.next });
  expect(second).toMatchObject({ total: 5, next: null, rows: seats.slice(3) });

  const { ids } = (await seen()).blocks[1]!;
  expect(await clerk.ask(asking.free, { ids })).toEqual({ ids: expect.arrayContaining([...ids]) });
  expect(await isTaken(departure, '1B', 0, 1)).toBeUndefined();
  const again = { seats: ['1B'], aroundPassengers: true };
  expect(await close(departure, { ...again, aroundPassengers: false }, clerk)).toEqual({ code: 'SEATS_NOT_FREE' });
  expect((await close(departure, again, clerk)).made).toHaveLength(1);
  expect((await seen()).blocks[1]).toMatchObject({ seatNumber: '1B', parts: parts.slice(1) });
});

test('an undo frees what it blocked and not what a colleague blocked before', async () => {
  const departure = world.aDeparture({ rows: 1 });
  await close(departure, { seats: ['1A'] });
  const { made, blocks } = await close(departure);
  expect(blocks.length).toBe(made.length + 1);
  expect(await keeper().ask(asking.free, { ids: made })).toEqual({ ids: made });
  expect(await isTaken(departure, '1A')).toMatchObject({ code: 'SEATS_TAKEN' });
  expect(await isTaken(departure, '1B')).toBeUndefined();
});

test('a range of days is closed and opened at once, on the days it is driven', async () => {
  const departure = world.aDeparture({ rows: 1 });
  const running = world.catalogue.running.get(`${idOf(departure)}@${DAY}`)!;
  world.catalogue.running.set(`${idOf(departure)}@${NEXT}`, { ...running, date: NEXT });
  const free = await freeOn(departure);
  const days = { until: '2026-11-30' };
  const { blocks } = await close(departure, days);
  expect([...new Set(blocks.map(({ date }) => date))]).toEqual([DAY, NEXT]);
  expect([await freeOn(departure), await freeOn(departure, NEXT)]).toEqual([0, 0]);
  await keeper().ask(asking.open, { id: idOf(departure), from: DAY, ...days });
  expect([await freeOn(departure), await freeOn(departure, NEXT)]).toEqual([free, free]);
  expect(await keeper().ask(asking.open, { id: idOf(departure), from: DAY })).toEqual({ code: 'SEAT_BLOCK_NOT_FOUND' });
});

test('closed to a channel the rest sell on; closed to all, what was kept for some waits until it opens', async () => {
  const departure = world.aDeparture({ rows: 1 });
  const counter = () =>
    world.aUser({ userId: '57', roleId: 5, operatorId: '7', grants: { 'booking.create': 'branch' } });
  await close(departure, { closedTo: ['WEB'] });
  expect(await isTaken(departure, '1A')).toMatchObject({ code: 'SEATS_TAKEN' });
  expect(await counter().isRefused(departure.leg(), [seat('1A')])).toBeUndefined();
  const { made } = await close(departure);
  expect(await counter().isRefused(departure.leg(), [seat('1B')])).toMatchObject({ code: 'SEATS_TAKEN' });
  await keeper().ask(asking.free, { ids: made });
  expect(await isTaken(departure, '1B')).toMatchObject({ code: 'SEATS_TAKEN' });
  expect(await counter().isRefused(departure.leg(), [seat('1B')])).toBeUndefined();
});

test('whoever buys while it closes has his seat or has none, and nobody buys behind it', async () => {
  const departure = world.aDeparture({ rows: 5 });
  const numbers = ['1A', '2A', '3A', '4A', '5A', '1B', '2B', '3B'];
  const [, ...refusals] = await Promise.all([
    close(departure),
    ...numbers.map((number) => isTaken(departure, number, 1, 3)),
  ]);
  for (const refusal of refusals) if (refusal !== undefined) expect(refusal).toMatchObject({ code: 'SEATS_TAKEN' });
  for (const number of numbers) {
    expect(await isTaken(departure, number, 0, 1)).toMatchObject({ code: 'SEATS_TAKEN' });
    expect(await isTaken(departure, number, 3, 4)).toMatchObject({ code: 'SEATS_TAKEN' });
  }
});

test('another operator closes and opens nothing', async () => {
  const departure = world.aDeparture({ rows: 1 });
  expect(await close(departure, {}, keeper('8'))).toMatchObject({ code: 'DEPARTURE_NOT_FOUND' });
  await close(departure);
  expect(await keeper('8').ask(asking.open, { id: idOf(departure), from: DAY })).toEqual({
    code: 'SEAT_BLOCK_NOT_FOUND',
  });
  expect(await isTaken(departure, '1A')).toMatchObject({ code: 'SEATS_TAKEN' });
});

const follows = (made: Departure, of: Departure[], more: object = {}) =>
  told(world, 'schedules.followed', {
    ...{ operatorId: '7', savedById: '44', timings: [] },
    schedules: [
      {
        ...{ routeScheduleId: idOf(made), insteadOf: of.map(idOf), lastPosition: 4 },
        ...{ days: { daysOfWeek: [1, 2, 3, 4, 5, 6, 7] }, seats: ['1A', '1B', '1C', '1D', 'L1'] },
        ...more,
      },
    ],
  });

test('a closed departure is closed under the schedule that a change of its line made in its place, whatever seats it has', async () => {
  const [was, is, next] = [world.aDeparture({ rows: 1 }), world.aDeparture({ rows: 2 }), world.aDeparture({ rows: 1 })];
  await world.aTraveller().buys(was.leg(1, 2), [seat('1B')]);
  const { made } = await close(was);
  const [freed] = await world.rows<{ id: string }>(
    'select id::text as id from seat_block where id = any($1) and seat_no = $2',
    [made, '1C'],
  );
  await keeper().ask(asking.free, { ids: [freed!.id] });
  await world.aTraveller().buys(is.leg(1, 2), [seat('2A')]);
  const seats = ['1A', '1B', '1C', '1D', 'L1', '2A', '2B', '2C', '2D'];
  // The second of two changes may be heard of first, and each more than once.
  await follows(next, [is, was]);
  for (let times = 0; times < 2; times++) await follows(is, [was], { seats });
  expect([await freeOn(was), await freeOn(is), await freeOn(next)]).toEqual([1, 1, 1]);
  for (const [number, from, to] of [
    ['1B', 1, 2],
    ['2A', 0, 1],
    ['2D', 3, 4],
  ] as const)
    expect(await isTaken(is, number, from, to)).toMatchObject({ code: 'SEATS_TAKEN' });
  await world.aTraveller().holds(next.leg(), [seat('1C')]);
  const [audited] = await world.rows<{ by: string }>(
    `select on_behalf_of as by from audit_entry where entity = 'SeatBlock' and changes ->> 'route_schedule_id' = $1 limit 1`,
    [idOf(is)],
  );
  expect(audited).toEqual({ by: '44' });
});

test('blocked seats and those kept for an agency stay so on the days of the new schedule, until they are freed there', async () => {
  const [was, is] = [world.aDeparture({ rows: 1 }), world.aDeparture({ rows: 1 })];
  world.users.agencies.set('31', 0);
  await close(was, { seats: ['1A'] });
  await close(was, { seats: ['1D'], agencyId: '31' });
  await follows(is, [was], { days: { daysOfWeek: [1, 2, 3, 4, 5, 6, 7], allowFrom1: NEXT } });
  await world.aTraveller().holds(is.leg(0, 1), [seat('1A')]);
  await follows(is, [was], { seats: ['1A', '1B', '1C', '1D'] });
  expect(await isTaken(is, '1A', 1, 2)).toMatchObject({ code: 'SEATS_TAKEN' });
  expect(await isTaken(is, '1D')).toMatchObject({ code: 'SEATS_TAKEN' });
  await world.anAgent('31').holds(is.leg(), [seat('1D')]);
  await keeper().ask(asking.open, { id: idOf(is), from: DAY });
  await follows(is, [was]);
  await world.aTraveller().holds(is.leg(1, 4), [seat('1A')]);
});

test('a closed departure that was opened by mistake is closed as a whole again where that is taken back', async () => {
  const [was, is] = [world.aDeparture({ rows: 1 }), world.aDeparture({ rows: 2 })];
  const { made } = await close(was);
  const REPORT = '{ ... on BulkReport { id state } }';
  const { id } = await keeper().ask<{ id: string }>(
    `mutation ($ids: [ID!]) { answer: freeSeatBlocks(ids: $ids) ${REPORT} }`,
    { ids: made },
  );
  const undo = `mutation ($id: ID!) { answer: undoSeatBlockBulk(id: $id) ${REPORT} }`;
  expect(await keeper().ask(undo, { id })).toMatchObject({ state: 'UNDONE' });
  await follows(is, [was], { seats: ['1A', '1B', '1C', '1D', 'L1', '2A', '2B', '2C', '2D'] });
  expect(await freeOn(is)).toBe(0);
});
