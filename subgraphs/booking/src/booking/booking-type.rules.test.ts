import { expect, test } from '@jest/globals';
import { bookingType, type BookingType, type Seller } from './booking-type.rules.js';

const at = (channel: string, more: Partial<Seller> = {}): Seller => ({ kind: 'user', channel, ...more });

test.each<[string, Seller, BookingType]>([
  ['nobody who signed in', { kind: 'guest', channel: 'web' }, 'GUEST'],
  ['nobody who signed in, over REST', { kind: 'guest', channel: 'api' }, 'GUEST'],
  ['a customer', at('web'), 'CUSTOMER'],
  ['a clerk of an operator', at('admin', { operatorId: '7' }), 'COUNTER'],
  ['a clerk of an operator who uses the site', at('web', { operatorId: '7' }), 'COUNTER'],
  ['support of the platform', at('admin'), 'COUNTER'],
  ['an agent at the back office', at('admin', { agencyId: '5' }), 'AGENCY'],
  ['an agent on the site', at('web', { agencyId: '5' }), 'AGENCY'],
  ['a partner’s key', at('api', { apiKeyId: '3' }), 'PARTNER'],
  ['an agency’s key', at('api', { agencyId: '5', apiKeyId: '3' }), 'PARTNER'],
  ['a service for somebody', { kind: 'service', channel: 'internal', onBehalfOf: '12' }, 'CUSTOMER'],
  ['a service for nobody', { kind: 'service', channel: 'internal' }, 'GUEST'],
])('%s makes a booking of type %3$s', (_, seller, type) => {
  expect(bookingType(seller)).toBe(type);
});
