import { expect, test } from '@jest/globals';
import { clocksAfter } from './clock-moves.js';
import { daysLater } from './clocks.js';
import { type StopValues } from './line-values.js';
import { copied, newTiming, shifted } from './timing-moves.js';
import { stopAdded, stopMoved, stopRemoved } from './stop-moves.js';

const called = (en: string) => ({ __typename: 'LocalizedText' as const, en, km: null, th: null, vi: null, es: null });
const stop = (stopId: string, travelTime: string): StopValues => ({
  key: stopId,
  id: stopId,
  stopId,
  names: called(stopId),
  placeNames: called('Town'),
  travelTime,
  boardingStop: true,
  dropOffStop: true,
  suspended: false,
});
const stops = [stop('a', '0'), stop('b', '90'), stop('c', '180')];
const morning = newTiming('07:30', stops, '5');
const clocks = ({ stops: list }: { stops: readonly { arrivalTime: string }[] }) => list.map((one) => one.arrivalTime);

test('a new time has clocks from the usual minutes, and is sold every day', () => {
  expect(clocks(morning)).toEqual(['07:30', '09:00', '10:30']);
  expect(morning.schedules).toMatchObject([{ daysOfWeek: [1, 2, 3, 4, 5, 6, 7], vehicleTypeId: '5', disabled: false }]);
});

test.each([
  [30, ['08:00', '09:30', '11:00']],
  [-480, ['23:30', '01:00', '02:30']],
  [900, ['22:30', '00:00', '01:30']],
])('shifted by %p minutes it is at %j', (minutes, expected) =>
  expect(clocks(shifted(morning, minutes))).toEqual(expected),
);

test('a copy is new, with all that is in it', () => {
  const [first, second] = [{ ...morning, id: '7' }, copied({ ...morning, id: '7' })];
  expect(second).toMatchObject({ id: null, stops: first.stops, schedules: [{ id: null, vehicleTypeId: '5' }] });
  expect(second.key).not.toBe(first.key);
});

test.each([
  [
    ['07:30', '09:00', '10:30'],
    [0, 0, 0],
  ],
  [
    ['20:00', '23:30', '02:00'],
    [0, 0, 1],
  ],
  [
    ['20:00', '08:00', '06:00'],
    [0, 1, 2],
  ],
  [
    ['20:00', '', '02:00'],
    [0, 0, 1],
  ],
])('%j is reached so many days later: %j', (list, expected) => {
  const pairs = list.map((clock) => ({ arrivalTime: clock, departureTime: clock }));
  expect(daysLater(pairs).map(({ arrival }) => arrival)).toEqual(expected);
});

test('a stop moves, and clocks and minutes stay at their places', () => {
  const { stops: list, timings } = stopMoved({ stops, timings: [morning] }, 2, 0);
  expect(list.map(({ stopId, travelTime }) => [stopId, travelTime])).toEqual([
    ['c', '0'],
    ['a', '90'],
    ['b', '180'],
  ]);
  expect(clocks(timings[0]!)).toEqual(['07:30', '09:00', '10:30']);
});

test('a stop goes with its clocks, and comes an hour behind the last', () => {
  const less = stopRemoved({ stops, timings: [morning] }, 0);
  expect(less.stops.map(({ stopId, travelTime }) => [stopId, travelTime])).toEqual([
    ['b', '0'],
    ['c', '180'],
  ]);
  expect(clocks(less.timings[0]!)).toEqual(['09:00', '10:30']);
  const more = stopAdded(
    { stops, timings: [morning] },
    { stopId: 'd', names: called('d'), placeNames: called('Town') },
  );
  expect(more.stops.at(-1)).toMatchObject({ id: null, stopId: 'd', travelTime: '240' });
  expect(clocks(more.timings[0]!).at(-1)).toBe('11:30');
});

test.each<[string, number, 'arrivalTime' | 'departureTime', string, string[]]>([
  ['with the first all move', 0, 'departureTime', '08:00', ['08:00–08:00', '09:30–09:45', '11:00–11:00']],
  ['a halt keeps its length', 1, 'arrivalTime', '09:10', ['07:30–07:30', '09:10–09:25', '10:30–10:30']],
  ['one leaves when one says', 1, 'departureTime', '09:30', ['07:30–07:30', '09:00–09:30', '10:30–10:30']],
  ['nothing follows from nothing', 0, 'departureTime', '', ['07:30–', '09:00–09:15', '10:30–10:30']],
])('%s', (_, at, name, value, expected) => {
  const list = morning.stops.map((one, of) => (of === 1 ? { ...one, departureTime: '09:15' } : one));
  const after = clocksAfter(list, stops, { at, name, value });
  expect(after.map((one) => `${one.arrivalTime}–${one.departureTime}`)).toEqual(expected);
});
