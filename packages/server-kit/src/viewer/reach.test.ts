import { expect, test } from '@jest/globals';
import { reachBy, type Reach } from './reach.js';
import { guest, type Scope, service, type Viewer } from './viewer.js';

const KEYS = { userId: '5', branchId: '71', operatorId: '7', agencyId: '31', countryCode: 'KH' };
const user = (grants: Record<string, Scope>, keys: Partial<typeof KEYS> = KEYS): Viewer =>
  ({ ...guest(), kind: 'user', userId: '5', roleId: 4, ...keys, grants }) as Viewer;

test.each<[Scope, Reach]>([
  ['all', 'everything'],
  ['country', { by: 'country', key: 'KH' }],
  ['agency', { by: 'agency', key: '31' }],
  ['operator', { by: 'operator', key: '7' }],
  ['branch', { by: 'branch', key: '71' }],
  ['own', { by: 'own', key: '5' }],
])('%s', (scope, reach) => {
  expect(reachBy(user({ 'booking.view': scope }), 'booking.view')).toEqual(reach);
});

test.each<Scope>(['country', 'agency', 'operator', 'branch'])('%s without its key reaches nothing', (scope) => {
  expect(reachBy(user({ 'booking.view': scope }, {}), 'booking.view')).toBe('nothing');
});

test('a scope by which such rows are not looked at reaches as far as the widest that it covers', () => {
  const viewer = (scope: Scope) => user({ 'apikey.manage': scope });
  const known = ['own', 'country', 'all'] as const;
  expect(reachBy(viewer('operator'), 'apikey.manage', known)).toEqual({ by: 'own', key: '5' });
  expect(reachBy(viewer('all'), 'apikey.manage', ['own'])).toEqual({ by: 'own', key: '5' });
  expect(reachBy(viewer('own'), 'apikey.manage', ['agency', 'all'])).toBe('nothing');
});

test('without the permission nothing is reached, by nobody but a service', () => {
  expect(reachBy(user({ 'booking.edit': 'all' }), 'booking.view')).toBe('nothing');
  expect(reachBy(guest({ grants: { 'booking.view': 'all' } }), 'booking.view')).toBe('nothing');
  expect(reachBy(guest(), 'booking.view')).toBe('nothing');
  expect(reachBy(service('users'), 'booking.view')).toBe('everything');
});
