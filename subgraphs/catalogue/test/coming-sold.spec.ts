import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const [mekong, ibis] = [market.operator('mekong'), market.operator('ibis')];
const small = market.vehicle('BUS', [{ number: '1A' }, { number: '1B' }, { number: '1C' }]);
const other = market.vehicle('BUS', [{ number: '1B' }, { number: '1A' }, { number: '2A' }]);
const layoutOf = (vehicle: string) => market.rows.vehicleTypes.find(({ id }) => id === vehicle)!.seatLayoutId;
const rideOf = (operator: string) =>
  market.departure(market.route(operator, stops), ['07:30', '10:30'], { schedule: { vehicleTypeId: small } });
const [mine, theirs] = [rideOf(mekong), rideOf(ibis)];
for (const [id, operatorId] of [
  ['1', null],
  ['2', ibis],
] as const) {
  const words = { names: { en: 'Royal Palace', km: 'វាំង' }, address: 'Sothearos  Blvd' };
  const where = { locationId: '1', latitude: 11.5, longitude: 104.9, minutesBefore: 20 };
  market.rows.pickupLocations.push({ id, operatorId, ...words, ...where });
  market.rows.stopPickupLocations.push({ id, stopId: stops[0]!, pickupLocationId: id });
}

/** What booking was asked. */
let asked: Record<string, unknown> | undefined;
const booking: Transport = {
  send({ variables }) {
    asked = variables as Record<string, unknown>;
    const seats = (asked['seats'] as string[] | undefined) ?? ['1A', '1B', '1C'];
    const soldDepartures = (asked['routeScheduleIds'] as string[]).map((routeScheduleId) => ({
      ...{ routeScheduleId, date: '2026-11-21', bookings: 1 },
      seats: ['1A', '1B', '1C'].filter((number) => seats.includes(number)),
    }));
    return Promise.resolve({ data: { soldDepartures: soldDepartures.filter((one) => one.seats.length > 0) } });
  },
};
let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market, { neighbours: { booking } });
});
beforeEach(() => {
  asked = undefined;
});
afterAll(() => catalogue.close());

const ASK = `query ($of: SoldOf!, $ids: [ID!], $filter: SoldFilter, $seats: [String!], $seatLayoutId: ID) {
  answer: comingSold(of: $of, ids: $ids, filter: $filter, seats: $seats, seatLayoutId: $seatLayoutId) {
    departures touched { routeScheduleId operatorId seatNumbers }
    byOperator { operatorId departures } seatNumbers lostSeats pickupAddresses } }`;
interface Answer {
  readonly code?: string;
  readonly departures: number;
  readonly touched: readonly { routeScheduleId: string }[];
}
const platform = staff('all');
const clerk = staff('operator', { operatorId: mekong });
async function ask(variables: object, viewer: Viewer = platform): Promise<Answer> {
  const { data, errors } = await catalogue.run<{ answer: Answer }, object>(ASK, variables, viewer);
  return errors === undefined ? data!.answer : ({ ...errors[0]!.extensions } as unknown as Answer);
}
const EVERYBODY = { seatNumbers: null, lostSeats: [], pickupAddresses: null };
const wholeOf = (routeScheduleId: string, operatorId: string) => ({
  ...{ routeScheduleId, operatorId },
  seatNumbers: ['1A', '1B', '1C'],
});

test('a vehicle type and a seat layout touch who rides with them, operator by operator', async () => {
  const all = {
    departures: 2,
    touched: [wholeOf(mine, mekong), wholeOf(theirs, ibis)],
    byOperator: [
      { operatorId: mekong, departures: [`${mine}@2026-11-21`] },
      { operatorId: ibis, departures: [`${theirs}@2026-11-21`] },
    ],
    ...EVERYBODY,
  };
  expect(await ask({ of: 'VEHICLE_TYPES', ids: [small] })).toEqual(all);
  expect(await ask({ of: 'SEAT_LAYOUTS', ids: [layoutOf(small)] })).toEqual(all);
  expect(await ask({ of: 'VEHICLE_TYPES', ids: [other] })).toMatchObject({ departures: 0 });
  expect(await ask({ of: 'SEAT_LAYOUTS', ids: [layoutOf(small)], seats: ['1B'] })).toMatchObject({
    touched: [{ seatNumbers: ['1B'] }, { seatNumbers: ['1B'] }],
    seatNumbers: ['1B'],
  });
  expect(asked).toMatchObject({ seats: ['1B'] });
});

test('another layout of a vehicle touches who sits on what it lacks or has elsewhere', async () => {
  const another = { of: 'VEHICLE_TYPES', ids: [small], seatLayoutId: layoutOf(other) };
  expect(await ask(another, clerk)).toEqual({
    departures: 1,
    touched: [wholeOf(mine, mekong)],
    byOperator: [{ operatorId: mekong, departures: [`${mine}@2026-11-21`] }],
    ...{ seatNumbers: ['1A', '1B', '1C'], lostSeats: ['1C'], pickupAddresses: null },
  });
  const same = { ...another, seatLayoutId: layoutOf(small) };
  expect(await ask(same)).toMatchObject({ departures: 0, seatNumbers: [], lostSeats: [] });
});

test('a pick-up location touches who chose it, in whatever language he bought', async () => {
  const words = ['Royal Palace, Sothearos Blvd', 'វាំង, Sothearos Blvd'];
  expect(await ask({ of: 'PICKUP_LOCATIONS', ids: ['1'] })).toMatchObject({ departures: 2, pickupAddresses: words });
  expect(asked).toMatchObject({ pickupAddresses: words, routeScheduleIds: [mine, theirs] });
  expect(await ask({ of: 'PICKUP_LOCATIONS', ids: ['2'] })).toMatchObject({
    departures: 1,
    touched: [{ routeScheduleId: theirs }],
  });
  const found = { pickupLocations: { operatorId: ibis } };
  expect(await ask({ of: 'PICKUP_LOCATIONS', filter: found })).toMatchObject({ departures: 1 });
  expect(await ask({ of: 'PICKUP_LOCATIONS', ids: ['0', 'x'] })).toMatchObject({ departures: 0, pickupAddresses: [] });
});

test('each sees his own alone, and who looks after no lines nobody', async () => {
  for (const what of ['VEHICLE_TYPES', 'PICKUP_LOCATIONS']) {
    const ids = [what === 'VEHICLE_TYPES' ? small : '1'];
    expect((await ask({ of: what, ids }, clerk)).touched).toMatchObject([{ routeScheduleId: mine }]);
    expect(await ask({ of: what, ids }, staff('branch', { operatorId: mekong, branchId: '7' }))).toMatchObject({
      departures: 0,
    });
    expect(await ask({ of: what, ids }, staff('operator', { operatorId: mekong, grants: {} }))).toMatchObject({
      code: 'FORBIDDEN',
    });
  }
});

test('however many there are, it is a constant number of statements', async () => {
  const all = { of: 'VEHICLE_TYPES', ids: [small, other, '0'], seatLayoutId: layoutOf(other) };
  expect((await statementsOf(() => ask(all))).length).toBeLessThanOrEqual(3);
  expect(await statementsOf(() => ask({ of: 'PICKUP_LOCATIONS', ids: ['1', '2'] }))).toHaveLength(2);
});

test('all that a file of records changes is one question', async () => {
  const ids = (count: number) => [stops[0]!, ...Array.from({ length: count - 1 }, (_, at) => String(900_000 + at))];
  expect(await ask({ of: 'STOPS', ids: ids(5000) })).toMatchObject({ departures: 2 });
  expect(await ask({ of: 'STOPS', ids: ids(5001) })).toMatchObject({
    fields: [{ path: 'ids', code: 'ARRAY_MAX_SIZE', facts: { max: 5000 } }],
  });
});

describe('of many lines that were switched on at once', () => {
  const SWITCH = `mutation ($ids: [ID!]!, $active: Boolean!) { answer: setLinesActive(ids: $ids, active: $active) { id changedCount } }`;
  async function turn(ids: readonly string[], active: boolean): Promise<{ id: string; changedCount: number }> {
    const { data } = await catalogue.run<{ answer: { id: string; changedCount: number } }, object>(
      SWITCH,
      { ids, active },
      platform,
    );
    return data!.answer;
  }
  const [bus, ferry] = market.rows.routes.map(({ id }) => id);

  test('an undo touches who has seats on those that it takes off sale, as far as they are its asker’s', async () => {
    await turn([bus!], false);
    // The other is on sale already, and stays so.
    const { id, changedCount } = await turn([bus!, ferry!], true);
    expect(changedCount).toBe(1);
    const back = { of: 'LINES', filter: { changedBy: id } };
    expect(await ask(back)).toMatchObject({ departures: 1, touched: [{ routeScheduleId: mine }] });
    expect(await ask(back, { ...platform, userId: '999' } as Viewer)).toMatchObject({ departures: 0 });
    expect(await ask({ ...back, of: 'OPERATORS' })).toMatchObject({ departures: 0 });
    for (const unknown of ['0', 'x'])
      expect(await ask({ of: 'LINES', filter: { changedBy: unknown } })).toMatchObject({ departures: 0 });
    expect(await ask({ ...back, of: 'STOPS' })).toMatchObject({ fields: [{ path: 'filter', code: 'FORM' }] });
  });
});
