import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { MarketRows } from '../src/market/market-rows.js';
import { catalogueInSteps } from '../src/memory/build-catalogue.js';
import type { Catalogue } from '../src/memory/catalogue.js';
import { type RouteRows, withRouteInSteps } from '../src/memory/splice-route.js';
import { Market } from './world.js';

function ended<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const catalogueOf = (rows: MarketRows): Catalogue => ended(catalogueInSteps(rows));

const CLOCKS = ['06:00', '09:30', '22:00', '23:50', '01:00'];
const departure = fc.record({
  clocks: fc.array(fc.constantFrom(...CLOCKS), { minLength: 3, maxLength: 3 }),
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  disabled: fc.boolean(),
});
/** A route's rows: three stops of six, which of them are passed, its departures, what its stops are called, what is said beside. */
const route = fc.record({
  stops: fc.uniqueArray(fc.nat(5), { minLength: 3, maxLength: 3 }),
  suspended: fc.boolean(),
  departures: fc.array(departure, { maxLength: 3 }),
  renamed: fc.boolean(),
  offSale: fc.boolean(),
  operator: fc.nat(1),
  km: fc.option(fc.integer({ min: 1, max: 500 })),
  extras: fc.boolean(),
});
type RandomRoute = typeof route extends fc.Arbitrary<infer R> ? R : never;

const OPERATORS = ['mekong', 'tonle'];
const stopsOf = new WeakMap<Market, readonly string[]>();

function emptyMarket(): Market {
  const market = new Market();
  const province = market.place('province', { names: { en: 'Province' }, type: 'PROVINCE' });
  const towns = ['a', 'b', 'c'].map((slug) => market.place(slug, { names: { en: slug }, parentId: province }));
  stopsOf.set(
    market,
    [0, 1, 2, 0, 1, 2].map((town, at) => market.stop(towns[town]!, `stop ${at}`)),
  );
  for (const slug of OPERATORS) market.operator(slug);
  market.vehicle('BUS');
  market.rows.amenities.push({ id: '1', code: 'wifi', names: { en: 'Wi-Fi' }, icon: null } as never);
  market.rows.tripInfos.push({ id: '1', code: 'night', names: { en: 'By night' } } as never);
  return market;
}

function add(market: Market, said: RandomRoute): void {
  const id = market.route(
    String(said.operator + 1),
    said.stops.map((at) => stopsOf.get(market)![at]!),
    'BUS',
    [{}, { currentStatus: said.suspended ? 'SUSPENDED' : 'ACTIVE' }],
  );
  Object.assign(market.rows.routes.at(-1)!, { offSale: said.offSale, distanceKm: said.km });
  for (const { clocks, days, disabled } of said.departures)
    market.departure(id, clocks, {
      schedule: { daysOfWeek: days.toSorted(), disabled },
      timing: { connectingRouteIds: said.extras ? ['1', '2'] : [] },
    });
  if (said.renamed && said.departures.length > 0)
    for (const stop of market.rows.timingStops.slice(-1)) Object.assign(stop, { stopName: { en: 'Gate 4' } });
  if (said.extras) {
    market.rows.routeAmenities.push({ id, routeId: id, amenityId: '1' });
    market.rows.routeTripInfos.push({ id, routeId: id, tripInfoId: '1' } as never);
  }
}

/** The same market in which one route is another; what is new of it has the next ids, what is gone leaves gaps. */
function changed(rows: MarketRows, at: number, said: RandomRoute): { after: MarketRows; of: RouteRows; id: string } {
  const market = emptyMarket();
  market.rows = structuredClone(rows) as typeof market.rows;
  const id = market.rows.routes[at]!.id;
  add(market, said);
  const made = market.rows.routes.at(-1)!.id;
  const [gone, its] = [timingsOf(market.rows, id), timingsOf(market.rows, made)];
  const named = <T extends { routeId: string }>(all: readonly T[]): T[] =>
    all.filter(({ routeId }) => routeId !== id).map((row) => (row.routeId === made ? { ...row, routeId: id } : row));
  const kept = <T extends { routeTimingId: string }>(all: readonly T[]): T[] =>
    all.filter(({ routeTimingId }) => !gone.has(routeTimingId));
  const routes = market.rows.routes
    .filter((row) => row.id !== made)
    .map((row) => (row.id === id ? { ...market.rows.routes.at(-1)!, id } : row));
  const after: MarketRows = {
    ...market.rows,
    routes,
    routeStops: named(market.rows.routeStops),
    routeAmenities: named(market.rows.routeAmenities),
    routeTripInfos: named(market.rows.routeTripInfos),
    routeTimings: named(market.rows.routeTimings),
    timingStops: kept(market.rows.timingStops),
    routeSchedules: kept(market.rows.routeSchedules),
  };
  const mine = ({ routeId }: { routeId: string }): boolean => routeId === id;
  const ofTiming = ({ routeTimingId }: { routeTimingId: string }): boolean => its.has(routeTimingId);
  const of: RouteRows = {
    routes: after.routes.filter((row) => row.id === id),
    routeStops: after.routeStops.filter(mine),
    routeAmenities: after.routeAmenities.filter(mine),
    routeTripInfos: after.routeTripInfos.filter(mine),
    routeTimings: after.routeTimings.filter(mine),
    timingStops: after.timingStops.filter(ofTiming),
    routeSchedules: after.routeSchedules.filter(ofTiming),
  };
  return { after, of, id };
}
const timingsOf = ({ routeTimings }: MarketRows, routeId: string): ReadonlySet<string> =>
  new Set(routeTimings.filter((timing) => timing.routeId === routeId).map(({ id }) => id));

const namesOf = (catalogue: Catalogue) =>
  Array.from(catalogue.timetable.callStop, (_, call) => catalogue.stopNamesAt(call));

test('whatever a route becomes, a catalogue into which it is put is the one that is read whole', () => {
  fc.assert(
    fc.property(fc.array(route, { minLength: 1, maxLength: 4 }), fc.nat(3), route, (routes, nth, said) => {
      const market = emptyMarket();
      for (const one of routes) add(market, one);
      const before = catalogueOf(market.rows);
      const { after, of, id } = changed(market.rows, nth % routes.length, said);
      const spliced = ended(withRouteInSteps(before, id, of))!;
      const whole = catalogueOf(after);
      expect(spliced).toEqual(whole);
      expect(namesOf(spliced)).toEqual(namesOf(whole));
      for (const [index, { schedule }] of whole.departures.entries()) expect(spliced.tripAt(schedule.id)).toBe(index);
    }),
    { numRuns: 150 },
  );
});

test('a route that is gone takes its departures along', () => {
  const market = emptyMarket();
  const said = { stops: [0, 1, 2], suspended: false, renamed: false, offSale: false, operator: 0, km: 1, extras: true };
  for (const clocks of [CLOCKS.slice(0, 3), CLOCKS.slice(1, 4)])
    add(market, { ...said, departures: [{ clocks, days: [1], disabled: false }] });
  const none: RouteRows = {
    routes: [],
    routeStops: [],
    routeAmenities: [],
    routeTripInfos: [],
    routeTimings: [],
    timingStops: [],
    routeSchedules: [],
  };
  const { departures, rows, timetable } = ended(withRouteInSteps(catalogueOf(market.rows), '1', none))!;
  expect([departures.map(({ route: { id } }) => id), rows.routeAmenities.map(({ id }) => id)]).toEqual([['2'], ['2']]);
  expect(timetable.tripCount).toBe(1);
});

test.each<[string, (of: RouteRows) => RouteRows]>([
  ['a stop', (of) => ({ ...of, timingStops: of.timingStops.map((row) => ({ ...row, stopId: '99' })) })],
  ['an operator', (of) => ({ ...of, routes: of.routes.map((row) => ({ ...row, operatorId: '99' })) })],
  ['a vehicle', (of) => ({ ...of, routeSchedules: of.routeSchedules.map((row) => ({ ...row, vehicleTypeId: '99' })) })],
  ['a branch', (of) => ({ ...of, routeTimings: of.routeTimings.map((row) => ({ ...row, routeBranchId: '99' })) })],
])('%s that nobody knows yet asks for all to be read', (_, change) => {
  const market = emptyMarket();
  const departures = [{ clocks: CLOCKS.slice(0, 3), days: [1], disabled: false }];
  const said = { stops: [0, 1, 2], suspended: false, renamed: false, offSale: false, operator: 0, km: 1, extras: true };
  add(market, { ...said, departures });
  const { of, id } = changed(market.rows, 0, { ...said, departures });
  expect(ended(withRouteInSteps(catalogueOf(market.rows), id, change(of)))).toBeUndefined();
});
