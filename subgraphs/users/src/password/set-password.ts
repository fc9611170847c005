import type { EntityManager } from '@mikro-orm/postgresql';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { forgetWaysIn } from '../account-token/account-tokens.js';
import type { Account } from '../account/account.entity.js';
import { noteOwnChange } from '../account/lock-account.js';
import type { UsersContext } from '../services.js';

/** Gives a locked account the password its owner chose; links that were mailed before no longer serve. He is told by mail. */
export async function setPassword(
  em: EntityManager,
  context: UsersContext,
  account: Account,
  passwordHash: string,
): Promise<void> {
  const now = context.clock.now();
  account.passwordHash = passwordHash;
  account.passwordChangedAt = new Date(now);
  account.changePasswordOnFirstLogin = false;
  noteOwnChange(account, now);
  emit(em, context, 'account.password_changed', { accountId: account.id });
  await forgetWaysIn(em, account.id);
}
