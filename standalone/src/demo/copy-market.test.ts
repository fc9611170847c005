import { describe, expect, test } from '@jest/globals';
import type { RouteStopRow } from '@naga/catalogue/market/route-rows.js';
import { MAX_WALK_METRES } from '@naga/catalogue/timetable/change.rules.js';
import { metresBetween } from '@naga/catalogue/timetable/footpaths.js';
import { formatFareKey } from '@naga/kernel/fare-key.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { Tariff } from '@naga/pricing/tariff/tariff.js';
import { copyMarket } from './copy-market.js';
import { makeMarket } from './make-market.js';

/** The largest that can be asked for. */
const LARGEST = 100;
const TUESDAY = travelDate('2026-11-24');

const one = makeMarket();
const two = makeMarket({ scale: 2 });
const second = copyMarket(one, 2);
const tablesOf = ({ catalogue, pricing }: typeof one) =>
  Object.entries({ ...catalogue, ...pricing }) as [string, readonly { id: string }[]][];

describe('a market of scale 2', () => {
  test('begins with the market of scale 1 and goes on with a copy', () => {
    for (const [index, [name, rows]] of tablesOf(two).entries())
      expect([name, rows]).toEqual([name, [...tablesOf(one)[index]![1], ...tablesOf(second)[index]![1]]]);
    expect(two.ticketRanges).toEqual([...one.ticketRanges, ...second.ticketRanges]);
  });

  test('has twice the operators, stops, routes and departures, and every place but countries twice', () => {
    for (const name of ['operators', 'operatorBranches', 'stops', 'routes', 'routeTimings', 'routeSchedules'] as const)
      expect(two.catalogue[name].length).toBe(2 * one.catalogue[name].length);
    const countries = one.catalogue.locations.filter(({ type }) => type === 'COUNTRY').length;
    expect(two.catalogue.locations.length).toBe(2 * one.catalogue.locations.length - countries);
  });

  test('shares countries, vehicles, amenities and fees', () => {
    expect(second.catalogue.locations.some(({ type }) => type === 'COUNTRY')).toBe(false);
    expect(two.catalogue.vehicleTypes).toEqual(one.catalogue.vehicleTypes);
    expect(two.catalogue.seats).toEqual(one.catalogue.seats);
    expect(two.catalogue.amenities).toEqual(one.catalogue.amenities);
    expect(two.pricing.transactionFees).toEqual(one.pricing.transactionFees);
  });

  test('calls everything by a slug, a name and ticket codes of its own', () => {
    const { locations, operators } = two.catalogue;
    for (const rows of [locations, operators]) {
      expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
      expect(new Set(rows.map(({ names }) => names.en)).size).toBe(rows.length);
    }
    expect(locations.find(({ slug }) => slug === 'siem-reap-2')).toMatchObject({
      names: { en: 'Siem Reap 2', km: 'សៀមរាប 2' },
      countryCode: 'KH',
      geonamesId: null,
    });
    expect(operators.find(({ slug }) => slug === 'mekong-ibis-2')!.names.en).toBe('Mekong Ibis 2');
    expect(new Set(two.ticketRanges.map(({ prefix }) => prefix))).toContain('MI2-');
  });

  test('gives each row an id of its own and keeps every reference within its copy', () => {
    for (const [, rows] of tablesOf(two)) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const [table, copied] = [new Map(tablesOf(two)), new Map(tablesOf(second))];
    const references = {
      parentId: 'locations',
      locationId: 'locations',
      fromLocationId: 'locations',
      toLocationId: 'locations',
      tripInfoId: 'tripInfos',
      operatorId: 'operators',
      routeId: 'routes',
      routeTimingId: 'routeTimings',
      routeBranchId: 'operatorBranches',
      stopId: 'stops',
      vehicleTypeId: 'vehicleTypes',
      amenityId: 'amenities',
      lackingId: 'amenities',
      operatorAmenityId: 'operatorAmenities',
      pricingZoneId: 'pricingZones',
      zoneFromId: 'pricingZones',
      zoneToId: 'pricingZones',
    };
    const countries = one.catalogue.locations.filter(({ type }) => type === 'COUNTRY');
    for (const [key, target] of Object.entries(references)) {
      const own = copied.get(target)!;
      const known = new Set((own.length > 0 ? own : table.get(target)!).map(({ id }) => id));
      if (key === 'parentId') for (const { id } of countries) known.add(id);
      const used = tablesOf(second).flatMap(([, rows]) =>
        (rows as readonly Record<string, unknown>[]).map((row) => row[key] as string | null | undefined),
      );
      const asked = used.filter((id) => id !== undefined && id !== null);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((id) => !known.has(id))).toEqual([]);
    }
    for (const { operatorId } of second.ticketRanges)
      expect(second.catalogue.operators.some(({ id }) => id === operatorId)).toBe(true);
  });

  test('has a price for every departure and every pair of stops it sells', () => {
    const tariff = new Tariff(two.pricing);
    const place = new Map(two.catalogue.stops.map(({ id, locationId }) => [id, locationId]));
    const operator = new Map(two.catalogue.routes.map(({ id, operatorId }) => [id, operatorId]));
    const stopsOf = Map.groupBy(two.catalogue.routeStops, ({ routeId }) => routeId);
    const isSold = (from: RouteStopRow, to: RouteStopRow) =>
      from.boardingStop && to.dropOffStop && place.get(from.stopId) !== place.get(to.stopId);
    const unpriced: string[] = [];
    for (const { id: routeTimingId, routeId } of two.catalogue.routeTimings)
      for (const [index, from] of stopsOf.get(routeId)!.entries())
        for (const to of stopsOf.get(routeId)!.slice(index + 1)) {
          if (!isSold(from, to)) continue;
          const stops = { stopIdFrom: from.stopId, stopIdTo: to.stopId };
          const key = formatFareKey({ operatorId: operator.get(routeId)!, routeId, routeTimingId, ...stops });
          if (tariff.seat(key, TUESDAY, 'FOREIGN', 'ADULT') === undefined) unpriced.push(key);
        }
    expect(unpriced).toEqual([]);
  });
});

test('routes that an operator recommends are those of the same copy', () => {
  const [timing, ...others] = one.catalogue.routeTimings;
  const connected = { ...timing!, connectingRouteIds: ['3', '7'] };
  const market = { ...one, catalogue: { ...one.catalogue, routeTimings: [connected, ...others] } };
  const { id, connectingRouteIds } = copyMarket(market, 3).catalogue.routeTimings[0]!;
  expect(connectingRouteIds.map((route) => Number(route) - Number(id))).toEqual([2, 6]);
});

test('nobody walks from one copy to another, and none passes the date line', () => {
  const { stops } = one.catalogue;
  const apart = second.catalogue.stops[0]!.longitude - stops[0]!.longitude;
  expect(Math.max(...stops.map(({ longitude }) => longitude)) + (LARGEST - 1) * apart).toBeLessThan(180);
  const walks: string[] = [];
  for (const { id, latitude, longitude } of stops)
    for (const other of stops.filter((one) => Math.abs(one.latitude - latitude) < 0.02))
      for (let copies = 1; copies < LARGEST; copies++) {
        const copied = { latitude, longitude: longitude + copies * apart };
        if (metresBetween(copied, other) <= MAX_WALK_METRES) walks.push(`${id} in ${copies} to ${other.id}`);
      }
  expect(walks).toEqual([]);
});
