import { expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { ManualClock } from '@naga/kernel/clock.js';
import { signSessionToken, verifySessionToken } from './session-token.js';

const secret = 'a secret of thirty-two bytes or more';
const facts = { sessionId: 'b3f0c9a2', generation: 4, userId: '17' };

test('a token says its session, generation and user, and for fifteen minutes that it is fresh', () => {
  const clock = new ManualClock('2026-11-20T10:00:00+07:00');
  const token = signSessionToken(facts, secret, clock);
  expect(verifySessionToken(token, secret, clock)).toEqual({ ...facts, expired: false });
  clock.advance({ minutes: 14, seconds: 59 });
  expect(verifySessionToken(token, secret, clock)).toEqual({ ...facts, expired: false });
  clock.advance({ seconds: 1 });
  expect(verifySessionToken(token, secret, clock)).toEqual({ ...facts, expired: true });
});

test('a token we did not sign says nothing', () => {
  const clock = new ManualClock('2026-11-20T10:00:00+07:00');
  const token = signSessionToken(facts, secret, clock);
  const [header, , signature] = token.split('.');
  const claims = { sid: 'b3f0c9a2', gen: 4, sub: '1', exp: 2_000_000_000 };
  const other = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${other}.`;
  const signed = (alg: string, hash: string, said: object): string => {
    const [head, body] = [{ alg, typ: 'JWT' }, said].map((one) =>
      Buffer.from(JSON.stringify(one)).toString('base64url'),
    );
    return `${head}.${body}.${createHmac(hash, secret).update(`${head}.${body}`).digest('base64url')}`;
  };
  // Ours, so that the others are refused for what they are.
  expect(verifySessionToken(signed('HS256', 'sha256', claims), secret, clock)).toMatchObject({ userId: '1' });
  const incomplete = signed('HS256', 'sha256', { sub: '1' });
  const otherAlgorithm = signed('HS512', 'sha512', claims);
  const longer = `${token}.more`;
  for (const forged of [
    '',
    'nonsense',
    `${header}.${other}.${signature}`,
    unsigned,
    incomplete,
    otherAlgorithm,
    longer,
  ])
    expect(verifySessionToken(forged, secret, clock)).toBeUndefined();
  expect(verifySessionToken(token, `${secret}!`, clock)).toBeUndefined();
});

test('while the secret is rotated, tokens of the old one are read too', () => {
  const clock = new ManualClock('2026-11-20T10:00:00+07:00');
  const [old, next] = [secret, 'the next secret of thirty-two bytes'];
  const token = signSessionToken(facts, old, clock);
  expect(verifySessionToken(token, [next, old], clock)).toEqual({ ...facts, expired: false });
  expect(verifySessionToken(token, [next], clock)).toBeUndefined();
});
