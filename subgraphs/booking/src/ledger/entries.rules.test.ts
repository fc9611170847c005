import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Beside } from '../fee/beside.rules.js';
import {
  agentCommissionEntries,
  cancellationEntries,
  cashBackEntries,
  cashEntries,
  givenUpEntries,
  paymentEntries,
  placeOf,
  refundEntries,
  saleEntries,
  topUpEntries,
} from './entries.rules.js';
import type { EntryLine } from './entry-line.rules.js';
import { adjustmentEntries, besidePayoutEntries, payoutEntries } from './payout-entries.rules.js';

const seats = fc.array(
  fc
    .record({
      operatorId: fc.constantFrom('1', '2', '3'),
      fare: fc.nat(1_000_000),
      share: fc.nat(100),
      back: fc.nat(100),
      saved: fc.nat(1_000_000),
      ours: fc.nat(100),
      pointed: fc.nat(100),
    })
    .map(({ operatorId, fare, share, back, saved, ours, pointed }) => ({
      operatorId,
      fare,
      // Of the fare before its coupon: where the operator bears that, it may be more than what is left.
      commission: Math.floor(((fare + saved) * share) / 100),
      platformDiscount: Math.floor((saved * ours) / 100),
      points: Math.floor((Math.floor((saved * ours) / 100) * pointed) / 100),
      amount: Math.floor((fare * back) / 100),
    })),
  { maxLength: 6 },
);

const sum = (lines: readonly EntryLine[], side: 'debit' | 'credit'): number =>
  lines.reduce((total, line) => total + line[side], 0);

function expectDoubleEntry(lines: readonly EntryLine[]): void {
  expect(sum(lines, 'debit')).toBe(sum(lines, 'credit'));
  for (const { debit, credit } of lines) expect([debit > 0, credit > 0].filter(Boolean)).toHaveLength(1);
}

const beside = (fees: number, donated: number, carried: number): Beside[] =>
  [
    { account: 'fees', party: null, amount: fees } as const,
    { account: 'donations', party: null, amount: donated } as const,
    { account: 'insurance', party: null, amount: donated } as const,
    { account: 'operator_payable', party: '7', amount: carried } as const,
  ].filter(({ amount }) => amount > 0);

describe('every movement balances', () => {
  test('sales and cancellations, whatever is sold', () => {
    fc.assert(
      fc.property(seats, fc.nat(10_000), fc.nat(10_000), (all, fees, donated) => {
        expectDoubleEntry(saleEntries(all, beside(fees, donated, fees)));
        expectDoubleEntry(cancellationEntries(all, beside(fees, donated, donated), 'USD'));
      }),
    );
  });

  test('what is sold in riel is booked in riel, however much of it goes back', () => {
    fc.assert(
      fc.property(seats, fc.nat(10_000), (drawn, fees) => {
        const all = drawn.map(({ operatorId, fare, commission, platformDiscount, points, amount }) => ({
          operatorId,
          fare: fare * 100,
          commission: commission * 100,
          platformDiscount: platformDiscount * 100,
          points: points * 100,
          amount: amount * 100,
        }));
        const lines = cancellationEntries(all, beside(fees * 100, 0, fees * 100), 'KHR');
        expectDoubleEntry(lines);
        expect(lines.filter(({ debit, credit }) => (debit + credit) % 100 !== 0)).toEqual([]);
      }),
    );
  });

  test('payments and refunds undo each other', () => {
    const sandbox = placeOf({ provider: 'sandbox', party: null });
    const lines = [...paymentEntries(sandbox, 1300), ...refundEntries(sandbox, 1300)];
    expectDoubleEntry(lines);
    const clearing = lines.filter(({ account }) => account === 'clearing');
    expect(sum(clearing, 'debit')).toBe(sum(clearing, 'credit'));
  });

  test('statements that are paid, whoever pays, and what their answers grant', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), fc.nat(9000), (owed, cash) => {
        expectDoubleEntry(payoutEntries('7', owed, cash));
        expectDoubleEntry(adjustmentEntries('7', owed));
      }),
    );
  });

  test.each([
    [
      'came',
      300,
      [
        ['insurance', 300, 0],
        ['bank', 0, 300],
      ],
    ],
    [
      'went back',
      -300,
      [
        ['bank', 300, 0],
        ['insurance', 0, 300],
      ],
    ],
    ['came and went back alike', 0, []],
  ] as const)('an insurer is paid what %s', (_, amount, sides) => {
    const lines = besidePayoutEntries('insurance', amount);
    expect(lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual(sides);
  });

  test('cash taken at the door and handed back undo each other', () => {
    const lines = [...cashEntries('7', 1025), ...cashBackEntries('7', 1025)];
    expectDoubleEntry(lines);
    const inHand = lines.filter(({ account, party }) => account === 'cash_in_hand' && party === 'operator:7');
    expect([sum(inHand, 'debit'), sum(inHand, 'credit')]).toEqual([1025, 1025]);
  });

  test.each([
    ['sandbox', null, 'clearing', 'sandbox'],
    ['counter', 'operator:7', 'cash_in_hand', 'operator:7'],
    ['agency', '3', 'agent_balance', '3'],
    ['wallet', '12', 'wallet', '12'],
  ])('money taken by %s %s is on the account %s:%s', (provider, party, account, of) => {
    const place = placeOf({ provider, party });
    expect(place).toEqual({ account, party: of });
    expectDoubleEntry(paymentEntries(place, 1300));
    expectDoubleEntry(paymentEntries(place, 1299, 1));
  });

  test('credit that is given up', () => expectDoubleEntry(givenUpEntries('601', 2600)));

  test('a balance that grows or shrinks by hand', () => {
    for (const amount of [5000, -700]) {
      expectDoubleEntry(topUpEntries('agent_balance', '3', amount));
      expectDoubleEntry(agentCommissionEntries('3', amount));
    }
  });

  test('what is paid beside the fares is owed by the customer, and whose it is has it', () => {
    const lines = saleEntries([], beside(50, 200, 400));
    expect(lines.map(({ account, debit, credit }) => [account, debit - credit])).toEqual([
      ['customer', 850],
      ['fees', -50],
      ['donations', -200],
      ['insurance', -200],
      ['operator_payable', -400],
    ]);
  });

  test('a sale given back in full leaves nothing on any account', () => {
    fc.assert(
      fc.property(seats, fc.nat(10_000), fc.nat(10_000), (all, fees, donated) => {
        const whole = all.map((seat) => ({ ...seat, amount: seat.fare }));
        const paid = beside(fees, donated, fees);
        const lines = [...saleEntries(whole, paid), ...cancellationEntries(whole, paid, 'USD')];
        const balances = new Map<string, number>();
        for (const { account, party, debit, credit } of lines) {
          const key = `${account}:${party}`;
          balances.set(key, (balances.get(key) ?? 0) + debit - credit);
        }
        expect([...balances.values()].every((balance) => balance === 0)).toBe(true);
      }),
    );
  });
});
