import { expect, test } from '@jest/globals';
import { afterLogin, insideOf, mayEnter } from './staff.rules.js';

test.each([1, 2, 3, 4, 5, 7, 9, 10, 11])('role %i may enter', (role) => {
  expect(mayEnter(role)).toBe(true);
});

test.each([6, 8, 0, 12])('role %i may not', (role) => {
  expect(mayEnter(role)).toBe(false);
});

test.each([
  [null, '/search'],
  ['/admin/bookings/7?tab=money', '/bookings/7?tab=money'],
  ['/admin/', '/search'],
  ['/admin/login', '/search'],
  ['https://elsewhere.example/admin/', '/search'],
  ['//elsewhere.example', '/search'],
])('after login from %p somebody whose role begins at the search lands on %s', (redirectPath, expected) => {
  expect(afterLogin(redirectPath, '/admin/search')).toBe(expected);
});

test.each([
  ['/admin', '/'],
  ['/admin/cargo-bookings', '/cargo-bookings'],
  ['/dashboard', undefined],
  ['/administration', undefined],
])('%s is %p in the back office', (path, expected) => {
  expect(insideOf(path)).toBe(expected);
});
