import type { EntityManager } from '@mikro-orm/postgresql';
import { emit } from '@naga/server-kit/outbox/emit.js';
import type { Account } from '../account/account.entity.js';
import { noteOwnChange } from '../account/lock-account.js';
import type { UsersContext } from '../services.js';

/** Gives a locked account the password its owner chose; he is told by mail. */
export function setPassword(em: EntityManager, context: UsersContext, account: Account, passwordHash: string): void {
  const now = context.clock.now();
  account.passwordHash = passwordHash;
  account.passwordChangedAt = new Date(now);
  account.changePasswordOnFirstLogin = false;
  noteOwnChange(account, now);
  emit(em, context, 'account.password_changed', { accountId: account.id });
}
