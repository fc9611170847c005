import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@naga/kernel/clock.js';
import { z } from 'zod';

/** Fifteen minutes (rules.md 14): how long a token speaks for its user without being refreshed. */
export const TOKEN_LIFETIME_SECONDS = 900;

/** Bytes an HS256 secret needs at least (RFC 7518, 3.2). */
export const SECRET_LENGTH = 32;

export interface SessionTokenFacts {
  readonly sessionId: string;
  /** Counts the refreshes of the session. */
  readonly generation: number;
  readonly userId: string;
}

export interface VerifiedSessionToken extends SessionTokenFacts {
  /** Too old to speak for its user; it can still be refreshed while its session lives. */
  readonly expired: boolean;
}

const Claims = z.object({ sid: z.string(), gen: z.int(), sub: z.string(), exp: z.int() });

/** The one header that we write, and the only one that we read: a token chooses no algorithm. */
const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

const hmac = (claims: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${HEADER}.${claims}`).digest();

/** A bearer token: a JWT (HS256) with the claims sid, gen, sub, iat and exp. */
export function signSessionToken(
  { sessionId, generation, userId }: SessionTokenFacts,
  secret: string,
  clock: Clock,
): string {
  const iat = Math.floor(clock.now() / 1000);
  const facts = { sid: sessionId, gen: generation, sub: userId, iat, exp: iat + TOKEN_LIFETIME_SECONDS };
  const claims = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${HEADER}.${claims}.${hmac(claims, secret).toString('base64url')}`;
}

/** What a token says that one of the secrets signed. */
function claimsOf(token: string, secrets: readonly string[]): string | undefined {
  const [header, claims, signature, ...more] = token.split('.');
  if (header !== HEADER || !claims || !signature || more.length > 0) return undefined;
  const proof = Buffer.from(signature, 'base64url');
  const isSigned = secrets.some((secret) => {
    const expected = hmac(claims, secret);
    return proof.length === expected.length && timingSafeEqual(proof, expected);
  });
  return isSigned ? Buffer.from(claims, 'base64url').toString() : undefined;
}

/**
 * What a bearer token says; undefined when we did not sign it. Whether its session still lives, only users knows
 * (`tokenHolder`). Signed and read without WebCrypto, whose detour over another thread was a sixth of a small request.
 * @param secrets the present one first; while it is rotated, the older ones too, so that nobody is signed out
 */
export function verifySessionToken(
  token: string,
  secrets: string | readonly string[],
  clock: Clock,
): VerifiedSessionToken | undefined {
  const text = claimsOf(token, [secrets].flat());
  const { data } = Claims.safeParse(text === undefined ? undefined : JSON.parse(text));
  if (data === undefined) return undefined;
  const { sid, gen, sub, exp } = data;
  return { sessionId: sid, generation: gen, userId: sub, expired: exp * 1000 <= clock.now() };
}
