import type { Clock } from '@naga/kernel/clock.js';
import { CompactSign, compactVerify } from 'jose';
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

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** A bearer token: a JWT (HS256) with the claims sid, gen, sub, iat and exp. */
export function signSessionToken(
  { sessionId, generation, userId }: SessionTokenFacts,
  secret: string,
  clock: Clock,
): Promise<string> {
  const iat = Math.floor(clock.now() / 1000);
  const claims = { sid: sessionId, gen: generation, sub: userId, iat, exp: iat + TOKEN_LIFETIME_SECONDS };
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(keyOf(secret));
}

/**
 * What a bearer token says; undefined when we did not sign it. Whether its session still lives, only users knows
 * (`tokenHolder`).
 * @param secrets the present one first; while it is rotated, the older ones too, so that nobody is signed out
 */
export async function verifySessionToken(
  token: string,
  secrets: string | readonly string[],
  clock: Clock,
): Promise<VerifiedSessionToken | undefined> {
  for (const secret of [secrets].flat()) {
    try {
      const { payload } = await compactVerify(token, keyOf(secret), { algorithms: ['HS256'] });
      const { sid, gen, sub, exp } = Claims.parse(JSON.parse(new TextDecoder().decode(payload)));
      return { sessionId: sid, generation: gen, userId: sub, expired: exp * 1000 <= clock.now() };
    } catch {
      // Perhaps signed with the next one.
    }
  }
  return undefined;
}
