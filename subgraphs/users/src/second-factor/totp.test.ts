import { expect, test } from '@jest/globals';
import { generateSync } from 'otplib';
import { newTotp, totpStep } from './totp.js';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const now = 1_111_111_109_000;

test.each([
  ['the code of RFC 6238 for that moment', '081804', 0, 37_037_036],
  ['one step late', '081804', 30_000, 37_037_036],
  ['one step early', '081804', -29_000, 37_037_036],
  ['two steps late', '081804', 61_000, undefined],
  ['another code', '081805', 0, undefined],
  ['letters', 'abcdef', 0, undefined],
  ['too short', '81804', 0, undefined],
])('%s', (_, code, later, step) => expect(totpStep(SECRET, code, now + later)).toBe(step));

test('a new secret has 160 bits and comes as an address and as a picture of it', async () => {
  const { secret, otpauthUrl, qrSvg } = await newTotp('dara@example.com');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(otpauthUrl).toContain('otpauth://totp/Naga:dara%40example.com');
  expect(new URL(otpauthUrl).searchParams.get('secret')).toBe(secret);
  expect(qrSvg).toMatch(/^<svg /);
  expect(totpStep(secret, generateSync({ secret, epoch: now / 1000 }), now)).toBe(37_037_036);
  expect((await newTotp('dara@example.com')).secret).not.toBe(secret);
});
