import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isRowId } from '@naga/kernel/row-id.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { hashOf, newSecret } from '../account-token/secret.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { ApiAccount, ApiKey } from '../api-account/api-account.entity.js';
import { ApiAccountNotFound, ScopesAboveYours, TooManyApiKeys } from '../api-account/api-account.errors.js';
import { KEYS_OF_AN_ACCOUNT, keyOf, scopesBeyond } from './api-key.rules.js';

export interface NewKey {
  readonly id: string;
  /** The whole key; known this one time. */
  readonly secret: string;
}

export interface KeyWish {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt?: Date | null | undefined;
}

const WORKING = `select count(*)::int as count from api_key where api_account_id = ? and revoked_at is null
  and coalesce(expires_at, 'infinity') > ? and coalesce(retires_at, 'infinity') > ?`;

/** Adds a key to an application that is locked; refuses with TOO_MANY_API_KEYS {limit}. */
export async function addKey(em: EntityManager, account: ApiAccount, wish: KeyWish, now: Date): Promise<NewKey> {
  const [working] = await em.execute<{ count: number }[]>(WORKING, [account.id, now, now]);
  if ((working?.count ?? 0) >= KEYS_OF_AN_ACCOUNT) throw new TooManyApiKeys({ limit: KEYS_OF_AN_ACCOUNT });
  const { secret, prefix } = keyOf(account.mode, newSecret());
  const key = em.create(ApiKey, {
    apiAccountId: account.id,
    name: wish.name.trim(),
    prefix,
    keyHash: hashOf(secret),
    scopes: [...new Set(wish.scopes)].sort(),
    createdAt: now,
    expiresAt: wish.expiresAt ?? null,
  });
  await em.flush();
  return { id: key.id, secret };
}

/**
 * Makes a key of one's own application. Refuses with API_ACCOUNT_NOT_FOUND, SCOPES_ABOVE_YOURS {scopes} and
 * TOO_MANY_API_KEYS {limit}; an expiry that is over is invalid input.
 */
export function createApiKey(context: UsersContext, accountId: string, wish: KeyWish): Promise<NewKey> {
  const { userId, grants } = inPerson(context.viewer);
  const now = new Date(context.clock.now());
  if (wish.expiresAt && wish.expiresAt <= now) throw new InvalidInput([{ path: 'expiresAt', code: 'IN_THE_PAST' }]);
  const scopes = scopesBeyond(grants, wish.scopes);
  if (scopes.length > 0) throw new ScopesAboveYours({ scopes });
  const id = isRowId(accountId) ? accountId : '0';
  return inTransaction(context.em, async (em) => {
    const own = { id, ownerId: userId };
    const account = await em.findOne(ApiAccount, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!account) throw new ApiAccountNotFound();
    return addKey(em, account, wish, now);
  });
}
