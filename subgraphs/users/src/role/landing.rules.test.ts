import { expect, test } from '@jest/globals';
import { landingOf } from './landing.rules.js';

test.each([
  [1, false, '/admin'],
  [11, false, '/admin'],
  [7, false, '/admin'],
  [4, false, '/admin/search'],
  [5, false, '/admin/search'],
  [9, false, '/admin/search'],
  [10, false, '/admin/search'],
  [2, false, '/admin/search'],
  [3, false, '/admin/search'],
  [2, true, '/admin/cargo-bookings'],
  [3, true, '/admin/cargo-bookings'],
  [4, true, '/admin/search'],
  [6, false, '/dashboard'],
  [8, false, '/dashboard'],
])('after login role %i (cargo agent: %s) goes to %s', (roleId, cargoAgent, landing) => {
  expect(landingOf(roleId, cargoAgent)).toBe(landing);
});
