import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { aSeat as seat } from '../src/seat-layout/seat-layout.fixture.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const [mekong, other, lao] = [
  market.operator('mekong'),
  market.operator('other'),
  market.operator('lao', { countryCode: 'LA' }),
];
// Layout 1 is everybody's: 1A, 1B.
const morning = market.departure(market.route(mekong, stops), ['07:30', '10:30']);
market.rows.seatTypes.push({
  id: '1',
  abbreviation: 'S',
  description: { en: 'Seat' },
  icon: null,
  seatCategoryId: null,
});

const users: Transport = {
  send: () =>
    Promise.resolve({
      data: { __typename: 'Query', colleague: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' } },
    }),
};
/** What travellers have, as booking answers it; and what it was asked. */
let sold: { routeScheduleId: string; date: string; seats: string[] }[] = [];
let asked: unknown;
const booking: Transport = {
  send({ variables }) {
    asked = variables;
    return Promise.resolve({ data: { soldDepartures: sold } });
  },
};
let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market, { neighbours: { users, booking } });
});
afterAll(() => catalogue.close());

const SEATS = `seats { kind number floor row column seatTypeId bookable blocked allowMale allowFemale blockedFrom blockedTo }`;
const FIELDS = `{ __typename ... on SeatLayoutRecord { id version name operatorId operator { name } floors rows columns numberOfSeats ${SEATS} }
  ... on Refused { code facts } }`;
const asking = {
  list: `query ($filter: SeatLayoutFilter, $order: SeatLayoutOrder, $pageSize: Int) {
    answer: seatLayouts(filter: $filter, order: $order, pageSize: $pageSize) { total rows { id name ${SEATS} } } }`,
  one: `query ($id: ID!) { answer: seatLayout(id: $id) { id version name ${SEATS} } }`,
  sold: `query ($id: ID!) { answer: soldSeatsOfLayout(id: $id) }`,
  add: `mutation ($input: SeatLayoutInput!) { answer: createSeatLayout(input: $input) ${FIELDS} }`,
  edit: `mutation ($id: ID!, $version: Int!, $input: SeatLayoutInput!) {
    answer: updateSeatLayout(id: $id, version: $version, input: $input) ${FIELDS} }`,
  remove: `mutation ($ids: [ID!]!) { answer: removeSeatLayouts(ids: $ids) { done failed { id code facts } } }`,
};
interface Layout {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly seats: readonly { number: string }[];
  readonly code?: string;
  readonly facts?: object;
}
const clerk = staff('operator', { operatorId: mekong });
const admin = staff('all');
async function ask<T = Layout>(viewer: Viewer, document: string, variables: object = {}): Promise<T> {
  const { data, errors } = await catalogue.run<{ answer: T }, object>(document, variables, viewer);
  return errors === undefined ? data!.answer : ({ ...errors[0]!.extensions } as T);
}
const form = (seats: object[], more: object = {}) => ({
  operatorId: mekong,
  name: 'VIP van',
  floors: 2,
  rows: 2,
  columns: 3,
  seats,
  ...more,
});
const add = (seats: object[], more: object = {}, viewer = clerk) =>
  ask(viewer, asking.add, { input: form(seats, more) });
const save = ({ id, version }: { id: string; version: number }, seats: object[], more: object = {}, viewer = clerk) =>
  ask(viewer, asking.edit, { id, version, input: form(seats, more) });

test('an operator draws a layout: what is empty is not kept, and its seats are counted', async () => {
  const made = await add([
    seat('2', 3, { floor: 2, row: 2, seatTypeId: '1', allowMale: false }),
    seat('', 2, { kind: 'EMPTY' }),
    seat('1', 1),
    seat('9', 3, { kind: 'DRIVER', bookable: true }),
  ]);
  expect(made).toMatchObject({
    version: 1,
    name: 'VIP van',
    operator: { name: 'mekong' },
    numberOfSeats: 2,
    seats: [
      seat('1', 1),
      seat('', 3, { kind: 'DRIVER', bookable: false }),
      seat('2', 3, { floor: 2, row: 2, seatTypeId: '1', allowMale: false }),
    ],
  });
  expect(await ask(clerk, asking.one, { id: made.id })).toMatchObject({ seats: made.seats });
});

test('a seat that stays where it is stays the same row, and one that is as it was is not written', async () => {
  const made = await add([seat('1', 1), seat('2', 2), seat('3', 3)]);
  const rows = () =>
    catalogue.outside.rows<{ id: string; number: string }>(
      'select id::text as id, number from seat where seat_layout_id = $1 order by "column"',
      [made.id],
    );
  const [first, second] = await rows();
  const saved = await save(made, [seat('2', 1), seat('1', 2)]);
  expect(saved).toMatchObject({ version: 2, numberOfSeats: 2, seats: [seat('2', 1), seat('1', 2)] });
  expect(await rows()).toEqual([
    { id: first!.id, number: '2' },
    { id: second!.id, number: '1' },
  ]);
  await save(saved, [seat('2', 1), seat('1', 2, { blocked: true, blockedTo: '2026-12-31' })]);
  const written = await catalogue.outside.rows(
    `select row_id from audit_entry where of_entity = 'SeatLayout' and of_id = $1 and row_id = $2 order by at, id`,
    [made.id, first!.id],
  );
  expect(written).toHaveLength(2);
});

test('what is wrong is said at its place, all of it at once', async () => {
  const wrong = await add([seat('1', 1), seat('1', 2), seat('', 4)], { name: ' ' });
  expect(wrong).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [
      { path: 'name', code: 'REQUIRED' },
      { path: 'seats.1.number', code: 'TAKEN' },
      { path: 'seats.2.column', code: 'MAX' },
      { path: 'seats.2.number', code: 'MATCHES' },
    ],
  });
  expect(await add([seat('1', 1)], { floors: 4 })).toMatchObject({ fields: [{ path: 'floors', code: 'MAX' }] });
  expect(await add([seat('1', 1, { seatTypeId: '77' })])).toMatchObject({
    fields: [{ path: 'seats.0.seatTypeId', code: 'UNKNOWN' }],
  });
  const made = await add([seat('1', 1)]);
  expect(await save(made, [seat('1', 1)], { operatorId: null }, admin)).toMatchObject({
    fields: [{ path: 'operatorId', code: 'FIXED' }],
  });
});

test('of two who save at once one is told by whom, though seats alone were changed; repeating a change is none', async () => {
  const made = await add([seat('1', 1)]);
  const answers = await Promise.all([save(made, [seat('2', 1)]), save(made, [seat('3', 1)])]);
  expect(answers.map(({ code, version }) => code ?? `version ${version}`).sort()).toEqual([
    'CHANGED_MEANWHILE',
    'version 2',
  ]);
  expect(answers.find(({ code }) => code)).toMatchObject({ facts: { by: 'Bopha Chea' } });
  const winner = answers.find(({ code }) => code === undefined)!.seats[0]!.number;
  expect(await save(made, [seat(winner, 1)])).toMatchObject({ version: 2 });
});

test('everybody sees his own and everybody’s, and changes his own', async () => {
  const [mine, shared] = [
    await add([seat('1', 1)], { name: 'Mine' }),
    await add([seat('1', 1)], { operatorId: null, name: 'Shared' }, admin),
  ];
  const his = await add([seat('1', 1)], { operatorId: lao, name: 'Lao' }, admin);
  const ids = [mine.id, shared.id, his.id];
  const seen = async (viewer: Viewer) =>
    (await ask<{ rows: Layout[] }>(viewer, asking.list, { filter: { ids } })).rows.map(({ name }) => name);
  expect(await seen(admin)).toEqual(['Lao', 'Mine', 'Shared']);
  expect(await seen(clerk)).toEqual(['Mine', 'Shared']);
  expect(await seen(staff('country', { countryCode: 'LA' }))).toEqual(['Lao', 'Shared']);
  expect(await ask(staff('operator', { operatorId: other }), asking.one, { id: mine.id })).toBeNull();
  expect(await ask(guest(), asking.list)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await ask(staff('branch', { operatorId: mekong, branchId: '1' }), asking.list)).toMatchObject({
    code: 'FORBIDDEN',
  });
  for (const target of [shared, his])
    expect(await save(target, [seat('2', 1)], { operatorId: target === his ? lao : null })).toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
  for (const operatorId of [null, other])
    expect(await add([seat('1', 1)], { operatorId })).toMatchObject({
      fields: [{ path: 'operatorId', code: 'UNKNOWN' }],
    });
  const removed = await ask(clerk, asking.remove, { ids: [mine.id, his.id] });
  expect(removed).toMatchObject({ done: [mine.id], failed: [{ id: his.id, code: 'RECORD_NOT_FOUND' }] });
});

const shared = (seats: object[]) =>
  ask(admin, asking.one, { id: '1' }).then(({ id, version }) =>
    save({ id, version }, seats, { operatorId: null, name: 'layout 1', floors: 1 }, admin),
  );

test('a seat that somebody has on a coming departure stays; blocking it, moving it, and taking others away is free', async () => {
  sold = [
    { routeScheduleId: morning, date: '2026-11-24', seats: ['1A'] },
    { routeScheduleId: morning, date: '2026-11-25', seats: ['1A', 'OLD'] },
  ];
  expect(await ask(admin, asking.sold, { id: '1' })).toEqual(['1A', 'OLD']);
  expect(asked).toEqual({ routeScheduleIds: [morning], from: '2026-11-20' });
  expect(await ask(staff('branch', { branchId: '1' }), asking.sold, { id: '1' })).toMatchObject({ code: 'FORBIDDEN' });
  const refusal = { code: 'SEATS_SOLD', facts: { seats: ['1A'], departures: 2 } };
  expect(await shared([seat('1B', 1)])).toMatchObject(refusal);
  expect(await shared([seat('1A', 1, { bookable: false }), seat('1B', 2)])).toMatchObject(refusal);
  expect(await shared([seat('1A', 3, { blocked: true })])).toMatchObject({ version: 2 });
  sold = [];
  expect(await shared([seat('7', 1)])).toMatchObject({ version: 3 });
});

test('the traveller sees it within a moment', async () => {
  await shared([seat('7', 1), seat('8', 2, { allowMale: false })]);
  await catalogue.subgraph.services.catalogue.settled();
  const document =
    '{ answer: operator(slug: "mekong") { vehicles { seatCount seatLayout { seats { number allowMale } } } } }';
  expect(await ask(guest(), document)).toMatchObject({
    vehicles: [{ seatCount: 2, seatLayout: { seats: [{ number: '7' }, { number: '8', allowMale: false }] } }],
  });
});

test('what a vehicle type needs stays', async () => {
  const made = await add([seat('1', 1)]);
  const report = await ask(admin, asking.remove, { ids: ['1', made.id] });
  expect(report).toMatchObject({
    done: [made.id],
    failed: [{ id: '1', code: 'RECORD_IN_USE', facts: { by: 'VehicleType' } }],
  });
});

test('a page costs as many statements for many rows as for one', async () => {
  await catalogue.subgraph.services.catalogue.settled();
  const cost = async (pageSize: number) =>
    (await statementsOf(() => ask(admin, asking.list, { pageSize, order: 'NUMBER_OF_SEATS' }))).length;
  expect(await cost(50)).toBe(await cost(1));
});
