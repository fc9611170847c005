import { beforeAll, expect, test } from '@jest/globals';
import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { writePass } from '@naga/kernel/boarding-pass.js';
import { canVerify, verifyPass } from './verify-pass.js';

// The browser of these tests has no cryptography of its own.
beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

const pass = { ticketId: 't', partId: '9', pnr: 'KX74QP', routeScheduleId: '77', date: '2026-11-21', seatNumber: '5C' };
const signer = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    text: writePass(pass, (signed) => sign(null, signed, privateKey)),
  };
};
const [current, former, stranger] = [signer(), signer(), signer()];
const keys = [current.publicKey, former.publicKey];

test.each([
  ['signed today', current.text, pass],
  ['signed before the key was changed', former.text, pass],
  ['signed by somebody else', stranger.text, undefined],
  ['cut off', current.text.slice(0, -4), undefined],
  ['no pass', 'https://naga.example', undefined],
])('a code that is %s', async (_, text, expected) => {
  expect(await verifyPass(text, keys)).toEqual(expected);
});

test('keys that this browser cannot read are found before anybody is scanned', async () => {
  expect(await canVerify(keys)).toBe(true);
  expect(await canVerify(['AAAA'])).toBe(false);
});
