import { schemaDrift } from '@naga/server-kit/testing/schema-drift.js';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importMarket } from '../src/market/import-market.command.js';
import { loadCatalogue } from '../src/memory/load-catalogue.queries.js';
import { Route } from '../src/route/route.entity.js';
import { RouteSchedule } from '../src/schedule/route-schedule.entity.js';
import { SeatLayout } from '../src/vehicle/seat-layout.entity.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const places = ['phnom-penh', 'kampot'].map((slug) => market.place(slug, { names: { en: slug, km: 'កំពត' } }));
const operator = market.operator('mekong', { about: { en: 'Since 1999' }, rating: 4.5 });
market.rows.operatorBranches.push({
  id: '1',
  operatorId: operator,
  locationId: places[0]!,
  name: 'Head office',
  address: null,
  contactPhone: '+855 23 000 000',
  addedBy: null,
  active: true,
});
market.rows.ticketTerms.push({
  id: '1',
  operatorId: operator,
  transportType: 'BUS',
  title: { en: 'Luggage' },
  text: { en: 'One bag\n20 kg' },
  active: false,
});
market.rows.seatTypes.push({
  id: '1',
  abbreviation: 'S',
  description: { en: 'Seat' },
  icon: null,
  seatCategoryId: null,
});
market.rows.vehicleSubcategories.push({ id: '1', vehicleCategoryId: '1', names: { en: 'VIP' } });
market.vehicle('BUS', [
  { number: '1A', blocked: true, blockedFrom: '2026-11-24', blockedTo: '2026-11-25', seatTypeId: '1' },
]);
market.rows.amenities.push({ id: '1', code: 'wifi', names: { en: 'Wi-Fi' }, icon: 'wifi' });
market.rows.vehicleTypeAmenities.push({ id: '1', vehicleTypeId: '1', amenityId: '1' });
const route = market.route(
  operator,
  places.map((place) => market.stop(place, 'Office')),
);
market.rows.pickupLocations.push({
  id: '1',
  operatorId: null,
  locationId: places[0]!,
  names: { en: 'Night market' },
  address: null,
  latitude: 11.5,
  longitude: 104.9,
  minutesBefore: 30,
});
market.rows.stopPickupLocations.push({ id: '1', stopId: '1', pickupLocationId: '1' });
market.rows.routeAmenities.push({ id: '1', routeId: route, amenityId: '1' });
market.departure(route, ['22:00', '01:00'], {
  schedule: { allowFrom1: '2026-11-01', specificNote: { en: 'Bring a blanket' }, routeBranchId: '1' },
  timing: { connectingRouteIds: ['1'], connectingOperatorId: operator, insteadOfIds: ['9', '8'] },
});

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

test('what is read into memory is what was imported', async () => {
  expect(await loadCatalogue(catalogue.subgraph.database)).toEqual(market.rows);
});

test('new rows go on after the highest imported id', async () => {
  const em = catalogue.outside.em();
  const names = { en: 'New line' };
  const added = em.create(Route, {
    operatorId: operator,
    names,
    transportType: 'BUS',
    localCountryCode: 'KH',
  } as never);
  await em.flush();
  expect(added.id).toBe('2');
});

test('entities read and write what the import wrote', async () => {
  const em = catalogue.subgraph.database.em();
  const layout = await em.findOneOrFail(SeatLayout, '1', { populate: ['seats'] });
  expect(layout.seats.getItems()).toMatchObject([{ number: '1A', blocked: true, blockedFrom: '2026-11-24' }]);
  const schedule = await em.findOneOrFail(RouteSchedule, '1');
  expect(schedule).toMatchObject({ daysOfWeek: [1, 2, 3, 4, 5, 6, 7], allowFrom1: '2026-11-01', allowTo1: null });
  expect(schedule.specificNote).toEqual({ en: 'Bring a blanket' });
});

test('an import that cannot be whole leaves nothing behind', async () => {
  const { database } = catalogue.subgraph;
  const wrong = new Market();
  wrong.stop(wrong.place('laos', { names: { en: 'Laos' } }), 'nowhere', {
    id: '100',
    operatorId: '999',
    locationId: '100',
  });
  wrong.rows.locations = wrong.rows.locations.map((location) => ({ ...location, id: '100' }));
  await expect(importMarket(catalogue.outside, wrong.rows)).rejects.toThrow('stop_operator_id_foreign');
  expect(await database.rows('select 1 from location where id = 100')).toEqual([]);
});

test('entities and tables agree, but for the trigram index', async () => {
  const ofOurs = (await schemaDrift(catalogue.subgraph.database)).filter((statement) => !statement.includes('outbox'));
  expect(ofOurs).toEqual(['drop index "catalogue"."place_name_search_text_index"']);
});
