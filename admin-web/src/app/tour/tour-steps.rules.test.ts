import { expect, test } from '@jest/globals';
import { tourOf } from './tour-steps.rules.js';

const told = (roleId: number, ...menu: string[]) =>
  tourOf(roleId, new Set(menu)).map(({ id, to }) => (to === undefined ? id : `${id} ${to}`));

test.each<[string, number, string[], string[]]>([
  [
    'a platform admin',
    1,
    ['/', '/bookings', '/departures', '/stops', '/amenities'],
    ['menu', 'today /', 'lists /bookings', 'files /amenities', 'find', 'keys'],
  ],
  [
    'an operator’s admin',
    4,
    ['/', '/search', '/bookings', '/departures', '/stops'],
    ['menu', 'run /departures', 'lists /bookings', 'files /stops', 'find', 'keys'],
  ],
  ['a clerk', 5, ['/', '/search', '/bookings'], ['menu', 'sell /search', 'lists /bookings', 'find', 'keys']],
  ['finance', 9, ['/', '/settlements'], ['menu', 'money /settlements', 'lists /settlements', 'find', 'keys']],
  ['staff of an agency', 3, ['/', '/search', '/bookings'], ['menu', 'sell /search', 'lists /bookings', 'find', 'keys']],
  [
    'an operator’s admin without departures',
    4,
    ['/', '/bookings'],
    ['menu', 'today /', 'lists /bookings', 'find', 'keys'],
  ],
  ['who may hardly anything', 7, ['/'], ['menu', 'today /', 'find', 'keys']],
])('%s is shown four to six things, each where he may go', (_, roleId, menu, steps) => {
  expect(told(roleId, ...menu)).toEqual(steps);
  expect(steps.length).toBeGreaterThanOrEqual(4);
  expect(steps.length).toBeLessThanOrEqual(6);
});
