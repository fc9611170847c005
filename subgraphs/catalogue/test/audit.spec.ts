import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditGaps } from '@naga/server-kit/testing/audit-gaps.js';
import { unauditedTables, writeAnew } from '@naga/server-kit/testing/write-anew.js';
import { AUDITED } from '../migrations/create-audit.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const route = market.route(market.operator('mekong'), stops);
market.departure(route, ['07:30', '10:30']);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

test('an import is told by its numbers, each row after it with its operator and country', async () => {
  const { outside } = catalogue;
  await outside.change(`update timing_stop set departure_time = departure_time + 5 where position = 0`);
  const imported = await outside.rows(
    `select changes, service from audit_entry where entity = 'Stop' and action = 'import'`,
  );
  expect(imported).toEqual([{ changes: { rows: 2 }, service: 'test' }]);
  const [changed] = await outside.rows(
    `select entity, of_entity, of_id, changes, operator_ids, country_codes from audit_entry where action = 'update'`,
  );
  expect(changed).toEqual({
    entity: 'TimingStop',
    of_entity: 'Route',
    of_id: route,
    changes: { departure_time: [450, 455] },
    operator_ids: ['1'],
    country_codes: ['KH'],
  });
});

/** What the small market has none of. */
const REST = [
  `insert into setting (key, value, version, saved_at, saved_by_id) values ('DAYS_AHEAD', 7, 1, now(), 9)`,
  `insert into cache_clearing (at, asked_by_id) values (now(), 9)`,
  `insert into amenity (code, names, icon) values ('WIFI', '{}', 'wifi')`,
  `insert into operator_branch (operator_id, name) values (1, 'Kampot')`,
  `insert into pickup_location (location_id, names, latitude, longitude, minutes_before)
    select min(id), '{}', 11, 104, 30 from location`,
  `insert into stop_pickup_location (stop_id, pickup_location_id) select min(s.id), max(p.id) from stop s, pickup_location p`,
  `insert into route_amenity (route_id, amenity_id) select 1, id from amenity`,
  `insert into trip_info (code, names) values ('non-stop', '{}')`,
  `insert into route_trip_info (route_id, trip_info_id) select 1, id from trip_info`,
  `insert into seat_type (abbreviation, description) values ('VIP', '{}')`,
  `insert into ticket_term (title, text) values ('{}', '{}')`,
  `insert into vehicle_subcategory (vehicle_category_id, names) values (1, '{}')`,
  `insert into vehicle_gallery (operator_id, vehicle_subcategory_id, caption)
   select min(o.id), min(s.id), '{"en": "Coaches"}' from operator o, vehicle_subcategory s`,
  `insert into operator_amenity (operator_id, vehicle_type_id, note)
   select min(o.id), min(v.id), '{"en": "Cold towels"}' from operator o, vehicle_type v`,
  `insert into operator_amenity_offer (operator_amenity_id, amenity_id)
   select o.id, a.id from operator_amenity o, amenity a`,
  `insert into operator_amenity_lack (operator_amenity_id, lacking_id)
   select o.id, a.id from operator_amenity o, amenity a`,
  `insert into gallery_picture (caption) values ('{"en": "On the road"}')`,
  `insert into route_information (from_location_id, to_location_id, title, about)
   select min(id), max(id), '{"en": "The coast road"}', '{"en": "By the sea."}' from location`,
  `insert into vehicle_type_amenity (vehicle_type_id, amenity_id) select 1, id from amenity`,
];

test('every noun is audited, and what is told of it is what is there', async () => {
  expect(await unauditedTables(catalogue.subgraph.database)).toEqual([
    'bulk_change',
    'bulk_line',
    'cache_reload',
    'gtfs_feed',
    'gtfs_feed_part',
    'gtfs_import',
    'gtfs_import_change',
    'gtfs_import_part',
    'gtfs_line_price',
    'gtfs_link',
    'picture',
    'place_name',
    'record_import',
    'search_count',
  ]);
  for (const insert of REST) await catalogue.outside.change(insert);
  // Who keeps the catalogue in memory reads all tables at once, in an order of its own: none of them is emptied meanwhile.
  await catalogue.subgraph.services.catalogue.settled();
  expect(await writeAnew(catalogue.outside, AUDITED)).toEqual([]);
  expect(await auditGaps(catalogue.subgraph.database, AUDITED)).toEqual([]);
});
