import { describe, expect, test } from '@jest/globals';
import { goesByItself, isGivenBack, newestFirst, returnsByState, surplusReasonOf } from './link-return.rules.js';

test.each([
  ['PAID', 'OVERPAID'],
  ['EXPIRED', 'PAID_TOO_LATE'],
  ['CANCELLED', 'PAID_AFTER_CANCELLATION'],
] as const)('what comes for a link that is %s goes back as %s', (state, reason) => {
  expect(surplusReasonOf(state)).toBe(reason);
  expect(goesByItself(reason)).toBe(true);
});

test.each([
  ['OVERRULED', true],
  ['SENT_BACK', false],
])('%s was decided by a person', (reason, isGiven) => {
  expect([goesByItself(reason), isGivenBack(reason)]).toEqual([false, isGiven]);
});

describe('of which payments money goes back', () => {
  const paid = (paymentId: string, settledAt: number, left: number) => ({ paymentId, settledAt, left });
  test.each([
    ['all of the second', [paid('1', 10, 2500), paid('2', 20, 2500)], 2500, [['2', 2500]]],
    ['whichever was begun first', [paid('1', 20, 2500), paid('2', 10, 2500)], 2500, [['1', 2500]]],
    ['the later begun of one moment', [paid('9', 10, 2500), paid('10', 10, 2500)], 2500, [['10', 2500]]],
    ['a part of the second', [paid('1', 10, 2500), paid('2', 20, 2500)], 100, [['2', 100]]],
    [
      'the second, and the rest of the first',
      [paid('1', 10, 2500), paid('2', 20, 2000)],
      3000,
      [
        ['2', 2000],
        ['1', 1000],
      ],
    ],
    ['nothing of what went back already', [paid('1', 10, 2500), paid('2', 20, 0)], 1000, [['1', 1000]]],
    ['nothing', [paid('1', 10, 2500)], 0, []],
  ] as const)('%s', (_, payments, amount, expected) => {
    expect(newestFirst(payments, amount).map((share) => [share.paymentId, share.amount])).toEqual(expected);
  });

  test('never more than is left', () => {
    expect(() => newestFirst([paid('1', 10, 2500)], 2501)).toThrow();
  });
});

test('what goes back is told by where it is: what goes by itself, and what staff gave back', () => {
  const of = (state: 'created' | 'transit' | 'done' | 'failed' | 'canceled', amount: number, more: object = {}) => ({
    state,
    amount,
    reason: 'OVERPAID',
    inCash: false,
    ...more,
  });
  const refunds = [
    of('created', 1),
    of('transit', 10, { reason: 'PAID_TOO_LATE' }),
    of('failed', 100, { reason: 'PAID_AFTER_CANCELLATION' }),
    of('canceled', 1000),
    of('created', 1000, { inCash: true }),
    of('done', 20_000, { inCash: true }),
    of('done', 10_000),
    of('done', 500_000, { reason: 'OVERRULED' }),
    of('failed', 70, { reason: 'OVERRULED' }),
    of('failed', 500_000, { reason: 'SENT_BACK' }),
  ];
  expect(returnsByState(refunds, goesByItself)).toEqual([
    { state: 'ON_ITS_WAY', amount: 11 },
    { state: 'REFUSED', amount: 100 },
    { state: 'IN_CASH', amount: 1000 },
    { state: 'DONE', amount: 30_000 },
  ]);
  expect(returnsByState(refunds, isGivenBack)).toEqual([
    { state: 'REFUSED', amount: 70 },
    { state: 'DONE', amount: 500_000 },
  ]);
  expect(returnsByState([], goesByItself)).toEqual([]);
});
