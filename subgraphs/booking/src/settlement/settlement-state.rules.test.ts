import { expect, test } from '@jest/globals';
import { type Approval, isApproved, settlementStates } from './settlement-state.rules.js';

test.each([
  ['OPEN', ['CLOSED']],
  ['CLOSED', ['APPROVED', 'DISPUTED']],
  ['DISPUTED', ['CLOSED']],
  ['APPROVED', ['PAID']],
  ['PAID', ['RECONCILED']],
  ['RECONCILED', []],
] as const)('%s is followed by %j', (from, to) => {
  expect(settlementStates.next(from)).toEqual(to);
});

const operator = (userId: string): Approval => ({ side: 'OPERATOR', userId });
const platform = (userId: string): Approval => ({ side: 'PLATFORM', userId });

test.each<[string, readonly Approval[], boolean]>([
  ['nobody', [], false],
  ['one of the operator’s people', [operator('4')], true],
  ['one of the platform’s people', [platform('1')], false],
  ['the same one twice', [platform('1'), platform('1')], false],
  ['two of the platform’s people', [platform('1'), platform('2')], true],
  ['one of each side', [platform('1'), operator('4')], true],
])('agreed by %s', (_, approvals, expected) => {
  expect(isApproved(approvals)).toBe(expected);
});
