import type { Account } from './account.entity.js';

/**
 * Somebody shows that an address is his which nobody had proved yet: the account may be a stranger's who registered with
 * it and waits. What the stranger could come back by no longer serves: the proof of his telephone, which codes are sent
 * to. Password, sessions and links are the caller's.
 */
export function forgetStranger(account: Account): void {
  account.mobileVerifiedAt = null;
  account.pendingPhoneNumber = null;
}
