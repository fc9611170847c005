import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, catalogueWith, Market, type TestCatalogue } from './world.js';

const CHOICES = `query ($id: ID!) { journey(id: $id) { legs {
  boardingChoices { time position stop { id } } dropOffChoices { time position stop { id } } } } }`;

interface Point {
  time: string;
  position: number;
  stop: { id: string };
}
interface Leg {
  boardingChoices: Point[];
  dropOffChoices: Point[];
}

const market = new Market();
const cambodia = market.place('cambodia', { type: 'COUNTRY', names: { en: 'Cambodia' } });
const kandal = market.place('kandal', { type: 'PROVINCE', names: { en: 'Kandal' }, parentId: cambodia });
const capital = market.place('phnom-penh', { names: { en: 'Phnom Penh' }, parentId: cambodia });
const airport = market.place('airport', { type: 'AIRPORT', names: { en: 'Airport' }, parentId: capital });
const village = market.place('udong', { type: 'TOWN', names: { en: 'Udong' }, parentId: kandal });
const suburb = market.place('prek-kdam', { type: 'TOWN', names: { en: 'Prek Kdam' }, parentId: kandal });
const temples = market.place('siem-reap', { names: { en: 'Siem Reap' }, parentId: cambodia });
const west = market.place('battambang', { names: { en: 'Battambang' }, parentId: cambodia });

const market1 = market.stop(capital, 'Night Market');
const office = market.stop(capital, 'Office');
const terminal = market.stop(airport, 'Terminal');
const ferry = market.stop(suburb, 'Ferry');
const bridge = market.stop(village, 'Bridge');
const centre = market.stop(temples, 'Centre');
const oldMarket = market.stop(temples, 'Old Market');
const station = market.stop(west, 'Station');

const mekong = market.operator('mekong');
const north = market.route(
  mekong,
  [market1, office, terminal, ferry, bridge, centre, oldMarket],
  'BUS',
  // At the office one only gets off.
  [{}, { boardingStop: false, dropOffStop: true }, {}, {}, {}, { boardingStop: true }, {}],
);
const clocks = ['07:00', '07:20', '07:40', '08:10', '08:40', '13:00', '13:30'];
const morning = market.departure(north, clocks, { timing: { blockBefore: 30 } });
const loop = market.departure(market.route(mekong, [market1, office, market1, centre]), [
  '09:00',
  '09:20',
  '09:40',
  '15:00',
]);
const onward = market.departure(market.route(mekong, [centre, oldMarket, station]), ['13:45', '14:10', '17:00']);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

const DAY = '2026-11-24';
const idOf = (schedule: string, from: string, to: string, date = DAY) => `${schedule}@${date}:${from}-${to}`;
async function choicesOf(id: string): Promise<Leg[]> {
  const { journey } = await ask<{ journey: { legs: Leg[] } }>(catalogue, CHOICES, { id });
  return journey.legs;
}
const stops = (points: readonly Point[]) => points.map(({ stop }) => stop.id);

describe('where one gets on and off', () => {
  test('is chosen among the stops of the town, an airport’s being its city’s, with their own times', async () => {
    const [leg] = await choicesOf(idOf(morning, terminal, centre));
    expect(leg!.boardingChoices).toEqual([
      { time: `${DAY}T07:00:00+07:00`, position: 0, stop: { id: market1 } },
      { time: `${DAY}T07:40:00+07:00`, position: 2, stop: { id: terminal } },
    ]);
    expect(leg!.dropOffChoices).toEqual([
      { time: `${DAY}T13:00:00+07:00`, position: 5, stop: { id: centre } },
      { time: `${DAY}T13:30:00+07:00`, position: 6, stop: { id: oldMarket } },
    ]);
  });

  test('are two towns, though they lie in one province', async () => {
    const [leg] = await choicesOf(idOf(morning, ferry, centre));
    expect(stops(leg!.boardingChoices)).toEqual([ferry]);
    const [short] = await choicesOf(idOf(morning, market1, bridge));
    expect(stops(short!.dropOffChoices)).toEqual([bridge]);
  });

  test('what makes a leg can be made of each choice', async () => {
    const [leg] = await choicesOf(idOf(morning, terminal, centre));
    for (const from of stops(leg!.boardingChoices))
      for (const to of stops(leg!.dropOffChoices)) {
        const [other] = await choicesOf(idOf(morning, from, to));
        expect(other).toEqual(leg);
      }
  });

  test('a stop that can no longer be bought is left out, the one asked about never', async () => {
    catalogue.clock.set(`${DAY}T06:45:00+07:00`);
    const [late] = await choicesOf(idOf(morning, terminal, centre));
    const [gone] = await choicesOf(idOf(morning, market1, centre));
    catalogue.clock.set('2026-11-20T10:00:00+07:00');
    expect(stops(late!.boardingChoices)).toEqual([terminal]);
    expect(stops(gone!.boardingChoices)).toEqual([market1, terminal]);
  });

  test('a stop that is passed twice is offered once, where its name leads to', async () => {
    const [leg] = await choicesOf(idOf(loop, market1, centre));
    expect(leg!.boardingChoices.map(({ position }) => position)).toEqual([1, 2]);
  });

  test('of a connection only where the change still works', async () => {
    const legs = await choicesOf(`${idOf(morning, terminal, centre)}~${idOf(onward, centre, station)}`);
    expect(stops(legs[0]!.dropOffChoices)).toEqual([centre]);
    expect(stops(legs[1]!.boardingChoices)).toEqual([centre, oldMarket]);
    const other = await choicesOf(`${idOf(morning, terminal, oldMarket)}~${idOf(onward, oldMarket, station)}`);
    expect(stops(other[0]!.dropOffChoices)).toEqual([centre, oldMarket]);
    expect(stops(other[1]!.boardingChoices)).toEqual([oldMarket]);
  });
});
