import { expect, test } from '@jest/globals';
import { expiring, type ToldUntil } from './expiry.rules.js';

const DAY = 86_400_000;
const now = 1_000 * DAY;
type Brief = [points: number, day: number | null];
const day = (instant: number | null): number | null => (instant === null ? null : (instant - now) / DAY);

const look = (
  lots: Brief[],
  {
    reserved = 0,
    month = null,
    week = null,
  }: Partial<Record<'reserved', number>> & { month?: number | null; week?: number | null } = {},
) => {
  const at = (days: number | null) => (days === null ? null : now + days * DAY);
  const told: ToldUntil = { MONTH: at(month), WEEK: at(week) };
  const { gone, notice, dueAt, toldUntil } = expiring(
    lots.map(([points, days]) => ({ points, expiresAt: at(days) })),
    { reserved, told, now },
  );
  return {
    gone,
    notice: notice && `${notice.kind} ${notice.points} from ${day(notice.firstAt)}`,
    due: dueAt === null ? null : Math.round(day(dueAt)! * 100) / 100,
    told: [day(toldUntil.MONTH), day(toldUntil.WEEK)],
  };
};

test.each<[string, Brief[], Parameters<typeof look>[1], Partial<ReturnType<typeof look>>]>([
  ['nothing', [], {}, { gone: 0, notice: null, due: null }],
  ['what never ends', [[10, null]], {}, { gone: 0, notice: null, due: null }],
  ['long before', [[10, 200]], {}, { gone: 0, notice: null, due: 170 }],
  ['a month before', [[10, 30]], {}, { notice: 'MONTH 10 from 30', due: 23, told: [30, null] }],
  ['told once of it', [[10, 30]], { month: 30 }, { notice: null, due: 23 }],
  ['a week before', [[10, 7]], { month: 30 }, { notice: 'WEEK 10 from 7', due: 7, told: [30, 7] }],
  ['told of both', [[10, 6]], { month: 30, week: 7 }, { notice: null, due: 6 }],
  ['found late, the week says it all', [[10, 5]], {}, { notice: 'WEEK 10 from 5', told: [30, 7] }],
  [
    'over',
    [
      [10, 0],
      [5, 90],
    ],
    { month: 30, week: 7 },
    { gone: 10, notice: null, due: 60 },
  ],
  [
    'over, but in a booking that is held',
    [
      [10, -1],
      [5, 90],
    ],
    { reserved: 12, month: 30, week: 7 },
    { gone: 3, due: 0.01 },
  ],
  [
    'two lots in one notice',
    [
      [10, 20],
      [5, 29],
    ],
    {},
    { notice: 'MONTH 15 from 20' },
  ],
  [
    'what comes into the month after a notice is told, too',
    [
      [10, 20],
      [5, 30],
    ],
    { month: 29 },
    { notice: 'MONTH 15 from 20' },
  ],
])('%s', (_, lots, how, expected) => {
  expect(look(lots, how)).toMatchObject(expected);
});
