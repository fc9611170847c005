import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '@naga/server-kit/database/database.js';
import { LoginChallenge } from '../second-factor/second-factor.entity.js';
import { AccountToken, type TokenKind } from './account-token.entity.js';
import { hashOf, newSecret } from './secret.js';

const HOUR = 3_600_000;

/** How long a link serves, milliseconds. */
export const TOKEN_LIFETIME: Readonly<Record<TokenKind, number>> = {
  VERIFY_EMAIL: 48 * HOUR,
  CHANGE_EMAIL: 24 * HOUR,
  RESET_PASSWORD: HOUR,
};

/** What a link is about. */
export interface Issued {
  readonly accountId: string;
  readonly kind: TokenKind;
  /** Where it goes. */
  readonly email: string;
  /** Milliseconds, where a link serves longer or shorter than its kind does. */
  readonly lifetimeMs?: number;
}

/** A new secret for a link; the only time it is known. Those of its kind that were sent before no longer serve. */
export async function issueToken(
  em: EntityManager,
  { accountId, kind, email, lifetimeMs = TOKEN_LIFETIME[kind] }: Issued,
  now: number,
): Promise<string> {
  const secret = newSecret();
  await em.nativeDelete(AccountToken, { accountId, kind });
  em.create(AccountToken, {
    accountId,
    kind,
    email,
    tokenHash: hashOf(secret),
    createdAt: new Date(now),
    expiresAt: new Date(now + lifetimeMs),
  });
  await em.flush();
  return secret;
}

/**
 * Links on their way to a new password or address, and logins that wait for their second factor: whoever asked for them
 * may not be who has just shown to own the account.
 */
export async function forgetWaysIn(em: EntityManager, accountId: string): Promise<void> {
  await em.nativeDelete(LoginChallenge, { accountId });
  await em.nativeDelete(AccountToken, { accountId, kind: { $in: ['CHANGE_EMAIL', 'RESET_PASSWORD'] } });
}

const LOOK = `select account_id as "accountId", kind, email from account_token
  where token_hash = $1 and kind = any($2) and used_at is null and expires_at > $3`;

/** What a link would do, without using it up: undefined for one that does not serve. */
export async function lookAtToken(
  database: Database,
  secret: string,
  kinds: readonly TokenKind[],
  now: number,
): Promise<Issued | undefined> {
  const [row] = await database.rows<Issued>(LOOK, [hashOf(secret), kinds, new Date(now)]);
  return row;
}

const REDEEM = `update account_token set used_at = ?
  where token_hash = ? and kind in (?, ?) and used_at is null and expires_at > ?
  returning account_id, kind, email`;

/** Uses a link up: of many at once one gets its account and address, the others undefined. */
export async function redeemToken(
  em: EntityManager,
  secret: string,
  kinds: readonly [TokenKind, TokenKind?],
  now: number,
): Promise<Issued | undefined> {
  const at = new Date(now);
  const values = [at, hashOf(secret), kinds[0], kinds[1] ?? kinds[0], at];
  const [row] = await em.execute<{ account_id: string; kind: TokenKind; email: string }[]>(REDEEM, values);
  return row && { accountId: row.account_id, kind: row.kind, email: row.email };
}
