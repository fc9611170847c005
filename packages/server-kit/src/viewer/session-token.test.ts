import { expect, test } from '@jest/globals';
import { ManualClock } from '@naga/kernel/clock.js';
import { SignJWT } from 'jose';
import { signSessionToken, verifySessionToken } from './session-token.js';

const secret = 'a secret of thirty-two bytes or more';
const facts = { sessionId: 'b3f0c9a2', generation: 4, userId: '17' };

test('a token says its session, generation and user, and for fifteen minutes that it is fresh', async () => {
  const clock = new ManualClock('2026-11-20T10:00:00+07:00');
  const token = await signSessionToken(facts, secret, clock);
  expect(await verifySessionToken(token, secret, clock)).toEqual({ ...facts, expired: false });
  clock.advance({ minutes: 14, seconds: 59 });
  expect(await verifySessionToken(token, secret, clock)).toEqual({ ...facts, expired: false });
  clock.advance({ seconds: 1 });
  expect(await verifySessionToken(token, secret, clock)).toEqual({ ...facts, expired: true });
});

test('a token we did not sign says nothing', async () => {
  const clock = new ManualClock('2026-11-20T10:00:00+07:00');
  const key = new TextEncoder().encode(secret);
  const token = await signSessionToken(facts, secret, clock);
  const [header, , signature] = token.split('.');
  const claims = { sid: 'b3f0c9a2', gen: 4, sub: '1', exp: 2_000_000_000 };
  const other = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${other}.`;
  const incomplete = await new SignJWT({ sub: '1' }).setProtectedHeader({ alg: 'HS256' }).sign(key);
  const otherAlgorithm = await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(key);
  for (const forged of ['', 'nonsense', `${header}.${other}.${signature}`, unsigned, incomplete, otherAlgorithm])
    expect(await verifySessionToken(forged, secret, clock)).toBeUndefined();
  expect(await verifySessionToken(token, `${secret}!`, clock)).toBeUndefined();
});

test('while the secret is rotated, tokens of the old one are read too', async () => {
  const clock = new ManualClock('2026-11-20T10:00:00+07:00');
  const [old, next] = [secret, 'the next secret of thirty-two bytes'];
  const token = await signSessionToken(facts, old, clock);
  expect(await verifySessionToken(token, [next, old], clock)).toEqual({ ...facts, expired: false });
  expect(await verifySessionToken(token, [next], clock)).toBeUndefined();
});
