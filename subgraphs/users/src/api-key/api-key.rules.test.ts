import { describe, expect, test } from '@jest/globals';
import { keyOf, keyState, scopesBeyond } from './api-key.rules.js';

const never = { expiresAt: null, retiresAt: null, revokedAt: null };

describe('a key', () => {
  test.each([
    ['works', {}, 'ACTIVE'],
    ['works until it expires', { expiresAt: 1001 }, 'ACTIVE'],
    ['does not work from its expiry on', { expiresAt: 1000 }, 'EXPIRED'],
    ['works beside its replacement', { retiresAt: 1001 }, 'RETIRING'],
    ['does not work when the overlap is over', { retiresAt: 1000 }, 'EXPIRED'],
    ['does not outlive its expiry by being replaced', { retiresAt: 2000, expiresAt: 1000 }, 'EXPIRED'],
    ['never works again once revoked', { revokedAt: 1, retiresAt: 2000, expiresAt: 2000 }, 'REVOKED'],
  ])('%s', (_, times, state) => {
    expect(keyState({ ...never, ...times }, 1000)).toBe(state);
  });

  test('says which rows it touches and shows six signs of its secret', () => {
    expect(keyOf('LIVE', 'abcdefghij')).toEqual({ secret: 'naga_live_abcdefghij', prefix: 'naga_live_abcdef' });
    expect(keyOf('SANDBOX', 'abcdefghij').secret).toMatch(/^naga_test_/);
  });

  test.each([
    ['what its owner holds', ['booking.view'], []],
    ['nothing its owner lacks', ['booking.view', 'user.manage'], ['user.manage']],
    ['nothing twice', ['user.manage', 'user.manage'], ['user.manage']],
    ['no making of keys, not even its owner’s', ['apikey.manage'], ['apikey.manage']],
    ['no acting as others', ['user.impersonate'], ['user.impersonate']],
  ])('may do %s', (_, wanted, beyond) => {
    const held = { 'booking.view': 'own', 'apikey.manage': 'own', 'user.impersonate': 'all' };
    expect(scopesBeyond(held, wanted)).toEqual(beyond);
  });
});
