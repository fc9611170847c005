import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
  add: `mutation ($input: BoardingRouteRecordInput!) { answer: createBoardingRoute(input: $input) {
    __typename ... on BoardingRouteRecord { id name version } ... on Refused { code facts } } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: BoardingRouteRecordInput!) {
    answer: updateBoardingRoute(id: $id, version: $version, input: $input) {
      __typename ... on BoardingRouteRecord { version } ... on Refused { code facts } } }`,
  one: `query ($id: ID!) { answer: boardingRouteRecord(id: $id) { name operatorId travelUntil version } }`,
  remove: `mutation ($ids: [ID!]!) { answer: removeBoardingRoutes(ids: $ids) { done failed { code } } }`,
  list: `{ answer: boardingRouteRecords { total rows { id name } } }`,
  methods: `query ($id: ID!) { answer: paymentMethods(bookingId: $id) { method reason } }`,
};

const keeper = (operatorId = '41'): Traveller =>
  world.aUser({ userId: `4${operatorId}`, roleId: 4, operatorId, grants: { 'catalogue.edit': 'operator' } });
const KEP = { operatorId: '41', routeId: '410' };
const adds = (days: object = {}, who = keeper()) => who.ask(asking.add, { input: { ...KEP, ...days } });
const removes = (who = keeper(), id = '410') => who.ask(asking.remove, { ids: [id] });
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
    expect(await adds()).toMatchObject({ id: '410', name: 'Phnom Penh – Kep' });
    const { errors } = await keeper().raw(asking.add, { input: KEP });
    expect(errors?.[0]?.extensions['fields']).toEqual([expect.objectContaining({ path: 'routeId', code: 'TAKEN' })]);
    expect(await reasonOf(early)).toBeNull();
    await early.startsToPay('PAY_ON_BOARDING');
    expect(await removes()).toMatchObject({ done: ['410'] });
    expect(await early.does('confirm')).toMatchObject({ status: 'BOOKED', paymentStatus: 'TO_COLLECT' });
    expect(await removes()).toMatchObject({ failed: [{ code: 'RECORD_NOT_FOUND' }] });
  });

  test('where each of the rides allows it', async () => {
    const traveller = await holding(ofRoute('51'), ofRoute('410'));
    expect(await reasonOf(traveller)).toBe('NOT_ON_THIS_ROUTE');
    await adds();
    expect(await reasonOf(traveller)).toBeNull();
    await removes();
  });
});

describe('days of travel', () => {
  const say = (version: number, input: object, who = keeper()) =>
    who.ask(asking.update, { id: '410', version, input: { ...KEP, ...input } });

  test('outside of them nobody pays the driver; who has chosen it before still does', async () => {
    const traveller = await holding(ofRoute('410'));
    const [rideOn, after] = ['2026-11-23', '2026-11-24'];
    await adds({ travelUntil: rideOn });
    expect(await reasonOf(traveller)).toBeNull();
    expect(await say(1, { travelFrom: after })).toMatchObject({ version: 2 });
    expect(await reasonOf(traveller)).toBe('NOT_ON_THIS_ROUTE');
    await say(2, { travelFrom: rideOn, travelUntil: rideOn });
    expect(await reasonOf(traveller)).toBeNull();
    await traveller.startsToPay('PAY_ON_BOARDING');
    await say(3, { travelUntil: '2026-11-19' });
    expect(await traveller.does('confirm')).toMatchObject({ paymentStatus: 'TO_COLLECT' });
    await removes();
  });

  test('never end before they begin', async () => {
    const days = { travelFrom: '2026-12-01', travelUntil: '2026-11-30' };
    const { errors } = await keeper().raw(asking.add, { input: { ...KEP, ...days } });
    expect(errors?.[0]?.extensions['fields']).toEqual([{ path: 'travelUntil', code: 'ORDER' }]);
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
    const refusedAt = async (who: Traveller, input: object) =>
      (await who.raw(asking.add, { input })).errors?.[0]?.extensions['fields'];
    const pakse = { operatorId: '42', routeId: '420' };
    for (const [who, input, path] of [
      [keeper(), pakse, 'operatorId'],
      [keeper(), { ...KEP, routeId: '420' }, 'routeId'],
      [keeper(), { ...KEP, operatorId: '99' }, 'operatorId'],
      [country, KEP, 'operatorId'],
    ] as const)
      expect(await refusedAt(who, input)).toEqual([{ path, code: 'UNKNOWN' }]);
    expect(await country.ask(asking.add, { input: pakse })).toMatchObject({ name: 'Vientiane – Pakse' });
    expect(await removes(keeper(), '420')).toMatchObject({ failed: [{ code: 'RECORD_NOT_FOUND' }] });
    expect(await keeper().ask(asking.list)).toMatchObject({ total: 0 });
    const saved = { id: '420', version: 1, input: { ...pakse, travelUntil: '2026-12-31' } };
    for (const stranger of [keeper(), keeper('43')]) {
      expect(await stranger.ask(asking.one, saved)).toBeNull();
      expect(await stranger.ask(asking.update, saved)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    }
    expect(await country.ask(asking.update, saved)).toMatchObject({ version: 2 });
    expect(await keeper('42').ask(asking.one, saved)).toMatchObject({ travelUntil: '2026-12-31' });
    expect(await country.ask(asking.list)).toMatchObject({ total: 1, rows: [{ id: '420' }] });
  });
});

test('whose market came without its countries asks for them', async () => {
  await world.rows(`update operator_country set country_code = null`);
  await world.job('learn-countries-of-operators');
  expect(await world.rows(`select country_code as code from operator_country where operator_id = 42`)).toEqual([
    { code: 'LA' },
  ]);
});
