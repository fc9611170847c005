import { expect, test } from '@jest/globals';
import { emptyLine, type LineValues, type StopValues, type TimingValues } from './line-values.js';
import { newTiming } from './timing-moves.js';
import { loadedTimes } from './loaded-times.js';

const stop = (stopId: string, travelTime: string): StopValues => ({
  key: stopId,
  id: stopId,
  stopId,
  names: {} as StopValues['names'],
  placeNames: {} as StopValues['placeNames'],
  travelTime,
  boardingStop: true,
  dropOffStop: true,
  suspended: false,
});
const line = (stops: readonly StopValues[], timings: readonly TimingValues[] = []): LineValues => ({
  ...emptyLine('1', 'KH'),
  stops: JSON.stringify(stops),
  timings: JSON.stringify(timings),
});
const there = [stop('a', '0'), stop('b', '60'), stop('c', '150')];
const slow = { arrivalTime: '08:20', departureTime: '08:40' };
const morning = newTiming('07:00', there, '5');
const halts = { ...morning, id: '9', stops: morning.stops.toSpliced(1, 1, slow) };

test.each<[string, readonly StopValues[], string[]]>([
  ['the same stops: its own clocks', there, ['07:00', '08:40', '09:30']],
  [
    'the way back: the minutes of this route',
    [stop('c', '0'), stop('b', '95'), stop('a', '160')],
    ['07:00', '08:35', '09:40'],
  ],
  ['fewer stops', [stop('a', '0'), stop('c', '120')], ['07:00', '09:00']],
])('%s', (_, stops, clocks) => {
  const [time] = loadedTimes(line(there, [halts]), line(stops));
  expect(time!.stops.map(({ departureTime }) => departureTime)).toEqual(clocks);
});

test('a loaded time is a new one with its days and vehicle', () => {
  const [time] = loadedTimes(line(there, [halts]), line(there));
  expect(time).toMatchObject({ id: null, schedules: [{ id: null, vehicleTypeId: '5' }] });
  expect(time!.key).not.toBe(halts.key);
  expect(loadedTimes(line(there), line(there))).toEqual([]);
});
