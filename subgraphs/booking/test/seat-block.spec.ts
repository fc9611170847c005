import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseLegId } from '@naga/kernel/journey-id.js';
import { ListeningConnection } from '@naga/server-kit/database/listening-connection.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { type Departure, seat, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.clock.set('2026-11-20T13:00:00+07:00');
});
afterAll(() => world.close());

const BLOCK = `id date seatNumber route reason blockedById`;
const asking = {
  block: `mutation ($id: ID!, $from: LocalDate!, $until: LocalDate, $seats: [String!], $reason: String!,
      $closedTo: [SalesChannel!], $agencyId: ID) {
    answer: blockSeats(routeScheduleId: $id, from: $from, until: $until, seats: $seats, reason: $reason,
        closedTo: $closedTo, agencyId: $agencyId) {
      __typename ... on SeatBlocks { made blocks { ${BLOCK} } } ... on Refused { code facts } } }`,
  closed: `query ($ids: [ID!]!, $from: LocalDate!, $until: LocalDate!) {
    closedSeats(routeScheduleIds: $ids, from: $from, until: $until) { date seats } }`,
  free: `mutation ($ids: [ID!]!) { answer: freeSeats(ids: $ids) { __typename ... on SeatsFreed { ids } ... on Refused { code } } }`,
  seats: `query ($id: ID!, $date: LocalDate!) { answer: departureSeats(routeScheduleId: $id, date: $date) {
    route transportType seatMap { free seats { number state } } blocks { ${BLOCK} } } }`,
  list: `query ($operatorId: ID, $from: LocalDate, $until: LocalDate, $text: String, $order: SeatBlockOrder, $descending: Boolean) {
    answer: seatBlocks(filter: { operatorId: $operatorId, from: $from, until: $until, text: $text }, order: $order, descending: $descending) {
      total rows { ${BLOCK} } } }`,
};

const REPORT = `... on BulkReport { id state doneCount changedCount undoneCount failed { id name code facts } }`;
const many = {
  free: `mutation ($ids: [ID!], $filter: SeatBlockFilter) { answer: freeSeatBlocks(ids: $ids, filter: $filter) { ${REPORT} } }`,
  undo: `mutation ($id: ID!) { answer: undoSeatBlockBulk(id: $id) { ${REPORT} } }`,
};

interface SeenBlocks {
  readonly blocks: { id: string; seatNumber: string; date: string }[];
}
interface SeenSeats extends SeenBlocks {
  readonly seatMap: { free: number; seats: { number: string; state: string }[] };
}

const DAY = '2026-11-23';
const keeper = (operatorId = '7'): Traveller =>
  world.aUser({ userId: `4${operatorId}`, roleId: 4, operatorId, grants: { 'seat.block': 'operator' } });
const scheduleOf = (departure: Departure) => parseLegId(departure.leg())!.routeScheduleId;
const wish = (departure: Departure, seats: string[], more: object = {}) => ({
  id: scheduleOf(departure),
  from: DAY,
  seats,
  reason: 'The belt is torn',
  ...more,
});
const stateOf = ({ seatMap }: Pick<SeenSeats, 'seatMap'>, number: string) =>
  seatMap.seats.find((one) => one.number === number)!.state;

test('a neighbour learns which seats of departures are closed to everybody, between two days', async () => {
  const departure = world.aDeparture();
  const ids = [scheduleOf(departure)];
  const ask = async (from = DAY, until = DAY) =>
    (await world.test.run<object, object>(asking.closed, { ids, from, until }, service('catalogue'))).data;
  await keeper().ask(asking.block, wish(departure, ['1B', '1A']));
  await keeper().ask(asking.block, wish(departure, ['1C'], { closedTo: ['API'] }));
  expect(await ask()).toEqual({ closedSeats: [{ date: DAY, seats: ['1A', '1B'] }] });
  expect(await statementsOf(ask)).toHaveLength(1);
  expect(await ask('2026-11-24', '2026-11-30')).toEqual({ closedSeats: [] });
  expect((await world.test.run(asking.closed, { ids, from: DAY, until: DAY })).errors).toHaveLength(1);
});

describe('a seat that staff blocks', () => {
  test('is sold to nobody on any part of the ride, until it is freed', async () => {
    const departure = world.aDeparture();
    const { blocks } = await keeper().ask<SeenBlocks>(asking.block, wish(departure, ['1A', '1B']));
    expect(blocks).toMatchObject([
      { seatNumber: '1A', date: DAY, reason: 'The belt is torn', blockedById: '47', route: 'Phnom Penh – Siem Reap' },
      { seatNumber: '1B' },
    ]);
    for (const [from, to] of [
      [0, 4],
      [2, 3],
    ] as const)
      expect(await world.aTraveller().isRefused(departure.leg(from, to), [seat('1A')])).toMatchObject({
        code: 'SEATS_TAKEN',
        facts: { seats: ['1A'] },
      });
    const seen = await keeper().ask<SeenSeats>(asking.seats, { id: scheduleOf(departure), date: DAY });
    expect([stateOf(seen, '1A'), stateOf(seen, '1C')]).toEqual(['BLOCKED', 'AVAILABLE']);
    const ids = [blocks[0]!.id];
    expect(await keeper().ask(asking.free, { ids })).toMatchObject({ ids });
    expect(await keeper().ask(asking.free, { ids })).toMatchObject({ ids });
    await world.aTraveller().holds(departure.leg(), [seat('1A')]);
    expect(await world.aTraveller().isRefused(departure.leg(), [seat('1B')])).toMatchObject({ code: 'SEATS_TAKEN' });
    const after = await keeper().ask<SeenSeats>(asking.seats, { id: scheduleOf(departure), date: DAY });
    expect(after.blocks.map(({ seatNumber }) => seatNumber)).toEqual(['1B']);
    expect(after.blocks).toHaveLength(1);
  });

  test('that a traveller has is refused by its name, and nothing else is blocked', async () => {
    const departure = world.aDeparture();
    await world.aTraveller().buys(departure.leg(1, 2), [seat('1B')]);
    await world.aTraveller().holds(departure.leg(), [seat('1C')]);
    expect(await keeper().ask(asking.block, wish(departure, ['1A', '1B', '1C']))).toMatchObject({
      code: 'SEATS_NOT_FREE',
      facts: { seats: ['1B', '1C'], dates: [DAY] },
    });
    await world.aTraveller().holds(departure.leg(), [seat('1A')]);
    world.clock.advance({ minutes: 11 });
    expect(await keeper().ask(asking.block, wish(departure, ['1C']))).toMatchObject({ blocks: [{ seatNumber: '1C' }] });
    world.clock.set('2026-11-20T13:00:00+07:00');
  });

  test('wanted by a buyer at the same moment: exactly one of them has it, each time', async () => {
    const departure = world.aDeparture();
    const leg = departure.leg();
    const numbers = ['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A'];
    const won = await Promise.all(
      numbers.map(async (number) => {
        const [blocked, refused] = await Promise.all([
          keeper().ask<SeenBlocks | SeenRefusal>(asking.block, wish(departure, [number])),
          world.aTraveller().isRefused(leg, [seat(number)]),
        ]);
        return [!('code' in blocked), refused === undefined];
      }),
    );
    for (const [byStaff, byTraveller] of won) expect(byStaff).toBe(!byTraveller);
  });

  test('stays so when it is asked for again', async () => {
    const departure = world.aDeparture();
    const first = await keeper().ask<SeenBlocks>(asking.block, wish(departure, ['1A']));
    const again = await keeper().ask<SeenBlocks>(asking.block, wish(departure, ['1A'], { reason: 'Another' }));
    expect(again).toEqual({ ...first, made: [] });
  });

  test('is told to whoever looks at the seats', async () => {
    const departure = world.aDeparture();
    const told: string[] = [];
    let isLast = (): void => undefined;
    const last = new Promise<void>((resolve) => (isLast = resolve));
    const listening = await ListeningConnection.open({
      databaseUrl: world.test.databaseUrl,
      channel: 'seats',
      log: { warn: () => undefined } as never,
      onHeard: (departure) => (departure === 'last' ? isLast() : told.push(departure)),
      onBack: () => undefined,
    });
    const { blocks } = await keeper().ask<SeenBlocks>(asking.block, wish(departure, ['1A', '1B']));
    await keeper().ask(asking.free, { ids: blocks.map(({ id }) => id) });
    await world.rows(`select pg_notify('seats', 'last')`);
    await last;
    await listening.close();
    expect(told).toEqual([`${scheduleOf(departure)}@${DAY}`, `${scheduleOf(departure)}@${DAY}`]);
  });
});

describe('days', () => {
  test('of a period on which the schedule runs are blocked together, or none of them', async () => {
    const departure = world.aDeparture();
    const running = world.catalogue.running.get(`${scheduleOf(departure)}@${DAY}`)!;
    world.catalogue.running.set(`${scheduleOf(departure)}@2026-11-25`, { ...running, date: '2026-11-25' });
    const period = { until: '2026-11-26' };
    const made = await keeper().ask<SeenBlocks>(asking.block, wish(departure, ['2A'], period));
    expect(made.blocks.map(({ date }) => date)).toEqual([DAY, '2026-11-25']);
    await world.aTraveller().holds(departure.leg(), [seat('2B')]);
    expect(await keeper().ask(asking.block, wish(departure, ['2B'], period))).toMatchObject({
      code: 'SEATS_NOT_FREE',
      facts: { seats: ['2B'], dates: [DAY] },
    });
    const other = await keeper().ask<SeenSeats>(asking.seats, { id: scheduleOf(departure), date: '2026-11-25' });
    expect(stateOf(other, '2B')).toBe('AVAILABLE');
  });

  test('and seats that are none are refused', async () => {
    const departure = world.aDeparture();
    expect(await keeper().ask(asking.block, wish(departure, ['1A'], { from: '2026-12-01' }))).toMatchObject({
      code: 'DEPARTURE_NOT_FOUND',
    });
    expect(await keeper().ask(asking.block, wish(departure, ['X1', '99']))).toMatchObject({
      code: 'SEAT_NOT_BOOKABLE',
      facts: { seats: ['X1', '99'] },
    });
    const { errors } = await keeper().raw(asking.block, wish(departure, ['1A'], { from: '2026-11-19' }));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('whose seats they are', () => {
  test('another operator’s look as if they did not exist; a branch blocks its own, a country those of its operators', async () => {
    const departure = world.aDeparture();
    const { blocks } = await keeper().ask<SeenBlocks>(asking.block, wish(departure, ['1A']));
    const ids = blocks.map(({ id }) => id);
    for (const other of [
      keeper('8'),
      world.aUser({ userId: '51', roleId: 5, operatorId: '7', branchId: '72', grants: { 'seat.block': 'branch' } }),
      world.aUser({ userId: '52', roleId: 11, countryCode: 'LA', grants: { 'seat.block': 'country' } }),
    ]) {
      expect(await other.ask(asking.block, wish(departure, ['1B']))).toMatchObject({ code: 'DEPARTURE_NOT_FOUND' });
      expect(await other.ask(asking.seats, { id: scheduleOf(departure), date: DAY })).toBeNull();
      expect(await other.ask(asking.free, { ids })).toMatchObject({ code: 'SEAT_BLOCK_NOT_FOUND' });
      expect(await other.ask(asking.list, { operatorId: '7' })).toMatchObject({ total: 0 });
    }
    const branch = world.aUser({
      userId: '53',
      roleId: 5,
      operatorId: '7',
      branchId: '71',
      grants: { 'seat.block': 'branch' },
    });
    expect(await branch.ask(asking.block, wish(departure, ['1B']))).toMatchObject({ blocks: [{}, {}] });
    const country = world.aUser({ userId: '54', roleId: 11, countryCode: 'KH', grants: { 'seat.block': 'country' } });
    expect(await country.ask(asking.free, { ids })).toMatchObject({ ids });
    const { errors } = await world.aCustomer('9').raw(asking.list);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'seat.block' });
  });

  test('the list takes two statements', async () => {
    expect(await statementsOf(() => keeper().ask(asking.list))).toHaveLength(2);
  });
});

describe('the list', () => {
  const seatsFound = async (wanted: Record<string, unknown>, who = keeper()) => {
    const { rows } = await who.ask<{ rows: SeenBlocks['blocks'] }>(asking.list, wanted);
    return rows.map(({ seatNumber }) => seatNumber);
  };
  const LATER = '2026-11-25';
  let departure: Departure;
  beforeAll(async () => {
    departure = world.aDeparture();
    const running = world.catalogue.running.get(`${scheduleOf(departure)}@${DAY}`)!;
    world.catalogue.running.set(`${scheduleOf(departure)}@${LATER}`, { ...running, date: LATER });
    const reason = 'For 100% of the choir_';
    await keeper().ask(asking.block, wish(departure, ['2B'], { reason, from: LATER }));
    world.clock.advance({ minutes: 1 });
    await keeper().ask(asking.block, wish(departure, ['10A'], { reason }));
    world.clock.advance({ minutes: 1 });
    await keeper().ask(asking.block, wish(departure, ['9A'], { reason }));
  });

  test('stands by departure or by when a seat was blocked, either way round', async () => {
    const inOrder = (order: string, descending = false) => seatsFound({ text: 'choir', order, descending });
    expect(await inOrder('DEPARTURE')).toEqual(['9A', '10A', '2B']);
    expect(await inOrder('DEPARTURE', true)).toEqual(['2B', '10A', '9A']);
    expect(await inOrder('BLOCKED_AT', true)).toEqual(['9A', '10A', '2B']);
    expect(await inOrder('BLOCKED_AT')).toEqual(['2B', '10A', '9A']);
  });

  test.each([
    ['choir_ reap siem', ['9A', '10A', '2B']],
    ['សៀមរាប choir', ['9A', '10A', '2B']],
    ['choir 10a', ['10A']],
    ['100% choir', ['9A', '10A', '2B']],
    ['100_ choir', []],
    ['choir vientiane', []],
    ['choir\0', ['9A', '10A', '2B']],
  ])('is searched by all words of a line, a seat and a reason: %j', async (text, seats) => {
    expect(await seatsFound({ text })).toEqual(seats);
  });

  test('ends with a day where one is named, and shows nobody more than his scope has', async () => {
    expect(await seatsFound({ text: 'choir', until: DAY })).toEqual(['9A', '10A']);
    expect(await seatsFound({ text: 'choir', from: LATER, until: LATER })).toEqual(['2B']);
    expect(await seatsFound({ text: 'choir', order: 'BLOCKED_AT' }, keeper('8'))).toEqual([]);
    const { errors } = await keeper().raw(asking.list, { text: 'x'.repeat(201) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'filter.text' }] });
  });
});

describe('many at once', () => {
  const standing = async (departure: Departure) => {
    const { blocks } = await keeper().ask<SeenBlocks>(asking.seats, { id: scheduleOf(departure), date: DAY });
    return blocks.map(({ seatNumber }) => seatNumber);
  };
  const blocked = async (departure: Departure, seats: string[], more: object = {}) => {
    const { blocks } = await keeper().ask<SeenBlocks>(asking.block, wish(departure, seats, more));
    return blocks.map(({ id }) => id);
  };

  test('are freed, those that are chosen or all that the list finds, within reach; and blocked again as they were', async () => {
    const departure = world.aDeparture();
    const ids = await blocked(departure, ['1A', '1B', '1C'], { reason: 'A wedding' });
    expect(await keeper('8').ask(many.free, { filter: { text: 'wedding' } })).toMatchObject({
      doneCount: 0,
      failed: [],
    });
    expect(await keeper('8').ask(many.free, { ids })).toMatchObject({
      failed: ids.map((id) => ({ id, code: 'RECORD_NOT_FOUND' })),
    });
    expect(await keeper().ask(many.free, { ids: [ids[0]] })).toMatchObject({ state: 'DONE', changedCount: 1 });
    expect(await keeper().ask(many.free, { ids: [ids[0]] })).toMatchObject({ doneCount: 1, changedCount: 0 });
    expect(await standing(departure)).toEqual(['1B', '1C']);
    const { id } = await keeper().ask<{ id: string }>(many.free, { filter: { text: 'wedding' } });
    expect(await standing(departure)).toEqual([]);
    // Who has one meanwhile keeps it.
    await world.aTraveller().holds(departure.leg(), [seat('1B')]);
    expect(await keeper().ask(many.undo, { id })).toMatchObject({
      state: 'UNDONE',
      undoneCount: 1,
      failed: [
        {
          id: ids[1],
          name: `1B, Phnom Penh – Siem Reap, ${DAY}`,
          code: 'SEATS_NOT_FREE',
          facts: { seats: ['1B'], dates: [DAY] },
        },
      ],
    });
    expect(await standing(departure)).toEqual(['1C']);
    const said = `select reason, freed_by_id::text as "freedBy" from seat_block where seat_no = '1C' and route_schedule_id = $1
      order by id`;
    expect(await world.rows(said, [scheduleOf(departure)])).toEqual([
      { reason: 'A wedding', freedBy: '47' },
      { reason: 'A wedding', freedBy: null },
    ]);
  });

  test('that are kept for some are kept so again, but where they are kept otherwise by now', async () => {
    const departure = world.aDeparture();
    const ids = await blocked(departure, ['1A', '1B'], { closedTo: ['WEB'] });
    const { id } = await keeper().ask<{ id: string }>(many.free, { ids });
    await blocked(departure, ['1A'], { closedTo: ['API'] });
    expect(await keeper().ask(many.undo, { id })).toMatchObject({
      undoneCount: 1,
      failed: [{ id: ids[0], code: 'SEATS_NOT_FREE' }],
    });
    const kept = `select b.seat_no as seat, b.closed_to as "closedTo", c.state from seat_block b join seat_claim c on c.id = b.claim_id
      where b.freed_at is null and b.route_schedule_id = $1 order by b.seat_no`;
    expect(await world.rows(kept, [scheduleOf(departure)])).toEqual([
      { seat: '1A', closedTo: ['API'], state: 'released' },
      { seat: '1B', closedTo: ['WEB'], state: 'released' },
    ]);
  });

  test('beside a passenger are freed and blocked again with all their parts', async () => {
    const departure = world.aDeparture();
    await world.aTraveller().buys(departure.leg(1, 2), [seat('1A')]);
    const { blocks } = await keeper().ask<SeenBlocks>(
      `mutation ($id: ID!, $from: LocalDate!) { answer: blockSeats(routeScheduleId: $id, from: $from, seats: ["1A"],
        reason: "Torn", aroundPassengers: true) { ... on SeatBlocks { blocks { ${BLOCK} ids } } } }`,
      { id: scheduleOf(departure), from: DAY },
    );
    const parts = async () =>
      (
        await world.rows('select 1 from seat_block where freed_at is null and route_schedule_id = $1', [
          scheduleOf(departure),
        ])
      ).length;
    expect(await parts()).toBe(2);
    const { id } = await keeper().ask<{ id: string }>(many.free, { ids: blocks.map((block) => block.id) });
    expect(await parts()).toBe(0);
    expect(await keeper().ask(many.undo, { id })).toMatchObject({ state: 'UNDONE', undoneCount: 1, failed: [] });
    expect(await parts()).toBe(2);
    expect(await standing(departure)).toEqual(['1A']);
  });
});

describe('a seat that is kept for some', () => {
  const agency = (agencyId: string): Traveller =>
    world.aUser({ userId: `8${agencyId}`, roleId: 2, agencyId, grants: { 'booking.create': 'agency' } });
  const counter = (): Traveller =>
    world.aUser({ userId: '57', roleId: 5, operatorId: '7', grants: { 'booking.create': 'branch' } });

  test('is sold through the channels that are left, and is shown as blocked to the others', async () => {
    const departure = world.aDeparture({ rows: 2 });
    const closed = { closedTo: ['WEB', 'API'] };
    const { blocks } = await keeper().ask<SeenBlocks>(asking.block, wish(departure, ['1A', '1B'], closed));
    expect(await world.aTraveller().isRefused(departure.leg(1, 2), [seat('1A')])).toMatchObject({
      code: 'SEATS_TAKEN',
      facts: { seats: ['1A'] },
    });
    const seen = await keeper().ask<SeenSeats>(asking.seats, { id: scheduleOf(departure), date: DAY });
    expect(stateOf(seen, '1A')).toBe('BLOCKED');
    const { leg } = departure.facts;
    const ride = {
      __typename: 'JourneyLeg',
      id: departure.leg(),
      routeScheduleId: leg.routeScheduleId,
      date: leg.date,
      boardingPosition: 0,
      dropOffPosition: 4,
      vehicle: {
        id: '1',
        seatCount: leg.vehicle.seatCount,
        seatLayout: { id: '1', floors: 1, seats: leg.vehicle.seatLayout.seats },
      },
    };
    const query = `query ($r: [_Any!]!) { answer: _entities(representations: $r) {
      ... on JourneyLeg { freeSeats seatMap { seats { number state } } } } }`;
    const seenBy = async (viewer: Traveller) => {
      const [found] = await viewer.ask<(Pick<SeenSeats, 'seatMap'> & { freeSeats: number })[]>(query, { r: [ride] });
      return [leg.vehicle.seatCount - found!.freeSeats, stateOf(found!, '1A')];
    };
    expect(await seenBy(world.aTraveller())).toEqual([2, 'BLOCKED']);
    expect(await seenBy(counter())).toEqual([0, 'AVAILABLE']);
    await counter().holds(departure.leg(), [seat('1A')]);
    expect(await world.aTraveller().isRefused(departure.leg(), [seat('1B')])).toMatchObject({ code: 'SEATS_TAKEN' });
    await keeper().ask(asking.free, { ids: blocks.map(({ id }) => id) });
    await world.aTraveller().holds(departure.leg(), [seat('1B')]);
  });

  test('of an agency is its own quota, and whoever blocks reads its name; nothing is kept for one that does not sell', async () => {
    const departure = world.aDeparture();
    world.users.agencies.set('3', 0);
    const unknown = await keeper().raw(asking.block, wish(departure, ['1A'], { agencyId: '5' }));
    expect(unknown.errors?.[0]?.extensions['fields']).toEqual([{ path: 'agencyId', code: 'UNKNOWN' }]);
    await keeper().ask(asking.block, wish(departure, ['1A', '1B'], { agencyId: '3' }));
    for (const other of [world.aTraveller(), agency('4'), counter()])
      expect(await other.isRefused(departure.leg(), [seat('1A')])).toMatchObject({ code: 'SEATS_TAKEN' });
    const named = `query ($id: ID!, $date: LocalDate!) { answer: departureSeats(routeScheduleId: $id, date: $date) {
      blocks { agencyId agency { id } } } }`;
    expect(await keeper().ask(named, { id: scheduleOf(departure), date: DAY })).toMatchObject({
      blocks: [{ agencyId: '3', agency: { id: '3' } }, { agencyId: '3' }],
    });
    await agency('3').holds(departure.leg(), [seat('1A')]);
    expect(await agency('3').isRefused(departure.leg(), [seat('1A')])).toMatchObject({ code: 'SEATS_TAKEN' });
  });

  test('stays so when it is asked for again; otherwise it is freed first', async () => {
    const departure = world.aDeparture();
    const ask = (more: object) => keeper().ask<SeenBlocks & SeenRefusal>(asking.block, wish(departure, ['1A'], more));
    const first = await ask({ closedTo: ['WEB', 'API'] });
    expect(await ask({ closedTo: ['API', 'WEB'] })).toEqual({ ...first, made: [] });
    for (const more of [{}, { closedTo: ['WEB'] }, { agencyId: '3' }])
      expect(await ask(more)).toMatchObject({ code: 'SEATS_NOT_FREE', facts: { seats: ['1A'] } });
    expect(await ask({ seats: ['1B'] })).toMatchObject({ blocks: [{ seatNumber: '1A' }, { seatNumber: '1B' }] });
    expect(await ask({ seats: ['1B'], agencyId: '3' })).toMatchObject({ code: 'SEATS_NOT_FREE' });
  });

  test('closed and bought at the same moment: a buyer it is closed to has it only where it is not closed', async () => {
    const departure = world.aDeparture();
    const numbers = ['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A'];
    const won = await Promise.all(
      numbers.map(async (number) => {
        const [blocked, refused, again] = await Promise.all([
          keeper().ask<SeenBlocks | SeenRefusal>(asking.block, wish(departure, [number], { closedTo: ['WEB'] })),
          world.aTraveller().isRefused(departure.leg(), [seat(number)]),
          keeper().ask<SeenBlocks | SeenRefusal>(asking.block, wish(departure, [number], { closedTo: ['WEB'] })),
        ]);
        return [!('code' in blocked) || !('code' in again), refused === undefined];
      }),
    );
    for (const [byStaff, byTraveller] of won) expect(byStaff).toBe(!byTraveller);
    const { blocks } = await keeper().ask<SeenSeats>(asking.seats, { id: scheduleOf(departure), date: DAY });
    expect(new Set(blocks.map(({ seatNumber }) => seatNumber)).size).toBe(blocks.length);
  });
});
