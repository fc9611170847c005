import { expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import { nextLook, watchedDays } from './alert.rules.js';

test('days from today on are watched, also those that are not on sale yet', () =>
  expect(watchedDays(travelDate('2026-11-20'))).toEqual({ from: '2026-11-20', until: '2027-12-25' }));

test('who was not told of a change looks every ten minutes', () => expect(nextLook(0)).toBe(600_000));
