import { expect, test } from '@jest/globals';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { bookingType } from './booking-type.rules.js';

const user = (more: Partial<Extract<Viewer, { kind: 'user' }>>): Viewer => ({
  ...guest(),
  kind: 'user',
  userId: '12',
  roleId: 6,
  ...more,
});

test.each([
  ['nobody who signed in', guest(), 'GUEST'],
  ['nobody who signed in, over REST', guest({ channel: 'api' }), 'GUEST'],
  ['a customer', user({}), 'CUSTOMER'],
  ['a clerk of an operator', user({ roleId: 5, operatorId: '7', branchId: '71', channel: 'admin' }), 'COUNTER'],
  ['a clerk of an operator who uses the site', user({ roleId: 5, operatorId: '7' }), 'COUNTER'],
  ['support of the platform', user({ roleId: 7, channel: 'admin' }), 'COUNTER'],
  ['an agent at the back office', user({ roleId: 3, agencyId: '5', channel: 'admin' }), 'AGENCY'],
  ['an agent on the site', user({ roleId: 3, agencyId: '5' }), 'AGENCY'],
  ['a partner’s key', user({ roleId: 8, apiKeyId: '3', channel: 'api' }), 'PARTNER'],
  ['an agency’s key', user({ roleId: 2, agencyId: '5', apiKeyId: '3', channel: 'api' }), 'PARTNER'],
])('%s makes a booking of type %3$s', (_, viewer, type) => {
  expect(bookingType(viewer as Viewer)).toBe(type);
});

test('a service sells to whom it acts for', () => {
  expect(bookingType(service('users', { onBehalfOf: '12' }))).toBe('CUSTOMER');
});
