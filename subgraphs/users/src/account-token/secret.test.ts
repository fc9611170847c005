import { expect, test } from '@jest/globals';
import { hashOf, isSecret, keyedHashOf, newSecret, seal, unseal } from './secret.js';

test('secrets have 256 bits and are never the same', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(secrets.filter(isSecret)).toEqual(secrets);
});

test.each([
  '',
  '\u0000',
  'a'.repeat(42),
  'a'.repeat(44),
  `${'a'.repeat(42)}\u0000`,
  `${'a'.repeat(43)}\n`,
  'ក'.repeat(43),
])('%j is none', (text) => expect(isSecret(text)).toBe(false));

test('a hash does not say its secret; a short code’s depends on the key and on whom it belongs to', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const hashes = [
    keyedHashOf('123456', '1', 'key'),
    keyedHashOf('123456', '2', 'key'),
    keyedHashOf('123456', '1', 'another'),
    keyedHashOf('123457', '1', 'key'),
  ];
  expect(new Set(hashes).size).toBe(4);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test('what is sealed opens with its key only, and not when it was changed', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'key');
  expect(unseal(sealed, 'key')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unseal(sealed, 'another')).toThrow();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1]! ^= 1;
  expect(() => unseal(changed.toString('base64url'), 'key')).toThrow();
});
