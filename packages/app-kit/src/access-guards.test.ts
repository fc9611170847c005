import { describe, expect, test } from '@jest/globals';
import { passageOf } from './access-guards.js';
import { ownPath } from './own-path.js';

const ROLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const user = (roleId: number) => ({ roleId, landing: roleId === 6 ? '/dashboard' : '/admin' });
const passed = (guard: string) => ROLES.filter((id) => passageOf(guard, user(id), '/x').kind === 'pass');

describe('who may enter', () => {
  test.each([
    ['auth', ROLES],
    ['guest', []],
    ['agency', [1, 2, 3, 4, 5, 10]],
    ['admin', [1, 2, 3, 4, 5, 7, 9, 10, 11]],
  ])('%s: roles %j', (guard, roles) => expect(passed(guard)).toEqual(roles));

  test.each([
    ['auth', undefined, '/auth/login?redirectPath=%2Fvisits%3Fa%3D1', false],
    ['guest', 6, '/dashboard', false],
    ['guest', 1, '/admin', false],
    ['agency', undefined, '/agent/login?redirectPath=%2Fvisits%3Fa%3D1&notice=please-log-in', true],
    ['agency', 6, '/agent/login?redirectPath=%2Fvisits%3Fa%3D1&notice=restricted-agency', true],
    ['admin', undefined, '/auth/login?redirectPath=%2Fvisits%3Fa%3D1', false],
    ['admin', 6, '/', false],
  ])('%s sends role %s to %s (and ends the session: %s)', (guard, role, to, logsOut) => {
    const who = role === undefined ? undefined : user(role);
    expect(passageOf(guard, who, '/visits?a=1')).toEqual({ kind: 'turn-away', to, logsOut });
  });

  test('a guest enters pages for guests', () => expect(passageOf('guest', undefined, '/x').kind).toBe('pass'));

  test.each(['', 'Auth', 'toString', 'superuser'])('an unknown guard raises: %j', (guard) =>
    expect(() => passageOf(guard, user(1), '/x')).toThrow(`Unknown access guard: ${guard}`),
  );
});

describe('after the sign-in one comes back', () => {
  test.each(['/dashboard', '/kh/settings/profile?x=1#picture', '/admin/bookings?status=BLOCKED'])('to %s', (path) =>
    expect(ownPath(path)).toBe(path),
  );
  test.each([
    undefined,
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2E//evil.example',
    '/kh/..//evil.example',
    '/visits/../auth/login',
    'javascript:alert(1)',
    '/auth/login?redirectPath=/x',
    '/kh/agent/login',
    `/${'x'.repeat(2000)}`,
  ])('never to %j', (path) => expect(ownPath(path)).toBeUndefined());
});
