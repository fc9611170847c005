import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import type { Line, LineTiming } from '../src/line/line.rules.js';
import { aLine, aSchedule, aStop, aTiming } from '../src/line/line.fixture.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const towns = ['phnom-penh', 'kep', 'kampot'].map((slug) => market.place(slug, { names: { en: slug } }));
const [from, by, to] = towns.map((town, at) => market.stop(town, ['Central', 'Crab market', 'Old bridge'][at]!));
const [mekong, other, lao] = [
  market.operator('mekong'),
  market.operator('other'),
  market.operator('lao', { countryCode: 'LA' }),
];
const [theirs, mine] = [
  market.stop(towns[2]!, 'Their yard', { operatorId: other }),
  market.stop(towns[2]!, 'Our yard', { operatorId: mekong }),
];
for (const code of ['rest-stop', 'border-help', 'water'])
  market.rows.amenities.push({
    id: String(market.rows.amenities.length + 1),
    code,
    names: { en: code },
    icon: code,
  });
market.rows.tripInfos.push(
  { id: '1', code: 'night-ride', names: { en: 'Night ride' } },
  { id: '2', code: 'non-stop', names: { en: 'Non-stop' } },
);
const [bus, ferry] = [market.vehicle('BUS'), market.vehicle('FERRY')];

let sold: { routeScheduleId: string; date: string; seats: string[]; bookings: number }[] = [];
/** Ways that have a price, as pricing looks them up; the day does not matter. */
let priced: string[] = [];
const neighbours: Record<string, Transport> = {
  pricing: {
    send: ({ variables }) => {
      const has = (offers: string[]) => offers.some((offer) => priced.some((way) => offer.endsWith(`.${way}`)));
      const lowestFares = (variables!['offers'] as string[][]).map((offers) =>
        has(offers) ? { amount: 500, currency: 'USD' } : null,
      );
      return Promise.resolve({ data: { lowestFares } });
    },
  },
  users: {
    send: ({ variables }) => Promise.resolve({ data: { colleague: { name: `User ${String(variables!['userId'])}` } } }),
  },
  booking: {
    send: ({ variables }) => {
      const {
        routeScheduleIds,
        from: first,
        until,
      } = variables as Record<'from' | 'until', string | null> & {
        routeScheduleIds: string[];
      };
      const isAsked = ({ routeScheduleId, date }: (typeof sold)[number]) =>
        routeScheduleIds.includes(routeScheduleId) && date >= first! && (until == null || date <= until);
      return Promise.resolve({ data: { soldDepartures: sold.filter(isAsked) } });
    },
  },
};
let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market, { neighbours });
});
beforeEach(() => {
  sold = [];
  priced = [];
});
afterAll(() => catalogue.close());

const OF_LINE = `id version operatorId names { en km } transportType localCountryCode distanceKm amenityIds tripInfoIds
  stops { id stopId travelTime boardingStop dropOffStop currentStatus }
  timings { id allowPickup routeBranchId blockingHoursFrom blockingHoursTo blockBefore
    connectingRouteIds connectingOperatorId
    stops { arrivalTime departureTime stopName { en km } }
    schedules { id daysOfWeek vehicleTypeId hasPassengerTypePricing disabled blockBefore blockingFrom blockingTo
      allowMaleNextToFemale specificNote { en } routeBranchId allowFrom1 allowTo1 allowFrom2 allowTo2 routeForUser } }`;
const RESULT = `{ __typename ... on Line { ${OF_LINE} } ... on Refused { code facts } }`;
const asking = {
  one: `query ($id: ID!) { answer: line(id: $id) { ${OF_LINE} } }`,
  list: `query ($filter: LineFilterInput) { answer: lines(filter: $filter) { total rows { id name transportType
    fromNames { en } toNames { en } timings onSale connects } } }`,
  stops: `query ($operatorId: ID!, $text: String!) { answer: lineStops(operatorId: $operatorId, text: $text) { id names { en } } }`,
  kept: `query ($id: ID!) { answer: lineKeptDepartures(id: $id) { routeScheduleId date departureTime seats bookings
    instead { routeScheduleId departureTime } } }`,
  touched: `query ($of: SoldOf! = LINES, $ids: [ID!], $filter: SoldFilter, $from: LocalDate, $until: LocalDate) {
    answer: comingSold(of: $of, ids: $ids, filter: $filter, from: $from, until: $until) { departures seats bookings
    touched { routeScheduleId date departureTime seats bookings operatorId lineNames { en } } } }`,
  vehicles: `query ($operatorId: ID!) { answer: lineVehicles(operatorId: $operatorId) { id transportType seats } }`,
  needs: `query ($id: ID!) { answer: lineNeeds(id: $id) }`,
  days: `query ($id: ID!) { answer: lineDepartures(id: $id) { date notOnSaleReason leg { routeScheduleId boarding { time } dropOff { time } } } }`,
  add: `mutation ($input: LineInput!) { answer: createLine(input: $input) ${RESULT} }`,
  edit: `mutation ($id: ID!, $version: Int!, $input: LineInput!, $disable: Boolean! = false) {
    answer: updateLine(id: $id, version: $version, input: $input, disable: $disable) ${RESULT} }`,
};
type Saved = Line & { id: string; version: number; code?: string; facts?: object; fields?: string[] };

const clerk = staff('operator', { operatorId: mekong });
async function ask<T = Saved>(document: string, variables: object = {}, viewer = clerk): Promise<T> {
  const { data, errors } = await catalogue.run<{ answer: T }, object>(document, variables, viewer);
  if (errors === undefined) return data!.answer;
  const { code, fields } = errors[0]!.extensions as { code: string; fields?: { path: string; code: string }[] };
  return { code, fields: fields?.map((field) => `${field.path} ${field.code}`) } as T;
}
const CLOCKS = ['07:30', '09:00', '10:30'];
const line = (more: Partial<Line> = {}): Line =>
  aLine({
    operatorId: mekong,
    stops: [aStop(from!, 0), aStop(by!, 90), aStop(to!, 180)],
    timings: [aTiming(CLOCKS, { schedules: [aSchedule({ vehicleTypeId: bus })] })],
    ...more,
  });
const add = (more: Partial<Line> = {}, viewer = clerk): Promise<Saved> =>
  ask(asking.add, { input: line(more) }, viewer);
const inputOf = ({ id: _, version: _version, ...saved }: Saved): Line => {
  const { __typename: _typename, ...input } = saved as Saved & { __typename?: string };
  return input;
};
const edit = (saved: Saved, more: Partial<Line>, disable = false, viewer = clerk): Promise<Saved> =>
  ask(asking.edit, { id: saved.id, version: saved.version, input: { ...inputOf(saved), ...more }, disable }, viewer);
const scheduleId = (saved: Saved): string => saved.timings[0]!.schedules[0]!.id!;

test('a line from nothing is found by the next search, on the days it is driven', async () => {
  const saved = await add();
  expect(saved).toMatchObject({
    version: 1,
    operatorId: mekong,
    timings: [{ stops: [{ departureTime: '07:30' }, {}, {}] }],
  });
  await catalogue.subgraph.services.catalogue.settled();
  const search = `{ searchJourneys(from: "phnom-penh", to: "kampot", date: "2026-11-21", passengers: 1) {
    journeys { departureTime arrivalTime legs { routeId } } } }`;
  const { data } = await catalogue.run<{ searchJourneys: { journeys: object[] } }, object>(search);
  expect(data!.searchJourneys.journeys).toEqual([
    {
      departureTime: '2026-11-21T07:30:00+07:00',
      arrivalTime: '2026-11-21T10:30:00+07:00',
      legs: [{ routeId: saved.id }],
    },
  ]);
  expect(await ask(asking.one, { id: saved.id })).toMatchObject({ id: saved.id, names: { en: 'Phnom Penh – Kampot' } });
});

test('what stays keeps its ids: stops in another order, a timing more, a schedule less', async () => {
  const saved = await add({
    timings: [
      aTiming(CLOCKS, {
        schedules: [aSchedule({ vehicleTypeId: bus }), aSchedule({ vehicleTypeId: bus, disabled: true })],
      }),
      aTiming(['20:00', '23:30', '01:00'], { schedules: [aSchedule({ vehicleTypeId: bus })] }),
    ],
  });
  const [first, second, third] = saved.stops;
  const [morning, night] = saved.timings as (LineTiming & { id: string })[];
  const changed = await edit(saved, {
    stops: [{ ...third!, travelTime: 0 }, { ...first!, travelTime: 10 }, second!],
    timings: [
      { ...night!, blockBefore: 60 },
      { ...morning!, schedules: [morning!.schedules[1]!] },
      aTiming(['05:00', '06:00', '07:00'], { schedules: [] }),
    ],
  });
  expect(changed.version).toBe(2);
  expect(changed.stops.map(({ id }) => id)).toEqual([third!.id, first!.id, second!.id]);
  expect(changed.timings.map(({ id }) => id)).toEqual([expect.any(String), morning!.id, night!.id]);
  expect(changed.timings[1]!.schedules.map(({ id }) => id)).toEqual([morning!.schedules[1]!.id]);
  expect(await edit(changed, {})).toEqual(changed);
  expect(await edit(changed, { distanceKm: 7 })).toMatchObject({ ...changed, distanceKm: 7, version: 3 });
  const kept = `select count(*)::int as count from timing_stop where same_day_arrival = false and route_timing_id = $1`;
  expect(await catalogue.outside.rows(kept, [night!.id])).toEqual([{ count: 1 }]);
});

test('a change is taken back: the line is as it was, and what was gone has its old ids; of another line none', async () => {
  const driven = [aSchedule({ vehicleTypeId: bus }), aSchedule({ vehicleTypeId: bus, daysOfWeek: [6] })];
  const night = aTiming(['20:00', '23:30', '01:00'], { schedules: [aSchedule({ vehicleTypeId: bus })] });
  const saved = await add({ timings: [aTiming(CLOCKS, { schedules: driven }), night], amenityIds: ['1'] });
  const [morning] = saved.timings;
  const [first, , last] = saved.stops;
  const changed = await edit(saved, {
    names: { en: 'Another name' },
    amenityIds: ['2'],
    stops: [first!, last!],
    timings: [{ ...aTiming(['08:30', '10:30']), id: morning!.id!, schedules: [morning!.schedules[1]!] }],
  });
  expect(changed).toMatchObject({ version: 2, timings: [{ id: morning!.id }] });
  const back = await edit({ ...saved, version: 2 }, {});
  expect(back).toEqual({ ...saved, version: 3 });
  expect(await ask(asking.one, { id: saved.id })).toMatchObject({ ...inputOf(back), version: 3 });
  const another = await add();
  expect((await edit(another, { timings: saved.timings })).fields).toContain('timings.0.id UNKNOWN');
  await edit(back, { timings: [saved.timings[0]!] });
  expect((await edit(another, { timings: [saved.timings[1]!] })).fields).toContain('timings.0.id UNKNOWN');
});

test('a schedule that is brought back still knows in whose place it is sold', async () => {
  const saved = await add({ timings: [aTiming(CLOCKS, { schedules: [aSchedule({ vehicleTypeId: bus })] })] });
  const { id } = saved.timings[0]!.schedules[0]!;
  const insteadOf = async () =>
    (
      await catalogue.outside.rows<{ id: string }>(
        'select instead_of_id::text as id from route_schedule where id = $1',
        [id],
      )
    )[0]?.id;
  await catalogue.outside.change('update route_schedule set instead_of_id = 7 where id = $1', [id]);
  const gone = await edit(saved, { timings: [] });
  expect(await insteadOf()).toBeUndefined();
  await edit({ ...saved, version: gone.version }, {});
  expect(await insteadOf()).toBe('7');
});

test('a saved line is read once to be changed, and once to be answered', async () => {
  const saved = await add();
  const statements = await statementsOf(() => edit(saved, { names: { en: 'Read once' } }));
  expect(statements.filter((statement) => statement.includes('from route r join operator o'))).toHaveLength(2);
});

test('what nobody changed is not written again', async () => {
  const saved = await add();
  const entries = () =>
    catalogue.outside.rows(
      `select entity from audit_entry where action <> 'insert' and (of_id = $1 or row_id = $1) order by id`,
      [saved.id],
    );
  const before = await entries();
  await edit(saved, { names: { en: 'Another name' } });
  expect((await entries()).slice(before.length)).toEqual([{ entity: 'Route' }]);
});

test('its amenities are a set that travellers see; a change that leaves them out leaves them', async () => {
  const saved = await add({ names: { en: 'With water' }, amenityIds: ['3', '1', '3'] });
  expect(saved.amenityIds).toEqual(['1', '3']);
  const changed = await edit(saved, { amenityIds: ['3', '2'] });
  expect(changed.amenityIds).toEqual(['2', '3']);
  const { amenityIds: _, ...others } = inputOf(changed);
  const left: Saved = await ask(asking.edit, {
    id: saved.id,
    version: changed.version,
    input: { ...others, distanceKm: 7 },
  });
  expect(left).toMatchObject({ version: 3, amenityIds: ['2', '3'] });
  expect((await edit(left, { amenityIds: ['3', '98', '99'] })).fields).toEqual(['amenityIds UNKNOWN']);
  await catalogue.subgraph.services.catalogue.settled();
  const { data } = await catalogue.run<{ routeAmenities: { routeId: string; amenity: { code: string } }[] }, object>(
    '{ routeAmenities { routeId amenity { code } } }',
  );
  const seen = data!.routeAmenities.flatMap(({ routeId, amenity }) => (routeId === saved.id ? amenity.code : []));
  expect(seen.sort()).toEqual(['border-help', 'water']);
  const entries = await catalogue.outside.rows<{ action: string }>(
    `select action from audit_entry where entity = 'RouteAmenity' and of_id = $1 order by id`,
    [saved.id],
  );
  expect(entries.map(({ action }) => action).sort()).toEqual(['delete', 'insert', 'insert', 'insert']);
});

test('its kinds of ride are a set that travellers see on its journeys', async () => {
  const saved = await add({ names: { en: 'By night' }, tripInfoIds: ['2', '1', '2'] });
  expect(saved.tripInfoIds).toEqual(['1', '2']);
  const changed = await edit(saved, { tripInfoIds: ['2'] });
  const { tripInfoIds: _, ...others } = inputOf(changed);
  const left: Saved = await ask(asking.edit, {
    id: saved.id,
    version: changed.version,
    input: { ...others, distanceKm: 7 },
  });
  expect(left).toMatchObject({ version: 3, tripInfoIds: ['2'] });
  expect((await edit(left, { tripInfoIds: ['2', '98', '99'] })).fields).toEqual(['tripInfoIds UNKNOWN']);
  const many = Array.from({ length: 21 }, (_, n) => String(n + 1));
  expect((await edit(left, { tripInfoIds: many })).fields).toEqual([expect.stringMatching(/^tripInfoIds /)]);
  await catalogue.subgraph.services.catalogue.settled();
  const search = `{ searchJourneys(from: "phnom-penh", to: "kampot", date: "2026-11-21", passengers: 1) {
    journeys { legs { routeId tripInfos { code name } } } } }`;
  type Found = { searchJourneys: { journeys: { legs: { routeId: string; tripInfos: object[] }[] }[] } };
  const { data } = await catalogue.run<Found, object>(search);
  const legs = data!.searchJourneys.journeys.flatMap((journey) => journey.legs);
  expect(legs.find(({ routeId }) => routeId === saved.id)!.tripInfos).toEqual([{ code: 'non-stop', name: 'Non-stop' }]);
});

describe('vehicles that wait', () => {
  const beyond = market.stop(market.place('koh-kong', { names: { en: 'koh-kong' } }), 'Pier');
  const onward = (operatorId: string): Partial<Line> => ({
    operatorId,
    names: { en: `On to Koh Kong ${operatorId}` },
    stops: [aStop(to!, 0), aStop(beyond, 60)],
    timings: [aTiming(['10:45', '11:45'], { schedules: [aSchedule({ vehicleTypeId: bus })] })],
  });
  const changes = async () => {
    await catalogue.subgraph.services.catalogue.settled();
    const search = `{ searchJourneys(from: "phnom-penh", to: "koh-kong", date: "2026-11-21", passengers: 1) {
      journeys { id legs { routeId } } } }`;
    type Found = { searchJourneys: { journeys: { id: string; legs: { routeId: string }[] }[] } };
    return (await catalogue.run<Found, object>(search)).data!.searchJourneys.journeys;
  };
  const named = (saved: Saved, more: Partial<LineTiming>) => ({ timings: [{ ...saved.timings[0]!, ...more }] });

  test('make a change of a quarter of an hour work, in search and on the journey itself', async () => {
    const [first, second] = [await add({ names: { en: 'Who is awaited' } }), await add(onward(mekong))];
    expect(await changes()).toEqual([]);
    const changed = await edit(first, named(first, { connectingRouteIds: [second.id] }));
    expect(changed.timings[0]).toMatchObject({ connectingRouteIds: [second.id], connectingOperatorId: null });
    const [journey] = await changes();
    expect(journey!.legs.map(({ routeId }) => routeId)).toEqual([first.id, second.id]);
    const one = await catalogue.run<object, object>(`{ journey(id: "${journey!.id}") { legs { routeId } } }`);
    expect(one.data).toMatchObject({ journey: { legs: journey!.legs } });
    type Page = { rows: { id: string; connects: boolean }[] };
    const { rows } = await ask<Page>(asking.list, { filter: { connects: true } });
    expect(rows).toMatchObject([{ id: first.id, connects: true }]);
    expect((await edit(changed, named(changed, { connectingRouteIds: [] }))).timings[0]).toMatchObject({
      connectingRouteIds: [],
    });
    expect(await changes()).toEqual([]);
  });

  test('are promised by whose they are: for those of another operator the platform speaks', async () => {
    const admin = staff('all');
    const [first, theirLine] = [await add(), await add(onward(other), admin)];
    const promise = named(first, { connectingRouteIds: [theirLine.id, '999'], connectingOperatorId: other });
    expect((await edit(first, promise)).fields).toEqual(['timings.0.connectingOperatorId NOT_YOURS']);
    expect((await edit(first, promise, false, admin)).fields).toEqual(['timings.0.connectingRouteIds UNKNOWN']);
    const unsaid = named(first, { connectingRouteIds: [theirLine.id] });
    expect((await edit(first, unsaid)).fields).toEqual(['timings.0.connectingRouteIds UNKNOWN']);
    const said = named(first, { connectingRouteIds: [theirLine.id], connectingOperatorId: other });
    const changed = await edit(first, said, false, admin);
    // What the platform said stays where its operator changes something else.
    expect(await edit(changed, { names: { en: 'Another name' } })).toMatchObject({
      timings: [{ connectingRouteIds: [theirLine.id], connectingOperatorId: other }],
    });
    const many = Array.from({ length: 21 }, (_, n) => String(n + 1));
    expect((await edit(changed, named(changed, { connectingRouteIds: many }))).fields).toEqual([
      'timings.0.connectingRouteIds ARRAY_MAX_SIZE',
    ]);
  });
});

describe('a stop has a name of its own on one timing', () => {
  const gate = { en: 'Gate 4', km: 'ច្រក ៤' };
  const withName = (saved: Saved, at: number, stopName: Line['names'] | null | undefined) => ({
    timings: saved.timings.map((timing) => ({
      ...timing,
      stops: timing.stops.map((clocks, of) => (of === at ? { ...clocks, stopName } : clocks)),
    })),
  });
  /** What an author says who knows nothing of such names. */
  const unsaid = ({ timings }: Saved) => ({
    timings: timings.map((timing) => ({
      ...timing,
      stops: timing.stops.map(({ arrivalTime, departureTime }) => ({ arrivalTime, departureTime })),
    })),
  });
  const namesOf = ({ timings }: Saved) => timings[0]!.stops.map(({ stopName }) => stopName?.en ?? null);
  const named = async () => {
    const saved = await add({ names: { en: 'By gates' } });
    return edit(saved, withName(saved, 1, gate));
  };

  test('which travellers read, and which goes when it is emptied', async () => {
    const saved = await named();
    expect(saved.timings[0]!.stops.map(({ stopName }) => stopName)).toEqual([null, gate, null]);
    await catalogue.subgraph.services.catalogue.settled();
    const search = `{ searchJourneys(from: "phnom-penh", to: "kep", date: "2026-11-21", passengers: 1) {
      journeys { legs { routeId dropOff { stop { name } } } } } }`;
    type Found = {
      searchJourneys: { journeys: { legs: { routeId: string; dropOff: { stop: { name: string } } }[] }[] };
    };
    const { data } = await catalogue.run<Found, object>(search);
    const legs = data!.searchJourneys.journeys.flatMap((journey) => journey.legs);
    expect(legs.find(({ routeId }) => routeId === saved.id)!.dropOff.stop.name).toBe('Gate 4');
    expect(namesOf(await edit(saved, withName(saved, 1, null)))).toEqual([null, null, null]);
  });

  test('which follows its stop where nothing is said of it, and does not become another’s', async () => {
    const saved = await named();
    const [first, second, third] = saved.stops;
    const kept = await edit(saved, unsaid(saved));
    expect(namesOf(kept)).toEqual([null, 'Gate 4', null]);
    const order = [first!, { ...third!, travelTime: 90 }, { ...second!, travelTime: 180 }];
    const moved = await edit(kept, { stops: order, ...unsaid(kept) });
    expect(namesOf(moved)).toEqual([null, null, 'Gate 4']);
    const replaced = await edit(moved, { stops: [...moved.stops.slice(0, 2), aStop(mine, 180)], ...unsaid(moved) });
    expect(namesOf(replaced)).toEqual([null, null, null]);
  });

  test('in English where there is one in another language, and no longer than a stop’s', async () => {
    const saved = await named();
    const wrong = async (stopName: object) => (await edit(saved, withName(saved, 2, stopName as Line['names']))).fields;
    expect(await wrong({ en: '', km: 'ច្រក ៤' })).toEqual(['timings.0.stops.2.stopName.en REQUIRED']);
    expect(await wrong({ en: 'x'.repeat(101) })).toEqual(['timings.0.stops.2.stopName.en MAX_LENGTH']);
  });
});

test('all that is wrong is told at its place', async () => {
  const input = line({
    operatorId: other,
    stops: [aStop(from!, 0), aStop(theirs, 90), aStop('999', 180)],
    timings: [aTiming(CLOCKS, { routeBranchId: '999', schedules: [aSchedule({ vehicleTypeId: ferry })] })],
  });
  expect((await ask(asking.add, { input })).fields).toEqual(['operatorId UNKNOWN']);
  expect((await ask(asking.add, { input: { ...input, operatorId: mekong } })).fields).toEqual([
    'stops.2.stopId UNKNOWN',
    'timings.0.schedules.0.vehicleTypeId OTHER_TRANSPORT',
    'timings.0.routeBranchId UNKNOWN',
  ]);
  const back = line({ timings: [aTiming(['07:30', '07:00', '10:30'])] });
  expect((await ask(asking.add, { input: back })).fields).toEqual(['timings.0.stops.1.arrivalTime TIME_GOES_BACK']);
  const [saved, another] = [await add(), await add()];
  const strange = { timings: [{ ...saved.timings[0]!, id: another.timings[0]!.id! }] };
  expect((await edit(saved, strange)).fields).toEqual(['timings.0.id UNKNOWN']);
  expect((await edit(saved, { timings: [saved.timings[0]!, saved.timings[0]!] })).fields).toContain(
    'timings.1.id UNKNOWN',
  );
  expect((await edit(saved, { operatorId: other }, false, staff('all'))).fields).toEqual(['operatorId FIXED']);
});

test('everybody looks after his own', async () => {
  const saved = await add({ names: { en: 'Only ours' } });
  const theirClerk = staff('operator', { operatorId: other });
  expect(await ask(asking.one, { id: saved.id }, theirClerk)).toBeNull();
  expect(await ask(asking.days, { id: saved.id }, theirClerk)).toEqual([]);
  expect(await edit(saved, {}, false, theirClerk)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  expect(await ask(asking.stops, { operatorId: mekong, text: '' }, theirClerk)).toEqual([]);
  expect(await ask(asking.vehicles, { operatorId: mekong }, theirClerk)).toEqual([]);
  expect((await add({ operatorId: lao }, staff('country', { countryCode: 'KH' }))).fields).toEqual([
    'operatorId UNKNOWN',
  ]);
  expect(await edit(saved, { distanceKm: 7 }, false, staff('country', { countryCode: 'KH' }))).toMatchObject({
    version: 2,
  });
  const listed = async (filter: object, viewer = clerk) =>
    (await ask<{ rows: { name: string }[] }>(asking.list, { filter }, viewer)).rows.map(({ name }) => name);
  expect(await listed({ text: 'only' })).toEqual(['Only ours']);
  expect(await listed({ text: 'only' }, theirClerk)).toEqual([]);
  expect(await listed({ text: 'crab', transportType: 'BUS', onSale: true })).toContain('Only ours');
  expect(await listed({ onSale: false })).not.toContain('Only ours');
  for (const code of ['x', '0', '99999999999999999999']) expect(await ask(asking.one, { id: code })).toBeNull();
  expect(await ask(asking.list, {}, guest())).toMatchObject({ code: 'UNAUTHENTICATED' });
  // Support looks after the catalogue, and not after when vehicles are driven.
  const support = { ...staff('all'), grants: { 'catalogue.edit': 'all' as const } };
  expect(await ask(asking.list, {}, support)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await ask(asking.add, { input: line() }, support)).toMatchObject({ code: 'FORBIDDEN' });
});

test('a line is made of the operator’s stops before others, and of its vehicles and everybody’s', async () => {
  const stops = await ask<{ id: string }[]>(asking.stops, { operatorId: mekong, text: 'kampot' });
  expect(stops.map(({ id }) => id)).toEqual([mine, to, theirs]);
  const vehicles = await ask<object[]>(asking.vehicles, { operatorId: mekong });
  expect(vehicles).toContainEqual({ id: bus, transportType: 'BUS', seats: 2 });
});

test('of two who edit at once, one is told who was first; whatever of the line he changed', async () => {
  const saved = await add();
  const rename = (en: string) => edit(saved, { names: { en } });
  const answers = await Promise.all([rename('One'), rename('Two')]);
  expect(answers.map(({ code }) => code ?? 'saved').sort()).toEqual(['CHANGED_MEANWHILE', 'saved']);
  expect(answers.find(({ code }) => code)?.facts).toEqual({ by: 'User 9', at: '2026-11-20T03:00:00Z' });
});

test('the next 14 days are shown as a guest sees them, at once', async () => {
  const weekend = aSchedule({ vehicleTypeId: bus, daysOfWeek: [6, 7], allowFrom1: '2026-11-22' });
  const saved = await add({ timings: [aTiming(CLOCKS, { schedules: [weekend] })] });
  const days = await ask<{ date: string; notOnSaleReason: string | null }[]>(asking.days, { id: saved.id });
  expect(days.map(({ date, notOnSaleReason }) => [date, notOnSaleReason])).toEqual([
    ['2026-11-21', 'OUTSIDE_SEASON'],
    ['2026-11-22', null],
    ['2026-11-28', null],
    ['2026-11-29', null],
  ]);
  const removed = await edit(saved, { timings: [] });
  expect(await ask(asking.days, { id: removed.id })).toEqual([]);
});

describe('seats that somebody has', () => {
  const sell = (saved: Saved) =>
    (sold = [{ routeScheduleId: scheduleId(saved), date: '2026-11-21', seats: ['1A', '1B'], bookings: 1 }]);

  test('are not lost with a timing, a clock, a vehicle, a day or a stop', async () => {
    const saved = await add();
    sell(saved);
    const [timing] = saved.timings;
    const [schedule] = timing!.schedules;
    const refusal = { code: 'LINE_SOLD', facts: { departures: 1, seats: 2, keepable: true } };
    const dropped = await edit(saved, { timings: [] });
    expect(dropped).toMatchObject(refusal);
    expect(dropped.facts).toEqual(refusal.facts);
    expect(
      await edit(saved, { timings: [{ ...timing!, stops: aTiming(['07:45', '09:00', '10:30']).stops }] }),
    ).toMatchObject(refusal);
    expect(
      await edit(saved, { timings: [{ ...timing!, schedules: [{ ...schedule!, daysOfWeek: [1] }] }] }),
    ).toMatchObject(refusal);
    expect(await edit(saved, { stops: saved.stops.slice(0, 2), timings: [aTiming(['07:30', '09:00'])] })).toMatchObject(
      {
        code: 'LINE_SOLD',
        facts: { keepable: false },
      },
    );
    expect(
      await edit(saved, { timings: [{ ...timing!, schedules: [{ ...schedule!, daysOfWeek: [6] }] }] }),
    ).toMatchObject({ version: 2 });
  });

  test('stay beside the change where that is asked for; not beside other stops', async () => {
    const saved = await add();
    sell(saved);
    const [timing] = saved.timings;
    const changed = await edit(
      saved,
      { timings: [{ ...timing!, stops: aTiming(['08:00', '09:30', '11:00']).stops }] },
      true,
    );
    expect(
      changed.timings.map(({ stops, schedules }) => [
        stops[0]!.departureTime,
        schedules.map(({ disabled }) => disabled),
      ]),
    ).toEqual([
      ['07:30', [true]],
      ['08:00', [false]],
    ]);
    expect(changed.timings[0]).toMatchObject({ id: timing!.id, schedules: [{ id: scheduleId(saved) }] });
    const kept = {
      routeScheduleId: scheduleId(saved),
      date: '2026-11-21',
      departureTime: '07:30',
      seats: 2,
      bookings: 1,
      instead: { routeScheduleId: changed.timings[1]!.schedules[0]!.id, departureTime: '08:00' },
    };
    expect(await ask(asking.kept, { id: saved.id })).toEqual([kept]);
    expect(await ask(asking.kept, { id: saved.id }, staff('operator', { operatorId: other }))).toEqual([]);
    sell(changed);
    const shorter = changed.timings.map((one) => ({ ...one, stops: one.stops.slice(0, 2) }));
    expect(await edit(changed, { stops: changed.stops.slice(0, 2), timings: shorter }, true)).toMatchObject({
      code: 'LINE_SOLD',
    });
  });

  test('are offered what the change made of it, not another run as near; whatever is saved later', async () => {
    const saved = await add({
      timings: ['07:30', '08:30'].map((clock) =>
        aTiming([clock, '12:00', '13:00'], { schedules: [aSchedule({ vehicleTypeId: bus })] }),
      ),
    });
    const later = saved.timings[1]!.schedules[0]!.id!;
    sold = [{ routeScheduleId: later, date: '2026-11-21', seats: ['1A'], bookings: 1 }];
    const shifted = saved.timings.map((timing, at) => ({
      ...timing,
      stops: aTiming([['08:00', '09:00'][at]!, '12:30', '13:30']).stops,
    }));
    const changed = await edit(saved, { timings: shifted }, true);
    const offered = [{ departureTime: '08:30', instead: { departureTime: '09:00' } }];
    expect(await ask(asking.kept, { id: saved.id })).toMatchObject(offered);
    await edit(changed, { names: { en: 'Another name' } });
    expect(await ask(asking.kept, { id: saved.id })).toMatchObject(offered);
  });

  test('are told where a season or closed days take the sale away, with what is sold that day instead', async () => {
    const saved = await add({
      timings: ['07:30', '11:00'].map((clock) =>
        aTiming([clock, '12:00', '13:00'], { schedules: [aSchedule({ vehicleTypeId: bus })] }),
      ),
    });
    const id = saved.timings[0]!.schedules[0]!.id!;
    sold = ['2026-11-21', '2026-11-22'].map((date) => ({ routeScheduleId: id, date, seats: ['1A'], bookings: 1 }));
    const withDays = (days: object) => ({
      timings: saved.timings.map((timing, at) =>
        at > 0 ? timing : { ...timing, schedules: timing.schedules.map((schedule) => ({ ...schedule, ...days })) },
      ),
    });
    expect(await ask(asking.kept, { id: saved.id })).toEqual([]);
    const closed = await edit(saved, withDays({ blockingFrom: '2026-11-22', blockingTo: '2026-11-22' }));
    expect(await ask(asking.kept, { id: saved.id })).toMatchObject([
      { date: '2026-11-22', departureTime: '07:30', instead: { departureTime: '11:00' } },
    ]);
    await edit(closed, withDays({ allowFrom1: '2026-12-01', allowTo1: '2026-12-31' }));
    expect(await ask(asking.kept, { id: saved.id })).toMatchObject([{ date: '2026-11-21' }, { date: '2026-11-22' }]);
  });

  test('are nobody’s to move once their departure has left, nor moved to one that has', async () => {
    const saved = await add({
      timings: ['07:30', '10:01', '11:00'].map((clock) =>
        aTiming([clock, '12:00', '13:00'], {
          schedules: [aSchedule({ vehicleTypeId: bus, disabled: clock !== '11:00' })],
        }),
      ),
    });
    const today = { date: '2026-11-20', seats: ['1A'], bookings: 1 };
    sold = saved.timings.slice(0, 2).map(({ schedules }) => ({ routeScheduleId: schedules[0]!.id!, ...today }));
    expect(await ask(asking.kept, { id: saved.id })).toMatchObject([
      { departureTime: '10:01', instead: { departureTime: '11:00' } },
    ]);
  });

  test('are told before a line goes off sale as a whole: of what is on sale and has not left, to who looks after it', async () => {
    const at = (clock: string, disabled = false) =>
      aTiming([clock, '12:00', '13:00'], { schedules: [aSchedule({ vehicleTypeId: bus, disabled })] });
    const saved = await add({ timings: [at('07:30'), at('10:01'), at('11:00', true)] });
    sold = saved.timings.flatMap(({ schedules }) =>
      ['2026-11-20', '2026-11-21'].map((date) => ({
        ...{ routeScheduleId: schedules[0]!.id!, date },
        ...{ seats: ['1A', '1B'], bookings: 1 },
      })),
    );
    const told = { seats: 2, bookings: 1, operatorId: mekong, lineNames: { en: saved.names.en } };
    const [first, second] = saved.timings.map(({ schedules }) => schedules[0]!.id!);
    expect(await ask(asking.touched, { ids: [saved.id] })).toEqual({
      ...{ departures: 3, seats: 6, bookings: 3 },
      touched: [
        { routeScheduleId: first, date: '2026-11-21', departureTime: '07:30', ...told },
        { routeScheduleId: second, date: '2026-11-20', departureTime: '10:01', ...told },
        { routeScheduleId: second, date: '2026-11-21', departureTime: '10:01', ...told },
      ],
    });
    // All that a list finds, and nothing that is named in two ways.
    const named = { lines: { text: saved.names.en } };
    expect(await ask(asking.touched, { filter: named })).toMatchObject({ departures: 3 });
    expect(await ask(asking.touched, { filter: { lines: { text: 'Nowhere' } } })).toMatchObject({ departures: 0 });
    expect(await ask(asking.touched, { of: 'OPERATORS', filter: { operators: {} } })).toMatchObject({ departures: 3 });
    expect(await ask(asking.touched, { ids: [saved.id], filter: named })).toMatchObject({ code: 'BAD_USER_INPUT' });
    const filtered = [
      ['LINES', { operators: {} }],
      ['OPERATORS', named],
      ['LINES', { ...named, operators: {} }],
      ['STOPS', named],
      ['SCHEDULES', named],
      ['LINES', {}],
    ] as const;
    for (const [of, filter] of filtered)
      expect(await ask(asking.touched, { of, filter })).toMatchObject({ fields: ['filter FORM'] });
    expect(await ask(asking.touched, { filter: { ...named, operators: null } })).toMatchObject({ departures: 3 });
    const nobody = { departures: 0, seats: 0, bookings: 0, touched: [] };
    expect(await ask(asking.touched, { ids: [saved.id] }, staff('operator', { operatorId: other }))).toEqual(nobody);
    const branch = staff('branch', { operatorId: mekong, branchId: '1' });
    expect(await ask(asking.touched, { ids: [saved.id] }, branch)).toEqual(nobody);
    // An operator that goes offline, and a stop that moves: who was sold what is off sale now calls there, too.
    expect(await ask(asking.touched, { of: 'OPERATORS', ids: [mekong] })).toMatchObject({ departures: 3 });
    expect(await ask(asking.touched, { of: 'STOPS', ids: [saved.stops[1]!.stopId] })).toMatchObject({ departures: 5 });
    expect(await ask(asking.touched, { of: 'STOPS', ids: ['0', 'x'] })).toEqual(nobody);
    const closed = { of: 'SCHEDULES', ids: [second], from: '2026-11-21', until: '2026-11-21' };
    expect(await ask(asking.touched, closed)).toMatchObject({ departures: 1, touched: [{ date: '2026-11-21' }] });
  });

  test('are not asked for where a change takes nothing from them', async () => {
    const saved = await add();
    sell(saved);
    const [timing] = saved.timings;
    const off = { ...timing!, schedules: timing!.schedules.map((schedule) => ({ ...schedule, disabled: true })) };
    expect(await edit(saved, { timings: [off] })).toMatchObject({
      version: 2,
      timings: [{ schedules: [{ disabled: true }] }],
    });
  });
});

test('a line of many timings is written in as many statements as one of few', async () => {
  const many = Array.from({ length: 300 }, () => aTiming(CLOCKS, { schedules: [aSchedule({ vehicleTypeId: bus })] }));
  // The catalogue in memory is read again meanwhile, whenever that is, and logs it.
  const isOfLine = (statement: string) => /^\s*(?:insert(?! into cache_reload)|update|delete)/i.test(statement);
  const writes = async (more?: Partial<Line>) => (await statementsOf(() => add(more))).filter(isOfLine).length;
  expect(await writes({ timings: many })).toBe(await writes());
});

test('a line says what it still needs to be sold: times, days, a price; to nobody else', async () => {
  const needsOf = (saved: Saved, viewer = clerk) => ask<string[] | null>(asking.needs, { id: saved.id }, viewer);
  const bare = await add({ timings: [] });
  expect(await needsOf(bare)).toEqual(['TIMES', 'PRICE']);
  priced = [`${by}-${to}`];
  expect(await needsOf(bare)).toEqual(['TIMES']);
  const past = { vehicleTypeId: bus, allowFrom1: '2020-01-01', allowTo1: '2020-02-01' };
  expect(await needsOf(await add({ timings: [aTiming(CLOCKS, { schedules: [] })] }))).toEqual(['DAYS']);
  expect(await needsOf(await add({ timings: [aTiming(CLOCKS, { schedules: [aSchedule(past)] })] }))).toEqual([
    'DEPARTURES',
  ]);
  const whole = await add();
  expect(await needsOf(whole)).toEqual([]);
  expect(await needsOf(whole, staff('operator', { operatorId: other }))).toBeNull();
});
