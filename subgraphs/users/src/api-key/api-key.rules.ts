export const API_MODES = { SANDBOX: 'SANDBOX', LIVE: 'LIVE' } as const;
export type ApiMode = keyof typeof API_MODES;

export const KEY_STATES = { ACTIVE: 'ACTIVE', RETIRING: 'RETIRING', EXPIRED: 'EXPIRED', REVOKED: 'REVOKED' } as const;
export type KeyState = keyof typeof KEY_STATES;

/** When what happens to a key; epoch milliseconds. */
export interface KeyTimes {
  readonly expiresAt: number | null;
  /** The end of the overlap with the key that replaced it. */
  readonly retiresAt: number | null;
  readonly revokedAt: number | null;
}

/** What a key is at `now`: it works while ACTIVE or RETIRING. */
export function keyState({ expiresAt, retiresAt, revokedAt }: KeyTimes, now: number): KeyState {
  if (revokedAt !== null) return 'REVOKED';
  if (expiresAt !== null && expiresAt <= now) return 'EXPIRED';
  if (retiresAt === null) return 'ACTIVE';
  return retiresAt <= now ? 'EXPIRED' : 'RETIRING';
}

/** What no program does: it would make itself keys without end, or be somebody else. */
const IN_PERSON_ONLY = new Set(['apikey.manage', 'user.impersonate', 'role.manage']);

/** The wanted scopes a key may not have: what its owner does not hold, and what is done in person only. */
export const scopesBeyond = (held: Readonly<Record<string, unknown>>, wanted: readonly string[]): string[] =>
  [...new Set(wanted)].filter((scope) => held[scope] === undefined || IN_PERSON_ONLY.has(scope)).sort();

const WORDS: Readonly<Record<ApiMode, string>> = { LIVE: 'naga_live_', SANDBOX: 'naga_test_' };
const SHOWN = 6;

/** A whole key of `random` (256 bits or so, base64url), and the beginning by which its owner tells it from others. */
export function keyOf(mode: ApiMode, random: string): { readonly secret: string; readonly prefix: string } {
  const secret = `${WORDS[mode]}${random}`;
  return { secret, prefix: secret.slice(0, WORDS[mode].length + SHOWN) };
}

/** Whatever the scope of who asks: a secret is shown to its owner only (rules.md 8, 15), so nobody makes somebody else's. */
export const MAKING_SCOPES = ['own'] as const;

/** Keys of one application that work at the same time. */
export const KEYS_OF_AN_ACCOUNT = 20;
/** Applications of one developer. */
export const ACCOUNTS_OF_AN_OWNER = 20;
