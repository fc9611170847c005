import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { ask, catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const [operatorId, other] = [market.operator('mekong'), market.operator('other')];
const route = market.route(operatorId, stops);
market.departure(route, ['13:30', '16:30']);
market.departure(route, ['07:30', '10:30']);
market.departure(market.route(other, stops), ['09:00', '12:00']);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

interface Seen {
  routes: { id: string; schedules: { id: string; departureTime: string; daysOfWeek: number[]; disabled: boolean }[] }[];
}
const staff = { ...guest({ grants: { 'catalogue.view': 'operator' } }), kind: 'user', userId: '9', roleId: 4 } as const;

test('the routes of an operator have their schedules, by the clock, and nobody else’s', async () => {
  const { data } = await catalogue.run<Seen, object>(
    `query ($id: ID!) { routes: operatorRoutes(operatorId: $id) { id schedules { id departureTime daysOfWeek vehicleName disabled } } }`,
    { id: operatorId },
    staff,
  );
  expect(data!.routes).toMatchObject([
    {
      id: route,
      schedules: [
        { departureTime: '07:30', disabled: false, vehicleName: expect.any(String) },
        { departureTime: '13:30', daysOfWeek: expect.arrayContaining([1]) },
      ],
    },
  ]);
});

test('a neighbour’s routes and schedules have their names, all of them without a statement', async () => {
  const { data } = await catalogue.run<Seen, object>(
    `query ($id: ID!) { routes: operatorRoutes(operatorId: $id) { id schedules { id departureTime } } }`,
    { id: operatorId },
    staff,
  );
  const [{ schedules }] = data!.routes as [Seen['routes'][number]];
  const asked = [
    { __typename: 'OperatorRoute', id: route },
    { __typename: 'OperatorRoute', id: '999999' },
    ...schedules.map(({ id }) => ({ __typename: 'OperatorSchedule', id })),
  ];
  const named = () =>
    ask(
      catalogue,
      `query ($all: [_Any!]!) { _entities(representations: $all) {
        ... on OperatorRoute { id name schedules { id } } ... on OperatorSchedule { routeName departureTime } } }`,
      { all: asked },
      staff,
    );
  expect(await named()).toEqual({
    _entities: [
      { id: route, name: expect.any(String), schedules: schedules.map(({ id }) => ({ id })) },
      null,
      { routeName: expect.any(String), departureTime: '07:30' },
      { routeName: expect.any(String), departureTime: '13:30' },
    ],
  });
  expect(await statementsOf(named)).toEqual([]);
});

test('a line that a neighbour names to everybody says where it goes, and whose it is, while it is on sale to them', async () => {
  const closed = market.route(operatorId, stops);
  const named = (id: string) => ({ __typename: 'PublicLine', id });
  const read = () =>
    ask(
      catalogue,
      `query ($all: [_Any!]!) { _entities(representations: $all) { ... on PublicLine {
        id operatorId operatorName transportType from { slug } to { slug } } } }`,
      { all: [named(route), named(closed), named('999999')] },
    );
  expect(await read()).toEqual({
    _entities: [
      {
        ...{ id: route, operatorId, operatorName: expect.any(String), transportType: 'BUS' },
        ...{ from: { slug: 'phnom-penh' }, to: { slug: 'kampot' } },
      },
      null,
      null,
    ],
  });
  expect(await statementsOf(read)).toEqual([]);
});
