import { expect, test } from '@jest/globals';
import { balanceOf, type MovementKind } from './reward.rules.js';

const DAY = 86_400_000;
const now = 1_000 * DAY;
type Line = [kind: MovementKind, points: number, expiresInDays?: number];
const balance = (...lines: Line[]) =>
  balanceOf(
    lines.map(([kind, points, days]) => ({
      kind,
      points,
      isPending: kind === 'EARN_PENDING',
      expiresAt: days === undefined ? null : now + days * DAY,
    })),
    now,
  );

test.each<[string, Line[], { spendable: number; pending: number; expiringSoon: number }]>([
  ['nothing', [], { spendable: 0, pending: 0, expiringSoon: 0 }],
  ['a trip that is not over', [['EARN_PENDING', 12]], { spendable: 0, pending: 12, expiringSoon: 0 }],
  [
    'a trip that is over: what was pending is earned',
    [
      ['EARN_PENDING', 12],
      ['EARN_PENDING', -12],
      ['EARN', 12, 365],
    ],
    { spendable: 12, pending: 0, expiringSoon: 0 },
  ],
  ['points in their last month', [['EARN', 40, 30]], { spendable: 40, pending: 0, expiringSoon: 40 }],
  ['points in their last month but a day', [['EARN', 40, 31]], { spendable: 40, pending: 0, expiringSoon: 0 }],
  [
    'the oldest are spent first',
    [
      ['EARN', 100, 10],
      ['EARN', 50, 300],
      ['REDEEM', -80],
    ],
    { spendable: 70, pending: 0, expiringSoon: 20 },
  ],
  [
    'more spent than expires soon',
    [
      ['EARN', 100, 10],
      ['EARN', 50, 300],
      ['REDEEM', -120],
    ],
    { spendable: 30, pending: 0, expiringSoon: 0 },
  ],
  ['a gift without end', [['ADJUST', 25]], { spendable: 25, pending: 0, expiringSoon: 0 }],
])('%s', (_, lines, expected) => {
  expect(balance(...lines)).toMatchObject(expected);
});

test('what expires when, the soonest first, a sum for each end', () => {
  expect(
    balance(['EARN', 50, 300], ['EARN', 20, 10], ['EARN', 30, 10], ['REDEEM', -5], ['ADJUST', 7]).expiring,
  ).toEqual([
    { points: 45, expiresAt: now + 10 * DAY },
    { points: 50, expiresAt: now + 300 * DAY },
  ]);
});
