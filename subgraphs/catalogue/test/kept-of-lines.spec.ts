import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const operator = market.operator('mekong');
const [town, bay] = ['phnom-penh', 'kampot'].map((slug) => market.place(slug, { names: { en: slug } }));
const [yard, pier] = [market.stop(town!, 'Yard'), market.stop(bay!, 'Pier')];
const lines = ['07:30', '09:30'].map((clock) => {
  const id = market.route(operator, [yard, pier]);
  market.departure(id, [clock, '12:30'], { schedule: { vehicleTypeId: market.vehicle('BUS') } });
  return id;
});
const [line, other] = lines as [string, string];

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

const change = (text: string) => catalogue.outside.change(text.replaceAll('$line', line), []);
const kept = async (id: string) =>
  (
    await catalogue.outside.rows<object>(
      `select timing_count as timings, connects, on_sale as "onSale", stop_names as stops, listed_words as words
       from route where id = ${id}`,
    )
  )[0];

test.each<[string, string, object]>([
  ['nothing', 'select 1', { timings: 1, connects: false, onSale: true }],
  [
    'its operator, away',
    `update operator set offline = true where id = (select operator_id from route where id = $line)`,
    { onSale: false },
  ],
  ['its operator, back', `update operator set offline = false`, { onSale: true }],
  ['itself, off sale', `update route set off_sale = true where id = $line`, { onSale: false }],
  ['itself, on sale', `update route set off_sale = false where id = $line`, { onSale: true }],
  [
    'its days, switched off',
    `update route_schedule set disabled = true where route_timing_id in (select id from route_timing where route_id = $line)`,
    { onSale: false },
  ],
  ['all days, on', `update route_schedule set disabled = false`, { onSale: true }],
  [
    'a time more, which connects',
    `insert into route_timing (route_id, connecting_route_ids) values ($line, array[$line])`,
    { timings: 2, connects: true, onSale: true },
  ],
  [
    'a time less',
    `delete from route_timing where route_id = $line and cardinality(connecting_route_ids) > 0`,
    { timings: 1, connects: false },
  ],
  [
    'the name of a stop',
    `update stop set names = '{"en": "Crab market", "km": "ផ្សារ"}' where id = ${pier}`,
    { stops: expect.stringContaining('Crab market ផ្សារ'), words: expect.stringContaining('ǀcrabǀmarketǀផ្សារǀ') },
  ],
  [
    'the name of a place',
    `update location set names = '{"en": "Seaside"}' where id = (select location_id from stop where id = ${pier})`,
    { words: expect.stringContaining('ǀseasideǀ') },
  ],
  [
    'a stop less',
    `delete from route_stop where route_id = $line and stop_id = ${pier}`,
    { words: expect.not.stringContaining('crab') },
  ],
  ['its days, deleted', `delete from route_schedule`, { timings: 1, onSale: false }],
  ['its times, deleted', `delete from route_timing where route_id = $line`, { timings: 0, onSale: false }],
])('a line keeps what its list asks when there changes: %s', async (_, statement, expected) => {
  await change(statement);
  expect(await kept(line)).toMatchObject(expected);
});

test('the others stay what they were', async () =>
  expect(await kept(other)).toMatchObject({ timings: 1, connects: false, words: expect.stringContaining('ǀcrabǀ') }));
