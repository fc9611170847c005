import { expect, test } from '@jest/globals';
import { daysOfSchedule, isSoldOn, type Seasons, seasonsBefore, seasonsFrom } from './days-of-sale.js';
import { dayNumber, fromDayNumber, travelDate } from './travel-date.js';

const day = (date: string): number => dayNumber(travelDate(date));
const NOVEMBER = { from: day('2026-11-20'), to: day('2026-11-30') };
const WEEK = [1, 2, 3, 4, 5, 6, 7];

test.each<[string, object, string]>([
  ['always', {}, '20 21 22 23 24 25 26 27 28 29 30'],
  ['Fridays', { daysOfWeek: [5] }, '20 27'],
  ['a season', { allowFrom1: '2026-11-22', allowTo1: '2026-11-23' }, '22 23'],
  ['an open season', { allowFrom1: '2026-11-29' }, '29 30'],
  ['a season as a form has it, its end empty', { allowFrom1: '2026-11-29', allowTo1: '' }, '29 30'],
  ['two seasons', { allowTo1: '2026-11-20', allowFrom2: '2026-11-27', allowTo2: '2026-11-28' }, '20 27 28'],
  ['a blocked period', { blockingFrom: '2026-11-21', blockingTo: '2026-11-29' }, '20 30'],
  ['blocked from then on', { blockingFrom: '2026-11-22' }, '20 21'],
])('days of %s', (_, days, expected) => {
  const driven = daysOfSchedule({ daysOfWeek: WEEK, ...days }, NOVEMBER);
  expect(driven.map((one) => fromDayNumber(one).slice(-2)).join(' ')).toBe(expected);
});

test('one day is asked for as many are', () => {
  const closed = { daysOfWeek: WEEK, blockingFrom: '2026-11-22', blockingTo: '2026-11-22' };
  expect(['2026-11-21', '2026-11-22'].map((date) => isSoldOn(closed, date))).toEqual([true, false]);
});

const NEVER = 'never';
const said = (seasons: Required<Seasons> | undefined): string =>
  seasons === undefined
    ? NEVER
    : Object.values(seasons)
        .map((date) => date?.slice(5) ?? '-')
        .join(' ');

test.each<[string, Seasons, string, string]>([
  ['always', {}, '- 11-30 - -', '12-01 - - -'],
  ['a season around it', { allowFrom1: '2026-11-01', allowTo1: '2026-12-31' }, '11-01 11-30 - -', '12-01 12-31 - -'],
  ['a season behind it', { allowFrom1: '2026-12-20' }, NEVER, '12-20 - - -'],
  ['a season that begins with it', { allowFrom1: '2026-12-01' }, NEVER, '12-01 - - -'],
  ['a season that is over', { allowTo1: '2026-11-30' }, '- 11-30 - -', NEVER],
  [
    'two seasons, one on each side',
    { allowTo1: '2026-11-10', allowFrom2: '2026-12-10', allowTo2: '2026-12-20' },
    '- 11-10 - -',
    '12-10 12-20 - -',
  ],
  [
    'two seasons, the second around it',
    { allowTo1: '2026-11-10', allowFrom2: '2026-11-20', allowTo2: '2026-12-20' },
    '- 11-10 11-20 11-30',
    '12-01 12-20 - -',
  ],
  ['only a second season', { allowFrom2: '2026-11-20' }, '11-20 11-30 - -', '12-01 - - -'],
])('%s is cut at the first of December', (_, seasons, before, from) => {
  expect(said(seasonsBefore(seasons, '2026-12-01'))).toBe(before);
  expect(said(seasonsFrom(seasons, '2026-12-01'))).toBe(from);
});
