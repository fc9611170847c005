import { signSessionToken, TOKEN_LIFETIME_SECONDS } from '@naga/server-kit/viewer/session-token.js';
import type { UsersContext } from '../services.js';

export interface SignedSession {
  readonly accountId: string;
  readonly token: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/** The bearer token of a session's current generation. */
export async function signSession(
  { services, clock }: UsersContext,
  { id, accountId, generation }: { id: string; accountId: string; generation: number },
): Promise<SignedSession> {
  const facts = { sessionId: id, generation, userId: accountId };
  const token = await signSessionToken(facts, services.env.SESSION_SECRET, clock);
  return { accountId, token, expiresIn: TOKEN_LIFETIME_SECONDS };
}
