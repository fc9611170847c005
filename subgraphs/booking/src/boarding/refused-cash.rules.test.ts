import { expect, test } from '@jest/globals';
import { SCAN_OUTCOMES, type ScanOutcome } from '@naga/kernel/boarding.js';
import { booksCash, isInHand, lowered, raised } from './refused-cash.rules.js';

const BOOKED: Readonly<Record<ScanOutcome, boolean>> = {
  BOARDED: false,
  UNDONE: false,
  NOT_BOARDED: false,
  TOO_LATE_TO_UNDO: false,
  HANDED_BACK: false,
  NOTHING_TO_HAND_BACK: false,
  BAD_SIGNATURE: false,
  UNKNOWN_TICKET: false,
  WRONG_DEPARTURE: true,
  NOT_TODAY: true,
  REVOKED: true,
  BEING_CHANGED: true,
  ALREADY_BOARDED: true,
  NO_SHOW: true,
  NOT_PAID: true,
};

test.each(Object.values(SCAN_OUTCOMES))('cash of a scan that came to %s', (outcome) => {
  expect([booksCash(outcome, 1000), booksCash(outcome, 0)]).toEqual([BOOKED[outcome], false]);
});

const part = (id: string, uncollected: number, uncollectedFees: number) => ({ id, uncollected, uncollectedFees });
const two = [part('1', 1000, 25), part('2', 1000, 25)];
test.each([
  ['who paid his own', '1', 1025, 1025, [part('1', 0, 0)]],
  ['whoever of them it was', '2', 1025, 1025, [part('2', 0, 0)]],
  ['also while others are still to board', '1', 1025, 5000, [part('1', 0, 0)]],
  ['the fare before the fees', '1', 1010, 1040, [part('1', 0, 15)]],
  ['part of a fare', '1', 500, 1550, [part('1', 500, 25)]],
  ['more than his own counts for the others', '2', 1525, 525, [part('2', 0, 0), part('1', 500, 25)]],
  ['more than all of it', '1', 9000, 0, [part('1', 0, 0), part('2', 0, 0)]],
  ['somebody who gave his seat back, where it counts for them', '9', 1025, 1025, [part('1', 0, 0)]],
  ['somebody who gave his seat back, where others owe it', '9', 1025, 3000, []],
] as const)('what stands as not collected after %s', (_, by, collected, stillOwed, after) => {
  expect(lowered(two, { by, collected, stillOwed })).toEqual(after);
});

test('where everybody came nothing stands as not collected', () => {
  expect(lowered([part('1', 0, 0)], { by: '1', collected: 1025, stillOwed: 0 })).toEqual([]);
});

test.each([
  ['of who still counts as not come', 'NO_SHOW', [{ ...part('1', 1000, 25), state: 'NO_SHOW' }]],
  ['of nobody who came after all', 'BOARDED', []],
] as const)('what was paid for others is owed again when it is handed back: %s', (_, state, after) => {
  const now = [
    { ...part('1', 700, 0), state },
    { ...part('2', 0, 0), state: 'NO_SHOW' },
  ];
  expect(raised(now, [{ partId: '1', fare: 300, fees: 25 }])).toEqual(after);
});

const payments = [{ id: '1', amount: 1025 }];
test.each([
  ['all of it', '1', 1025, [], true],
  ['also where a counter was to pay of it', '1', 1025, [{ paymentId: '1', state: 'created' }], true],
  ['not what a counter paid out', '1', 1025, [{ paymentId: '1', state: 'done' }], false],
  ['not another sum', '1', 1000, [], false],
  ['not another payment', '2', 1025, [], false],
] as const)('what is in the hand of a conductor: %s', (_, id, collected, refunds, expected) => {
  expect(isInHand({ payments, refunds }, id, collected)).toBe(expected);
});
