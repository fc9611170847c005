import { guest, service } from '@naga/server-kit/viewer/viewer.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask, catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const cambodia = market.place('cambodia', { type: 'COUNTRY', names: { en: 'Cambodia' } });
const kandal = market.place('kandal', { type: 'PROVINCE', names: { en: 'Kandal' }, parentId: cambodia });
const capital = market.place('phnom-penh', { names: { en: 'Phnom Penh' }, parentId: kandal });
const temples = market.place('siem-reap', { names: { en: 'Siem Reap' } });
const coast = market.place('kampot', { names: { en: 'Kampot' } });
const island = market.place('koh-tonsay', { names: { en: 'Koh Tonsay' } });
const [start, end, sea, beach] = [
  market.stop(capital, 'Night Market'),
  market.stop(temples, 'Angkor'),
  market.stop(coast, 'Bridge'),
  market.stop(island, 'Beach'),
];
const mekong = market.operator('mekong');
const giant = market.operator('giant');
const ferries = market.operator('ferries');
market.vehicle('BUS');
const north = market.route(mekong, [start, end]);
market.departure(north, ['07:30', '13:00']);
market.departure(north, ['22:00', '04:00'], { schedule: { daysOfWeek: [5], hasPassengerTypePricing: true } });
market.departure(market.route(giant, [start, end]), ['08:00', '14:00']);
market.departure(market.route(giant, [start, sea, end]), ['09:00', '12:00', '18:00']);

const crossing = market.route(ferries, [sea, beach]);
market.departure(crossing, ['14:00', '15:00']);
market.departure(crossing, ['12:40', '13:10'], { schedule: { disabled: true } });

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());
beforeEach(async () => {
  await catalogue.subgraph.services.searches.flush();
  await catalogue.outside.rows('delete from search_count');
});

const pricing = service('pricing');
const SEARCH = `query ($from: String!, $to: String!, $date: LocalDate!, $passengers: Int) {
  searchJourneys(from: $from, to: $to, date: $date, passengers: $passengers) { date } }`;
const search = (from: string, to: string, date: string, passengers = 1, viewer = guest()) =>
  ask(catalogue, SEARCH, { from, to, date, passengers }, viewer);
interface Searched {
  readonly searchedRides: {
    rides: { fareKey: string; date: string; searches: number; isOfConnection: boolean }[];
    isCut: boolean;
  };
}
const SEARCHED = `query ($operatorId: ID!, $days: Int!, $most: Int!) {
  searchedRides(operatorId: $operatorId, days: $days, most: $most) { rides { fareKey date searches isOfConnection } isCut } }`;
const searched = async (operatorId = mekong, days = 30, most = 100) =>
  (await ask<Searched>(catalogue, SEARCHED, { operatorId, days, most }, pricing)).searchedRides;

describe('searches', () => {
  test('are counted by places, days and passengers, and say nothing of who searched', async () => {
    await search('phnom-penh', 'siem-reap', '2026-11-24', 2);
    await search('phnom-penh', 'siem-reap', '2026-11-24', 2);
    await search('phnom-penh', 'kampot', '2026-11-25', 400);
    await search('phnom-penh', 'nowhere', '2026-11-25');
    await search('phnom-penh', 'kampot', '2026-11-25', 1, service('users'));
    await search('phnom-penh', 'kampot', '2026-11-25', 1, guest({ mode: 'sandbox' }));
    await catalogue.subgraph.services.searches.flush();
    const all =
      'select *, searched_on::text as searched_on, travel_date::text as travel_date from search_count order by passengers';
    const on = { searched_on: '2026-11-20', from_location_id: capital };
    expect(await catalogue.outside.rows(all)).toEqual([
      { ...on, to_location_id: temples, travel_date: '2026-11-24', passengers: 2, count: 2 },
      { ...on, to_location_id: coast, travel_date: '2026-11-25', passengers: 100, count: 1 },
    ]);
  });

  test('of several processes add up', async () => {
    await search('phnom-penh', 'siem-reap', '2026-11-24');
    await catalogue.subgraph.services.searches.flush();
    await search('phnom-penh', 'siem-reap', '2026-11-24');
    await catalogue.subgraph.services.searches.flush();
    expect(await catalogue.outside.rows('select count from search_count')).toEqual([{ count: 2 }]);
  });

  test('are forgotten after half a year', async () => {
    await search('phnom-penh', 'siem-reap', '2026-11-24');
    await catalogue.subgraph.services.searches.flush();
    catalogue.clock.advance({ days: 180 });
    await catalogue.subgraph.runJob('forget-searches');
    expect(await catalogue.outside.rows('select 1 from search_count')).toHaveLength(1);
    catalogue.clock.advance({ days: 1 });
    await catalogue.subgraph.runJob('forget-searches');
    expect(await catalogue.outside.rows('select 1 from search_count')).toEqual([]);
    catalogue.clock.advance({ days: -181 });
  });
});

/** A ride on the timing of that id, on whichever seats. */
const ride = (timing: string) =>
  expect.stringMatching(new RegExp(`^${mekong}\\.${north}\\.${timing}\\.${start}-${end}/1:0@\\d+\\.0-1\\.\\d+$`));

describe('the rides of an operator that searches found', () => {
  test('are its direct ones of that day, from provinces too, those of the most searched pairs first', async () => {
    await search('kandal', 'siem-reap', '2026-11-24');
    for (let times = 0; times < 2; times++) await search('phnom-penh', 'siem-reap', '2026-11-27');
    expect(await searched()).toEqual({
      isCut: false,
      rides: [
        { fareKey: ride('1'), date: '2026-11-27', searches: 2, isOfConnection: false },
        { fareKey: ride('2'), date: '2026-11-27', searches: 2, isOfConnection: false },
        { fareKey: ride('1'), date: '2026-11-24', searches: 1, isOfConnection: false },
      ],
    });
    expect((await searched(giant)).rides).toHaveLength(4);
  });

  test('are its legs of journeys with a change, too, by what is offered that day; of the other leg nothing is told', async () => {
    for (let times = 0; times < 3; times++) await search('phnom-penh', 'koh-tonsay', '2026-11-24');
    const leg = (operatorId: string, stops: string, more = {}) => ({
      fareKey: expect.stringMatching(new RegExp(`^${operatorId}\\.\\d+\\.\\d+\\.${stops}/`)),
      ...{ date: '2026-11-24', searches: 3, isOfConnection: true, ...more },
    });
    expect((await searched(giant)).rides).toEqual([leg(giant, `${start}-${sea}`)]);
    expect((await searched(ferries)).rides).toEqual([leg(ferries, `${sea}-${beach}`)]);
    expect((await searched(mekong)).rides).toEqual([]);
    await search('phnom-penh', 'kampot', '2026-11-24');
    const direct = leg(giant, `${start}-${sea}`, { searches: 1, isOfConnection: false });
    expect((await searched(giant)).rides).toEqual([direct, leg(giant, `${start}-${sea}`)]);
    expect(await searched(giant, 30, 1)).toEqual({ isCut: true, rides: [direct] });
  });

  test('also of days that are over, but not of searches before', async () => {
    await search('phnom-penh', 'siem-reap', '2026-11-20');
    catalogue.clock.advance({ days: 6 });
    expect((await searched(mekong, 7)).rides).toHaveLength(2);
    expect((await searched(mekong, 6)).rides).toEqual([]);
    catalogue.clock.advance({ days: -6 });
  });

  test('are told to be more than were asked for', async () => {
    await search('phnom-penh', 'siem-reap', '2026-11-27');
    expect(await searched(mekong, 30, 1)).toMatchObject({ isCut: true, rides: [{ date: '2026-11-27' }] });
    expect(await searched('999')).toEqual({ isCut: false, rides: [] });
  });
});

test('what an operator drives is told once a schedule, with each two stops of it', async () => {
  const query = `query ($id: ID!) { pricedRuns(operatorId: $id, from: "2026-11-26", days: 3) { fareKeys hasPassengerTypePricing dates }
    pricedSchedules(operatorId: $id) { id routeId routeTimingId hasPassengerTypePricing vehicleCategoryId
      seatCategories { seatCategoryId seatNumbers } } }`;
  const driven = { vehicleCategoryId: '1', seatCategories: [] };
  expect(await ask(catalogue, query, { id: mekong }, pricing)).toEqual({
    pricedRuns: [
      {
        fareKeys: [ride('1')],
        hasPassengerTypePricing: false,
        dates: ['2026-11-26', '2026-11-27', '2026-11-28'],
      },
      { fareKeys: [ride('2')], hasPassengerTypePricing: true, dates: ['2026-11-27'] },
    ],
    pricedSchedules: [
      { id: '1', routeId: north, routeTimingId: '1', hasPassengerTypePricing: false, ...driven },
      { id: '2', routeId: north, routeTimingId: '2', hasPassengerTypePricing: true, ...driven },
    ],
  });
  const { pricedRuns } = await ask<{ pricedRuns: { fareKeys: string[] }[] }>(catalogue, query, { id: giant }, pricing);
  expect(pricedRuns.map(({ fareKeys }) => fareKeys.length)).toEqual([1, 3]);
});

test('nobody but a neighbour is told', async () => {
  const query = `{ searchedRides(operatorId: "1", days: 1, most: 1) { isCut } }`;
  expect((await catalogue.run(query)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});
