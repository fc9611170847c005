import { describe, expect, test } from '@jest/globals';
import { buyerOf, isForUser, type Buyer, type Person, type RouteForUser } from './route-for-user.rules.js';

describe('who buys as what', () => {
  const operator = { operatorId: '7' };
  test.each<[string, Person | undefined, Buyer]>([
    ['nobody signed in', undefined, { kind: 'GUEST' }],
    ['a customer', { scope: 'own' }, { kind: 'REGISTERED' }],
    ['a key that may not sell', {}, { kind: 'REGISTERED' }],
    ['an agency owner', { scope: 'agency', agencyId: '3' }, { kind: 'AGENCY' }],
    ['agency staff', { scope: 'own', agencyId: '3' }, { kind: 'AGENCY' }],
    ['an operator admin', { scope: 'operator', ...operator }, { kind: 'OPERATOR', ...operator }],
    ['a counter', { scope: 'branch', ...operator }, { kind: 'OPERATOR', ...operator }],
    ['operator finance, who sells nothing', operator, { kind: 'OPERATOR', ...operator }],
    ['a country admin', { scope: 'country', countryCode: 'KH' }, { kind: 'PLATFORM', countryCode: 'KH' }],
    ['a country admin without country', { scope: 'country' }, { kind: 'PLATFORM', countryCode: '' }],
    ['the platform', { scope: 'all' }, { kind: 'PLATFORM' }],
  ])('%s', (_, person, buyer) => {
    expect(buyerOf(person)).toEqual(buyer);
  });
});

describe('whom a schedule is sold to', () => {
  const buyers = {
    guest: { kind: 'GUEST' },
    customer: { kind: 'REGISTERED' },
    agency: { kind: 'AGENCY' },
    'own staff': { kind: 'OPERATOR', operatorId: '7' },
    'staff of another operator': { kind: 'OPERATOR', operatorId: '8' },
    'its country': { kind: 'PLATFORM', countryCode: 'KH' },
    'another country': { kind: 'PLATFORM', countryCode: 'LA' },
    platform: { kind: 'PLATFORM' },
  } as const satisfies Record<string, Buyer>;
  const STAFF = ['own staff', 'its country', 'platform'];

  test.each<[RouteForUser, string[]]>([
    ['EVERYONE', ['guest', 'customer', 'agency', ...STAFF]],
    ['REGISTERED', ['customer', 'agency', ...STAFF]],
    ['AGENCY', ['agency', ...STAFF]],
    ['STAFF', STAFF],
  ])('%s', (audience, expected) => {
    const carrier = { operatorId: '7', countryCode: 'KH' };
    const sold = Object.entries(buyers).filter(([, buyer]) => isForUser(audience, carrier, buyer));
    expect(sold.map(([name]) => name)).toEqual(expected);
  });
});
