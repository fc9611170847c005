import { expect, test } from '@jest/globals';
import { aLine, aSchedule, aStop, aTiming } from './line.fixture.js';
import type { Line } from './line.rules.js';
import { isSaidAlready } from './said-already.rules.js';

const CLOCKS = ['07:30', '09:00', '10:30'];
const morning = aTiming(CLOCKS, {
  id: '10',
  schedules: [aSchedule({ id: '100' }), aSchedule({ id: '101', daysOfWeek: [6] })],
});
const evening = aTiming(['19:30', '21:00', '22:30'], { id: '20', schedules: [] });
const stops = [aStop('1', 0, { id: '1' }), aStop('2', 90, { id: '2' }), aStop('3', 180, { id: '3' })];
const saved = aLine({ stops, timings: [morning, evening], amenityIds: ['1', '2'], tripInfoIds: [] });
const bare = aTiming(CLOCKS, { schedules: [aSchedule({ daysOfWeek: [6] }), aSchedule()] });
const [first, second, third] = stops;

test.each<[string, Partial<Line>, boolean]>([
  ['as it is', {}, true],
  ['without ids, in another order', { timings: [aTiming(['19:30', '21:00', '22:30'], { schedules: [] }), bare] }, true],
  ['without a word of amenities', { amenityIds: null }, true],
  ['with its amenities in another order', { amenityIds: ['2', '1', '1'] }, true],
  ['with no amenity', { amenityIds: [] }, false],
  ['with another name', { names: { en: 'Another' } }, false],
  ['with a name in a language more', { names: { ...saved.names, km: 'កំពត' } }, false],
  ['with an empty name more', { names: { ...saved.names, km: ' ' } }, true],
  ['with a distance', { distanceKm: 148 }, false],
  ['with stops in another order', { stops: [second!, first!, third!] }, false],
  ['with a stop of another id', { stops: [{ ...first!, id: '9' }, second!, third!] }, false],
  ['with a longer way', { stops: [first!, second!, { ...third!, travelTime: 190 }] }, false],
  ['with a timing less', { timings: [morning] }, false],
  ['with a timing twice', { timings: [morning, { ...morning, id: null }, evening] }, false],
  [
    'with ids that changed places',
    {
      timings: [
        { ...morning, id: '20' },
        { ...evening, id: '10' },
      ],
    },
    false,
  ],
  [
    'with another clock',
    { timings: [{ ...morning, stops: aTiming(['07:30', '09:05', '10:30']).stops }, evening] },
    false,
  ],
  ['with a schedule less', { timings: [{ ...morning, schedules: [morning.schedules[0]!] }, evening] }, false],
  [
    'with other days',
    {
      timings: [{ ...morning, schedules: [morning.schedules[0]!, aSchedule({ id: '101', daysOfWeek: [7] })] }, evening],
    },
    false,
  ],
  [
    'with a stop named on one timing',
    { timings: [{ ...morning, stops: morning.stops.map((stop) => ({ ...stop, stopName: { en: 'Gate' } })) }, evening] },
    false,
  ],
  [
    'with stops that are called as everywhere',
    { timings: [{ ...morning, stops: morning.stops.map((stop) => ({ ...stop, stopName: null })) }, evening] },
    true,
  ],
])('a line is said %s', (_, more, expected) => {
  expect(isSaidAlready(saved, { ...saved, ...more })).toBe(expected);
});
