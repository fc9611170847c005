import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { aLine, aSchedule, aStop, aTiming } from '../src/line/line.fixture.js';
import type { Line } from '../src/line/line.rules.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const [from, to] = ['phnom-penh', 'kampot'].map((slug) =>
  market.stop(market.place(slug, { names: { en: slug } }), slug),
);
const [mekong, other] = [market.operator('mekong'), market.operator('other')];
const [bus, van, boat] = [market.vehicle('BUS'), market.vehicle('BUS'), market.vehicle('FERRY')];

interface Seats {
  readonly routeScheduleId: string;
  readonly date: string;
  readonly seats: readonly string[];
  readonly bookings?: number;
}
let sold: readonly Seats[] = [];
let closed: readonly Seats[] = [];
const asked = (list: readonly Seats[], variables: Readonly<Record<string, unknown>>) => {
  const {
    routeScheduleIds,
    from: first,
    until,
  } = variables as Record<'from' | 'until', string | null> & {
    routeScheduleIds: string[];
  };
  return list.filter(
    ({ routeScheduleId, date }) =>
      routeScheduleIds.includes(routeScheduleId) && date >= first! && (until == null || date <= until),
  );
};

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market, {
    neighbours: {
      users: { send: () => Promise.resolve({ data: { colleague: { name: 'Sokha' } } }) },
      booking: {
        send: ({ variables = {} }) =>
          Promise.resolve({ data: { soldDepartures: asked(sold, variables), closedSeats: asked(closed, variables) } }),
      },
    },
  });
});
beforeEach(() => {
  [sold, closed] = [[], []];
});
afterAll(() => catalogue.close());

const OF_LINE = `id version operatorId names { en } transportType localCountryCode
  stops { id stopId travelTime boardingStop dropOffStop currentStatus }
  timings { id allowPickup blockBefore stops { arrivalTime departureTime }
    schedules { id daysOfWeek vehicleTypeId hasPassengerTypePricing disabled blockingFrom blockingTo
      allowMaleNextToFemale allowFrom1 allowTo1 allowFrom2 allowTo2 routeForUser } }`;
const WISH = '$id: ID!, $version: Int!, $input: LineInput!, $from: LocalDate';
const asking = {
  add: `mutation ($input: LineInput!) { answer: createLine(input: $input) { ... on Line { ${OF_LINE} } } }`,
  edit: `mutation (${WISH}, $keep: Boolean! = false) {
    answer: updateLine(id: $id, version: $version, input: $input, from: $from, disable: $keep) {
    ... on Line { ${OF_LINE} } ... on Refused { code } } }`,
  touched: `query (${WISH}) { answer: lineTouched(id: $id, version: $version, input: $input, from: $from) {
    ... on LineTouched { mustKeep keepable departures seats bookings touched { routeScheduleId date departureTime seats }
    byOperator { operatorId departures } }
    ... on Refused { code facts } } }`,
  kept: `query ($id: ID!) { answer: lineKeptDepartures(id: $id) { date departureTime instead { departureTime } } }`,
  calendar: `query ($id: ID!, $from: LocalDate!, $until: LocalDate!) {
    answer: lineCalendar(id: $id, from: $from, until: $until) { date departureTime seats runs closed } }`,
};
type Saved = Line & { id: string; version: number; code?: string; fields?: string[] };

const clerk = staff('operator', { operatorId: mekong });
const stranger = staff('operator', { operatorId: other });
async function ask<T = Saved>(document: string, variables: object, viewer = clerk): Promise<T> {
  const { data, errors } = await catalogue.run<{ answer: T }, object>(document, variables, viewer);
  if (errors === undefined) return data!.answer;
  const { code, fields } = errors[0]!.extensions as { code: string; fields?: { path: string; code: string }[] };
  return { code, fields: fields?.map((field) => `${field.path} ${field.code}`) } as T;
}
const CLOCKS = ['07:30', '10:30'];
const later = aTiming(['08:00', '11:00']).stops;
const add = (more: object = {}): Promise<Saved> => {
  const timings = [aTiming(CLOCKS, { schedules: [aSchedule({ vehicleTypeId: bus, ...more })] })];
  return ask(asking.add, { input: aLine({ operatorId: mekong, stops: [aStop(from!, 0), aStop(to!, 180)], timings }) });
};
/** The whole line with something of its only time changed. */
const wish = ({ id, version, ...input }: Saved, timing: object, schedule: object = {}) => ({
  ...{ id, version },
  input: {
    ...input,
    timings: input.timings.map((one) => ({
      ...one,
      ...timing,
      schedules: one.schedules.map((days) => ({ ...days, ...schedule })),
    })),
  },
});
const scheduleId = (saved: Saved): string => saved.timings[0]!.schedules[0]!.id!;
const sell = (saved: Saved, ...dates: string[]) =>
  (sold = dates.map((date) => ({ routeScheduleId: scheduleId(saved), date, seats: ['1A', '1B'], bookings: 1 })));
const DAY = '2026-12-01';
const clocksOf = ({ timings }: Saved) =>
  timings.map(({ stops, schedules }) => [
    stops[0]!.departureTime,
    ...schedules.map(({ allowFrom1, allowTo1 }) => `${allowFrom1 ?? ''}…${allowTo1 ?? ''}`),
  ]);
const starts = async (date: string): Promise<string[]> => {
  await catalogue.subgraph.services.catalogue.settled();
  const search = `query ($date: LocalDate!) { searchJourneys(from: "phnom-penh", to: "kampot", date: $date, passengers: 1) {
    journeys { departureTime legs { routeId } } } }`;
  const { data } = await catalogue.run<
    { searchJourneys: { journeys: { departureTime: string; legs: { routeId: string }[] }[] } },
    object
  >(search, { date });
  return data!.searchJourneys.journeys
    .filter(({ legs }) => legs[0]!.routeId === lineId)
    .map(({ departureTime }) => departureTime.slice(11, 16));
};
let lineId: string;

test('a change from a day on: the old times until the day before, the new ones from it, both found by travellers', async () => {
  const saved = await add();
  lineId = saved.id;
  sell(saved, '2026-11-21', DAY);
  const changed = await ask(asking.edit, { ...wish(saved, { stops: later }, { vehicleTypeId: van }), from: DAY });
  expect(clocksOf(changed)).toEqual([
    ['07:30', '…2026-11-30'],
    ['08:00', '2026-12-01…'],
  ]);
  expect(scheduleId(changed)).toBe(scheduleId(saved));
  expect([await starts('2026-11-30'), await starts(DAY)]).toEqual([['07:30'], ['08:00']]);
  // Who has a seat behind the day is driven as it was sold until he is moved, and told.
  expect(await ask(asking.kept, { id: saved.id })).toEqual([
    { date: DAY, departureTime: '07:30', instead: { departureTime: '08:00' } },
  ]);
});

test('days go to another time from a day on, and a time without days stays', async () => {
  const saved = await add();
  const [timing] = saved.timings;
  const bare = aTiming(['13:00', '16:00'], { schedules: [] });
  const { id, version, input } = wish(saved, {});
  const both = await ask(asking.edit, { id, version, input: { ...input, timings: [...input.timings, bare] } });
  const noon = both.timings[1]!;
  const moved = [
    { ...timing!, schedules: [] },
    { ...noon, stops: aTiming(['13:30', '16:30']).stops, schedules: timing!.schedules },
  ];
  const asked = { id, version: both.version, input: { ...input, timings: moved }, from: DAY };
  const changed = await ask(asking.edit, asked);
  expect(clocksOf(changed)).toEqual([
    ['07:30', '…2026-11-30'],
    ['13:30', '2026-12-01…'],
  ]);
  expect(changed.timings.map((one) => one.id)).toEqual([timing!.id, noon.id]);
  const emptied = { ...changed.timings[1]!, stops: aTiming(['14:00', '17:00']).stops, schedules: [] };
  const again = { id, version: changed.version, input: { ...input, timings: [changed.timings[0]!, emptied] } };
  expect(clocksOf(await ask(asking.edit, { ...again, from: '2026-12-10' }))).toEqual([
    ['07:30', '…2026-11-30'],
    ['13:30', '2026-12-01…2026-12-09'],
    ['14:00'],
  ]);
});

test('neighbours are told which times and schedules go on in place of which, through every change since', async () => {
  const followed = async () => {
    const rows = await catalogue.subgraph.database.rows<{ payload: { operatorId: string; schedules: object[] } }>(
      `select payload from outbox_event where type = 'schedules.followed' order by sequence`,
    );
    return rows.map(({ payload }) => payload);
  };
  const before = (await followed()).length;
  const saved = await add();
  const changed = await ask(asking.edit, { ...wish(saved, { stops: later }), from: DAY });
  const again = {
    ...changed,
    timings: [changed.timings[0]!, { ...changed.timings[1]!, stops: aTiming(CLOCKS).stops }],
  };
  const last = await ask(asking.edit, { ...wish(again, {}), from: '2026-12-10' });
  const inOrder = (rows: readonly { readonly id?: string | null }[]) =>
    rows.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b));
  const [first, second, third] = inOrder(last.timings.flatMap(({ schedules }) => schedules));
  const [morning, next, newest] = inOrder(last.timings);
  const of = { operatorId: mekong, savedById: clerk.kind === 'user' ? clerk.userId : null };
  const seated = (allowFrom1: string) => ({
    days: { daysOfWeek: [1, 2, 3, 4, 5, 6, 7], allowFrom1, allowTo1: null, allowFrom2: null, allowTo2: null },
    lastPosition: 1,
    seats: ['1A', '1B'],
  });
  expect((await followed()).slice(before)).toEqual([
    {
      ...of,
      timings: [{ routeTimingId: next, insteadOf: [morning] }],
      schedules: [{ routeScheduleId: second, insteadOf: [first], ...seated(DAY) }],
    },
    {
      ...of,
      timings: [{ routeTimingId: newest, insteadOf: [next, morning] }],
      schedules: [{ routeScheduleId: third, insteadOf: [second, first], ...seated('2026-12-10') }],
    },
  ]);
  await ask(asking.edit, wish(last, {}, { disabled: true }));
  expect(await followed()).toHaveLength(before + 2);
});

test('what is taken back stands as it stood, with its ids', async () => {
  const saved = await add();
  const changed = await ask(asking.edit, { ...wish(saved, { stops: later }), from: DAY });
  const { id, input } = wish(saved, {});
  const back = await ask(asking.edit, { id, version: changed.version, input });
  expect(back).toEqual({ ...saved, version: 3 });
});

test('a day that is over is refused, and other stops wait for no day', async () => {
  const saved = await add();
  const over = { ...wish(saved, { stops: later }), from: '2026-11-19' };
  const reversed = wish(saved, {});
  const stops = [
    { ...saved.stops[1]!, travelTime: 0 },
    { ...saved.stops[0]!, travelTime: 180 },
  ];
  for (const document of [asking.edit, asking.touched]) {
    expect(await ask(document, over)).toMatchObject({ fields: ['from PAST'] });
    const other = { ...reversed, input: { ...reversed.input, stops }, from: DAY };
    expect(await ask(document, other)).toMatchObject({ fields: ['from STOPS_AT_ONCE'] });
  }
});

test('what is wrong with a change from a day on is told where its author wrote it', async () => {
  const saved = await add();
  const { input, ...of } = wish(saved, { stops: later });
  const noon = aTiming(['12:00', '15:00'], { schedules: [aSchedule({ vehicleTypeId: '999' })] });
  const asked = { ...of, input: { ...input, timings: [...input.timings, noon] }, from: DAY };
  expect(await ask(asking.edit, asked)).toMatchObject({ fields: ['timings.1.schedules.0.vehicleTypeId UNKNOWN'] });
});

test('old times that stand beside too many new ones, or at another transport, are refused', async () => {
  const saved = await add();
  const [timing] = saved.timings;
  const { input, ...of } = wish(saved, {}, { vehicleTypeId: van });
  const days = Array.from({ length: 19 }, () => aSchedule({ vehicleTypeId: van }));
  const full = [{ ...timing!, schedules: [...input.timings[0]!.schedules, ...days] }];
  const asked = { ...of, input: { ...input, timings: full } };
  for (const document of [asking.edit, asking.touched])
    expect(await ask(document, { ...asked, from: DAY })).toMatchObject({ fields: ['from TOO_MANY_BESIDE'] });
  sell(saved, DAY);
  expect(await ask(asking.edit, { ...asked, keep: true })).toMatchObject({ fields: ['timings TOO_MANY_BESIDE'] });
  const sailed = wish(saved, {}, { vehicleTypeId: boat });
  const ferry = { ...sailed, input: { ...sailed.input, transportType: 'FERRY' } };
  expect(await ask(asking.edit, { ...ferry, from: DAY })).toMatchObject({ fields: ['transportType DRIVEN_BESIDE'] });
  expect(await ask(asking.edit, { ...ferry, keep: true })).toMatchObject({ fields: ['transportType DRIVEN_BESIDE'] });
  sold = [];
  expect(await ask(asking.edit, ferry)).toMatchObject({ version: 2, transportType: 'FERRY' });
});

test.each<[string, object, object, string | undefined, object]>([
  ['a name', {}, {}, undefined, { mustKeep: false, departures: 0, seats: 0, touched: [] }],
  ['other clocks', { stops: later }, {}, undefined, { mustKeep: true, keepable: true, departures: 2, seats: 4 }],
  [
    'a closed day',
    {},
    { blockingFrom: DAY, blockingTo: DAY },
    undefined,
    {
      mustKeep: false,
      departures: 1,
      seats: 2,
      bookings: 1,
      touched: [{ date: DAY, departureTime: '07:30', seats: 2 }],
      byOperator: [{ operatorId: mekong, departures: [expect.stringMatching(`@${DAY}$`)] }],
    },
  ],
  ['a season', {}, { allowFrom1: '2026-11-25' }, undefined, { mustKeep: false, departures: 1 }],
  ['a weekday less', {}, { daysOfWeek: [1, 3, 4, 5, 6, 7] }, undefined, { mustKeep: true, departures: 1 }],
  ['off sale', {}, { disabled: true }, undefined, { mustKeep: false, departures: 2 }],
  [
    'other clocks from a day on',
    { stops: later },
    {},
    DAY,
    { mustKeep: false, departures: 1, touched: [{ date: DAY }] },
  ],
  ['other clocks from a day behind all', { stops: later }, {}, '2027-01-01', { mustKeep: false, departures: 0 }],
])('whom it touches is known before it is saved: %s', async (_, timing, schedule, day, expected) => {
  const saved = await add();
  sell(saved, '2026-11-21', DAY);
  expect(await ask(asking.touched, { ...wish(saved, timing, schedule), from: day })).toMatchObject(expected);
  expect(await ask(asking.touched, wish(saved, {}))).toMatchObject({ departures: 0 });
});

test('whom a change touches nobody learns of another’s line, nor of one that has changed since', async () => {
  const saved = await add();
  sell(saved, DAY);
  const asked = wish(saved, { stops: later });
  expect(await ask(asking.touched, asked, stranger)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  await ask(asking.edit, wish(saved, {}, { disabled: true }));
  expect(await ask(asking.touched, asked)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await ask(asking.touched, { ...asked, input: { ...asked.input, names: { en: '' } } })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
});

test('a calendar has the days of each time with what is sold and closed, in as many statements as for one time', async () => {
  const saved = await add({ daysOfWeek: [1, 2], blockingFrom: '2026-12-07', blockingTo: '2026-12-07' });
  sell(saved, DAY, '2026-12-07');
  closed = [{ routeScheduleId: scheduleId(saved), date: '2026-12-08', seats: ['1A', '1B', '1C', '1D', '2A'] }];
  const month = { id: saved.id, from: '2026-12-01', until: '2026-12-08' };
  const of = { departureTime: '07:30', seats: 0, runs: true, closed: false };
  expect(await ask(asking.calendar, month)).toEqual([
    { ...of, date: DAY, seats: 2 },
    { ...of, date: '2026-12-07', seats: 2, runs: false },
    { ...of, date: '2026-12-08', closed: true },
  ]);
  expect(await ask(asking.calendar, month, stranger)).toEqual([]);
  expect(await ask(asking.calendar, { ...month, until: '2027-02-01' })).toMatchObject({ fields: ['until MAX'] });
  await catalogue.subgraph.services.catalogue.settled();
  const few = await statementsOf(() => ask(asking.calendar, month));
  const { id, version, input } = wish(saved, {});
  const more = {
    ...input,
    timings: [...input.timings, aTiming(['13:00', '15:00'], { schedules: [aSchedule({ vehicleTypeId: van })] })],
  };
  await ask(asking.edit, { id, version, input: more });
  await catalogue.subgraph.services.catalogue.settled();
  expect(await statementsOf(() => ask(asking.calendar, month))).toHaveLength(few.length);
});
