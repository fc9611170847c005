import { expect, test } from '@jest/globals';
import { buyerKindOf } from './route-for-user.rules.js';

test.each([
  [undefined, 'GUEST'],
  [6, 'REGISTERED'],
  [8, 'REGISTERED'],
  [2, 'AGENCY'],
  [3, 'AGENCY'],
  [4, 'OPERATOR'],
  [5, 'OPERATOR'],
  [9, 'OPERATOR'],
  [10, 'OPERATOR'],
  [1, 'PLATFORM'],
  [7, 'PLATFORM'],
  [11, 'PLATFORM'],
])('role %p buys as %s', (roleId, kind) => {
  expect(buyerKindOf(roleId)).toBe(kind);
});
