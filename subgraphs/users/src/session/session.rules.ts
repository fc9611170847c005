const DAY = 86_400_000;

/** How long the generation before the current one is still honoured: requests that were under way (rules.md 14). */
export const GRACE_MS = 30_000;

/** Epoch milliseconds. A remembered session lives 365 days, any other 7 (specification, section 4). */
export const sessionEnd = (now: number, remember: boolean): number => now + (remember ? 365 : 7) * DAY;

export interface SessionFacts {
  readonly generation: number;
  /** Epoch milliseconds: when this generation began. */
  readonly rotatedAt: number;
  readonly expiresAt: number;
  readonly ended: boolean;
}

/** Whether the session lives. */
export const isAlive = ({ ended, expiresAt }: SessionFacts, now: number): boolean => !ended && now < expiresAt;

/** Whether a token of this generation may still speak for its user: the current one, or for 30 s the one before. */
export function isHonoured(session: SessionFacts, generation: number, now: number): boolean {
  if (!isAlive(session, now)) return false;
  const age = session.generation - generation;
  return age === 0 || (age === 1 && now - session.rotatedAt <= GRACE_MS);
}

/**
 * What a refresh with a token of this generation does. rotate: a new generation begins. repeat: somebody was first, he
 * gets the current generation too. reuse: an old token came back, perhaps a stolen one, so the session ends. dead: there
 * is nothing to refresh.
 */
export function refreshOf(
  session: SessionFacts,
  generation: number,
  now: number,
): 'rotate' | 'repeat' | 'reuse' | 'dead' {
  if (!isAlive(session, now)) return 'dead';
  if (generation === session.generation) return 'rotate';
  return isHonoured(session, generation, now) ? 'repeat' : 'reuse';
}
