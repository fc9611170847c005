import { expect, test } from '@jest/globals';
import { afterLogin, mayEnter } from './staff.rules.js';

test.each([1, 2, 3, 4, 5, 7, 9, 10, 11])('role %i may enter', (role) => {
  expect(mayEnter(role)).toBe(true);
});

test.each([6, 8, 0, 12])('role %i may not', (role) => {
  expect(mayEnter(role)).toBe(false);
});

test.each([
  [null, '/'],
  ['/admin/bookings/7?tab=money', '/bookings/7?tab=money'],
  ['/admin/login', '/'],
  ['https://elsewhere.example/admin/', '/'],
  ['//elsewhere.example', '/'],
])('after login from %p one lands on %s', (redirectPath, expected) => {
  expect(afterLogin(redirectPath)).toBe(expected);
});
