import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { aLine, aSchedule, aStop, aTiming } from '../src/line/line.fixture.js';
import type { Line, LineTiming } from '../src/line/line.rules.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const [from, to] = ['phnom-penh', 'kampot'].map((slug) =>
  market.stop(market.place(slug, { names: { en: slug } }), slug),
);
const [mekong, other] = [market.operator('mekong'), market.operator('other')];
const bus = market.vehicle('BUS');
const branchOf = (operatorId: string, id: string): string => {
  const more = { locationId: null, address: null, contactPhone: null, addedBy: null, active: true };
  market.rows.operatorBranches.push({ id, operatorId, name: `Branch ${id}`, ...more });
  return id;
};
const [ours, theirs, foreign] = [branchOf(mekong, '21'), branchOf(mekong, '22'), branchOf(other, '23')];

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market, {
    neighbours: {
      booking: { send: () => Promise.resolve({ data: { soldDepartures: [] } }) },
      pricing: { send: () => Promise.resolve({ data: { lowestFares: [null] } }) },
    },
  });
});
afterAll(() => catalogue.close());

const OF_LINE = `id version mayChange operatorId names { en } transportType localCountryCode distanceKm amenityIds tripInfoIds
  stops { id stopId travelTime boardingStop dropOffStop currentStatus }
  timings { id mayChange allowPickup routeBranchId blockingHoursFrom blockingHoursTo blockBefore
    connectingRouteIds connectingOperatorId stops { arrivalTime departureTime stopName { en } }
    schedules { id mayChange daysOfWeek vehicleTypeId hasPassengerTypePricing disabled blockBefore blockingFrom blockingTo
      allowMaleNextToFemale specificNote { en } routeBranchId allowFrom1 allowTo1 allowFrom2 allowTo2 routeForUser } }`;
const asking = {
  one: `query ($id: ID!) { answer: line(id: $id) { ${OF_LINE} } }`,
  list: 'query { answer: lines { total rows { id mayChange } } }',
  vehicles: 'query ($operatorId: ID!) { answer: lineVehicles(operatorId: $operatorId) { id } }',
  needs: 'query ($id: ID!) { answer: lineNeeds(id: $id) }',
  add: `mutation ($input: LineInput!) { answer: createLine(input: $input) { ... on Line { ${OF_LINE} } } }`,
  edit: `mutation ($id: ID!, $version: Int!, $input: LineInput!, $from: LocalDate) {
    answer: updateLine(id: $id, version: $version, input: $input, from: $from) { ... on Line { ${OF_LINE} } ... on Refused { code } } }`,
  off: 'mutation ($ids: [ID!]!) { answer: setLinesActive(ids: $ids, active: false) { done } }',
};
type Saved = Line & { id: string; version: number; mayChange?: boolean; code?: string; fields?: string[] };
type Timing = LineTiming & { id: string; mayChange?: boolean };

async function ask<T = Saved>(document: string, variables: object, viewer: Viewer): Promise<T> {
  const { data, errors } = await catalogue.run<{ answer: T }, object>(document, variables, viewer);
  if (errors === undefined) return data!.answer;
  const { code, fields } = errors[0]!.extensions as { code: string; fields?: { path: string; code: string }[] };
  return { code, fields: fields?.map((field) => `${field.path} ${field.code}`) } as T;
}

/** As the built-in roles have it: a manager (10) and an agent (5) hold schedule.edit as branch. */
const at = (branchId: string, operatorId: string, roleId = 10) => ({
  ...staff('branch', { operatorId, branchId }),
  roleId,
});
const clerk = staff('operator', { operatorId: mekong });
const timing = (clock: string, routeBranchId: string | null): LineTiming =>
  aTiming([clock, '23:00'], { routeBranchId, schedules: [aSchedule({ vehicleTypeId: bus })] });
const add = (timings: readonly LineTiming[]): Promise<Saved> => {
  const input = aLine({ operatorId: mekong, stops: [aStop(from!, 0), aStop(to!, 90)], timings });
  return ask(asking.add, { input }, clerk);
};
const inputOf = ({ id: _, version: _version, mayChange: _may, ...line }: Saved) => ({
  ...line,
  timings: (line.timings as Timing[]).map(({ mayChange: _change, schedules, ...one }) => ({
    ...one,
    schedules: (schedules as (LineTiming['schedules'][number] & { mayChange?: boolean })[]).map(
      ({ mayChange: _own, ...schedule }) => schedule,
    ),
  })),
});
const edit = (saved: Saved, more: Partial<Line>, viewer: Viewer, from?: string): Promise<Saved> =>
  ask(asking.edit, { id: saved.id, version: saved.version, input: { ...inputOf(saved), ...more }, from }, viewer);
/** What a wish says of one timing. */
const timed = (saved: Saved, index: number, more: Partial<LineTiming>) => {
  const { timings } = inputOf(saved);
  return { timings: timings.map((one, of) => (of === index ? { ...one, ...more } : one)) };
};

test.each([
  ['a branch manager', 10],
  ['an agent of the operator', 5],
])('%s changes the times of his branch, and sees whose the others are', async (_, roleId) => {
  const saved = await add([timing('07:30', ours), timing('09:30', theirs), timing('11:30', null)]);
  const viewer = at(ours, mekong, roleId);
  const seen: Saved = await ask(asking.one, { id: saved.id }, viewer);
  expect([seen.mayChange, ...(seen.timings as Timing[]).map(({ mayChange }) => mayChange)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(await ask(asking.needs, { id: saved.id }, viewer)).toEqual(['PRICE']);
  const changed = await edit(seen, timed(seen, 0, { blockBefore: 60 }), viewer);
  expect(changed).toMatchObject({ version: 2, timings: [{ blockBefore: 60 }, { blockBefore: 30 }, {}] });
  const more = { timings: [...inputOf(changed).timings, timing('13:30', ours)] };
  expect((await edit(changed, more, viewer)).timings).toHaveLength(4);
});

test('from a day on a branch changes its own times, and no others', async () => {
  const saved = await add([timing('07:30', ours), timing('09:30', theirs)]);
  const viewer = at(ours, mekong);
  const later = { stops: aTiming(['08:00', '23:00']).stops };
  expect(await edit(saved, timed(saved, 1, later), viewer, '2027-01-01')).toMatchObject({
    fields: ['timings.1.stops.0.departureTime OTHER_BRANCH'],
  });
  const changed = await edit(saved, timed(saved, 0, later), viewer, '2027-01-01');
  expect(
    changed.timings.map(({ id, routeBranchId, schedules }) => [id, routeBranchId, schedules[0]!.allowFrom1]),
  ).toEqual([
    [saved.timings[0]!.id, ours, null],
    [expect.any(String), ours, '2027-01-01'],
    [saved.timings[1]!.id, theirs, null],
  ]);
});

test('what is another branch’s, the operator’s or the route’s is refused at its field, and nothing is written', async () => {
  const saved = await add([timing('07:30', ours), timing('09:30', theirs), timing('11:30', null)]);
  const viewer = at(ours, mekong);
  const refused = async (more: Partial<Line>) => (await edit(saved, more, viewer)).fields;
  expect(await refused({ names: { en: 'Ours' } })).toEqual(['names OTHER_BRANCH']);
  expect(await refused({ stops: [saved.stops[0]!, { ...saved.stops[1]!, travelTime: 99 }] })).toEqual([
    'stops OTHER_BRANCH',
  ]);
  expect(await refused(timed(saved, 1, { blockBefore: 60 }))).toEqual(['timings.1.blockBefore OTHER_BRANCH']);
  expect(await refused(timed(saved, 2, { routeBranchId: ours }))).toEqual(['timings.2.routeBranchId OTHER_BRANCH']);
  expect(await refused(timed(saved, 0, { routeBranchId: theirs }))).toEqual(
    expect.arrayContaining(['timings.0.routeBranchId OTHER_BRANCH']),
  );
  expect(await refused({ timings: inputOf(saved).timings.slice(0, 2) })).toEqual(['timings OTHER_BRANCH']);
  expect(await ask(asking.one, { id: saved.id }, clerk)).toEqual(saved);
});

test('nobody sees a line that his branch does not drive, of his operator or another', async () => {
  const saved = await add([timing('07:30', ours)]);
  const strangers = [at(theirs, mekong), at(foreign, other), staff('branch', { operatorId: mekong })];
  for (const viewer of strangers) {
    expect(await ask(asking.one, { id: saved.id }, viewer)).toBeNull();
    expect(await edit(saved, {}, viewer)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    const { rows } = await ask<{ rows: { id: string }[] }>(asking.list, {}, viewer);
    expect(rows.map(({ id }) => id)).not.toContain(saved.id);
  }
  const { rows } = await ask<{ rows: { id: string }[] }>(asking.list, {}, at(ours, mekong));
  expect(rows.map(({ id }) => id)).toContain(saved.id);
  // Days of another branch's time are a reason to see it, too.
  const days = aSchedule({ vehicleTypeId: bus, routeBranchId: theirs });
  const shared = await add([{ ...timing('07:30', ours), schedules: [days] }]);
  expect(await ask(asking.one, { id: shared.id }, at(theirs, mekong))).toMatchObject({
    timings: [{ mayChange: false, schedules: [{ mayChange: true }] }],
  });
});

test('a branch makes and ends no line; it chooses among the vehicles of its operator', async () => {
  const saved = await add([timing('07:30', ours)]);
  const viewer = at(ours, mekong);
  expect(await ask(asking.add, { input: inputOf(saved) }, viewer)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await ask(asking.off, { ids: [saved.id] }, viewer)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await ask(asking.vehicles, { operatorId: mekong }, viewer)).toEqual([{ id: bus }]);
  expect(await ask(asking.vehicles, { operatorId: other }, viewer)).toEqual([]);
});
