import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import { expect, test } from '@jest/globals';
import type { RefundState } from '../refund/refund-state.rules.js';
import type { PaymentState } from './payment-state.rules.js';
import {
  countsAsPaid,
  type Moneys,
  needlesslyForgiven,
  paidOf,
  paymentStatus,
  surplusOf,
} from './payment-status.rules.js';

type Pay = [PaymentState, number, PaymentMethod?, forgiven?: number];
type Back = [RefundState, number];

const moneys = (due: number, payments: Pay[], refunds: Back[] = [], total = 1000): Moneys => ({
  total,
  due,
  payments: payments.map(([state, amount, method = 'CARD', forgiven = 0]) => ({ state, amount, method, forgiven })),
  refunds: refunds.map(([state, amount]) => ({ state, amount })),
});

const rows: [string, Moneys, string, number][] = [
  ['nothing yet', moneys(1000, []), 'UNPAID', 0],
  ['an attempt is open', moneys(1000, [['PENDING', 1000]]), 'PENDING', 0],
  ['a person looks at it', moneys(1000, [['REVIEW', 1000]]), 'PENDING', 0],
  ['authorized', moneys(1000, [['AUTHORIZED', 1000]]), 'AUTHORIZED', 0],
  ['declined', moneys(1000, [['DECLINED', 1000]]), 'FAILED', 0],
  [
    'declined, then open',
    moneys(1000, [
      ['DECLINED', 1000],
      ['PENDING', 1000],
    ]),
    'PENDING',
    0,
  ],
  ['expired unpaid', moneys(0, [['EXPIRED', 1000]]), 'UNPAID', 0],
  ['pay on boarding', moneys(1000, [['PENDING', 1000, 'PAY_ON_BOARDING']]), 'TO_COLLECT', 0],
  ['settled', moneys(1000, [['SETTLED', 1000]]), 'PAID', 0],
  ['half of it', moneys(1000, [['SETTLED', 500]]), 'PARTIALLY_PAID', 0],
  ['free', moneys(0, [], [], 0), 'NO_PAYMENT', 0],
  [
    'more than owed',
    moneys(1000, [
      ['SETTLED', 1000],
      ['SETTLED', 1000],
    ]),
    'OVERPAID',
    1000,
  ],
  ['bought nothing', moneys(0, [['SETTLED', 1000]]), 'OVERPAID', 1000],
  ['on its way back', moneys(0, [['SETTLED', 1000]], [['created', 1000]]), 'REFUND_PENDING', 0],
  ['a failed refund is still on its way', moneys(0, [['SETTLED', 1000]], [['failed', 1000]]), 'REFUND_PENDING', 0],
  ['all back', moneys(0, [['SETTLED', 1000]], [['done', 1000]]), 'REFUNDED', 0],
  ['part back', moneys(100, [['SETTLED', 1000]], [['done', 900]]), 'PARTIALLY_REFUNDED', 0],
  ['taken as paid for less', moneys(1000, [['SETTLED', 900, 'CARD', 100]]), 'PAID', 0],
  [
    'taken as paid for less, and paid again',
    moneys(1000, [
      ['SETTLED', 900, 'CARD', 100],
      ['SETTLED', 1000],
    ]),
    'OVERPAID',
    900,
  ],
  [
    'all that arrived is back, and a fee was let go',
    moneys(100, [['SETTLED', 900, 'CARD', 100]], [['done', 900]]),
    'REFUNDED',
    0,
  ],
  ['a canceled refund never was', moneys(1000, [['SETTLED', 1000]], [['canceled', 1000]]), 'PAID', 0],
];

test.each(rows)('%s', (_, money, status, surplus) => {
  expect(paymentStatus(money)).toBe(status);
  expect(surplusOf(money)).toBe(surplus);
});

test.each([
  ['everybody owes what he owed', 1000, [['SETTLED', 900, 'CARD', 100]], [], 0],
  ['a little less is owed', 960, [['SETTLED', 900, 'CARD', 100]], [], 40],
  ['less is owed than arrived', 800, [['SETTLED', 900, 'CARD', 100]], [], 100],
  [
    'less is owed than arrived, the rest is on its way back',
    800,
    [['SETTLED', 900, 'CARD', 100]],
    [['created', 100]],
    100,
  ],
  ['nothing was let go', 0, [['SETTLED', 900]], [], 0],
  ['of what did not settle nothing is let go', 0, [['REVIEW', 900, 'CARD', 0]], [], 0],
] as [string, number, Pay[], Back[], number][])(
  'what is let go needlessly: %s',
  (_, due, payments, refunds, needless) => {
    expect(needlesslyForgiven(moneys(due, payments, refunds))).toBe(needless);
  },
);

test('what was let go counts as paid and never arrived', () => {
  const money = moneys(1000, [
    ['SETTLED', 900, 'CARD', 100],
    ['PENDING', 500],
  ]);
  expect([paidOf(money), countsAsPaid(money)]).toEqual([900, 1000]);
});
