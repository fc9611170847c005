import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { staff } from './staff.js';
import { ask, catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const towns = ['phnom-penh', 'kampot'].map((slug) => market.place(slug, { names: { en: slug } }));
const stops = towns.map((town) => market.stop(town, 'Central'));
const [mekong, ibis] = [market.operator('mekong'), market.operator('ibis')];
const place = (
  names: { en: string; km?: string },
  minutesBefore: number,
  operatorId: string | null,
  stopId: string,
) => {
  const id = String(market.rows.pickupLocations.length + 1);
  const where = { locationId: towns[0]!, latitude: 11.5, longitude: 104.9, address: `${id} Street 240` };
  market.rows.pickupLocations.push({ id, operatorId, names, minutesBefore, ...where });
  market.rows.stopPickupLocations.push({ id, stopId, pickupLocationId: id });
};
place({ en: 'Old market', km: 'ផ្សារចាស់' }, 20, null, stops[0]!);
place({ en: 'Hotel Ibis' }, 45, mekong, stops[0]!);
place({ en: 'Their yard' }, 10, ibis, stops[0]!);
place({ en: 'Elsewhere' }, 10, null, stops[1]!);
const unserved = market.stop(towns[0]!, 'Yard');
place({ en: 'Their hotel' }, 10, null, unserved);
const fetching = market.departure(market.route(mekong, stops), ['00:30', '03:30'], { timing: { allowPickup: true } });
const plain = market.departure(market.route(mekong, stops), ['08:30', '10:30']);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

test('who boards where drivers fetch people is told the places, the earliest first, with the clock there', async () => {
  const search = `{ searchJourneys(from: "phnom-penh", to: "kampot", date: "2026-11-21", passengers: 1) {
    journeys { legs { routeScheduleId pickupLocations { name address time } } } } }`;
  type Found = { searchJourneys: { journeys: { legs: { routeScheduleId: string; pickupLocations: object[] }[] }[] } };
  const { searchJourneys } = await ask<Found>(catalogue, search);
  const of = (schedule: string) =>
    searchJourneys.journeys.flatMap(({ legs }) => legs).find((leg) => leg.routeScheduleId === schedule)!
      .pickupLocations;
  expect(of(fetching)).toEqual([
    { name: 'Hotel Ibis', address: '2 Street 240', time: '23:45' },
    { name: 'Old market', address: '1 Street 240', time: '00:10' },
  ]);
  expect(of(plain)).toEqual([]);
});

test('a stop that a pick-up location names is not removed from under it', async () => {
  // Nobody drives there.
  const remove = `mutation ($ids: [ID!]!) { removeStops(ids: $ids) { done failed { id code facts } } }`;
  const { data } = await catalogue.run<{ removeStops: object }, object>(remove, { ids: [unserved] }, staff('all'));
  expect(data!.removeStops).toEqual({
    done: [],
    failed: [{ id: unserved, code: 'RECORD_IN_USE', facts: { by: 'StopPickupLocation' } }],
  });
});
