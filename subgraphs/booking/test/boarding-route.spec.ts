import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { type Departure, seat, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.clock.set('2026-11-20T13:00:00+07:00');
  world.catalogue.routes.set('41', [{ id: '410', names: { en: 'Phnom Penh – Kep' } }]);
  world.catalogue.routes.set('42', [{ id: '420', names: { en: 'Vientiane – Pakse' } }]);
  world.catalogue.abroad.set('41', 'KH').set('42', 'LA');
});
afterAll(() => world.close());

const asking = {
  add: `mutation ($operatorId: ID!, $routeId: ID!, $days: BoardingRouteInput) {
    answer: addBoardingRoute(operatorId: $operatorId, routeId: $routeId, days: $days) {
      __typename ... on BoardingRoute { routeId operatorId route travelFrom travelUntil version } ... on Refused { code facts } } }`,
  update: `mutation ($routeId: ID!, $version: Int!, $input: BoardingRouteInput!) {
    answer: updateBoardingRoute(routeId: $routeId, version: $version, input: $input) {
      __typename ... on BoardingRoute { routeId travelFrom travelUntil version } ... on Refused { code facts } } }`,
  one: `query ($routeId: ID!) { answer: boardingRoute(routeId: $routeId) { routeId operatorId route travelFrom travelUntil version } }`,
  remove: `mutation ($routeId: ID!) { answer: removeBoardingRoute(routeId: $routeId) {
    __typename ... on BoardingRouteRemoved { routeId } ... on Refused { code } } }`,
  list: `query ($operatorId: ID) { answer: boardingRoutes(operatorId: $operatorId) { total rows { routeId route } } }`,
  methods: `query ($id: ID!) { answer: paymentMethods(bookingId: $id) { method reason } }`,
};

const keeper = (operatorId = '41'): Traveller =>
  world.aUser({ userId: `4${operatorId}`, roleId: 4, operatorId, grants: { 'catalogue.edit': 'operator' } });
const ofRoute = (routeId: string): Departure =>
  world.aDeparture({ operatorId: '41', change: (facts) => ({ ...facts, leg: { ...facts.leg, routeId } }) });

async function holding(...rides: Departure[]): Promise<Traveller> {
  const traveller = world.aTraveller();
  const direction = ['ONWARD', 'CONNECTING'];
  await traveller.holdsLegs(
    rides.map((ride, index) => ({
      legId: index === 0 ? ride.leg(0, 1) : ride.leg(2, 3),
      direction: direction[index],
      seats: [seat('1A')],
    })),
  );
  await traveller.tellsNames();
  return traveller;
}

async function reasonOf(traveller: Traveller): Promise<string | null> {
  const options = await traveller.ask<{ method: string; reason: string | null }[]>(asking.methods, {
    id: traveller.bookingId,
  });
  return options.find(({ method }) => method === 'PAY_ON_BOARDING')!.reason;
}

describe('the driver is paid', () => {
  test('where the route allows it, and nowhere else', async () => {
    const ride = ofRoute('410');
    const early = await holding(ride);
    expect(await reasonOf(early)).toBe('NOT_ON_THIS_ROUTE');
    expect(await early.startsToPay<SeenRefusal>('PAY_ON_BOARDING')).toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
      facts: { reason: 'NOT_ON_THIS_ROUTE' },
    });
    const added = await keeper().ask(asking.add, { operatorId: '41', routeId: '410' });
    expect(added).toMatchObject({ routeId: '410', route: 'Phnom Penh – Kep' });
    expect(await keeper().ask(asking.add, { operatorId: '41', routeId: '410' })).toEqual(added);
    expect(await reasonOf(early)).toBeNull();
    await early.startsToPay('PAY_ON_BOARDING');
    expect(await keeper().ask(asking.remove, { routeId: '410' })).toMatchObject({ routeId: '410' });
    expect(await early.does('confirm')).toMatchObject({ status: 'BOOKED', paymentStatus: 'TO_COLLECT' });
    expect(await keeper().ask(asking.remove, { routeId: '410' })).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
  });

  test('where each of the rides allows it', async () => {
    const traveller = await holding(ofRoute('51'), ofRoute('410'));
    expect(await reasonOf(traveller)).toBe('NOT_ON_THIS_ROUTE');
    await keeper().ask(asking.add, { operatorId: '41', routeId: '410' });
    expect(await reasonOf(traveller)).toBeNull();
    await keeper().ask(asking.remove, { routeId: '410' });
  });
});

describe('days of travel', () => {
  const say = (version: number, input: object, who = keeper()) =>
    who.ask(asking.update, { routeId: '410', version, input });

  test('outside of them nobody pays the driver; who has chosen it before still does', async () => {
    const traveller = await holding(ofRoute('410'));
    const [rideOn, after] = ['2026-11-23', '2026-11-24'];
    await keeper().ask(asking.add, { operatorId: '41', routeId: '410', days: { travelUntil: rideOn } });
    expect(await reasonOf(traveller)).toBeNull();
    expect(await say(1, { travelFrom: after })).toMatchObject({
      travelFrom: after,
      travelUntil: null,
      version: 2,
    });
    expect(await reasonOf(traveller)).toBe('NOT_ON_THIS_ROUTE');
    await say(2, { travelFrom: rideOn, travelUntil: rideOn });
    expect(await reasonOf(traveller)).toBeNull();
    await traveller.startsToPay('PAY_ON_BOARDING');
    await say(3, { travelUntil: '2026-11-19' });
    expect(await traveller.does('confirm')).toMatchObject({ paymentStatus: 'TO_COLLECT' });
    await keeper().ask(asking.remove, { routeId: '410' });
  });

  test('are saved once by two who saw the same, and never end before they begin', async () => {
    await keeper().ask(asking.add, { operatorId: '41', routeId: '410' });
    const days = { travelFrom: '2026-12-01', travelUntil: '2026-12-31' };
    expect(await say(1, days)).toMatchObject({ ...days, version: 2 });
    expect(await say(1, {})).toMatchObject({ code: 'CHANGED_MEANWHILE', facts: { at: expect.any(String) } });
    for (const [document, variables] of [
      [asking.update, { routeId: '410', version: 2, input: { ...days, travelUntil: '2026-11-30' } }],
      [asking.add, { operatorId: '41', routeId: '410', days: { ...days, travelUntil: '2026-11-30' } }],
    ] as const) {
      const { errors } = await keeper().raw(document, variables);
      expect(errors?.[0]?.extensions['fields']).toEqual([{ path: 'travelUntil', code: 'ORDER' }]);
    }
    expect(await keeper().ask(asking.one, { routeId: '410' })).toMatchObject({ ...days, version: 2 });
    await keeper().ask(asking.remove, { routeId: '410' });
  });
});

describe('whose routes they are', () => {
  test('another operator’s look as if they did not exist; a country has those of its operators', async () => {
    const country = world.aUser({
      userId: '11',
      roleId: 11,
      countryCode: 'LA',
      grants: { 'catalogue.edit': 'country' },
    });
    for (const asked of [
      { operatorId: '42', routeId: '420' },
      { operatorId: '41', routeId: '420' },
    ])
      expect(await keeper().ask(asking.add, asked)).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    expect(await country.ask(asking.add, { operatorId: '42', routeId: '420' })).toMatchObject({ operatorId: '42' });
    expect(await country.ask(asking.add, { operatorId: '41', routeId: '410' })).toMatchObject({
      code: 'ROUTE_NOT_FOUND',
    });
    expect(await keeper().ask(asking.remove, { routeId: '420' })).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    expect(await keeper().ask(asking.list)).toMatchObject({ total: 0 });
    const saved = { routeId: '420', version: 1, input: { travelUntil: '2026-12-31' } };
    for (const stranger of [keeper(), keeper('43')]) {
      expect(await stranger.ask(asking.one, saved)).toBeNull();
      expect(await stranger.ask(asking.update, saved)).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    }
    expect(await country.ask(asking.one, { routeId: 'none' })).toBeNull();
    expect(await country.ask(asking.one, saved)).toMatchObject({ route: 'Vientiane – Pakse', version: 1 });
    expect(await country.ask(asking.update, saved)).toMatchObject({ travelUntil: '2026-12-31', version: 2 });
    expect(await keeper('42').ask(asking.one, saved)).toMatchObject({ travelUntil: '2026-12-31' });
    expect(await country.ask(asking.list)).toMatchObject({ total: 1, rows: [{ routeId: '420' }] });
    for (const document of [asking.list, asking.one, asking.update]) {
      const { errors } = await world.aCustomer('9').raw(document, saved);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'catalogue.edit' });
    }
  });

  test('the list takes two statements', async () => {
    expect(await statementsOf(() => keeper().ask(asking.list))).toHaveLength(2);
  });
});
