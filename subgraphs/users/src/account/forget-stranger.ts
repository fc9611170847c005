import type { EntityManager } from '@mikro-orm/postgresql';
import { forgetSecondFactor } from '../second-factor/forget-second-factor.js';
import type { Account } from './account.entity.js';

/** Customer and partner: what anybody can register, or asked to become. */
const OPENED_BY_ANYBODY: readonly number[] = [6, 8];

/**
 * Somebody shows that an address is his which nobody had proved yet: the account may be a stranger's who registered with
 * it and waits. What the stranger could come back by, or keep the other out with, no longer serves: the proof of his
 * telephone, which codes are sent to, and his authenticator app. Password, sessions and links are the caller's.
 */
export async function forgetStranger(em: EntityManager, account: Account): Promise<void> {
  account.mobileVerifiedAt = null;
  account.pendingPhoneNumber = null;
  if (OPENED_BY_ANYBODY.includes(account.roleId)) await forgetSecondFactor(em, account.id);
}
