import { expect, test } from '@jest/globals';
import { comparePlaces, type PlaceCandidate } from './rank-places.rules.js';

const place: PlaceCandidate = { fit: 'prefix', similarity: 0.5, isStop: false, isRegion: false, departures: 10 };

test.each<[string, Partial<PlaceCandidate>, Partial<PlaceCandidate>]>([
  ['the whole name before its beginning', { fit: 'whole', departures: 0 }, { fit: 'prefix' }],
  ['the beginning before a later word', { fit: 'prefix', isStop: true }, { fit: 'word' }],
  ['a later word before what is only similar', { fit: 'word', similarity: 0.1 }, { fit: 'similar', similarity: 0.9 }],
  ['a city before a stop', { departures: 0 }, { isStop: true }],
  ['a stop before a province', { isStop: true, departures: 0 }, { isRegion: true }],
  [
    'the more similar of two that are only similar',
    { fit: 'similar', similarity: 0.6, departures: 0 },
    { fit: 'similar' },
  ],
  ['the busier of two that fit alike', { departures: 11, similarity: 0 }, {}],
  ['the more similar when as busy', { similarity: 0.6 }, {}],
])('%s', (_name, first, second) => {
  expect(comparePlaces({ ...place, ...first }, { ...place, ...second })).toBeLessThan(0);
  expect(comparePlaces({ ...place, ...second }, { ...place, ...first })).toBeGreaterThan(0);
});
