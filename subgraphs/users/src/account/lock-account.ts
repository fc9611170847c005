import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { unauthenticated } from '@naga/server-kit/viewer/permission.js';
import { Account } from './account.entity.js';

/** An active account, locked for a change; undefined when it is closed. */
export async function lockAccount(em: EntityManager, id: string): Promise<Account | undefined> {
  const account = await em.findOne(Account, { id, active: true }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return account ?? undefined;
}

/** One's own account, locked; throws UNAUTHENTICATED once it is closed. */
export async function lockOwnAccount(em: EntityManager, id: string): Promise<Account> {
  const account = await lockAccount(em, id);
  if (!account) throw unauthenticated();
  return account;
}

/** Its owner changed it: who has it open elsewhere is told when he saves (CHANGED_MEANWHILE). */
export function noteOwnChange(account: Account, now: number): void {
  account.version += 1;
  account.updatedAt = new Date(now);
  account.updatedById = account.id;
}
