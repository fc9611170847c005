import { expect, test } from '@jest/globals';
import { usersEnv } from '../env.js';
import { openPasswords } from './passwords.js';

const SECRET = 'only for tests, but thirty-two bytes long';
const ENV = { SESSION_SECRET: SECRET, ACCOUNT_SECRET: SECRET, BASE_URL: 'https://naga.example' };

test('unless told otherwise a password is hashed with what OWASP asks', async () => {
  const { hash, nobodys } = await openPasswords(usersEnv(ENV).PASSWORD_MEMORY_KIB);
  for (const stored of [await hash('right horse battery'), nobodys])
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('whoever is told to hash at another cost knows the passwords of before', async () => {
  const [before, now] = [await openPasswords(1024), await openPasswords(2048)];
  const stored = await before.hash('right horse battery');
  expect(await now.isOf(stored, 'right horse battery')).toBe(true);
  expect(await now.isOf(stored, 'wrong horse battery')).toBe(false);
  expect(await now.isOf(now.nobodys, '')).toBe(false);
});

test('a hash that costs next to nothing is refused at the start', () => {
  expect(() => usersEnv({ ...ENV, PASSWORD_MEMORY_KIB: '8' })).toThrow('PASSWORD_MEMORY_KIB');
});
