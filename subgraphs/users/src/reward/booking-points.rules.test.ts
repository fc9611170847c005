import { expect, test } from '@jest/globals';
import { earningAfter, earningLines, type EarningOf } from './booking-points.rules.js';

const part = (partId: string, points: number, more: Partial<EarningOf> = {}): EarningOf => ({
  partId,
  points,
  state: 'PENDING',
  transportType: 'BUS',
  isRebooked: false,
  accountId: '7',
  ...more,
});
const over = { state: 'EARNED' } as const;

test.each<[string, EarningOf[], EarningOf[], string[]]>([
  ['nothing', [], [], []],
  ['two passengers of a bus in one line', [], [part('1', 12), part('2', 12)], ['EARN_PENDING 24 pending BUS']],
  [
    'a bus and a ferry in two',
    [],
    [part('1', 12), part('2', 9, { transportType: 'FERRY' })],
    ['EARN_PENDING 12 pending BUS', 'EARN_PENDING 9 pending FERRY'],
  ],
  ['told again', [part('1', 12)], [part('1', 12)], []],
  ['one of two is given back', [part('1', 12), part('2', 12)], [part('1', 12)], ['REVERSE -12 pending BUS']],
  ['over', [part('1', 12)], [part('1', 12, over)], ['EARN_PENDING -12 pending BUS', 'EARN 12 BUS']],
  ['over before it was told of', [], [part('1', 12, over)], ['EARN 12 BUS']],
  ['over stays over', [part('1', 12, over)], [], []],
  [
    're-booked: the old ride is lost, the new one waits',
    [part('1', 12)],
    [part('2', 15, { isRebooked: true })],
    ['REVERSE -12 pending BUS', 'EARN_PENDING 15 pending BUS re-booked'],
  ],
  ['another number', [part('1', 12)], [part('1', 9)], ['REVERSE -12 pending BUS', 'EARN_PENDING 9 pending BUS']],
  [
    'another’s from now on',
    [part('1', 12)],
    [part('1', 12, { accountId: '8' })],
    ['REVERSE -12 pending BUS', 'EARN_PENDING 12 pending BUS for 8'],
  ],
])('%s', (_, before, after, expected) => {
  const told = earningLines(before, after).map(({ kind, points, isPending, transportType, isRebooked, accountId }) =>
    [
      `${kind} ${points}`,
      ...(isPending ? ['pending'] : []),
      transportType,
      ...(isRebooked ? ['re-booked'] : []),
      ...(accountId === '7' ? [] : [`for ${accountId}`]),
    ].join(' '),
  );
  expect(told).toEqual(expected);
});

test('what is kept is what is told, and what was earned', () => {
  expect(earningAfter([part('1', 12, over), part('2', 3)], [part('2', 3), part('4', 5)])).toEqual([
    part('1', 12, over),
    part('2', 3),
    part('4', 5),
  ]);
});
