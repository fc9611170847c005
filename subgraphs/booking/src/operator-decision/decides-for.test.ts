import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { expect, test } from '@jest/globals';
import { decidesFor } from './decides-for.js';

const leg = { operatorId: '7', operatorBranchId: '71', operatorCountryCode: 'KH' };
type User = Extract<Viewer, { kind: 'user' }>;
const user = (scope: string, more: Partial<User> = {}): User => {
  const { kind: _, ...request } = guest() as Extract<Viewer, { kind: 'guest' }>;
  return { ...request, kind: 'user', userId: '1', roleId: 4, grants: { 'booking.edit': scope as never }, ...more };
};

test.each<[string, Viewer, boolean]>([
  ['the platform', user('all'), true],
  ['its country', user('country', { countryCode: 'KH' }), true],
  ['another country', user('country', { countryCode: 'LA' }), false],
  ['its operator', user('operator', { operatorId: '7' }), true],
  ['another operator', user('operator', { operatorId: '8' }), false],
  ['its branch', user('branch', { operatorId: '7', branchId: '71' }), true],
  ['another branch of its operator', user('branch', { operatorId: '7', branchId: '72' }), false],
  ['an operator without a number', user('operator'), false],
  ['an agency', user('agency', { agencyId: '7' }), false],
  ['a customer', user('own', { bookingToken: 'secret' }), false],
  ['nobody', guest({ bookingToken: 'secret' }), false],
])('%s: %s', (_, viewer, decides) => {
  expect(decidesFor(viewer, leg)).toBe(decides);
});

test('without a branch, no branch answers', () => {
  expect(decidesFor(user('branch', { branchId: '71' }), { ...leg, operatorBranchId: null })).toBe(false);
});
