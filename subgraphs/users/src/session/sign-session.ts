import { signSessionToken, TOKEN_LIFETIME_SECONDS } from '@naga/server-kit/viewer/session-token.js';
import type { UsersContext } from '../services.js';

export interface SignedSession {
  readonly accountId: string;
  readonly token: string;
  /** Seconds. */
  readonly expiresIn: number;
  /** Who really sits there. */
  readonly impersonatorId?: string | undefined;
  /** Of a second factor that was set up with this login. */
  readonly recoveryCodes?: readonly string[];
}

interface SessionFacts {
  readonly id: string;
  readonly accountId: string;
  readonly generation: number;
  readonly impersonatorId?: string | null | undefined;
}

/** The bearer token of a session's current generation. */
export function signSession(
  { services, clock }: UsersContext,
  { id, accountId, generation, impersonatorId }: SessionFacts,
): SignedSession {
  const facts = { sessionId: id, generation, userId: accountId };
  const token = signSessionToken(facts, services.env.SESSION_SECRET, clock);
  return { accountId, token, expiresIn: TOKEN_LIFETIME_SECONDS, impersonatorId: impersonatorId ?? undefined };
}
