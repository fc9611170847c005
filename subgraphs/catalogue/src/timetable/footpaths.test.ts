import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { walkMinutes } from './change.rules.js';
import { footpaths, metresBetween } from './footpaths.js';

const nearby = fc.record({
  latitude: fc.double({ min: 11.5, max: 11.53, noNaN: true }),
  longitude: fc.double({ min: 104.9, max: 104.93, noNaN: true }),
});

test('joins exactly the stops one can walk between, in both directions', () => {
  fc.assert(
    fc.property(fc.array(nearby, { maxLength: 30 }), (stops) => {
      const found: string[] = [];
      for (const _ of footpaths(stops, (from, to, minutes) => found.push(`${from}>${to}:${minutes}`))) continue;
      const expected = stops.flatMap((a, from) =>
        stops.flatMap((b, to) => {
          const minutes = from === to ? undefined : walkMinutes(metresBetween(a, b));
          return minutes === undefined ? [] : [`${from}>${to}:${minutes}`];
        }),
      );
      expect(found.sort()).toEqual(expected.sort());
    }),
  );
});

test('a degree of latitude is 111 km, and of longitude less the further north', () => {
  const place = { latitude: 0, longitude: 104 };
  expect(metresBetween(place, { latitude: 1, longitude: 104 })).toBeCloseTo(111_195, -1);
  expect(metresBetween({ ...place, latitude: 60 }, { latitude: 60, longitude: 105 })).toBeCloseTo(55_597, -1);
});
