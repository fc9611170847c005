import { expect, test } from '@jest/globals';
import { type Headway, isCrossed, laterBy } from './headways.rules.js';

const hours = (from: number, to: number, minutes: number): Headway => ({
  from: from * 3600,
  to: to * 3600,
  every: minutes * 60,
});

test.each<[string, readonly Headway[], number, readonly number[]]>([
  ['without headways: once', [], 25_200, [0]],
  ['the last hour is past the last departure', [hours(6, 7, 20)], 0, [21_600, 22_800, 24_000]],
  ['earlier than its own times say', [hours(6, 7, 30)], 25_200, [-3600, -1800]],
  ['spans in the order of the clock', [hours(20, 21, 60), hours(6, 7, 30)], 21_600, [0, 1800, 50_400]],
  ['a span shorter than its headway: once', [{ from: 100, to: 101, every: 900 }], 0, [100]],
])('%s', (_, headways, first, expected) => {
  expect(laterBy(headways, first)).toEqual(expected);
});

test('every second of five days is not spelled out', () => {
  expect(laterBy([{ from: 0, to: 432_000, every: 1 }], 0)).toHaveLength(301);
});

test.each<[string, Headway, boolean]>([
  ['beside', hours(9, 12, 10), false],
  ['before', hours(3, 6, 10), false],
  ['across its end', hours(8, 10, 10), true],
  ['within', hours(7, 8, 10), true],
  ['around', hours(5, 12, 10), true],
])('hours %s others', (_, more, expected) => {
  expect(isCrossed([hours(6, 9, 10)], more)).toBe(expected);
});
