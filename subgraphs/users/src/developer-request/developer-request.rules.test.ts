import { expect, test } from '@jest/globals';
import { approvalOf, namesIn } from './developer-request.rules.js';

test.each([
  ['nobody', undefined, 'CREATE'],
  ['a customer', { roleId: 6, active: true }, 'UPGRADE'],
  ['a partner', { roleId: 8, active: true }, 'KEEP'],
  ['a closed account', { roleId: 6, active: false }, null],
  ['an admin', { roleId: 1, active: true }, null],
  ['an agency', { roleId: 2, active: true }, null],
])('the address of %s: %s becomes %s', (_, account, approval) => {
  expect(approvalOf(account)).toBe(approval);
});

test.each([
  ['Linh Tran', 'Linh', 'Tran'],
  ['  Linh  Thi Tran ', 'Linh', 'Thi Tran'],
  ['Linh', 'Linh', 'Linh'],
])('%j is called %s %s', (name, firstName, lastName) => {
  expect(namesIn(name)).toEqual({ firstName, lastName });
});
